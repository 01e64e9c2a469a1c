import type { Target } from '#engine/coverage.ts';
import type { Generation } from '#engine/generation.ts';
import { type TypingKey, typingKey } from '#engine/lookup.ts';
import { typingsOf } from '#engine/offense.ts';
import { chartIn } from '#engine/officialChart.ts';
import { type Pokemon, possibleAbilitiesIn } from '#pokedex/pokemon.ts';
import type { Searchable } from '#pokedex/search.ts';

/** Somebody who could join the team. */
export type Joining = {
  candidate: Target;
  pokemon?: Pokemon;
  /** A few Pokémon of the typing. */
  such: readonly Pokemon[];
};

const fewPokemon = 3;

/** Every Pokémon of the generation, with each ability it may have. */
export function pokemonJoining(
  generation: Generation,
  searchables: readonly Searchable[],
): Joining[] {
  return searchables.map(({ pokemon, typing }) => ({
    candidate: { typing, possibleAbilities: possibleAbilitiesIn(generation, pokemon) },
    pokemon,
    such: [],
  }));
}

/**
 * Every typing of one or two types that a Pokémon of the generation has, and who has it; without
 * the Pokédex every typing there can be.
 */
export function typingsJoining(
  generation: Generation,
  searchables: readonly Searchable[],
): Joining[] {
  const chart = chartIn(generation);
  const having = new Map<TypingKey, Pokemon[]>();
  for (const { pokemon, typing } of searchables) {
    const key = typingKey(chart, typing);
    having.set(key, [...(having.get(key) ?? []), pokemon]);
  }
  return [...typingsOf(chart, 1), ...typingsOf(chart, 2)].flatMap((typing) => {
    const such = having.get(typingKey(chart, typing))?.slice(0, fewPokemon) ?? [];
    return such.length > 0 || searchables.length === 0
      ? [{ candidate: { typing, possibleAbilities: [undefined] }, such }]
      : [];
  });
}
