import i18next, { type BackendModule, type TFunction } from 'i18next';
import { reportMissingFile } from '#browser/connection.ts';
import { createStore, type ReadableStore } from '#browser/createStore.ts';
import { getLocaleUrl } from './getLocaleUrl.ts';
import type { Language } from './languages.ts';

/** Milliseconds to wait for the player's language before English is the fallback. */
const maxLoadingMs = 2000;

/** Maximum number of retries of a file; the delay doubles each time. */
const maxRetries = 5;

/** The language that was requested last. */
let requestedLanguage: Language | undefined;

/**
 * Loads the translations. Resolves when the texts of the player's language are loaded or, if that
 * fails or takes too long, when the English ones are; the language then follows when it has loaded.
 */
export async function startTranslations(language: Language): Promise<void> {
  i18next.on('languageChanged', publish);
  const failure = new Promise<void>((resolve) => {
    i18next.on('failedLoading', (tag: string, _: string, reason: string) => {
      reportMissingFile();
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
  const timeout = new Promise((resolve) => setTimeout(resolve, maxLoadingMs));
  await Promise.race([waitUntilLoaded(language), timeout, failure]);
  if (!isLoaded(language) && !isLoaded('en')) await loadBundledEnglish();
  publish();
}

/** The translation function and its language: the player's, or English as the fallback. */
export type Translation = { t: TFunction; language: string };

const store = createStore<Translation>({ t: i18next.t, language: 'en' });

/** The current translation; a new object after each change of the texts. */
export const translation: ReadableStore<Translation> = store;

function publish(): void {
  const language = i18next.languages.find(isLoaded) ?? 'en';
  const t = memoizeTexts(i18next.getFixedT(i18next.language));
  document.documentElement.lang = language;
  store.set({ t, language });
}

/** Maximum number of memoized texts; above it, all are dropped. */
const maxMemoized = 5000;

/** Memoizes the translation function, because a tap looks up hundreds of texts. */
function memoizeTexts(t: TFunction): TFunction {
  const memo = new Map<string, string>();
  const memoized = (key: string, options?: object): string => {
    const id = options ? JSON.stringify([key, options]) : key;
    const value = memo.get(id) ?? String(t(key as never, options as never));
    if (memo.size > maxMemoized) memo.clear();
    memo.set(id, value);
    return value;
  };
  return Object.assign(memoized, t) as TFunction;
}

/** Changes the language of the app after loading its texts; retries a language that failed. */
export async function setLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  // Offline, the retries take long; the notice does not wait for them.
  const slowTimer = setTimeout(() => isLoaded(language) || reportMissingFile(), maxLoadingMs);
  // A list, because i18next also waits for English if it gets a single language.
  if (!isLoaded(language)) await i18next.reloadResources([language]);
  clearTimeout(slowTimer);
  if (!isLoaded('en')) await loadBundledEnglish();
  // The player may have chosen another language meanwhile.
  if (language === requestedLanguage) await i18next.changeLanguage(language);
}

/** The number of consecutive failures of each language's file. */
const failures = new Map<string, number>();

/** Reads the locale files; allows retries if the network or the server failed. */
const localeBackend: BackendModule = {
  type: 'backend',
  init() {},
  async read(tag, _, callback) {
    let isFinal = false;
    try {
      const response = await fetch(getLocaleUrl(tag as Language));
      const text = await response.text();
      isFinal = response.status < 500;
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      callback(null, parseTexts(text));
      failures.delete(tag);
    } catch (error) {
      const count = failures.get(tag) ?? 0;
      // After a retryable failure, i18next requests the language at the next change of the language.
      isFinal ||= count === maxRetries;
      failures.set(tag, isFinal ? 0 : count + 1);
      callback(error as Error, !isFinal);
    }
  },
};

/** Parses a locale file; throws if the JSON is not one. */
function parseTexts(json: string): object {
  const texts = JSON.parse(json);
  if (typeof texts?.shell?.title !== 'string') throw new TypeError('No locale file');
  return texts;
}

function isLoaded(language: string): boolean {
  return i18next.hasResourceBundle(language, 'translation');
}

function waitUntilLoaded(language: Language): Promise<void> {
  return new Promise((resolve) => {
    i18next.store.on('added', (tag: string) => {
      if (tag === language) resolve();
    });
  });
}

/** Loads the English texts bundled with the scripts, the fallback for unavailable locale files. */
async function loadBundledEnglish(): Promise<void> {
  const { default: english } = await import('#locales/en.json');
  i18next.addResourceBundle('en', 'translation', english);
}
