import { memo } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getMultiplierLevel } from './level.ts';
import { levelIcons } from './levelIcons.ts';
import styles from './MultiplierTile.module.css';

/** The multiplier as number, icon and color; readable in grayscale. */
export const MultiplierTile = memo(function MultiplierTile({ multiplier }: { multiplier: number }) {
  const { language } = useTranslation();
  const level = getMultiplierLevel(multiplier);
  const Icon = levelIcons[level];
  const text = formatMultiplier(multiplier, language);
  return (
    <div className={styles.tile} data-level={level} translate="no" aria-hidden>
      <span className={`${styles.number} ${lengthClass(text)}`}>{text}</span>
      <Icon width={18} height={18} strokeWidth={2.6} />
    </div>
  );
});

/** Returns the class for the font size of a number such as "1.5×", "0.75×" or "0.3906×". */
function lengthClass({ length }: string): string {
  if (length > 5) return `${styles.long} ${styles.longest}`;
  if (length > 4) return `${styles.long}`;
  return length > 3 ? `${styles.medium}` : '';
}
