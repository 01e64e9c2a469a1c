import { useText } from '#i18n/text.ts';
import styles from './Loading.module.css';

/** Stands where a screen will be; said only to who waits longer than a moment. */
export function Loading() {
  const { text } = useText();
  return <p className={styles.loading}>{text('shell.loading')}</p>;
}
