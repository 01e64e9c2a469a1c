import type { AttackingType } from '#core/charts/type.ts';
import styles from './HeadColors.module.css';
import { TypeIcon } from './TypeIcon.tsx';

/** The colors of the types behind their parent, dark enough for white text, with the icons as large stamps. */
export function HeadColors({ types }: { types: readonly AttackingType[] }) {
  return types.map((type) => (
    <span key={type} data-type={type} className={styles.color}>
      <TypeIcon type={type} />
    </span>
  ));
}
