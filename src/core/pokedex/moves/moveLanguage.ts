/** The languages with a file of names: those of the games. */
export const moveLanguages = [
  ...(['en', 'de', 'es', 'es-419', 'fr', 'it', 'ja', 'ko', 'zh-Hans', 'zh-Hant'] as const),
] as const;

export type MoveLanguage = (typeof moveLanguages)[number];

/** The language of the names of moves in a language of the app: English if the games have none in it. */
export function moveLanguageOf(language: string): MoveLanguage {
  return moveLanguages.find((each) => language === each || language === `${each}-Hrkt`) ?? 'en';
}
