import { fusionRuleIn, type Generation } from '#engine/generation.ts';
import { fold } from '#pokedex/fold.ts';
import { fuse } from '#pokedex/fusion.ts';
import { memoizeLatest } from '#pokedex/memoizeLatest.ts';
import { type Pokemon, speciesOf } from '#pokedex/pokemon.ts';

/** The name as Showdown compares it: without case, spaces and punctuation. */
export function showdownId(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** The maximum number of parts of a name between hyphens; no name in Showdown has as many. */
const maxParts = 6;

/**
 * Returns a function that finds a Pokémon by Showdown's name of its species or form, or by the species'
 * name in any language; undefined for other names. A form with the types and stats of another is not in
 * the Pokédex: Charizard-Gmax is Charizard. In a generation with fusions, "Gengar + Jolteon" is one.
 */
export function pokemonFinder(
  pokedex: readonly Pokemon[],
  generation?: Generation,
): (name: string) => Pokemon | undefined {
  const byId = mapIds(pokedex);

  function findForm(name: string): Pokemon | undefined {
    const parts = name.split('-', maxParts);
    for (let count = parts.length; count > 0; count--) {
      const pokemon = byId.get(showdownId(parts.slice(0, count).join('-')));
      if (pokemon) return (name.endsWith('-Mega') && findMega(pokemon)) || pokemon;
    }
    return undefined;
  }

  /** Tatsugiri-Droopy-Mega is the only Mega Tatsugiri of the Pokédex, which has another name. */
  function findMega(pokemon: Pokemon): Pokemon | undefined {
    return pokedex.find(
      (each) => speciesOf(each) === speciesOf(pokemon) && each.id.endsWith('-mega'),
    );
  }

  const find = (name: string) => findForm(name) ?? mapSpeciesNames(pokedex).get(fold(name));
  if (!generation || !fusionRuleIn(generation)) return find;
  return (name) => {
    const parents = name.split('+').map((part) => find(part.trim()));
    const [first, second] = parents;
    return parents.length === 2 && first && second ? fuse(generation, first, second) : find(name);
  };
}

const mapIds = memoizeLatest(
  (pokedex: readonly Pokemon[]): ReadonlyMap<string, Pokemon> =>
    new Map(pokedex.map((pokemon) => [showdownId(pokemon.id), pokemon])),
);

/** The species, not their forms, by their folded names in all languages. */
const mapSpeciesNames = memoizeLatest(
  (pokedex: readonly Pokemon[]): ReadonlyMap<string, Pokemon> => {
    const namePairs = pokedex.flatMap((pokemon) =>
      Object.values(pokemon.speciesNames).map((name) => [fold(name ?? ''), pokemon] as const),
    );
    // A species precedes its forms, and a Map keeps the last entry of a key.
    return new Map(namePairs.reverse());
  },
);

/** The name of the species or form as Showdown spells it: Mr. Mime-Galar, Urshifu-Rapid-Strike. */
export function showdownName({ id, speciesNames, parents }: Pokemon): string {
  if (parents) return parents.map(showdownName).join(' + ');
  // NFD separates accents from letters; Showdown would drop the whole é of Flabébé.
  const species = (speciesNames.en ?? '').normalize('NFD').replace(/[♀♂]/g, '');
  const { length } = species.replace(/[^A-Za-z0-9 -]/g, '');
  return species + id.slice(length).replace(/-./g, (letter) => letter.toUpperCase());
}

/** Names that Showdown does not spell as capitalized words. */
const spellings: Readonly<Record<string, string>> = {
  freeze_dry: 'Freeze-Dry',
  well_baked_body: 'Well-Baked Body',
  minds_eye: "Mind's Eye",
  dragons_maw: "Dragon's Maw",
};

/** The ability, item or move of the engine as Showdown spells it: air_balloon is Air Balloon. */
export function toTitleCase(name: string): string {
  return (
    spellings[name] ??
    name.replace(/(?:^|_)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
  );
}
