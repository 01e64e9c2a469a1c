import { fold } from '#core/pokedex/names/fold.ts';

/** More words than a question has. */
const maxWords = 40;

/** A letter of a script that writes words without spaces, or joins endings to them. */
const unspacedLetter = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const unspacedParts = new RegExp(`(${unspacedLetter.source})`, 'u');

/** What the words of a text name, and whether it has other words too. */
export type NamedParts<Part> = { parts: readonly Part[]; hasOtherWords: boolean };

/**
 * Finds what a text names, from its beginning, the longest name first: "is fire good against steel" names two types.
 * `find` gets folded words without spaces between them.
 */
export function findNamedParts<Part>(
  text: string,
  find: (words: string) => Part | undefined,
): NamedParts<Part> {
  const words = splitWords(text).slice(0, maxWords);
  const parts: Part[] = [];
  let hasOtherWords = false;
  for (let start = 0; start < words.length; ) {
    const named = findLongest(words.slice(start), find);
    if (named) parts.push(named.part);
    else hasOtherWords = true;
    start += named?.length ?? 1;
  }
  return { parts, hasOtherWords };
}

/** What the words begin with, and the number of words that name it. */
function findLongest<Part>(words: readonly string[], find: (words: string) => Part | undefined) {
  for (let length = words.length; length > 0; length--) {
    const part = find(words.slice(0, length).join(''));
    if (part !== undefined) return { part, length };
  }
  return undefined;
}

/** The folded words; letters of an unspaced script are words of their own. */
function splitWords(text: string): string[] {
  return fold(text)
    .split(' ')
    .flatMap((word) => word.split(unspacedParts))
    .filter(Boolean);
}
