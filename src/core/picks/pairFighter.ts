import { type DoublesAbility, hasPairAbility } from '#core/doubles/pairAbility.ts';
import { isPairAbility, type PairAbility } from '#core/doubles/pairAbilityName.ts';
import type { PairFighter } from '#core/doubles/pairFighter.ts';
import type { BattleMember } from '#core/links/battle.ts';
import { pickedPairAbility } from '#core/links/pairMarks.ts';
import { possibleBattleAbilitiesIn } from '#core/pokedex/battleAbilities.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { createFighter } from './fighter.ts';

/**
 * Converts a member to a fighter of a double battle, as `createFighter`, with its ability that changes hits only
 * there: the one that was picked for it, that of its pasted set, or the only one that its Pokémon can have.
 */
export function createPairFighter(
  settings: Settings,
  member: BattleMember,
  pokemon: Pokemon | undefined,
): PairFighter {
  const fighter = createFighter(settings, member, pokemon);
  const pairAbility = findPairAbility(settings.ruleset, member, pokemon);
  if (!pairAbility) return { ...fighter, pokemon: pokemon?.id };
  return { ...fighter, pokemon: pokemon?.id, pairAbility, possibleAbilities: [undefined] };
}

/** The member's ability that changes hits only in a double battle; undefined if it has another one, or nobody knows. */
export function findPairAbility(
  ruleset: Ruleset,
  member: BattleMember,
  pokemon: Pokemon | undefined,
): PairAbility | undefined {
  const { ability } = member;
  if (!supports(ruleset, 'abilities') || (ability && ability !== 'none')) return undefined;
  const [only, ...others] = pokemon ? allAbilitiesIn(ruleset, pokemon) : [];
  const isCertain = only !== undefined && others.length === 0 && isPairAbility(only);
  const id = pickedPairAbility(member) ?? (isCertain ? only : undefined);
  return id && hasPairAbility(ruleset, id) ? id : undefined;
}

/**
 * The abilities that change hits and that the Pokémon may have, with those that change hits only in double
 * battles if it is one; `none` stands for all others.
 */
export function listAbilityChoices(
  ruleset: Ruleset,
  pokemon: Pokemon,
  isDoubles: boolean,
): ('none' | DoublesAbility)[] {
  const possible = possibleBattleAbilitiesIn(ruleset, pokemon).map((ability) => ability ?? 'none');
  if (!isDoubles || !possible.includes('none')) return possible;
  const all = allAbilitiesIn(ruleset, pokemon);
  const ofPairs = all.filter(isPairAbility).filter((ability) => hasPairAbility(ruleset, ability));
  const hasOther = all.length === 0 || possible.length - 1 + ofPairs.length < all.length;
  const others = possible.filter((ability) => ability !== 'none');
  return [...(hasOther ? ['none' as const] : []), ...others, ...ofPairs];
}
