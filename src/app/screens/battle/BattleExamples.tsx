import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type ExamplePokemon, Examples, useExampleNames } from '#app/typeUi/Examples.tsx';
import { emptyMember, type Member } from '#core/links/team.ts';
import styles from './BattleExamples.module.css';
import { examples } from './examples.ts';
import type { Battle } from './useBattle.ts';

/** Lists battles to try, each with the names of both sides. */
export function BattleExamples({
  battle: { state, searchables, pokedexState },
  onPick,
}: {
  battle: Battle;
  /** `us` is undefined if the player already has a team. */
  onPick: (us: readonly Member[] | undefined, them: readonly Member[]) => void;
}) {
  const { t, language } = useTranslation();
  // The id stands for the name until the names have loaded: in English it has the same letters.
  const formatId = ({ id }: ExamplePokemon) => id.replace(/^./, (first) => first.toUpperCase());
  const formatNames = useExampleNames(
    searchables,
    pokedexState === 'failed' ? undefined : formatId,
  );
  const needsTeam = state.us.length === 0;
  const toMembers = (list: readonly ExamplePokemon[]) =>
    list.map(({ id, types }) => ({ ...emptyMember, pokemon: id, types }));
  return (
    <Examples
      isColumn
      examples={examples.map(({ trainer, us, them }) => ({
        strikes: them.slice(-2).flatMap(({ types }) => types.slice(0, 1)),
        name: (
          <>
            <span>
              {formatLabeled(t(`battle.trainers.${trainer}`), formatNames(them), language)}
            </span>{' '}
            {needsTeam && (
              <span className={styles.us}>
                {formatLabeled(t('battle.us'), formatNames(us), language)}
              </span>
            )}
          </>
        ),
        onPick: () => onPick(needsTeam ? toMembers(us) : undefined, toMembers(them)),
      }))}
    />
  );
}
