import { ChevronRight } from 'lucide-react';
import { modes } from '#engine/coverage.ts';
import { formatNumber, formatPercent } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Link } from '#ui/Link.tsx';
import { levelOf } from '#widgets/level.ts';
import styles from './ModeLinks.module.css';
import type { Coverage } from './useCoverage.ts';

/** A multiplier of each mode, for its colour. */
const typical = { weakness: 2, normal: 1, resistance: 0.5 } as const;

/** How many are hit for more than 1×, for 1× and for less, each a link to its list. */
export function ModeLinks({ coverage: { counts, rows, linkToList } }: { coverage: Coverage }) {
  const { text, language } = useText();
  const { weaknesses, normal, resistances, immunities, unless } = counts;
  const of = { weakness: weaknesses, normal, resistance: resistances + immunities };
  const some = (key: 'someUnless' | 'someImmune', count: number) =>
    count > 0 ? [text(`coverage.${key}`, { count, number: formatNumber(count, language) })] : [];
  const more = {
    weakness: some('someUnless', unless),
    normal: [],
    resistance: some('someImmune', immunities),
  };
  return (
    <ul aria-label={text('coverage.lists')} className={styles.links}>
      {modes.map((mode) => (
        <li key={mode}>
          <Link to={linkToList(mode)} className={styles.link}>
            <span aria-hidden className={styles.stripe} data-level={levelOf(typical[mode])} />
            <span className={styles.words}>
              <strong>
                {text(`coverage.${mode}`, {
                  count: of[mode],
                  number: formatNumber(of[mode], language),
                })}
              </strong>
              <span className={styles.more}>
                {[
                  text('coverage.share', {
                    percent: formatPercent(rows.length && of[mode] / rows.length, language),
                  }),
                  ...more[mode],
                ].join(' · ')}
              </span>
            </span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
