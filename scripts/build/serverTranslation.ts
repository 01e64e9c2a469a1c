import type { Translation } from '#app/i18n/i18n.ts';
import type { Language } from '#app/i18n/languages.ts';
import { createTranslate, type Texts } from '#app/i18n/translate.ts';

let current: Translation;

/** Sets and returns the translation of the page that the build renders. */
export function setServerTranslation(language: Language, texts: Texts): Translation {
  const t = createTranslate([language], () => texts);
  current = { t, unmixed: t, english: t, language, namesLanguage: language, namesTag: undefined };
  return current;
}

/** Takes the place of the function of src/app/i18n, whose texts are those of a tab. */
export const useTranslation = (): Translation => current;
