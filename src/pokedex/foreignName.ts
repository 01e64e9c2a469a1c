import { fold } from './fold.ts';
import { nameIn } from './name.ts';
import type { Pokemon } from './pokemon.ts';

/** The name in another language that the query speaks of, where none the player sees says why. */
export function foreignName(
  query: string,
  { speciesNames, formNames }: Pokemon,
  language: string,
): string | undefined {
  const [token] = fold(query).split(' ');
  if (!token || /^\d+$/.test(token)) return undefined;
  const speaks = (name: string | undefined) => name !== undefined && fold(name).includes(token);
  const shown = [speciesNames, formNames].map((names) => nameIn(language, names));
  if (shown.some(speaks)) return undefined;
  return [...Object.values(speciesNames), ...Object.values(formNames)].find(speaks);
}
