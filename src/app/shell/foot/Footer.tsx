import { useTranslation } from '#app/i18n/useTranslation.ts';
import { pagePath, pages } from '#app/screens/pages/pages.ts';
import { Link } from '#app/ui/controls/Link.tsx';
import styles from './Footer.module.css';
import { InstallationState } from './InstallationState.tsx';

/** The links to the pages beside the calculators, and the version. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('shell.pages')} className={styles.pages}>
        {pages.map((page) => (
          <Link key={page} to={pagePath(page)}>
            {t(`pages.${page}.title`)}
          </Link>
        ))}
      </nav>
      <InstallationState />
      <p>{`© ${new Date().getFullYear()} ${t('shell.title')} · ${t('shell.subtitle')}`}</p>
    </footer>
  );
}
