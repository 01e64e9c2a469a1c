import type { Memory } from '#practice/card.ts';
import styles from './MemoryCell.module.css';

/** Shows a square that is filled if a fact is known, half filled if it is shaky, and else empty. */
export function MemoryCell({ memory }: { memory: Memory }) {
  return <span className={styles.cell} data-memory={memory} />;
}
