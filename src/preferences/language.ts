import { whenBack } from '#browser/connection.ts';
import { speak, startTranslations } from '#i18n/i18n.ts';
import { localeFile } from '#i18n/localeFile.ts';
import { language } from './preferences.ts';
import { resolvedLanguage } from './resolved.ts';

/** The locale files that the player's language needs. */
export function spokenFiles(): string[] {
  return [...new Set([resolvedLanguage(), 'en' as const])].map(localeFile);
}

/** Speaks the player's language from now on, the browser's where none was chosen; done when it can. */
export function followLanguage(): Promise<void> {
  const follow = () => speak(resolvedLanguage());
  language.subscribe(follow);
  window.addEventListener('languagechange', follow);
  whenBack(follow);
  return startTranslations(resolvedLanguage());
}
