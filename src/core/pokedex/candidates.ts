import type { Target } from '#core/answers/coverage.ts';
import { typingsOf } from '#core/answers/offense.ts';
import { createTargetFilter, type TargetFilter } from '#core/answers/targetFilter.ts';
import { type TypingKey, typingKey } from '#core/hit/lookup.ts';
import type { World } from '#core/hit/situation.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Pokemon } from './pokemon.ts';
import { possibleAbilitiesIn } from './pokemonAbilities.ts';
import type { Searchable } from './searchable.ts';

/** A Pokémon or typing that can be suggested as a member. */
export type Candidate = {
  target: Target;
  pokemon?: Pokemon;
  /** Up to three Pokémon with the typing; empty for a Pokémon. */
  samplePokemon: readonly Pokemon[];
};

const maxSamplePokemon = 3;

/** Returns every Pokémon of the generation, with its possible abilities. */
export function pokemonCandidates(
  ruleset: Ruleset,
  searchables: readonly Searchable[],
): (Candidate & { pokemon: Pokemon })[] {
  return searchables.map(({ pokemon, typing }) => ({
    target: { typing, possibleAbilities: possibleAbilitiesIn(ruleset, pokemon) },
    pokemon,
    samplePokemon: [],
  }));
}

/**
 * Returns every typing of one or two types that a Pokémon of the generation has, with sample
 * Pokémon; if the Pokédex is missing, every possible typing.
 */
export function typingCandidates(
  ruleset: Ruleset,
  searchables: readonly Searchable[],
): Candidate[] {
  const chart = chartIn(ruleset);
  const pokemonByTyping = new Map<TypingKey, Pokemon[]>();
  for (const { pokemon, typing } of searchables) {
    const key = typingKey(chart, typing);
    pokemonByTyping.set(key, [...(pokemonByTyping.get(key) ?? []), pokemon]);
  }
  return [...typingsOf(chart, 1), ...typingsOf(chart, 2)].flatMap((typing) => {
    const samplePokemon =
      pokemonByTyping.get(typingKey(chart, typing))?.slice(0, maxSamplePokemon) ?? [];
    return samplePokemon.length > 0 || searchables.length === 0
      ? [{ target: { typing, possibleAbilities: [undefined] }, samplePokemon }]
      : [];
  });
}

/**
 * Returns a function that limits the candidate's target to the possible abilities with which it
 * matches the filter; no target if there is none, because the player chooses the ability of a member.
 */
export function createCandidateFilter(
  filter: TargetFilter,
  world: World,
): (candidate: Candidate) => Target[] {
  const matches = createTargetFilter(filter, world);
  return ({ target }) => {
    const { typing, possibleAbilities } = target;
    const abilities = possibleAbilities.filter((ability) =>
      matches({ typing, possibleAbilities: [ability] }),
    );
    if (abilities.length === possibleAbilities.length) return [target];
    return abilities.length > 0 ? [{ typing, possibleAbilities: abilities }] : [];
  };
}
