import { Ban, ChevronDown, ChevronsDown, ChevronsUp, ChevronUp, Minus } from 'lucide-react';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import styles from './MultiplierTile.module.css';

const levels = {
  muchMore: ChevronsUp,
  more: ChevronUp,
  same: Minus,
  less: ChevronDown,
  muchLess: ChevronsDown,
  nothing: Ban,
};

function levelOf(multiplier: number): keyof typeof levels {
  if (multiplier === 0) return 'nothing';
  if (multiplier === 1) return 'same';
  if (multiplier > 1) return multiplier > 2 ? 'muchMore' : 'more';
  return multiplier < 0.5 ? 'muchLess' : 'less';
}

/** The multiplier as number, sign and colour; readable in grey. */
export function MultiplierTile({ multiplier }: { multiplier: number }) {
  const { language } = useText();
  const level = levelOf(multiplier);
  const Sign = levels[level];
  const written = formatMultiplier(multiplier, language);
  return (
    <div className={`${styles.tile} ${styles[level]}`} aria-hidden>
      <span className={`${styles.number} ${written.length > 4 ? styles.long : ''}`}>{written}</span>
      <Sign width={18} height={18} strokeWidth={2.6} />
    </div>
  );
}
