import { createMediaQuery } from '#app/browser/media.ts';
import { detectLanguage } from '#app/i18n/detectLanguage.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languagePreference, namesPreference, themePreference } from './preferences.ts';

/** Whether the system prefers a dark page. */
export const systemDark = createMediaQuery('(prefers-color-scheme: dark)');

/** Returns the theme of the page, with `auto` resolved to the system's. */
export function getEffectiveTheme(): 'light' | 'dark' | 'night' {
  const preference = themePreference.read();
  if (preference !== 'auto') return preference;
  return systemDark.matches() ? 'dark' : 'light';
}

/** Detects the first supported language of the browser; English if none. */
export function detectBrowserLanguage(): Language {
  return detectLanguage(navigator.languages ?? [navigator.language]);
}

/** Returns the language of the page. */
export function getEffectiveLanguage(): Language {
  const preference = languagePreference.read();
  if (preference === '') return detectBrowserLanguage();
  return preference === 'en-US' ? 'en' : preference;
}

/** Returns the language of the games' names; undefined if it is that of the page. */
export function getNamesLanguage(): Language | undefined {
  return namesPreference.read() || undefined;
}
