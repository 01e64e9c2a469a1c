import { hasType } from '#core/charts/chart.ts';
import type { Typing } from '#core/charts/type.ts';
import { existsIn, generationNumber, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';
import { ownPokemonIn } from './ownPokemon.ts';

/** Names by language code; a name that is missing is the same as in English. */
export type Names = { en?: string } & Partial<Record<string, string>>;

/** Tags that distinguish Pokémon in a list; a mythical one counts as legendary. */
export const tags = ['mega', 'legendary'] as const;

export type PokemonTag = (typeof tags)[number];

/** A species or one of its forms, as `pokedex.json` has it. */
export type Pokemon = {
  id: string;
  /** The National Dex number; a fusion and a Pokémon of an own game have none. */
  number?: string;
  speciesNames: Names;
  formNames: Names;
  types: Typing;
  abilities: readonly string[];
  /** The slot of each ability: `0` and `1` are the usual ones, `H` is the hidden, `S` a special one. */
  slots?: string;
  generation: number;
  /** Former typings, each with the last generation that had it. */
  pastTypes?: readonly (readonly [number, Typing])[];
  /** Former abilities and their slots, each with the last generation that had them. */
  pastAbilities?: readonly (readonly [number, readonly string[], string])[];
  tags?: readonly PokemonTag[];
  /**
   * Names that only the finder knows: nicknames, and the ids of forms with its types and stats, which
   * begin with the id of the species.
   */
  aliases?: readonly string[];
  /** The first generation in which it evolves. */
  evolvesIn?: number;
  /** The two Pokémon of a fusion, which has no entry in `pokedex.json`. */
  parents?: readonly [Pokemon, Pokemon];
};

/** Identifies the species of the Pokémon, which its forms have in common. */
export function speciesOf({ number, id }: Pokemon): string {
  return number ?? id;
}

/** The Pokémon that exist in the generation; in an own game those that have one of its types. */
export function pokemonIn(ruleset: Ruleset, pokedex: readonly Pokemon[]): readonly Pokemon[] {
  if (!isOwnGame(ruleset)) {
    return pokedex.filter((pokemon) => existsIn(ruleset, pokemon.generation));
  }
  return pokedex.filter(
    (pokemon) =>
      (ruleset.hasOnlyOwnPokemon
        ? ownPokemonIn(ruleset).has(pokemon.id)
        : existsIn(ruleset, pokemon.generation)) && typingIn(ruleset, pokemon).length > 0,
  );
}

/** The Pokémon that an own game adds to the Pokédex; returns the same list each time. */
export const addedPokemon = oncePerRuleset((ruleset): readonly Pokemon[] =>
  [...ownPokemonIn(ruleset).values()]
    .filter(({ id }) => id.startsWith('own-'))
    .map(({ id, name, types }) => ({
      ...{ id, speciesNames: { en: name }, formNames: {} },
      ...{ types, abilities: [], generation: 1 },
    })),
);

/**
 * The typing of the Pokémon in the generation. If an own game lacks one of its types, the typing is the
 * newest former one that the game supports, or else those of its types that the game has, maybe none.
 */
export function typingIn(ruleset: Ruleset, pokemon: Pokemon): Typing {
  const { id, types, pastTypes = [] } = pokemon;
  const past = pastTypes.find(([last]) => generationNumber(ruleset) <= last);
  const officialTyping = past?.[1] ?? types;
  if (!isOwnGame(ruleset)) return officialTyping;
  const hasAll = (typing: Typing) => typing.every((type) => hasType(ruleset.chart, type));
  const pastTypings = pastTypes.map(([, typing]) => typing).toReversed();
  return (
    ownPokemonIn(ruleset).get(id)?.types ??
    [officialTyping, ...pastTypings].find(hasAll) ??
    officialTyping.filter((type) => hasType(ruleset.chart, type))
  );
}

/**
 * The reference without an unknown Pokémon, and with its current types if it never had those of the
 * reference; returns the same object if nothing changes.
 */
export function correctTypes<Reference extends { pokemon?: string | undefined; types: Typing }>(
  reference: Reference,
  pokemon: Pokemon | undefined,
): Reference {
  if (reference.pokemon === undefined) return reference;
  if (!pokemon) return { ...reference, pokemon: undefined };
  // The types of a fusion depend on the game.
  if (pokemon.parents) return reference;
  const hasRightTypes = reference.types.length === 0 || hadTyping(pokemon, reference.types);
  return hasRightTypes ? reference : { ...reference, types: pokemon.types };
}

/** Whether the Pokémon has the typing, or had it in an earlier generation. */
function hadTyping({ types, pastTypes = [] }: Pokemon, typing: Typing): boolean {
  return [types, ...pastTypes.map(([, past]) => past)].some(
    (each) => each.length === typing.length && each.every((type) => typing.includes(type)),
  );
}
