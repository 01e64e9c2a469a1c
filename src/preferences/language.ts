import { whenBack } from '#browser/connection.ts';
import { detectLanguage } from '#i18n/detect.ts';
import { localeFile, speak, startTranslations } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { language } from './preferences.ts';

/** The language of the browser, as far as we speak it. */
export function automaticLanguage(): Language {
  return detectLanguage(navigator.languages ?? [navigator.language]);
}

function resolved(): Language {
  const chosen = language.read();
  if (chosen === '') return automaticLanguage();
  return chosen === 'en-US' ? 'en' : chosen;
}

/** The locale files that the player's language needs. */
export function spokenFiles(): string[] {
  return [...new Set([resolved(), 'en' as const])].map(localeFile);
}

/** Speaks the player's language from now on, the browser's where none was chosen; done when it can. */
export function followLanguage(): Promise<void> {
  language.subscribe(() => speak(resolved()));
  window.addEventListener('languagechange', () => speak(resolved()));
  whenBack(() => speak(resolved()));
  return startTranslations(resolved());
}
