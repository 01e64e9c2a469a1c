/** Maximum length of a search in code points: longer than any name, and fast to search for. */
export const maxSearchLength = 100;

/** Maximum number of UTF-16 code units of a pasted set; Showdown's longest sets have under 600. */
export const maxSetLength = 1000;

/** The name without invisible characters and noncharacters; '' if nothing of it is visible. */
export function removeInvisibleCharacters(name: string): string {
  // Removes format characters such as bidi marks, except the zero-width joiner of emoji.
  const visible = name.replace(/(?!\u200d)\p{Cf}|\p{Noncharacter_Code_Point}/gu, '');
  return /^[\p{Default_Ignorable_Code_Point}\u2800\s]*$/u.test(visible) ? '' : visible;
}

/** The text as one trimmed line of at most `maxLength` code points, without invisible characters. */
export function cleanLine(text: string, maxLength: number): string {
  const line = removeInvisibleCharacters(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  // What is left may be invisible.
  return removeInvisibleCharacters(truncate(line, maxLength).trim());
}

/**
 * The text cut to at most `maxLength` code points. It is cut between graphemes, unless the first
 * grapheme is too long.
 */
export function truncate(text: string, maxLength: number): string {
  const beginning = [...text.slice(0, 2 * maxLength + 2)].slice(0, maxLength + 1);
  if (beginning.length <= maxLength) return text;
  const wholeGraphemes = graphemesOf(beginning.join('')).slice(0, -1).join('');
  return wholeGraphemes || beginning.slice(0, -1).join('');
}

/** The graphemes, such as a family emoji; code points in browsers from before 2024. */
function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
