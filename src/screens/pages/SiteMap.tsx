import { calculators, wholeCalculators } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { Link } from '#ui/Link.tsx';
import { pages } from './pages.ts';
import styles from './SiteMap.module.css';

/** What each calculator is for, and the other pages: a second way to all of them. */
export function SiteMap() {
  const { text } = useText();
  return (
    <>
      <h2>{text('shell.calculators')}</h2>
      <ul>
        {wholeCalculators
          .map((name) => calculators[name])
          .map(({ path, title, description }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                {text(title)}
              </Link>
              <p>{text(description)}</p>
            </li>
          ))}
      </ul>
      <ul aria-label={text('shell.pages')} className={styles.pages}>
        {pages.slice(1).map((page) => (
          <li key={page}>
            <Link to={`/${page}/`} className={styles.link}>
              {text(`pages.${page}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
