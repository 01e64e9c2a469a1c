import { truncate } from '#core/pokedex/names/inputText.ts';
import { maxTeamNameLength } from './teamName.ts';

/**
 * Returns a function that makes names unique: it numbers a name that is in use, such as "Rain (2)", and
 * shortens it to the maximum number of code points.
 */
export function createNameNumberer(
  names: Iterable<string>,
  maxLength = maxTeamNameLength,
): (name: string) => string {
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
      const beginning = truncate(base, maxLength - suffix.length - 1).trim();
      uniqueName = beginning ? `${beginning} ${suffix}` : suffix;
      number++;
      nextNumbers.set(base, number);
    }
    usedNames.add(uniqueName);
    return uniqueName;
  };
}

/** Renames an item, with a number if another one has the name; `name` is the result. */
export function renameItem<Item extends { id: string; name: string }>(
  items: readonly Item[],
  id: string,
  newName: string,
): { items: readonly Item[]; name: string } {
  const otherNames = items.filter((each) => each.id !== id).map((each) => each.name);
  const name = createNameNumberer(otherNames)(newName);
  return { items: items.map((each) => (each.id === id ? { ...each, name } : each)), name };
}
