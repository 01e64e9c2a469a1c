import { fold } from './fold.ts';
import type { Pokemon } from './pokemon.ts';

/** Last words of the names of forms, which files often leave out: "Rattata (Alolan)". */
const formWords = /(form|forme|cloak|style|mode|breed)$/;

/**
 * Returns a function that finds the Pokémon with exactly the name: the id, Showdown's name, or the
 * name of the species or form in any language, without regard to case, accents and spaces. Returns
 * undefined for a form that the Pokédex lacks.
 */
export function exactNameFinder(
  pokedex: readonly Pokemon[],
): (name: string) => Pokemon | undefined {
  const byKey = new Map<string, Pokemon>();
  function add(name: string, pokemon: Pokemon): void {
    const key = nameKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, pokemon);
  }
  for (const pokemon of pokedex) add(pokemon.id, pokemon);
  // English first: a name in one language can be another Pokémon in another.
  for (const matchesLanguage of [isEnglish, () => true]) {
    for (const pokemon of pokedex) {
      for (const name of listNames(pokemon, matchesLanguage)) add(name, pokemon);
    }
  }
  return (name) => byKey.get(nameKey(name));
}

function isEnglish(language: string): boolean {
  return language === 'en';
}

function nameKey(name: string): string {
  return fold(name).replaceAll(' ', '');
}

function listNames(
  { speciesNames, formNames }: Pokemon,
  matchesLanguage: (language: string) => boolean,
): string[] {
  const isForm = formNames.en !== undefined;
  return Object.keys({ ...speciesNames, ...formNames })
    .filter(matchesLanguage)
    .flatMap((language) => {
      const species = speciesNames[language] ?? speciesNames.en ?? '';
      if (!isForm) return species;
      const form = formNames[language] ?? formNames.en ?? '';
      const isWhole = nameKey(form).includes(nameKey(species));
      const shortForm = nameKey(form).replace(formWords, '');
      return [`${species} ${form}`, `${species} ${shortForm}`, ...(isWhole ? [form] : [])];
    });
}
