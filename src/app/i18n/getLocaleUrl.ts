import type { Language } from './languages.ts';

/** The version of each locale file, which changes with its content. */
export type LocaleVersions = Readonly<Record<Language, string>>;

/** Formats the URL of a locale file of a site; it changes with the content, so the file can be cached forever. */
export function formatLocaleUrl(
  language: Language,
  base: string,
  versions: LocaleVersions,
): string {
  return `${base}locales/${language}.json?v=${versions[language]}`;
}

/** Returns the URL of a locale file of this site. */
export function getLocaleUrl(language: Language): string {
  return formatLocaleUrl(language, import.meta.env.BASE_URL, import.meta.env.VITE_LOCALE_VERSIONS);
}
