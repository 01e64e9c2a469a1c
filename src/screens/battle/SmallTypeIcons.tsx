import type { AttackingType } from '#engine/type.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
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
