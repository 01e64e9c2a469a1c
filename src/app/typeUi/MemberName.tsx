import { useTranslation } from '#app/i18n/useTranslation.ts';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './MemberName.module.css';

/** Returns the name of a member for the label of a control that shows its short name. */
export function labelName({ name, shortName }: { name: string; shortName: string }): string {
  return shortName === name ? name : `${name} ${shortName}`;
}

/** The short name of a member in one line, cut by an ellipsis; screen readers read the whole name. */
export function MemberName({ name, shortName }: { name: string; shortName: string }) {
  const { namesTag } = useTranslation();
  return (
    <span translate="no" lang={namesTag} title={removeSoftHyphens(name)} className={styles.name}>
      {shortName !== name && <VisuallyHidden>{name}</VisuallyHidden>}
      <span aria-hidden={shortName !== name}>{shortName}</span>
    </span>
  );
}
