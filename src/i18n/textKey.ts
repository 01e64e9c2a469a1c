/// <reference path="./keys.d.ts" />
import type { ParseKeys } from 'i18next';

/** The key of a text in `public/locales/en.json`, such as `team.member`. */
export type TextKey = ParseKeys;
