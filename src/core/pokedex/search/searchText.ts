import type { Type } from '#core/charts/type.ts';
import { foldName } from '#core/pokedex/names/fold.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';

export type SearchField = 'own' | 'form' | 'foreign' | 'type' | 'number';

/** A folded name and its words. */
export type SearchText = { field: SearchField; whole: string; words: readonly string[] };

/** The words of a name, and all of them joined: "Ho-Oh" is also "hooh". */
export function searchText(field: SearchField, name: string): SearchText {
  const whole = foldName(name);
  const words = whole.split(' ');
  return { field, whole, words: words.length > 1 ? [...words, words.join('')] : words };
}

const foldedNames = new WeakMap<Pokemon, { language: string; texts: readonly SearchText[] }>();

/** The folded names and number of the Pokémon, memoized for the player's language. */
export function foldNames(pokemon: Pokemon, language: string): readonly SearchText[] {
  const entry = foldedNames.get(pokemon);
  if (entry?.language === language) return entry.texts;
  const texts = pokemon.number ? [searchText('number', pokemon.number)] : [];
  for (const field of ['own', 'form'] as const) {
    const names = field === 'own' ? pokemon.speciesNames : pokemon.formNames;
    for (const [nameLanguage, name] of Object.entries(names)) {
      const isOwn = nameLanguage === language || nameLanguage === 'en';
      texts.push(searchText(isOwn ? field : 'foreign', name ?? ''));
    }
  }
  foldedNames.set(pokemon, { language, texts });
  return texts;
}

/** The folded names of the types. */
export function foldTypes(
  types: ReadonlyMap<Type, readonly string[]>,
): ReadonlyMap<Type, SearchText[]> {
  return new Map(
    [...types].map(([type, names]) => [type, names.map((name) => searchText('type', name))]),
  );
}
