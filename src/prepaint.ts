// Runs before the first paint: sets the theme, and translates the skeleton (scripts/build/screenPages.ts).
import { localeFile } from '#i18n/localeFile.ts';
import { effectiveLanguage, effectiveTheme } from '#preferences/effective.ts';

const { documentElement: page } = document;
page.dataset.theme = effectiveTheme();

const path = window.location.pathname.slice(import.meta.env.BASE_URL.length);
// The page of the first screen serves all addresses without a page of their own.
if (path.replace(/\/?$/, '/') !== page.dataset.screen) page.dataset.frameOnly = '';

const language = effectiveLanguage();
const preload = document.createElement('link');
Object.assign(preload, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
preload.href = localeFile(language);
document.head.append(preload);

if (language !== 'en') {
  page.dataset.texts = 'pending';
  // DOMContentLoaded would wait for the scripts of the app.
  document.addEventListener('readystatechange', translateSkeleton, { once: true });
}

function translateSkeleton(): void {
  const json = document.querySelector('#skeleton-texts')?.textContent ?? '{}';
  const texts: string[] = JSON.parse(json)[language] ?? [];
  for (const [index, element] of document.querySelectorAll('[data-text]').entries()) {
    element.textContent = texts[index] ?? element.textContent;
  }
  delete page.dataset.texts;
}
