import { media } from '#browser/media.ts';
import { detectLanguage } from '#i18n/detect.ts';
import type { Language } from '#i18n/languages.ts';
import { language, theme } from './preferences.ts';

/** Whether the system prefers a dark page. */
export const systemDark = media('(prefers-color-scheme: dark)');

/** The theme on the screen. */
export function resolvedTheme(): 'light' | 'dark' | 'night' {
  const chosen = theme.read();
  if (chosen !== 'auto') return chosen;
  return systemDark.matches() ? 'dark' : 'light';
}

/** The first language of the browser that we have; English if none. */
export function automaticLanguage(): Language {
  return detectLanguage(navigator.languages ?? [navigator.language]);
}

/** The language of the page. */
export function resolvedLanguage(): Language {
  const chosen = language.read();
  if (chosen === '') return automaticLanguage();
  return chosen === 'en-US' ? 'en' : chosen;
}
