import { reportMissingFile } from '#browser/connection.ts';
import { createStore, type ReadableStore } from '#browser/createStore.ts';
import type { Language } from './languages.ts';
import { loadTexts } from './loadTexts.ts';
import { createTranslate, flattenTexts, type Texts, type Translate } from './translate.ts';

/** Milliseconds to wait for the player's language before English is the fallback. */
const maxLoadingMs = 2000;

const loaded = new Map<Language, Texts>();

/** The language that was requested last, and the one on the screen, if its texts are loaded. */
let requested: Language = 'en';
let current: Language = 'en';

/**
 * The translation function and its language: the player's, or English as the fallback; `english` returns the
 * English text whatever the language is.
 */
export type Translation = { t: Translate; english: Translate; language: Language };

const store = createStore<Translation>(makeTranslation('en'));

/** The current translation; a new object after each change of the texts. */
export const translation: ReadableStore<Translation> = store;

/**
 * Loads the translations. Resolves when the texts of the player's language are loaded or, if that
 * fails or takes too long, when the English ones are; the language then follows when it has loaded.
 */
export async function startTranslations(language: Language): Promise<void> {
  requested = current = language;
  const timeout = new Promise((resolve) => setTimeout(resolve, maxLoadingMs));
  await Promise.race([load(language), timeout]);
  if (!loaded.has(language)) await loadBundledEnglish();
  void load('en');
}

/** Changes the language of the app after loading its texts; retries a language that failed. */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  // Offline, the retries take long; the notice does not wait for them.
  const slowTimer = setTimeout(() => loaded.has(language) || reportMissingFile(), maxLoadingMs);
  await load(language);
  clearTimeout(slowTimer);
  if (!loaded.has(language)) await loadBundledEnglish();
  // The player may have chosen another language meanwhile.
  if (language !== requested) return;
  current = language;
  publish();
}

/** Loads a language; if that fails, warns and leaves it unloaded. */
async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  try {
    add(language, await loadTexts(language));
  } catch (error) {
    reportMissingFile();
    console.warn(`Failed to load the translations for ${language}:`, error);
  }
}

/** Loads the English texts bundled with the scripts, the fallback for unavailable locale files. */
async function loadBundledEnglish(): Promise<void> {
  if (loaded.has('en')) return;
  const { default: english } = await import('#locales/en.json');
  add('en', flattenTexts(english));
}

function add(language: Language, texts: Texts): void {
  loaded.set(language, texts);
  publish();
}

function publish(): void {
  const language = loaded.has(current) ? current : 'en';
  document.documentElement.lang = language;
  store.set(makeTranslation(language));
}

function makeTranslation(language: Language): Translation {
  const textsOf = (tag: Language) => loaded.get(tag);
  return {
    t: createTranslate([language, 'en'], textsOf),
    english: createTranslate(['en'], textsOf),
    language,
  };
}
