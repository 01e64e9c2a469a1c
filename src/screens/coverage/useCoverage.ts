import { useMemo } from 'react';
import { type CoverageChoice, formatCoverage, parseCoverage } from '#calculators/coverage.ts';
import { addressOf, formatLink } from '#calculators/link.ts';
import { attacksUnder, formatAttacks, parseAttacks } from '#calculators/offense.ts';
import { useChoice } from '#calculators/useChoice.ts';
import { type Mode, summarize } from '#engine/coverage.ts';
import { useText } from '#i18n/text.ts';
import { useList } from '#pokedex/useList.ts';
import { readSettings, useSettings } from '#preferences/settings.ts';
import { rowsOf } from './rows.ts';

const notation = { parse: parseCoverage, format: formatCoverage };

/** What the address bar says of a coverage screen, how to change it, and what the attacks do. */
export function useCoverage(screen: 'coverage' | Mode, onChoose: () => void) {
  const { language } = useText();
  const { generation, typeCount } = useSettings();
  const { choice, ignored, change } = useChoice(screen, notation, readSettings);
  const list = useList(generation, language);

  // Written down, the attacks are the same while only the search changes.
  const written = `${formatAttacks(choice)}`;
  const under = useMemo(
    () =>
      attacksUnder({ generation, typeCount }, parseAttacks(new URLSearchParams(written)).choice),
    [generation, typeCount, written],
  );
  const rows = useMemo(
    () => rowsOf(under.attacks, list.entries, under.countAbilities, under.world),
    [under, list.entries],
  );
  const counts = useMemo(() => summarize(rows.map(({ covered }) => covered)), [rows]);

  const settings = { generation, typeCount };
  return {
    ...under,
    settings,
    choice,
    /** Changes what is chosen at this moment. */
    choose: (next: (choice: CoverageChoice) => CoverageChoice) => {
      onChoose();
      change(next);
    },
    ignored,
    list,
    rows,
    counts,
    /** Where another screen shows the same attacks. */
    linkTo: (pathname: string) => addressOf(pathname, formatLink(formatAttacks(choice), settings)),
    /** Where another list shows the same attacks, search and order. */
    linkToList: (mode: Mode) =>
      addressOf(`/offense/coverage/${mode}/`, formatLink(formatCoverage(choice), settings)),
  };
}

export type Coverage = ReturnType<typeof useCoverage>;
