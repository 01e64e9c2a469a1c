import { onReconnect } from '#app/browser/connection.ts';
import { getLocaleUrl } from '#app/i18n/getLocaleUrl.ts';
import { setLanguage, setNamesLanguage, startTranslations } from '#app/i18n/i18n.ts';
import { getEffectiveLanguage, getNamesLanguage } from './effectivePreferences.ts';
import { languagePreference, namesPreference } from './preferences.ts';

/** Returns the URLs of the locale files that the player's languages need. */
export function getLocaleUrls(): string[] {
  const language = getEffectiveLanguage();
  return [...new Set([language, getNamesLanguage() ?? language, 'en' as const])].map(getLocaleUrl);
}

/** Keeps the page and the games' names in the player's languages, or in the browser's; resolves when there are texts. */
export function followLanguage(): Promise<void> {
  const follow = () => setLanguage(getEffectiveLanguage());
  languagePreference.subscribe(follow);
  window.addEventListener('languagechange', follow);
  const followNames = () => setNamesLanguage(getNamesLanguage());
  namesPreference.subscribe(followNames);
  onReconnect(() => {
    follow();
    followNames();
  });
  return startTranslations(getEffectiveLanguage(), getNamesLanguage());
}
