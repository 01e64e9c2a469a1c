import { memo } from 'react';
import type { AttackingType } from '#engine/type.ts';
import styles from './TypeSign.module.css';
import './typeColors.css';
import signs from './typeSigns.json';

/** The type's sign on a disc of its colour; named only where its name does not stand beside it. */
export const TypeSign = memo(function TypeSign({
  type,
  name,
}: {
  type: AttackingType;
  name?: string;
}) {
  return (
    <span
      data-type={type}
      className={styles.sign}
      {...(name && { role: 'img', 'aria-label': name, title: name })}
    >
      <svg aria-hidden viewBox="0 0 24 24">
        <path d={signs[type]} />
      </svg>
    </span>
  );
});
