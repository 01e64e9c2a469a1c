import { nativeNames } from '#app/i18n/languages.ts';
import { pagePath, pages } from '#app/screens/pages/pages.ts';
import type { Typing } from '#core/charts/type.ts';
import { pathIn } from '#core/links/answerPage.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import { cardSize } from '../build/shareTags.ts';
import { escapeHtml, escapePlain, type PageTexts } from './texts.ts';

/** The site that the pages belong to; the addresses of its files are relative to its root. */
export type Site = {
  /** Ends with a slash. */
  url: string;
  /** The style sheet of all pages, relative to the root. */
  style: string;
};

/** A page, and all that its frame shows. */
export type Page = {
  /** Its address below that of its language: `types/dragon-ground/`. */
  path: string;
  heading: string;
  /** Behind the heading. */
  mark?: string;
  /** The first part of the answer, which the title has behind the heading. */
  summary: string;
  /** The last part of the title. */
  siteName: string;
  /** The answer in short sentences. */
  answer: string;
  /** The whole answer, for search engines and chats. */
  description: string;
  typing: Typing;
  /** Below the heading, as HTML. */
  chips: string;
  /** The names and addresses of the pages above it, relative to its own. */
  parents: readonly (readonly [name: string, address: string])[];
  /** Its name as the last of these. */
  name: string;
  /** Its state in the app, relative to the root. */
  appPath: string;
  /** The picture that chats show, relative to the root. */
  card?: string;
  /** What is below the heading in its card, and the cards below, as HTML. */
  table: string;
  sections: readonly string[];
};

/** The pages of the site that the footer links to. */
const footerPages = pages.slice(pages.indexOf('about'));

/** The way from a page to the root: `../../`. */
function rootFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** Writes the page in a language; `languages` are all that have it. */
export function writePage(
  page: Page,
  texts: PageTexts,
  languages: readonly string[],
  { url, style }: Site,
): string {
  const { t, language } = texts;
  const { heading, answer, description, name, parents } = page;
  const address = (tag: string) => `${url}${pathIn(tag, page.path)}`;
  const own = address(language);
  const root = rootFrom(pathIn(language, page.path));
  const title = [heading, page.summary, page.siteName].filter(Boolean).join(' · ');
  const others = languages.filter((tag) => tag !== language);
  const crumbs = parents.map(
    ([text, href]) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`,
  );
  const meta = {
    'og:site_name': t('shell.title'),
    'og:title': heading,
    'og:description': answer,
    ...(page.card && {
      'og:image': url + page.card,
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
    }),
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'self';img-src 'self'">
<title>${escapePlain(title)}</title>
<meta name="description" content="${escapePlain(description)}">
<link rel="canonical" href="${own}">
${languages.map((tag) => `<link rel="alternate" hreflang="${tag}" href="${address(tag)}">`).join('\n')}
<link rel="alternate" hreflang="x-default" href="${address('en')}">
${Object.entries(meta)
  .map(([property, content]) => `<meta property="${property}" content="${escapePlain(content)}">`)
  .join('\n')}
<meta name="twitter:card" content="${page.card ? 'summary_large_image' : 'summary'}">
<link rel="icon" href="${root}icons/48.png">
<link rel="stylesheet" href="${root}${style}">
${formatJsonLd(page, own, language)}
</head>
<body>
<header><div><a href="${root}" translate="no"><img src="${root}icon.svg" alt="" width="28" height="28">${t('shell.title')}</a><a href="${root}${escapeHtml(page.appPath)}">${escapeHtml(t('answers.open'))}</a></div></header>
<main>
<ol>${crumbs.join('')}<li>${escapeHtml(name)}</ol>
${writeAnswer(page)}
${page.sections.filter(Boolean).join('\n')}
<nav aria-label="${escapePlain(t('preferences.language.label'))}"><ul>${others
    .map((tag) => {
      const href = root + pathIn(tag, page.path);
      const nativeName = nativeNames[tag as keyof typeof nativeNames];
      return `<li><a href="${href}" hreflang="${tag}" lang="${tag}">${nativeName}</a>`;
    })
    .join('')}</ul></nav>
</main>
<footer>${footerPages
    .map((each) => `<a href="${root}${pagePath(each).slice(1)}">${t(`pages.${each}.title`)}</a>`)
    .join(' ')}</footer>
</body>
</html>
`;
}

/** Writes the heading with the answer, and the table below it; a page without types has no colors and no table. */
function writeAnswer({ typing, heading, mark, answer, chips, table }: Page): string {
  const title = `<h1>${escapeHtml(heading)}${mark ? ` <small>${mark}</small>` : ''}</h1>
<p>${escapeHtml(answer)}</p>${chips}`;
  if (typing.length === 0) return `<section class="wide">${title}</section>`;
  const colors = typing.map((type) => `<i class="${type}"></i>`);
  return `<article>
<div class="head">${colors.join('')}
${title}</div>
${table}
</article>`;
}

/** The page and those above it for search engines (https://schema.org). */
function formatJsonLd({ heading, parents, name }: Page, own: string, language: string): string {
  const steps = [...parents.map(([text, href]) => [text, new URL(href, own).href]), [name, own]];
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    ...{ name: heading, inLanguage: language },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([text, item], index) => ({
        ...{ '@type': 'ListItem', position: index + 1, name: text, item },
      })),
    },
  });
  const data = removeSoftHyphens(json).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${data}</script>`;
}
