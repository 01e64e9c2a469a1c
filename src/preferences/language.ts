import { onReconnect } from '#browser/connection.ts';
import { setLanguage, startTranslations } from '#i18n/i18n.ts';
import { localeFile } from '#i18n/localeFile.ts';
import { effectiveLanguage } from './effective.ts';
import { language } from './preferences.ts';

/** The locale files that the player's language needs. */
export function localeFiles(): string[] {
  return [...new Set([effectiveLanguage(), 'en' as const])].map(localeFile);
}

/** Keeps the page in the player's language, or in the browser's; resolves when there are texts. */
export function followLanguage(): Promise<void> {
  const follow = () => setLanguage(effectiveLanguage());
  language.subscribe(follow);
  window.addEventListener('languagechange', follow);
  onReconnect(follow);
  return startTranslations(effectiveLanguage());
}
