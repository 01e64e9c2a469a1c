import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { emptyMember, type Member } from '#links/team.ts';
import { displayName } from '#pokedex/name.ts';
import { Button } from '#ui/Button.tsx';
import { useNames } from '#widgets/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './Examples.module.css';
import { examples } from './examples.ts';
import type { Battle } from './useBattle.ts';

/** Lists battles to try, each with the names of both sides. */
export function Examples({
  battle: { state, searchables, pokedexState },
  onPick,
}: {
  battle: Battle;
  /** `us` is undefined if the player already has a team. */
  onPick: (us: readonly Member[] | undefined, them: readonly Member[]) => void;
}) {
  const { t, language } = useTranslation();
  const { formatList, typingName } = useNames();

  function nameOf({ id, types }: (typeof examples)[number]['us'][number]): string {
    const match = searchables.find(({ pokemon }) => pokemon.id === id);
    if (match) return displayName(language, match.pokemon);
    // The id stands for the name until the names have loaded: in English it has the same letters.
    return pokedexState === 'failed'
      ? typingName(types)
      : id.replace(/^./, (first) => first.toUpperCase());
  }

  const toMembers = (list: (typeof examples)[number]['us']) =>
    list.map(({ id, types }) => ({ ...emptyMember, pokemon: id, types }));

  return (
    <ul className={styles.examples}>
      {examples.map(({ us, them }) => (
        <li key={them.at(-1)?.id}>
          <Button
            onClick={() => onPick(state.us.length > 0 ? undefined : toMembers(us), toMembers(them))}
          >
            {them.slice(-2).map(({ id, types }) => (
              <TypeIcon key={id} type={types[0]!} />
            ))}
            <span translate="no">
              <span>{formatList(them.map(nameOf))}</span>{' '}
              {state.us.length === 0 && (
                <span className={styles.us}>
                  {formatLabeled(t('battle.us'), formatList(us.map(nameOf)), language)}
                </span>
              )}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
