import type { Memory } from '#practice/card.ts';
import styles from './MemoryCell.module.css';

/**
 * Shows a square that is filled if a fact is known, filled at the lower half if it was right once, at a
 * corner if it is shaky, and else empty.
 */
export function MemoryCell({ memory }: { memory: Memory }) {
  return <span className={styles.cell} data-memory={memory} />;
}
