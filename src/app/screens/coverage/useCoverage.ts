import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useList } from '#app/state/list/useList.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import { type CoverageMode, summarize } from '#core/answers/coverage.ts';
import { adoptListState, formatList, type ListState } from '#core/links/coverage.ts';
import { formatAddress, formatLink } from '#core/links/link.ts';
import { formatOffense } from '#core/links/offense.ts';
import { calculators } from '#core/links/registry.ts';
import { supportedAttacks } from '#core/picks/supportedAttacks.ts';
import { createRows } from './rows.ts';

/** Returns the state of a coverage screen, its updater, and the results of the attacks. */
export function useCoverage(calculator: 'coverage' | CoverageMode) {
  const { namesLanguage } = useTranslation();
  const { entry, update } = useCalculator(calculator);
  const { state, settings, ignored } = entry;
  const list = useList(settings, namesLanguage);

  // Stable while only the search changes, so typing does not compute the rows again.
  const { attacks, inverse, countAbilities } = state;
  const attackSetup = useMemo(
    () => supportedAttacks(settings, { attacks, inverse, countAbilities }),
    [settings, attacks, inverse, countAbilities],
  );
  const rows = useMemo(
    () =>
      createRows(attackSetup.attacks, list.entries, attackSetup.countAbilities, attackSetup.world),
    [attackSetup, list.entries],
  );
  const counts = useMemo(() => summarize(rows.map(({ result }) => result)), [rows]);

  return {
    ...attackSetup,
    entry,
    settings,
    state: adoptListState(state),
    /** Updates the latest state, even one that is not rendered yet. */
    update: (next: (state: ListState) => ListState) =>
      update((state) => next(adoptListState(state))),
    ignored,
    list,
    rows,
    counts,
    /** The link to another screen with the same attacks. */
    linkTo: (pathname: string) =>
      formatAddress(pathname, formatLink(formatOffense(state), settings)),
    /** The link to another list with the same attacks, search and order. */
    linkToList: (mode: CoverageMode) =>
      formatAddress(
        calculators[mode].path,
        formatLink(formatList(adoptListState(state)), settings),
      ),
  };
}

export type Coverage = ReturnType<typeof useCoverage>;
