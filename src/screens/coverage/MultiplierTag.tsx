import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { Unseen } from '#ui/Unseen.tsx';
import { levelOf } from '#widgets/level.ts';
import { levelSigns } from '#widgets/levelSigns.ts';
import styles from './MultiplierTag.module.css';

const words = {
  muchMore: 'superEffective',
  more: 'superEffective',
  same: 'normal',
  less: 'resisted',
  muchLess: 'resisted',
  nothing: 'noEffect',
} as const;

/** The multiplier of a row as number, sign and colour, and as a word for who cannot see it. */
export function MultiplierTag({ multiplier }: { multiplier: number }) {
  const { text, language } = useText();
  const level = levelOf(multiplier);
  const Sign = levelSigns[level];
  return (
    <span className={styles.tag} data-level={level}>
      <span translate="no">{formatMultiplier(multiplier, language)}</span>
      <Sign aria-hidden width={16} height={16} strokeWidth={2.6} />
      <Unseen>{text(`coverageBar.${words[level]}`)}</Unseen>
    </span>
  );
}
