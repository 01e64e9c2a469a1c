import { type Member, noMember } from '#calculators/team.ts';
import type { OfficialTyping } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useNames } from '#widgets/names.ts';
import { TypeSign } from '#widgets/TypeSign.tsx';
import styles from './Examples.module.css';
import { HeadlineText } from './Headline.tsx';
import type { Team } from './useTeam.ts';

type Example = readonly { id: string; types: OfficialTyping }[];

/** Teams of Pokémon that every generation knows, with the typing they always had. */
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

/** What an empty screen is for, and three teams to try. */
export function Examples({
  team: { searchables, state },
  onPick,
}: {
  team: Team;
  onPick: (members: readonly Member[]) => void;
}) {
  const { text, language } = useText();
  const { list, typingName } = useNames();
  const find = (id: string) => searchables.find(({ pokemon }) => pokemon.id === id)?.pokemon;
  return (
    <Card aria-label={text('defense.answer')}>
      <HeadlineText title={text('team.emptyTitle')} summary={text('team.empty')} />
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example[0]?.id}>
            <Button
              onClick={() =>
                onPick([
                  ...state.members.filter(({ types }) => types.length > 0),
                  ...example.map(({ id, types }) => ({ ...noMember, pokemon: id, types })),
                ])
              }
            >
              {example.map(({ types }) => (
                <TypeSign key={types[0]} type={types[0]!} />
              ))}
              <span translate="no">
                {list(
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
