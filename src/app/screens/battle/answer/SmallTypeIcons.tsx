import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import styles from './SmallTypeIcons.module.css';

/** Shows the types of a fighter as small icons in a line. */
export function SmallTypeIcons({
  types,
  className = '',
}: {
  types: readonly AttackingType[];
  className?: string | undefined;
}) {
  return (
    <span className={`${styles.icons} ${className}`}>
      {types.map((type) => (
        <TypeIcon key={type} type={type} />
      ))}
    </span>
  );
}
