import { type Member, parseReadMember } from '#core/links/team.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** Changes the member to the form that its pasted item offers, or back to what it was read as. */
export function toggleItemForm<Each extends Member>(
  ruleset: Ruleset,
  member: Each,
  form: Pokemon,
): Each {
  if (member.pokemon !== form.id) return { ...member, ...picksFromPokemon(ruleset, form) };
  if (!member.set) return member;
  const { pokemon, types, ability } = parseReadMember(member.set);
  return { ...member, pokemon, types, ability };
}
