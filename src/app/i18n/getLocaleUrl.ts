import type { Language } from './languages.ts';

/** Returns the URL of a locale file; it changes with the content, so the file can be cached forever. */
export function getLocaleUrl(language: Language): string {
  return `${import.meta.env.BASE_URL}locales/${language}.json?v=${import.meta.env.VITE_LOCALE_VERSIONS[language]}`;
}
