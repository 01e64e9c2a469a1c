import { useTranslation } from '#app/i18n/useTranslation.ts';
import { pagePath, pages } from '#app/screens/pages/pages.ts';
import { InstallationNotice } from '#app/shell/InstallationNotice.tsx';
import { useShortcuts } from '#app/shell/useShortcuts.ts';
import { Link } from '#app/ui/controls/Link.tsx';
import { InstallationState } from './InstallationState.tsx';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';
import styles from './PageFoot.module.css';

/** The footer of every screen, below the list of shortcuts, whose keys work as soon as it is loaded, and the notices of the installation. */
export function PageFoot({ hasShortcuts }: { hasShortcuts: boolean }) {
  const { t } = useTranslation();
  useShortcuts();
  return (
    <>
      <InstallationNotice />
      {hasShortcuts && <KeyboardShortcuts />}
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
    </>
  );
}
