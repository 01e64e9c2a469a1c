const hiraganaToKatakana = 'ア'.codePointAt(0)! - 'あ'.codePointAt(0)!;

/** Letters that only their own languages tell apart, as other keyboards write them. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ø: 'o', æ: 'ae' };

/**
 * The text as searches compare it: without case, accents, apostrophes, unseen signs and the
 * difference of hiragana and katakana, of full and half width; other signs part its words.
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

const asciiWords = /^[a-z0-9]+( [a-z0-9]+)*$/;

/** Whether the word begins with the token when one letter of it was mistyped. */
export function beginsAlmost(word: string, token: string): boolean {
  let same = 0;
  while (same < token.length && word[same] === token[same]) same++;
  if (same === token.length) return true;
  const rest = token.slice(same + 1);
  return (
    // a wrong letter, one too many, one left out, two in the wrong order
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest, same) ||
    word.startsWith(token.slice(same), same + 1) ||
    (token[same] === word[same + 1] &&
      token[same + 1] === word[same] &&
      word.startsWith(token.slice(same + 2), same + 2))
  );
}
