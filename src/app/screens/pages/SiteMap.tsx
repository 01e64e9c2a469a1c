import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Link } from '#app/ui/controls/Link.tsx';
import { calculators, mainCalculators } from '#core/links/registry.ts';
import { pagePath, pages } from './pages.ts';
import styles from './SiteMap.module.css';

/** Links to every calculator and text page, as a second way to reach them besides the navigation. */
export function SiteMap() {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('shell.calculators')}</h2>
      <ul>
        {mainCalculators
          .map((name) => calculators[name])
          .map(({ path, label, description }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                {t(label)}
              </Link>
              <p>{t(description)}</p>
            </li>
          ))}
      </ul>
      <ul aria-label={t('shell.pages')} className={styles.pages}>
        {pages
          .filter((page) => page !== 'about')
          .map((page) => (
            <li key={page}>
              <Link to={pagePath(page)} className={styles.link}>
                {t(`pages.${page}.title`)}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
