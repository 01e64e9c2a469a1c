import type { ShowdownMember } from '#core/formats/showdown/team.ts';
import { cleanNickname, formatMember, type Member, parseReadMember } from '#core/links/team.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** Converts a pasted member to one of a team. */
export function memberFromShowdown(
  ruleset: Ruleset,
  { pokemon, nickname, ability, hasOtherAbility, unusedParts, set, ...rest }: ShowdownMember,
  /** Whether an ability without any effect becomes `none`, so that no other one is assumed. */
  treatsOtherAbilityAsNone = false,
): Member {
  const picks = picksFromPokemon(ruleset, pokemon);
  const member = {
    ...rest,
    ...picks,
    ability: ability ?? (hasOtherAbility && treatsOtherAbilityAsNone ? 'none' : picks.ability),
    nickname: cleanNickname(nickname ?? '') || undefined,
  };
  return set ? { ...member, set: { ...set, readAs: formatMember(member) } } : member;
}

/** Converts a member of a team to one that Showdown's text can have. */
export function memberToShowdown(
  { types, set, ...member }: Member,
  pokemon: Pokemon,
): ShowdownMember {
  if (!set) return { ...member, pokemon };
  const { pokemon: pokemonId = '', ...readAs } = parseReadMember(set);
  return { ...member, pokemon, set: { ...set, readAs: { ...readAs, pokemonId } } };
}
