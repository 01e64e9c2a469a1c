import i18next, { type BackendModule, type TFunction } from 'i18next';
import { missed } from '#browser/connection.ts';
import type { Language } from './languages.ts';
import { localeFile } from './localeFile.ts';

/** Milliseconds in which the player's language may arrive before English speaks for it. */
const patience = 2000;

/** The language that was asked for last. */
let wanted: Language | undefined;

/**
 * Loads the translations; done when there is something to say: the player's language, or English
 * where that fails or takes too long. A late language takes over when it arrives.
 */
export async function startTranslations(language: Language): Promise<void> {
  i18next.on('languageChanged', hear);
  const failed = new Promise<void>((resolve) => {
    i18next.on('failedLoading', (tag: string, _: string, reason: string) => {
      missed();
      console.warn(`Failed to load the translations for ${tag}:`, reason);
      resolve();
    });
  });
  i18next.use(localeFiles);
  i18next.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
    interpolation: { escapeValue: false },
  });
  i18next.store.on('added', hear);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([arrived(language), late, failed]);
  if (!isHere(language) && !isHere('en')) await loadEnglishWithTheApp();
  hear();
}

/** The words for each key, and their language: the chosen one, or English while that cannot be had. */
export type Spoken = { text: TFunction; language: string };

let spoken: Spoken = { text: i18next.t, language: 'en' };
const callbacks = new Set<() => void>();

/** What is spoken now; another object whenever other texts have arrived. */
export function nowSpoken(): Spoken {
  return spoken;
}

/** Calls back whenever `nowSpoken` changes; returns how to stop. */
export function onSpoken(callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

function hear(): void {
  const language = i18next.languages.find(isHere) ?? 'en';
  spoken = { text: rememberTexts(i18next.getFixedT(i18next.language)), language };
  document.documentElement.lang = language;
  for (const callback of callbacks) callback();
}

/** Texts that are remembered; then it begins anew. */
const mostKnown = 5000;

/** The same function, which works a text out only once: a tap asks for hundreds, most said before. */
function rememberTexts(text: TFunction): TFunction {
  const known = new Map<string, string>();
  const remembering = (key: string, gaps?: object): string => {
    const asked = gaps ? JSON.stringify([key, gaps]) : key;
    const words = known.get(asked) ?? String(text(key as never, gaps as never));
    if (known.size > mostKnown) known.clear();
    known.set(asked, words);
    return words;
  };
  return Object.assign(remembering, text) as TFunction;
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

/** Reads the locale files; where the network or the server failed, it is to be tried again. */
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  async read(tag, _, done) {
    let isFinal = false;
    try {
      const response = await fetch(localeFile(tag as Language));
      const text = await response.text();
      isFinal = response.status < 500;
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      done(null, parseTexts(text));
    } catch (error) {
      done(error as Error, !isFinal);
    }
  },
};

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
