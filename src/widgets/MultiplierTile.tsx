import { memo } from 'react';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { levelOf } from './level.ts';
import { levelSigns } from './levelSigns.ts';
import styles from './MultiplierTile.module.css';

/** The multiplier as number, sign and colour; readable in grey. */
export const MultiplierTile = memo(function MultiplierTile({ multiplier }: { multiplier: number }) {
  const { language } = useText();
  const level = levelOf(multiplier);
  const Sign = levelSigns[level];
  const written = formatMultiplier(multiplier, language);
  return (
    <div className={styles.tile} data-level={level} translate="no" aria-hidden>
      <span className={`${styles.number} ${written.length > 4 ? styles.long : ''}`}>{written}</span>
      <Sign width={18} height={18} strokeWidth={2.6} />
    </div>
  );
});
