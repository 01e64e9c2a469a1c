import { ChevronRight } from 'lucide-react';
import { coverageModes } from '#engine/coverage.ts';
import { formatNumber, formatPercent } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Link } from '#ui/Link.tsx';
import { damageLevel } from '#widgets/level.ts';
import styles from './ModeLinks.module.css';
import type { Coverage } from './useCoverage.ts';

/** A multiplier of each mode, which selects its color. */
const levelMultiplier = { weakness: 2, normal: 1, resistance: 0.5 } as const;

/** How many Pokémon are hit for more than 1×, for 1× and for less, each with a link to its list. */
export function ModeLinks({ coverage: { counts, rows, linkToList } }: { coverage: Coverage }) {
  const { t, language } = useTranslation();
  const { weaknesses, normal, resistances, immunities, unless } = counts;
  const modeCounts = { weakness: weaknesses, normal, resistance: resistances + immunities };
  const countText = (key: 'someUnless' | 'someImmune', count: number) =>
    count > 0 ? [t(`coverage.${key}`, { count, number: formatNumber(count, language) })] : [];
  const details = {
    weakness: countText('someUnless', unless),
    normal: [],
    resistance: countText('someImmune', immunities),
  };
  return (
    <ul aria-label={t('coverage.lists')} className={styles.links}>
      {coverageModes.map((mode) => (
        <li key={mode}>
          <Link to={linkToList(mode)} className={styles.link}>
            <span
              aria-hidden
              className={styles.stripe}
              data-level={damageLevel(levelMultiplier[mode])}
            />
            <span className={styles.text}>
              <strong>
                {t(`coverage.${mode}`, {
                  count: modeCounts[mode],
                  number: formatNumber(modeCounts[mode], language),
                })}
              </strong>
              <span className={styles.details}>
                {[
                  t('coverage.share', {
                    percent: formatPercent(rows.length && modeCounts[mode] / rows.length, language),
                  }),
                  ...details[mode],
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
