import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { foldName } from '#core/pokedex/names/fold.ts';
import { shortFormName } from '#core/pokedex/names/formWords.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';

/** The folded name without spaces and percent signs, as the finder compares names. */
export function joinWords(foldedName: string): string {
  return foldedName.replace(/[ %]/g, '');
}

/** The Pokémon by their ids and by the names of species and forms in all languages. */
export const indexNames = memoizeLatest(
  (pokedex: readonly Pokemon[]): ReadonlyMap<string, Pokemon> => {
    const names = new Map<string, Pokemon>();
    const add = (key: string, pokemon: Pokemon) => {
      if (key !== '' && !names.has(key)) names.set(key, pokemon);
    };
    const keys = pokedex.map((pokemon) => ({ pokemon, ...nameKeys(pokemon) }));
    for (const { pokemon } of keys) add(keyOf(pokemon.id), pokemon);
    // English first: a name in one language can be another Pokémon in another.
    for (const { pokemon, english } of keys) for (const key of english) add(key, pokemon);
    for (const { pokemon, foreign } of keys) for (const key of foreign) add(key, pokemon);
    for (const [key, pokemon] of uniqueEntries(keys)) add(key, pokemon);
    return names;
  },
);

/** The short names that only one Pokémon has. */
function uniqueEntries(keys: readonly { pokemon: Pokemon; short: readonly string[] }[]) {
  const names = new Map<string, Pokemon | undefined>();
  for (const { pokemon, short } of keys) {
    for (const key of short) {
      const isAmbiguous = names.has(key) && names.get(key) !== pokemon;
      names.set(key, isAmbiguous ? undefined : pokemon);
    }
  }
  return [...names].flatMap(([key, pokemon]) => (pokemon ? [[key, pokemon] as const] : []));
}

/**
 * The keys of a species' names; those of a form with its species in both orders, and without words such
 * as "Form".
 */
function nameKeys({ speciesNames, formNames }: Pokemon) {
  const keys = { english: [] as string[], foreign: [] as string[], short: [] as string[] };
  for (const language of Object.keys({ ...speciesNames, ...formNames })) {
    const species = keyOf(speciesNames[language] ?? speciesNames.en ?? '');
    const formName = formNames[language] ?? formNames.en;
    const full = language === 'en' ? keys.english : keys.foreign;
    if (formName === undefined) full.push(species);
    else {
      const form = keyOf(formName);
      full.push(species + form, form + species);
      if (form.includes(species)) full.push(form);
      const short = joinWords(shortFormName(language, formName));
      if (short !== '') keys.short.push(species + short, short + species);
    }
  }
  return keys;
}

function keyOf(name: string): string {
  return joinWords(foldName(name));
}
