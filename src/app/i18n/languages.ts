/** The languages of the interface, by their codes in locale files and storage. */
export const languages = [
  'en',
  'es',
  'pt-PT',
  'pt-BR',
  'da',
  'de',
  'it',
  'fr',
  'pl',
  'ru',
  'no',
  'nl',
  'kk',
  'ro',
  'ja',
  'ja-Hrkt',
  'zh-Hans',
  'zh-Hant',
  'ko',
  'vi',
] as const;

export type Language = (typeof languages)[number];

/** The languages in which the games have official names. */
export const officialLanguages: readonly Language[] = [
  'en',
  'es',
  'de',
  'it',
  'fr',
  'ja',
  'zh-Hans',
  'zh-Hant',
  'ko',
];

/** The name of each language in the language itself. */
export const nativeNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  'pt-PT': 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
  da: 'Dansk',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
  no: 'Norsk',
  nl: 'Nederlands',
  kk: 'Қазақша',
  ro: 'Română',
  ja: '日本語',
  'ja-Hrkt': 'にほんご（かな）',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ko: '한국어',
  vi: 'Tiếng Việt',
};

/** The share of the texts that each incomplete language has, 0 to 99, measured when the app was built. */
export const incomplete: Readonly<Partial<Record<Language, number>>> = import.meta.env
  .VITE_INCOMPLETE;
