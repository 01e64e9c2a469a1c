import { languages, officialLanguages } from '#app/i18n/languages.ts';
import { createPreference } from './preference.ts';

/** The languages a player can choose; English is `en-US` here, because `en` means automatic. */
export const selectableLanguages = [
  'en-US',
  ...languages.filter((language) => language !== 'en'),
] as const;

/** '' and an old stored `en` mean the browser's language. */
export const languagePreference = /* @__PURE__ */ createPreference(
  'language',
  'local',
  ['', ...selectableLanguages],
  (value) => {
    if (value === 'en') return '';
    console.warn('Invalid language code selected or detected', value);
    return 'en-US';
  },
);

/** The language of the games' names; '' is that of the app. */
export const namesPreference = /* @__PURE__ */ createPreference('names', 'local', [
  '',
  ...officialLanguages,
]);

/** `auto` follows the system; `night` is black. */
export const themePreference = /* @__PURE__ */ createPreference('theme', 'local', [
  'auto',
  'light',
  'dark',
  'night',
]);

/** Whether single-letter shortcuts work outside text fields. */
export const shortcutsPreference = /* @__PURE__ */ createPreference('shortcuts', 'local', [
  'on',
  'off',
]);
