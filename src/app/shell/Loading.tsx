import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Loading.module.css';

/** The loading state of a screen, shown after `--loading-delay`. */
export function Loading() {
  const { t } = useTranslation();
  return <p className={styles.loading}>{t('shell.loading')}</p>;
}
