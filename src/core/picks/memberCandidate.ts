import { type Member, supportedMember } from '#core/links/team.ts';
import { type Candidate, pokemonCandidates } from '#core/pokedex/candidates.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** A Pokémon that the player owns, as a candidate for the team. */
export type OwnedCandidate = Candidate & { pokemon: Pokemon; member: Member };

/** Makes a candidate of a member and its Pokémon, with no other ability than the one that is known. */
export function createOwnedCandidate(
  settings: Settings,
  member: Member,
  searchable: Searchable,
): OwnedCandidate {
  const { ruleset } = settings;
  const [candidate] = pokemonCandidates(ruleset, [searchable]) as [Candidate];
  const { pokemon } = searchable;
  const { ability } = supportedMember(
    ...([settings, member, { inverse: false }, traitsIn(ruleset, pokemon)] as const),
  );
  const { typing, possibleAbilities } = candidate.target;
  const hasKnownAbility = member.ability !== undefined;
  const target = { typing, possibleAbilities: hasKnownAbility ? [ability] : possibleAbilities };
  return { ...candidate, target, pokemon, member };
}
