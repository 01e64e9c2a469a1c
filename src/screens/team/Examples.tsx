import type { Typing } from '#engine/type.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { emptyMember, type Member } from '#links/team.ts';
import { displayName } from '#pokedex/name.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useNames } from '#widgets/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './Examples.module.css';
import { HeadlineText } from './Headline.tsx';
import type { Team } from './useTeam.ts';

type Example = readonly { id: string; types: Typing }[];

/** Teams of Pokémon that exist in every generation and never changed their typing. */
const examples: readonly Example[] = [
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
export function Examples({
  team: { searchables, state },
  onPick,
}: {
  team: Team;
  onPick: (members: readonly Member[]) => void;
}) {
  const { t, language } = useTranslation();
  const { formatList, typingName } = useNames();
  const find = (id: string) => searchables.find(({ pokemon }) => pokemon.id === id)?.pokemon;
  return (
    <Card aria-label={t('defense.answer')}>
      <HeadlineText title={t('team.emptyTitle')} summary={t('team.empty')} />
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example[0]?.id}>
            <Button
              onClick={() =>
                onPick([
                  ...state.members.filter(({ types }) => types.length > 0),
                  ...example.map(({ id, types }) => ({ ...emptyMember, pokemon: id, types })),
                ])
              }
            >
              {example.map(({ types }) => (
                <TypeIcon key={types[0]} type={types[0]!} />
              ))}
              <span translate="no">
                {formatList(
                  example.map(({ id, types }) => {
                    const pokemon = find(id);
                    return pokemon ? displayName(language, pokemon) : typingName(types);
                  }),
                )}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
