import { reportMissingFile } from '#app/browser/connection.ts';
import { createStore, type ReadableStore } from '#core/createStore.ts';
import type { Language } from './languages.ts';
import { loadTexts } from './loadTexts.ts';
import { createTranslate, flattenTexts, type Texts, type Translate } from './translate.ts';

/** Milliseconds to wait for the player's language before English is the fallback. */
const maxLoadingMs = 2000;

const loaded = new Map<Language, Texts>();

/** The language that was requested last, and the one on the screen, if its texts are loaded. */
let requested: Language = 'en';
let current: Language = 'en';

/** The language of the games' names that was requested last; undefined is the language of the interface. */
let requestedNames: Language | undefined;

/** The sections of the locale files with the names of the games. */
const nameSections = /^(types|abilities|moves|conditions|items|battle\.trainers)\./;

export type Translation = {
  /** Translates into the player's language, or English as the fallback, and names into theirs. */
  t: Translate;
  /** Translates names too into the player's language. */
  unmixed: Translate;
  /** Returns the English text whatever the language is. */
  english: Translate;
  language: Language;
  /** The language of the names of Pokémon, types, moves, abilities and items. */
  namesLanguage: Language;
  /** The value of `lang` for an element that holds only a name, if the page is in another language. */
  namesTag: Language | undefined;
};

const store = createStore<Translation>(makeTranslation('en'));

/** The current translation; a new object after each change of the texts. */
export const translation: ReadableStore<Translation> = store;

/**
 * Loads the translations. Resolves when the texts of the player's language and of the names are loaded or, if that
 * fails or takes too long, when the English ones are; the languages then follow when they have loaded.
 */
export async function startTranslations(language: Language, names?: Language): Promise<void> {
  requested = current = language;
  requestedNames = names;
  const timeout = new Promise((resolve) => setTimeout(resolve, maxLoadingMs));
  await Promise.race([Promise.all([load(language), load(names ?? language)]), timeout]);
  if (!loaded.has(language)) await loadBundledEnglish();
  void load('en');
}

/** Changes the language of the app after loading its texts; retries a language that failed. */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  await loadWithNotice(language);
  if (!loaded.has(language)) await loadBundledEnglish();
  // The player may have chosen another language meanwhile.
  if (language !== requested) return;
  current = language;
  publish();
}

/** Changes the language of the games' names, by default to that of the app, which they have until theirs is loaded. */
export async function setNamesLanguage(language?: Language): Promise<void> {
  requestedNames = language;
  publish();
  if (language) await loadWithNotice(language);
}

/** Loads a language for a page that is open. */
async function loadWithNotice(language: Language): Promise<void> {
  // Offline, the retries take long; the notice does not wait for them.
  const slowTimer = setTimeout(() => loaded.has(language) || reportMissingFile(), maxLoadingMs);
  await load(language);
  clearTimeout(slowTimer);
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
  const namesLanguage = requestedNames && loaded.has(requestedNames) ? requestedNames : language;
  const unmixed = createTranslate([language, 'en'], textsOf);
  const nameOf = createTranslate([namesLanguage, language, 'en'], textsOf);
  const withNames: Translate = (key, values) =>
    (nameSections.test(key) ? nameOf : unmixed)(key, values);
  return {
    t: namesLanguage === language ? unmixed : withNames,
    unmixed,
    english: createTranslate(['en'], textsOf),
    language,
    namesLanguage,
    namesTag: namesLanguage === language ? undefined : namesLanguage,
  };
}
