import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { missed } from '#browser/connection.ts';
import type { Language } from './languages.ts';

/** Milliseconds in which the player's language may arrive before English speaks for it. */
const patience = 2000;

/** The language that was asked for last. */
let wanted: Language | undefined;

/**
 * Loads the translations; done when there is something to say: the player's language, or English
 * where that fails or takes too long. A late language takes over when it arrives.
 */
export async function startTranslations(language: Language): Promise<void> {
  i18next.on('languageChanged', () => {
    document.documentElement.lang = spokenLanguage();
  });
  const failed = new Promise<void>((resolve) => {
    i18next.on('failedLoading', (tag: string, _: string, reason: string) => {
      missed();
      console.warn(`Failed to load the translations for ${tag}:`, reason);
      resolve();
    });
  });
  i18next.use(HttpBackend).use(initReactI18next);
  i18next.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    // A reply of 5xx or none at all is asked for again; 4xx is final.
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
    backend: {
      loadPath: ([tag = 'en']: readonly string[]) => localeFile(tag as Language),
      parse: parseTexts,
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([arrived(language), late, failed]);
  if (!isHere(language) && !isHere('en')) await loadEnglishWithTheApp();
  document.documentElement.lang = spokenLanguage();
}

/** The language on the screen: the chosen one, or English while that cannot be had. */
export function spokenLanguage(): string {
  return i18next.languages.find(isHere) ?? 'en';
}

/** Changes the language of the whole app, once its texts have arrived; one that failed is tried anew. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  // Without a network all the tries take their time; the player hears of it before.
  const slow = setTimeout(() => isHere(language) || missed(), patience);
  // As a list: given one alone, the library waits for English as well.
  if (!isHere(language)) await i18next.reloadResources([language]);
  clearTimeout(slow);
  if (!isHere('en')) await loadEnglishWithTheApp();
  // Another one may have been chosen meanwhile.
  if (language === wanted) await i18next.changeLanguage(language);
}

/** The address of a locale file; another content has another one, so it may be kept for good. */
export function localeFile(language: Language): string {
  const versions: Record<string, string> = JSON.parse(import.meta.env.VITE_LOCALE_VERSIONS);
  return `${import.meta.env.BASE_URL}locales/${language}.json?v=${versions[language]}`;
}

/** The texts of a locale file; throws for the file of somebody else. */
function parseTexts(json: string): object {
  const texts = JSON.parse(json);
  if (typeof texts?.shell?.title !== 'string') throw new TypeError('No locale file');
  return texts;
}

function isHere(language: string): boolean {
  return i18next.hasResourceBundle(language, 'translation');
}

function arrived(language: Language): Promise<void> {
  return new Promise((resolve) => {
    i18next.store.on('added', (tag: string) => {
      if (tag === language) resolve();
    });
  });
}

/** English travels with the app's scripts too, for when the locale files cannot be had. */
async function loadEnglishWithTheApp(): Promise<void> {
  const { default: english } = await import('#locales/en.json');
  i18next.addResourceBundle('en', 'translation', english);
}
