import type { Language } from './languages.ts';

/** The address of a locale file; another content has another one, so it may be kept for good. */
export function localeFile(language: Language): string {
  return `${import.meta.env.BASE_URL}locales/${language}.json?v=${import.meta.env.VITE_LOCALE_VERSIONS[language]}`;
}
