import { Ban, ChevronDown, ChevronsUp, Minus } from 'lucide-react';
import { type CSSProperties, use, useEffect } from 'react';
import { afterFirstPaint } from '#app/browser/firstRender.ts';
import { formatNumber, formatPercent } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Link, NavigationContext } from '#app/ui/controls/Link.tsx';
import type { CoverageMode, CoverageSummary } from '#core/answers/coverage.ts';
import styles from './CoverageBar.module.css';
import './levels.css';

const parts = [
  {
    name: 'superEffective',
    countKey: 'weaknesses',
    mode: 'weakness',
    level: 'muchMore',
    Icon: ChevronsUp,
  },
  { name: 'normal', countKey: 'normal', mode: 'normal', level: 'same', Icon: Minus },
  {
    name: 'resisted',
    countKey: 'resistances',
    mode: 'resistance',
    level: 'muchLess',
    Icon: ChevronDown,
  },
  { name: 'noEffect', countKey: 'immunities', mode: 'resistance', level: 'nothing', Icon: Ban },
] as const;

/** The minimum share of the bar for a part that is not empty, 0 to 1. */
const minShare = 0.015;

/** The minimum share of the bar for a part with an icon, 0 to 1. */
const minIconShare = 0.08;

/**
 * The numbers of Pokémon that are hit super effectively, normally, weakly and not at all: a bar, and
 * below each of its parts a link to the Pokémon that it counts.
 */
export function CoverageBar({
  counts,
  current,
  getAddress,
}: {
  counts: CoverageSummary;
  /** The mode of the list that the screen shows. */
  current?: CoverageMode;
  /** The address of a mode's list. */
  getAddress: (mode: CoverageMode) => string;
}) {
  const { t, language } = useTranslation();
  const { prepare } = use(NavigationContext);
  const listAddress = getAddress('weakness');
  // The lists have the same files, more than can arrive during a tap.
  useEffect(() => {
    afterFirstPaint().then(() => prepare(listAddress));
  }, [prepare, listAddress]);
  const total = parts.reduce((sum, { countKey }) => sum + counts[countKey], 0);
  const shares = parts.map(
    ({ countKey }) => counts[countKey] && Math.max(counts[countKey] / total, minShare),
  );
  const shareSum = shares.reduce((sum, share) => sum + share, 0);
  const getStart = (index: number) => shares.slice(0, index).reduce((sum, share) => sum + share, 0);

  return (
    <nav aria-label={t('coverage.modes')} className={styles.coverage}>
      <ul className={styles.bar}>
        {parts.map(({ name, countKey, mode, level, Icon }, index) => (
          <li key={name}>
            <Link
              to={name === 'noEffect' ? `${getAddress(mode)}#no-effect` : getAddress(mode)}
              aria-current={mode === current && name !== 'noEffect' ? 'page' : undefined}
            >
              {counts[countKey] > 0 && (
                <span
                  aria-hidden
                  className={styles.part}
                  data-level={level}
                  style={
                    {
                      '--from': getStart(index) / shareSum,
                      '--share': shares[index]! / shareSum,
                    } as CSSProperties
                  }
                >
                  {shares[index]! / shareSum >= minIconShare && (
                    <Icon width={20} height={20} strokeWidth={2.6} />
                  )}
                  {name === 'superEffective' && counts.unless > 0 && (
                    <span
                      className={styles.conditional}
                      style={{ width: formatPercentage(counts.unless, counts.weaknesses) }}
                    />
                  )}
                </span>
              )}
              <span aria-hidden className={styles.icon} data-level={level}>
                <Icon width={14} height={14} strokeWidth={3} />
              </span>
              <span className={styles.name}>{t(`coverageBar.${name}`)}</span>{' '}
              <strong>{formatNumber(counts[countKey], language)}</strong>{' '}
              <span className={styles.percent}>
                {formatPercent(total && counts[countKey] / total, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {/* In a list, each row names its abilities. */}
      {counts.unless > 0 && !current && (
        <p className={styles.split}>
          <span aria-hidden className={styles.icon} data-level="muchMore">
            <span className={styles.conditional} />
          </span>
          <span>
            {t('coverageBar.split', {
              always: formatNumber(counts.weaknesses - counts.unless, language),
              unless: formatNumber(counts.unless, language),
            })}
          </span>
        </p>
      )}
    </nav>
  );
}

function formatPercentage(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
