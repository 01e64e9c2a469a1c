import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { CoverageMode } from '#core/answers/coverage.ts';
import styles from './EmptyList.module.css';
import type { Coverage } from './useCoverage.ts';

const emptyTexts = {
  weakness: 'noWeakness',
  normal: 'noNormal',
  resistance: 'noResistance',
} as const;

/** Explains why a list is empty. */
export function EmptyList({
  mode,
  coverage: { chosenAttacks },
  isFiltered,
  onShowAll,
}: {
  mode: CoverageMode;
  coverage: Coverage;
  /** Whether the search and the filters hide all rows. */
  isFiltered: boolean;
  onShowAll: () => void;
}) {
  const { t } = useTranslation();
  if (isFiltered) {
    return (
      <div className={styles.empty}>
        <p>{t('coverage.noneFound')}</p>
        <Button onClick={onShowAll}>{t('coverage.showAll')}</Button>
      </div>
    );
  }
  return (
    <p className={styles.empty}>
      {t(chosenAttacks.length === 0 ? 'coverage.empty' : `coverage.${emptyTexts[mode]}`)}
    </p>
  );
}
