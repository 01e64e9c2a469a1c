import { memo, useDeferredValue, useEffect } from 'react';
import { useText } from '#i18n/text.ts';

type Page = {
  title: string;
  description: string;
  /** The screen's own path, where every choice on it is left out. */
  path: string;
};

/** What the browser's tab, searches and shared links say of a screen. */
export function PageHead({ title, description, path }: Page) {
  const { text } = useText();
  // It stands outside of the page, and can wait until what was tapped is painted.
  const full = useDeferredValue(`${title} · ${text('shell.title')}`);
  // What the page said of itself before it knew the player's language.
  useEffect(() => {
    for (const element of document.querySelectorAll('[data-static]')) element.remove();
  }, []);

  return <Head title={full} description={description} path={path} />;
}

/** Remembered, for a tap changes nothing of it until its title follows. */
const Head = memo(function Head({ title, description, path }: Page) {
  const { text } = useText();
  const site = import.meta.env.VITE_SITE_URL;
  const url = site && new URL(path.slice(1), site).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={text('shell.title')} />
      <meta name="twitter:card" content="summary" />
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
    </>
  );
});
