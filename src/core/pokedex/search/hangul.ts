/** The initial consonants that an input method shows as a final one, by the code of the final one. */
const initialsOfFinals =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  );

const firstFinal = 'ᆨ'.codePointAt(0)!;

/**
 * Whether the Korean word begins with the token as it looks while it is typed: 리잠 and 리자 are
 * beginnings of 리자몽, and so are its initial consonants, ㄹㅈㅁ.
 */
export function startsWithHangul(word: string, token: string): boolean {
  if (!/^[가-힣]/.test(word)) return word.startsWith(token);
  const typedLetters = lettersOf(token);
  const isInitials = /^[ᄀ-ᄒ]+$/.test(typedLetters);
  return (isInitials ? initialsOf(word) : lettersOf(word)).startsWith(typedLetters);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[ᆨ-ᇂ]/g, (final) => initialsOfFinals[final.codePointAt(0)! - firstFinal]!);
}

function initialsOf(word: string): string {
  return word.normalize('NFD').replace(/[^ᄀ-ᄒ]/g, '');
}
