import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { levelIcons } from '#app/typeUi/levelIcons.ts';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import styles from './MultiplierTag.module.css';

const labelKeys = {
  muchMore: 'superEffective',
  more: 'superEffective',
  same: 'normal',
  less: 'resisted',
  muchLess: 'resisted',
  nothing: 'noEffect',
} as const;

/** Shows the multiplier of a row as number, icon and color, and as a word for screen readers. */
export function MultiplierTag({ multiplier }: { multiplier: number }) {
  const { t, language } = useTranslation();
  const level = getMultiplierLevel(multiplier);
  const Icon = levelIcons[level];
  return (
    <span className={styles.tag} data-level={level}>
      <span translate="no">{formatMultiplier(multiplier, language)}</span>
      <Icon aria-hidden width={16} height={16} strokeWidth={2.6} />
      <VisuallyHidden>{t(`coverageBar.${labelKeys[level]}`)}</VisuallyHidden>
    </span>
  );
}
