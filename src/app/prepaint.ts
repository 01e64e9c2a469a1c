// Runs before the first paint: sets the theme, translates the skeleton (scripts/build/screenPages.ts), and waits for
// scripts that fail. It stands in every page, and the policy of the site has its hash: what differs from build to build is
// in attributes of the page.
import { formatLocaleUrl } from '#app/i18n/getLocaleUrl.ts';
import { getEffectiveLanguage, getEffectiveTheme } from '#app/preferences/effectivePreferences.ts';
import { watchStart } from '#app/shell/failedStart.ts';

const { documentElement: page } = document;
page.dataset.theme = getEffectiveTheme();
const { base = '/', localeVersions = '{}' } = page.dataset;

const path = window.location.pathname.slice(base.length);
// The page of the first screen serves all addresses without a page of their own.
const { search } = window.location;
// The charts of the page are in the order of the game, with all types.
const isOtherChart =
  /^offense.chart/.test(path) && /\b(own|types|order|turned|inverse)=/.test(search);
if (path.replace(/\/?$/, '/') !== page.dataset.screen || isOtherChart) page.dataset.frameOnly = '';
page.dataset.era = new URLSearchParams(search).get('generation') ?? 'default';

const language = getEffectiveLanguage();
const preload = document.createElement('link');
const href = formatLocaleUrl(language, base, JSON.parse(localeVersions));
Object.assign(preload, { rel: 'preload', as: 'fetch', crossOrigin: '', href });
document.head.append(preload);
watchStart(href);

// While the browser reads the page, its tabs and its chart would move as their parts arrive.
page.dataset.texts = 'pending';
// Not on DOMContentLoaded, which waits for the scripts of the app.
document.addEventListener('readystatechange', showSkeleton, { once: true });

function showSkeleton(): void {
  if (language !== 'en') {
    const json = document.querySelector('#skeleton-texts')?.textContent ?? '{}';
    const texts: string[] = JSON.parse(json)[language] ?? [];
    const elements = document.querySelectorAll<HTMLElement>('[data-text]');
    for (const [index, element] of elements.entries()) {
      element.textContent = texts[Number(element.dataset.text) || index] ?? element.textContent;
    }
  }
  delete page.dataset.texts;
}
