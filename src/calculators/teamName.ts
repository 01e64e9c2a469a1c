import { cleanLine, truncate } from '#pokedex/inputText.ts';

/** Maximum number of code points of a team's name, with the folders of Showdown. */
export const maxTeamNameLength = 100;

/** The name as one trimmed line of at most `maxTeamNameLength` code points; '' if nothing is left. */
export function cleanTeamName(text: string): string {
  return cleanLine(text, maxTeamNameLength);
}

/** Returns a function that numbers names in use, such as "Rain (2)", and then uses the result. */
export function nameNumberer(names: Iterable<string>): (name: string) => string {
  const usedNames = new Set(names);
  /** The first number to try after each name. */
  const nextNumbers = new Map<string, number>();

  return (name) => {
    const base = name.replace(/ \(\d{1,6}\)$/, '');
    let number = nextNumbers.get(base) ?? 2;
    let uniqueName = name;
    while (usedNames.has(uniqueName)) {
      const suffix = `(${number})`;
      // One code point less for the space.
      const beginning = truncate(base, maxTeamNameLength - suffix.length - 1).trim();
      uniqueName = beginning ? `${beginning} ${suffix}` : suffix;
      number++;
      nextNumbers.set(base, number);
    }
    usedNames.add(uniqueName);
    return uniqueName;
  };
}
