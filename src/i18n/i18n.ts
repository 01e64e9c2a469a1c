import i18next, { type BackendModule, type TFunction } from 'i18next';
import { reportMissing } from '#browser/connection.ts';
import { createStore, type ReadableStore } from '#browser/createStore.ts';
import type { Language } from './languages.ts';
import { localeFile } from './localeFile.ts';

/** Milliseconds in which the player's language may arrive before English stands in for it. */
const loadingMs = 2000;

/** How often a file is requested again, each time after twice as long. */
const maxRetries = 5;

/** The language that was requested last. */
let requested: Language | undefined;

/**
 * Loads the translations; done when there are texts to show: the player's language, or English
 * where that fails or takes too long. A late language takes over when it arrives.
 */
export async function startTranslations(language: Language): Promise<void> {
  i18next.on('languageChanged', publish);
  const failed = new Promise<void>((resolve) => {
    i18next.on('failedLoading', (tag: string, _: string, reason: string) => {
      reportMissing();
      console.warn(`Failed to load the translations for ${tag}:`, reason);
      resolve();
    });
  });
  i18next.use(localeBackend);
  i18next.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    maxRetries,
    retryTimeout: 350,
    maxParallelReads: 10,
    interpolation: { escapeValue: false },
  });
  i18next.store.on('added', publish);
  const late = new Promise((resolve) => setTimeout(resolve, loadingMs));
  await Promise.race([whenLoaded(language), late, failed]);
  if (!isLoaded(language) && !isLoaded('en')) await loadBundledEnglish();
  publish();
}

/** The text of each key, and its language: the chosen one, or English while that cannot be had. */
export type Translation = { text: TFunction; language: string };

const store = createStore<Translation>({ text: i18next.t, language: 'en' });

/** The texts now; another object whenever other texts have arrived. */
export const translation: ReadableStore<Translation> = store;

function publish(): void {
  const language = i18next.languages.find(isLoaded) ?? 'en';
  const text = memoizeTexts(i18next.getFixedT(i18next.language));
  document.documentElement.lang = language;
  store.set({ text, language });
}

/** Texts in the memory, which is then emptied. */
const maxMemoized = 5000;

/** The same function with a memory: a tap needs hundreds of texts, most of them again. */
function memoizeTexts(text: TFunction): TFunction {
  const known = new Map<string, string>();
  const memoized = (key: string, gaps?: object): string => {
    const id = gaps ? JSON.stringify([key, gaps]) : key;
    const words = known.get(id) ?? String(text(key as never, gaps as never));
    if (known.size > maxMemoized) known.clear();
    known.set(id, words);
    return words;
  };
  return Object.assign(memoized, text) as TFunction;
}

/** Changes the language of the whole app, once its texts have arrived; one that failed is requested anew. */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  // Without a network all the tries take their time; the notice does not wait for them.
  const slow = setTimeout(() => isLoaded(language) || reportMissing(), loadingMs);
  // As a list: given one alone, the library waits for English as well.
  if (!isLoaded(language)) await i18next.reloadResources([language]);
  clearTimeout(slow);
  if (!isLoaded('en')) await loadBundledEnglish();
  // Another one may have been chosen meanwhile.
  if (language === requested) await i18next.changeLanguage(language);
}

/** The failures in a row of each language's file. */
const failures = new Map<string, number>();

/** Reads the locale files; where the network or the server failed, it is to be tried again. */
const localeBackend: BackendModule = {
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
      failures.delete(tag);
    } catch (error) {
      const count = failures.get(tag) ?? 0;
      // A language left open to a retry is requested anew by the next change of the language.
      isFinal ||= count === maxRetries;
      failures.set(tag, isFinal ? 0 : count + 1);
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

function isLoaded(language: string): boolean {
  return i18next.hasResourceBundle(language, 'translation');
}

function whenLoaded(language: Language): Promise<void> {
  return new Promise((resolve) => {
    i18next.store.on('added', (tag: string) => {
      if (tag === language) resolve();
    });
  });
}

/** English travels with the app's scripts too, for when the locale files cannot be had. */
async function loadBundledEnglish(): Promise<void> {
  const { default: english } = await import('#locales/en.json');
  i18next.addResourceBundle('en', 'translation', english);
}
