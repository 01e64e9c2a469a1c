import type { Memory } from '#core/practice/card.ts';
import styles from './MemoryCell.module.css';

/**
 * Shows a square that is filled if a fact is known, filled at the lower half if it was right once, at a
 * corner if it is shaky, and else empty; the label stands for text beside it.
 */
export function MemoryCell({ memory, label }: { memory: Memory; label?: string }) {
  const props = { className: styles.cell, 'data-memory': memory };
  return label === undefined ? (
    <span {...props} />
  ) : (
    <span role="img" aria-label={label} {...props} />
  );
}
