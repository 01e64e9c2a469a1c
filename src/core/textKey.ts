import type english from '#locales/en.json';

type Leaves<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'zero' | Intl.LDMLPluralRule}`
  ? Base
  : Key;

/** The key of a text in `public/locales/en.json` without the ending of a plural, such as `team.member`. */
export type TextKey = WithoutPlural<Leaves<typeof english>>;
