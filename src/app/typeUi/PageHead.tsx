import { memo, useDeferredValue, useEffect } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';

type Page = {
  title: string;
  description: string;
  /** The screen's path. */
  path: string;
  /** The part of its state that search engines tell apart, such as `?types=fire`. */
  search?: string | undefined;
};

/**
 * The title and the meta tags of a screen, for the browser tab, search engines and link previews; the build writes
 * those that no screen changes.
 */
export function PageHead({ title, description, path, search }: Page) {
  const { t } = useTranslation();
  // Deferred: the head is outside of the page and can wait for the paint after a tap.
  const fullTitle = useDeferredValue(removeSoftHyphens(`${title} · ${t('shell.title')}`));
  // Removes the static head, written before the player's language is known.
  useEffect(() => {
    for (const element of document.querySelectorAll('[data-static]')) element.remove();
  }, []);

  return (
    <Head
      title={fullTitle}
      description={removeSoftHyphens(description)}
      path={path}
      search={search}
    />
  );
}

/** Memoized, so that it renders only for the deferred title. */
const Head = memo(function Head({ title, description, path, search = '' }: Page) {
  const site = import.meta.env.VITE_SITE_URL;
  const url = site && new URL(path.slice(1) + search, site).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
    </>
  );
});
