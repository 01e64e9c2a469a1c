import type { Ruleset } from '#engine/ruleset.ts';
import { type Member, parseReadMember } from '#links/team.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { picksFromPokemon } from '#pokedex/traits.ts';

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
