import { onReconnect } from '#browser/connection.ts';
import { getLocaleUrl } from '#i18n/getLocaleUrl.ts';
import { setLanguage, startTranslations } from '#i18n/i18n.ts';
import { getEffectiveLanguage } from './effectivePreferences.ts';
import { languagePreference } from './preferences.ts';

/** Returns the URLs of the locale files that the player's language needs. */
export function getLocaleUrls(): string[] {
  return [...new Set([getEffectiveLanguage(), 'en' as const])].map(getLocaleUrl);
}

/** Keeps the page in the player's language, or in the browser's; resolves when there are texts. */
export function followLanguage(): Promise<void> {
  const follow = () => setLanguage(getEffectiveLanguage());
  languagePreference.subscribe(follow);
  window.addEventListener('languagechange', follow);
  onReconnect(follow);
  return startTranslations(getEffectiveLanguage());
}
