import styles from './MemberName.module.css';

/** The name of a member; a phone shows it without the form in brackets, which screen readers still read. */
export function MemberName({ name }: { name: string }) {
  const [, base, form] = /^(.+?)(\s*[(（].+)?$/u.exec(name) ?? [];
  return (
    <span translate="no">
      <span>{base}</span>
      {form && <span className={styles.form}>{form}</span>}
    </span>
  );
}
