import { onReconnect } from '#browser/connection.ts';
import { setLanguage, startTranslations } from '#i18n/i18n.ts';
import { localeFile } from '#i18n/localeFile.ts';
import { language } from './preferences.ts';
import { resolvedLanguage } from './resolved.ts';

/** The locale files that the player's language needs. */
export function localeFiles(): string[] {
  return [...new Set([resolvedLanguage(), 'en' as const])].map(localeFile);
}

/** Shows the player's language from now on, the browser's where none was chosen; done when its texts are there. */
export function followLanguage(): Promise<void> {
  const follow = () => setLanguage(resolvedLanguage());
  language.subscribe(follow);
  window.addEventListener('languagechange', follow);
  onReconnect(follow);
  return startTranslations(resolvedLanguage());
}
