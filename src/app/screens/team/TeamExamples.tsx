import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type ExamplePokemon, Examples, useExampleNames } from '#app/typeUi/Examples.tsx';
import { Announcement } from '#app/ui/Announcement.tsx';
import { Card } from '#app/ui/Card.tsx';
import { emptyMember, type Member } from '#core/links/team.ts';
import { HeadlineText } from './Headline.tsx';
import type { Team } from './useTeam.ts';

const examples: readonly (readonly ExamplePokemon[])[] = [
  [
    { id: 'venusaur', types: ['grass', 'poison'] },
    { id: 'charizard', types: ['fire', 'flying'] },
    { id: 'blastoise', types: ['water'] },
  ],
  [
    { id: 'dragonite', types: ['dragon', 'flying'] },
    { id: 'gyarados', types: ['water', 'flying'] },
    { id: 'aerodactyl', types: ['rock', 'flying'] },
  ],
  [
    { id: 'pikachu', types: ['electric'] },
    { id: 'snorlax', types: ['normal'] },
    { id: 'gengar', types: ['ghost', 'poison'] },
  ],
];

/** Shows the empty state: a text about the screen, and three example teams. */
export function TeamExamples({
  team: { searchables, state },
  onPick,
}: {
  team: Team;
  onPick: (members: readonly Member[]) => void;
}) {
  const { t } = useTranslation();
  const formatNames = useExampleNames(searchables);
  return (
    <Card aria-label={t('defense.answer')}>
      <HeadlineText title={t('team.emptyTitle')} summary={t('team.empty')}>
        <Announcement makeText={() => t('team.emptyTitle')} />
      </HeadlineText>
      <Examples
        examples={examples.map((example) => ({
          strikes: example.flatMap(({ types }) => types.slice(0, 1)),
          name: formatNames(example),
          onPick: () =>
            onPick([
              ...state.members.filter(({ types }) => types.length > 0),
              ...example.map(({ id, types }) => ({ ...emptyMember, pokemon: id, types })),
            ]),
        }))}
      />
    </Card>
  );
}
