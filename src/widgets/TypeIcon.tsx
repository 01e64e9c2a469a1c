import { memo } from 'react';
import { removeSoftHyphens } from '#browser/softHyphens.ts';
import { type AttackingType, isOfficialAttackingType } from '#engine/type.ts';
import { useTypeLetters } from './names/ownNames.ts';
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
  const icon = isOfficialAttackingType(type) ? (
    <svg data-type={type} className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={iconPaths[type]} />
    </svg>
  ) : (
    <span data-type={type} data-letters={typeLetters(type)} className={styles.icon} aria-hidden />
  );
  if (!name) return icon;
  const label = removeSoftHyphens(name);
  return (
    <span role="img" aria-label={label} title={label} className={styles.named}>
      {icon}
    </span>
  );
});
