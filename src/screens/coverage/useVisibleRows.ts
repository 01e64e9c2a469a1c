import { useDeferredValue, useMemo } from 'react';
import type { CoverageMode } from '#engine/coverage.ts';
import { filterIn } from '#engine/targetFilter.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { createRowFilter, createWorstRows, filterRows, sortRows } from './rows.ts';
import type { Coverage } from './useCoverage.ts';

/**
 * Returns the rows of the mode, those of them that match the search and the filter, and the part of
 * the filter that exists in the game.
 */
export function useVisibleRows(
  { state, rows, attacks, list: { entries }, countAbilities, world }: Coverage,
  mode: CoverageMode,
) {
  const { language } = useTranslation();
  const { order, type, secondType, resists, notWeakTo, hasDoubleWeakness } = state;
  const filter = useMemo(
    () => filterIn(world, { type, secondType, resists, notWeakTo, hasDoubleWeakness }),
    [world, type, secondType, resists, notWeakTo, hasDoubleWeakness],
  );
  // Deferred: a control shows its new state before a long list is filtered.
  const search = useDeferredValue(state.search);
  const deferredFilter = useDeferredValue(filter);
  const modeRows = useMemo(
    () => sortRows(rows, mode, order, language),
    [rows, mode, order, language],
  );
  const matches = useMemo(
    () => createRowFilter(deferredFilter, entries, countAbilities, world),
    [deferredFilter, entries, countAbilities, world],
  );
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
  return { filter, modeRows, visibleRows };
}
