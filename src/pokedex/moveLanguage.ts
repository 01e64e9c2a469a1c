/** The languages with a file of names: those of the games. */
export const moveLanguages = [
  ...(['en', 'de', 'es', 'es-419', 'fr', 'it', 'ja', 'ko', 'zh-Hans', 'zh-Hant'] as const),
] as const;

export type MoveLanguage = (typeof moveLanguages)[number];
