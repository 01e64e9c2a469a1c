import { memo } from 'react';
import { useTypeLetters } from '#app/typeUi/names/ownNames.ts';
import { type AttackingType, isOfficialAttackingType } from '#core/charts/type.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './TypeIcon.module.css';
import './typeColors.css';
import iconPaths from './typeIcons.json';

/** The type's icon, or two letters of an own type; pass `name` if no visible name is beside it. */
export const TypeIcon = memo(function TypeIcon({
  type,
  name,
}: {
  type: AttackingType;
  name?: string;
}) {
  const typeLetters = useTypeLetters();
  const icon = (
    <svg data-type={type} className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      {isOfficialAttackingType(type) ? (
        <path d={iconPaths[type]} />
      ) : (
        <text
          x={12}
          y={18}
          textAnchor="middle"
          fontSize={17}
          fontWeight={700}
          fill="currentColor"
          stroke="none"
        >
          {typeLetters(type)}
        </text>
      )}
    </svg>
  );
  if (!name) return icon;
  const label = removeSoftHyphens(name);
  return (
    <span role="img" aria-label={label} title={label} className={styles.named}>
      {icon}
    </span>
  );
});
