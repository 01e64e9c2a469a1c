import { Check, Minus, X } from 'lucide-react';
import type { Verdict } from '#core/answers/verdict.ts';
import styles from './VerdictMark.module.css';

const icons = { wins: Check, even: Minus, loses: X };

/** Shows whether a duel is good or bad for us, recognizable without color. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict];
  return <Icon aria-hidden className={styles.mark} />;
}
