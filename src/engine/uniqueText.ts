/**
 * Returns a function that makes texts unique: it numbers a text that is in use, from 2 on. `base` is the
 * text that gets the number.
 */
export function createNumberer(
  texts: Iterable<string>,
  addNumber = (base: string, number: number) => `${base}_${number}`,
): (text: string, base?: string) => string {
  const usedTexts = new Set(texts);
  /** The first number to try after each base. */
  const nextNumbers = new Map<string, number>();
  return (text, base = text) => {
    let number = nextNumbers.get(base) ?? 2;
    let unique = text;
    while (usedTexts.has(unique)) unique = addNumber(base, number++);
    nextNumbers.set(base, number);
    usedTexts.add(unique);
    return unique;
  };
}
