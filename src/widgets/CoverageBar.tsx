import { Ban, ChevronDown, ChevronsUp, Minus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { CoverageSummary, Mode } from '#engine/coverage.ts';
import { formatNumber, formatPercent } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import styles from './CoverageBar.module.css';
import './levels.css';

const parts = [
  {
    name: 'superEffective',
    of: 'weaknesses',
    mode: 'weakness',
    level: 'muchMore',
    Sign: ChevronsUp,
  },
  { name: 'normal', of: 'normal', mode: 'normal', level: 'same', Sign: Minus },
  { name: 'resisted', of: 'resistances', mode: 'resistance', level: 'muchLess', Sign: ChevronDown },
  { name: 'noEffect', of: 'immunities', mode: 'resistance', level: 'nothing', Sign: Ban },
] as const;

/** The share of the bar that a part has at least, however few it counts. */
const least = 0.015;

/** The share from which on there is room for a sign. */
const roomy = 0.08;

/**
 * How many of a list are hit hard, normally, weakly and not at all, as parts of one bar. Each part
 * is a link, made by `linkTo`, to the list of its mode.
 */
export function CoverageBar({
  counts,
  linkTo,
}: {
  counts: CoverageSummary;
  linkTo: (mode: Mode, children: ReactNode) => ReactNode;
}) {
  const { text, language } = useText();
  const all = parts.reduce((sum, { of }) => sum + counts[of], 0);
  const shares = parts.map(({ of }) => counts[of] && Math.max(counts[of] / all, least));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const before = (index: number) => shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  const always = counts.weaknesses - counts.unless;

  return (
    <div>
      <ul className={styles.bar}>
        {parts.map(({ name, of, mode, level, Sign }, index) => (
          <li key={name}>
            {linkTo(
              mode,
              <>
                {counts[of] > 0 && (
                  <span
                    aria-hidden
                    className={styles.part}
                    data-level={level}
                    style={
                      {
                        '--from': before(index) / whole,
                        '--share': shares[index]! / whole,
                      } as CSSProperties
                    }
                  >
                    {shares[index]! / whole >= roomy && (
                      <Sign width={20} height={20} strokeWidth={2.6} />
                    )}
                    {name === 'superEffective' && counts.unless > 0 && (
                      <span
                        className={styles.unless}
                        style={{ width: percentOf(counts.unless, counts.weaknesses) }}
                      />
                    )}
                  </span>
                )}
                <span aria-hidden className={styles.sign} data-level={level}>
                  <Sign width={14} height={14} strokeWidth={3} />
                </span>
                <span>{text(`coverageBar.${name}`)}</span>{' '}
                <strong>{formatNumber(counts[of], language)}</strong>{' '}
                <span className={styles.percent}>
                  {formatPercent(all && counts[of] / all, language)}
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
      {counts.unless > 0 && (
        <p className={styles.split}>
          <span aria-hidden className={styles.sign} data-level="muchMore">
            <span className={styles.unless} />
          </span>
          <span>
            {[
              text('coverageBar.always', { count: always, number: formatNumber(always, language) }),
              text('coverageBar.unless', {
                count: counts.unless,
                number: formatNumber(counts.unless, language),
              }),
            ].join(' ')}
          </span>
        </p>
      )}
    </div>
  );
}

function percentOf(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
