import { createNumberer } from '#engine/uniqueText.ts';
import { truncate } from '#pokedex/inputText.ts';
import { maxTeamNameLength } from './teamName.ts';

/**
 * Returns a function that makes names unique: it numbers a name that is in use, such as "Rain (2)", and
 * shortens it to the maximum number of code points.
 */
export function createNameNumberer(
  names: Iterable<string>,
  maxLength = maxTeamNameLength,
): (name: string) => string {
  const makeUnique = createNumberer(names, (base, number) => {
    const suffix = `(${number})`;
    // One code point less for the space.
    const beginning = truncate(base, maxLength - suffix.length - 1).trim();
    return beginning ? `${beginning} ${suffix}` : suffix;
  });
  return (name) => makeUnique(name, name.replace(/ \(\d{1,6}\)$/, ''));
}
