import { fold } from '#pokedex/fold.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';

/** The name as Showdown compares it: without case, spaces and signs. */
export function showdownId(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** More parts between hyphens than any form's name of Showdown has. */
const maxParts = 6;

/**
 * Finds the Pokémon of Showdown's name for a species or form, or of a species' name in any
 * language. A form that fights like another is not in the Pokédex: Charizard-Gmax is Charizard.
 */
export function pokemonFinder(pokedex: readonly Pokemon[]): (name: string) => Pokemon | undefined {
  const byId = new Map(pokedex.map((pokemon) => [showdownId(pokemon.id), pokemon]));

  function formOf(name: string): Pokemon | undefined {
    const parts = name.split('-', maxParts);
    for (let count = parts.length; count > 0; count--) {
      const pokemon = byId.get(showdownId(parts.slice(0, count).join('-')));
      if (pokemon) return (name.endsWith('-Mega') && megaOf(pokemon)) || pokemon;
    }
    return undefined;
  }

  /** Tatsugiri-Droopy-Mega is the Mega Tatsugiri we have, whose name is another. */
  function megaOf({ number }: Pokemon): Pokemon | undefined {
    return pokedex.find((each) => each.number === number && each.id.endsWith('-mega'));
  }

  return (name) => formOf(name) ?? bySpeciesName(pokedex).get(fold(name));
}

const speciesNames = new WeakMap<readonly Pokemon[], ReadonlyMap<string, Pokemon>>();

/** The species, not their forms, by their names in all languages, folded once. */
function bySpeciesName(pokedex: readonly Pokemon[]): ReadonlyMap<string, Pokemon> {
  const known = speciesNames.get(pokedex);
  if (known) return known;
  const named = pokedex.flatMap((pokemon) =>
    Object.values(pokemon.speciesNames).map((name) => [fold(name ?? ''), pokemon] as const),
  );
  // The species stands before its forms, and the last entry of a Map wins.
  const byName = new Map(named.reverse());
  speciesNames.set(pokedex, byName);
  return byName;
}

/** The name of the species or form as Showdown spells it: Mr. Mime-Galar, Urshifu-Rapid-Strike. */
export function showdownName({ id, speciesNames }: Pokemon): string {
  // Accents stand apart from their letters, which Showdown would drop with them from Flabébé.
  const species = (speciesNames.en ?? '').normalize('NFD').replace(/[♀♂]/g, '');
  const { length } = species.replace(/[^A-Za-z0-9 -]/g, '');
  return species + id.slice(length).replace(/-./g, (letter) => letter.toUpperCase());
}

/** What Showdown spells in another way than word by word. */
const spellings: Readonly<Record<string, string>> = {
  freeze_dry: 'Freeze-Dry',
  well_baked_body: 'Well-Baked Body',
  minds_eye: "Mind's Eye",
  dragons_maw: "Dragon's Maw",
};

/** The ability, item or move of the engine as Showdown spells it: air_balloon is Air Balloon. */
export function titled(name: string): string {
  return (
    spellings[name] ??
    name.replace(/(?:^|_)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
  );
}
