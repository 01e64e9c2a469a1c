const hiraganaToKatakana = 'ア'.codePointAt(0)! - 'あ'.codePointAt(0)!;

/** Letters of single languages, as the keyboards of other languages write them. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ø: 'o', æ: 'ae' };

/**
 * The text as searches compare it: without case, accents, apostrophes, invisible characters and
 * differences of hiragana and katakana or full and half width; other punctuation becomes a space.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}'’‘ʼ.]/gu, '')
    .replace(/♀/g, ' female')
    .replace(/♂/g, ' male')
    .toLowerCase();
  return asciiWords.test(plain)
    ? plain
    : plain
        .normalize('NFC')
        .replace(/[ぁ-ゖ]/g, (kana) =>
          String.fromCodePoint(kana.codePointAt(0)! + hiraganaToKatakana),
        )
        .replace(/[ßđłøæ]/g, (letter) => plainLetters[letter]!)
        .replace(/[^\p{Letter}\p{Number}\p{Mark}%]+/gu, ' ')
        .trim();
}

const foldedNames = new Map<string, string>();

/** Folds a name of the Pokédex or of a saved team; memoized, because a search folds all of them. */
export function foldName(name: string): string {
  const folded = foldedNames.get(name) ?? fold(name);
  foldedNames.set(name, folded);
  return folded;
}

const asciiWords = /^[a-z0-9]+( [a-z0-9]+)*$/;

/** Whether the word begins with the token, allowing for one mistyped letter. */
export function startsWithTypo(word: string, token: string): boolean {
  let matchLength = 0;
  while (matchLength < token.length && word[matchLength] === token[matchLength]) matchLength++;
  if (matchLength === token.length) return true;
  const rest = token.slice(matchLength + 1);
  return (
    // a wrong letter, one too many, one left out, two in the wrong order
    word.startsWith(rest, matchLength + 1) ||
    word.startsWith(rest, matchLength) ||
    word.startsWith(token.slice(matchLength), matchLength + 1) ||
    (token[matchLength] === word[matchLength + 1] &&
      token[matchLength + 1] === word[matchLength] &&
      word.startsWith(token.slice(matchLength + 2), matchLength + 2))
  );
}
