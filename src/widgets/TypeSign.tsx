import { memo } from 'react';
import { type AttackingType, isOfficialAttackingType } from '#engine/type.ts';
import styles from './TypeSign.module.css';
import './typeColors.css';
import signs from './typeSigns.json';

/** The type's sign, or an own type's first letter, on a disc of its colour; named only where its name does not stand beside it. */
export const TypeSign = memo(function TypeSign({
  type,
  name,
}: {
  type: AttackingType;
  name?: string;
}) {
  const sign = (
    <svg data-type={type} className={styles.sign} viewBox="0 0 24 24" aria-hidden>
      {isOfficialAttackingType(type) ? (
        <path d={signs[type]} />
      ) : (
        <text x={12} y={17} textAnchor="middle" fill="currentColor" stroke="none">
          {type.charAt(0)}
        </text>
      )}
    </svg>
  );
  if (!name) return sign;
  return (
    <span role="img" aria-label={name} title={name} className={styles.named}>
      {sign}
    </span>
  );
});
