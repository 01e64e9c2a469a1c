import type { AttackingType } from '#engine/type.ts';
import styles from './TypeSign.module.css';
import './typeColors.css';
import { typeIcons } from './typeIcons.tsx';

/** The type's icon on a disc of its colour; named only where its name does not stand beside it. */
export function TypeSign({ type, name }: { type: AttackingType; name?: string }) {
  const Icon = typeIcons[type];
  return (
    <span
      data-type={type}
      className={styles.sign}
      {...(name && { role: 'img', 'aria-label': name, title: name })}
    >
      <Icon aria-hidden width={18} height={18} strokeWidth={2.3} />
    </span>
  );
}
