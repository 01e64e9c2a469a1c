/** The most code points of a search: more than any name has, and little work. */
export const maxSearchLength = 100;

/** The name without what nobody sees or what no file may hold; '' if nothing else is in it. */
export function withoutUnseen(name: string): string {
  // Signs that turn others' text around go, all but what joins emoji to one.
  const seen = name.replace(/(?!\u200d)\p{Cf}|\p{Noncharacter_Code_Point}/gu, '');
  return /^[\p{Default_Ignorable_Code_Point}\u2800\s]*$/u.test(seen) ? '' : seen;
}

/** The text cut after so many code points, never inside of what is seen as one sign. */
export function cutAt(text: string, maxLength: number): string {
  const beginning = [...text.slice(0, 2 * maxLength + 2)].slice(0, maxLength + 1);
  if (beginning.length <= maxLength) return text;
  const whole = signsOf(beginning.join('')).slice(0, -1).join('');
  return whole || beginning.slice(0, -1).join('');
}

/** What is seen as one sign each, such as a family of emoji; code points in browsers of before 2024. */
function signsOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
