import { useMemo } from 'react';
import { attacksUnder } from '#calculators/attacksUnder.ts';
import { formatList, type ListState, listFrom } from '#calculators/coverage.ts';
import { addressOf, formatLink } from '#calculators/link.ts';
import { formatOffense } from '#calculators/offense.ts';
import { calculators } from '#calculators/registry.ts';
import { useCalculator } from '#calculators/useCalculator.ts';
import { type Mode, summarize } from '#engine/coverage.ts';
import { useText } from '#i18n/text.ts';
import { useList } from '#pokedex/useList.ts';
import { rowsOf } from './rows.ts';

/** The state of a coverage screen, how to change it, and what the attacks do. */
export function useCoverage(calculator: 'coverage' | Mode, onChange: () => void) {
  const { language } = useText();
  const { entry, update } = useCalculator(calculator);
  const { state, settings, ignored } = entry;
  const list = useList(settings.generation, language);

  // While only the search changes, the attacks are the same.
  const { attacks, inverse, countAbilities } = state;
  const under = useMemo(
    () => attacksUnder(settings, { attacks, inverse, countAbilities }),
    [settings, attacks, inverse, countAbilities],
  );
  const rows = useMemo(
    () => rowsOf(under.attacks, list.entries, under.countAbilities, under.world),
    [under, list.entries],
  );
  const counts = useMemo(() => summarize(rows.map(({ covered }) => covered)), [rows]);

  return {
    ...under,
    settings,
    state: listFrom(state),
    /** Changes the state of the moment. */
    update: (next: (state: ListState) => ListState) => {
      onChange();
      update((state) => next(listFrom(state)));
    },
    ignored,
    list,
    rows,
    counts,
    /** Where another screen shows the same attacks. */
    linkTo: (pathname: string) => addressOf(pathname, formatLink(formatOffense(state), settings)),
    /** Where another list shows the same attacks, search and order. */
    linkToList: (mode: Mode) =>
      addressOf(calculators[mode].path, formatLink(formatList(listFrom(state)), settings)),
  };
}

export type Coverage = ReturnType<typeof useCoverage>;
