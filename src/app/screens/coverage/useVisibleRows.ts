import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { learnsIn, useLearnFilter } from '#app/parts/moves/useLearnFilter.ts';
import type { CoverageMode } from '#core/answers/coverage.ts';
import { filterIn } from '#core/answers/targetFilter.ts';
import {
  type CoverageRow,
  createRowFilter,
  createWorstRows,
  filterRows,
  sortRows,
} from './rows.ts';
import type { Coverage } from './useCoverage.ts';
import { useEntryPokemon } from './useEntryPokemon.ts';

/**
 * Returns the rows of the mode, those of them that match the search and the filter, the part of the filter that
 * exists in the game, and the names of the Pokémon in the list of which it is not known what they learn.
 */
export function useVisibleRows(
  { state, settings, rows, attacks, list: { entries }, countAbilities, world }: Coverage,
  mode: CoverageMode,
) {
  const { namesLanguage } = useTranslation();
  const { order, type, secondType, resists, notWeakTo, hasDoubleWeakness } = state;
  const learns = learnsIn(settings.ruleset, state.learns);
  const filter = useMemo(
    () => ({
      ...filterIn(world, { type, secondType, resists, notWeakTo, hasDoubleWeakness }),
      learns,
    }),
    [world, type, secondType, resists, notWeakTo, hasDoubleWeakness, learns],
  );
  const learnFilter = useLearnFilter(settings.ruleset, learns);
  const findEntryPokemon = useEntryPokemon(settings);
  const { list, isUnknown } = learnFilter;
  const listLearned = useMemo(
    () =>
      list &&
      (({ entry }: CoverageRow) => {
        const pokemon = findEntryPokemon(entry)?.pokemon;
        return pokemon ? list(pokemon) : [];
      }),
    [list, findEntryPokemon],
  );
  const unknownNames = useMemo(
    () =>
      (list ? entries : []).flatMap((entry) => {
        const pokemon = findEntryPokemon(entry)?.pokemon;
        return pokemon && isUnknown(pokemon) ? [entry.name] : [];
      }),
    [list, entries, findEntryPokemon, isUnknown],
  );
  // Deferred: a control shows its new state before a long list is filtered.
  const search = useDeferredValue(state.search);
  const deferredFilter = useDeferredValue(filter);
  const modeRows = useMemo(
    () => sortRows(rows, mode, order, namesLanguage),
    [rows, mode, order, namesLanguage],
  );
  const matches = useMemo(() => {
    const matchesTypes = createRowFilter(deferredFilter, entries, countAbilities, world);
    return (row: CoverageRow) => matchesTypes(row) && (!listLearned || listLearned(row).length > 0);
  }, [deferredFilter, entries, countAbilities, world, listLearned]);
  // Without attacks, a row shows the double weakness that the player looks for.
  const isWorst = attacks.length === 0 && deferredFilter.hasDoubleWeakness;
  const worstRows = useMemo(
    () => (isWorst ? createWorstRows(entries, countAbilities, world) : []),
    [isWorst, entries, countAbilities, world],
  );
  const visibleRows = useMemo(
    () => filterRows(modeRows, search, matches).map((row) => worstRows[row.index] ?? row),
    [modeRows, search, matches, worstRows],
  );
  return { filter, modeRows, visibleRows, learnFilter, listLearned, unknownNames };
}
