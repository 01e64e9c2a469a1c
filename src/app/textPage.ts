// Stands in the page of each text (scripts/build/textPages.ts) instead of prepaint.ts: sets the theme, puts the text into the
// reader's language, and starts the app when the reader touches the page, or when the browser is idle. The policy of the
// site has its hash: what differs from build to build is in attributes of the page.
import { formatLocaleUrl } from '#app/i18n/getLocaleUrl.ts';
import { getEffectiveLanguage, getEffectiveTheme } from '#app/preferences/effectivePreferences.ts';
import { hasNewerPage } from '#app/shell/failedStart.ts';
import { fillTexts } from '#app/shell/textPage/fillTexts.ts';
import { handOver } from '#app/shell/textPage/handOver.ts';

const { documentElement: page } = document;
const { base = '/', screen = '', styles = '', scripts = '' } = page.dataset;
const { localeVersions = '{}', textVersions = '{}' } = page.dataset;
const [entry = '', ...imports] = scripts.split(' ');
const language = getEffectiveLanguage();

page.dataset.theme = getEffectiveTheme();
// The text is there at once, and with it the place where the reader was; the app restores it later than the browser.
window.history.scrollRestoration = 'auto';

const parsed = new Promise((resolve) =>
  document.addEventListener('readystatechange', resolve, { once: true }),
);

let starting: Promise<void> | undefined;

/** Starts the app once; rejects if its files cannot be loaded. */
function start(): Promise<void> {
  starting ??= startApp();
  return starting;
}

function addLink(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(Object.assign(link, { crossOrigin: '', ...attributes }));
  return loaded;
}

async function startApp(): Promise<void> {
  const texts = formatLocaleUrl(language, base, JSON.parse(localeVersions));
  const preloads = [
    ...[entry, ...imports].map((href) => ({ rel: 'modulepreload', href })),
    { rel: 'preload', as: 'fetch', href: texts },
  ];
  // What cannot be loaded early, the app loads later.
  for (const each of preloads) addLink(each).catch(() => {});
  try {
    await Promise.all(styles.split(' ').map((href) => addLink({ rel: 'stylesheet', href })));
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    showTexts();
    const address = new URL(entry, window.location.href).href;
    if (isMissingFile(error) && (await hasNewerPage(address))) window.location.reload();
    throw error;
  }
}

/** Whether a file could not be loaded, which the browser itself reports; another error is one of the app. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError || error instanceof Event;
}

/** Shows the texts in the language that they have. */
function showTexts(): void {
  delete page.dataset.texts;
}

async function translate(): Promise<void> {
  page.dataset.texts = 'pending';
  const version = JSON.parse(textVersions)[language];
  const name = `${screen.replace('/', '.')}${language}`;
  const response = await fetch(`${base}locales/${name}.json?v=${version}`);
  const [title, ...texts] = await response.json();
  await parsed;
  fillTexts(document.querySelector('[data-skeleton]')!, texts);
  document.title = title;
  page.lang = language;
  showTexts();
}

/** Starts the app without a tap that waits for it. */
function startAlone(): void {
  start().catch((error) => {
    if (!isMissingFile(error)) throw error;
  });
}

// The app has all texts.
if (language !== 'en') translate().catch(startAlone);
parsed.then(() => {
  const skeleton = document.querySelector<HTMLElement>('[data-skeleton]');
  if (skeleton) handOver(skeleton, start);
});
window.addEventListener('failed-start', showTexts);
for (const type of ['pointerdown', 'keydown', 'focusin'])
  window.addEventListener(type, startAlone, { once: true });
window.addEventListener('load', () => {
  // Safari does not say when it is idle, and a busy browser never is.
  if (window.requestIdleCallback) window.requestIdleCallback(startAlone, { timeout: 3000 });
  else setTimeout(startAlone);
});
