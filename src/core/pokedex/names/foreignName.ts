import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { fold } from './fold.ts';
import { nameIn } from './name.ts';

/** The name in another language that matches the query, and that language; undefined if a name in `language` matches. */
export function foreignName(
  query: string,
  { speciesNames, formNames }: Pokemon,
  language: string,
): { language: string; name: string } | undefined {
  const [token] = fold(query).split(' ');
  if (!token || /^\d+$/.test(token)) return undefined;
  const isMatch = (name: string | undefined) => name !== undefined && fold(name).includes(token);
  const visibleNames = [speciesNames, formNames].map((names) => nameIn(language, names));
  if (visibleNames.some(isMatch)) return undefined;
  for (const [language, name = ''] of [speciesNames, formNames].flatMap(
    Object.entries<string | undefined>,
  )) {
    if (isMatch(name)) return { language, name };
  }
  return undefined;
}
