import { type Ability, battleAbilitiesIn } from '#engine/ability.ts';
import { type Fighter, ownAttacksOf } from '#engine/fighter.ts';
import { battleItemsIn } from '#engine/heldItem.ts';
import { existsIn, hasSecondAbility, type Ruleset } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import type { Attack } from '#engine/situation.ts';
import type { Strike } from '#engine/strike.ts';
import type { BattleMember } from '#links/battle.ts';
import { type Member, supportedMember } from '#links/team.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { possibleBattleAbilitiesIn } from '#pokedex/pokemonAbilities.ts';
import { traitsIn } from '#pokedex/traits.ts';
import { fieldTypingsOf } from './fieldTypings.ts';
import { moveUserOf, resolveStrike } from './moveUser.ts';
import { sortStrikes, toAttack } from './supportedStrikes.ts';

/**
 * Converts a member to a fighter under the settings; its `typing` may be empty. Without known attacks
 * it has one of each of its types, and without a known ability any of its Pokémon's.
 */
export function createFighter(
  settings: Settings,
  member: BattleMember,
  pokemon: Pokemon | undefined,
): Fighter {
  const { ruleset } = settings;
  const existingPokemon = pokemon && existsIn(ruleset, pokemon.generation) ? pokemon : undefined;
  const traits = pokemon && traitsIn(ruleset, pokemon);
  const defender = supportedMember(settings, member, { inverse: false }, traits);
  const { typing, tera } = defender;
  const canUse = (strike: Strike) => strike !== 'stellar' || tera === 'stellar';
  const user = moveUserOf(member, defender);
  const knownAttacks = sortStrikes(
    ruleset,
    member.attacks.map((strike) => resolveStrike(strike, user)),
  ).filter(canUse);
  const hasUnknownAttacks = knownAttacks.length === 0 && !member.hasNoAttacks;
  const fixedAttacks = (member.fixedDamage ?? []).map(
    (type): Attack => ({
      type: type === 'typeless' ? undefined : type,
      hasFixedDamage: true,
    }),
  );
  return {
    typing,
    tera,
    fieldTypings: fieldTypingsOf(ruleset, existingPokemon),
    item: battleItemsIn(ruleset, pokemon?.number).find((each) => each === member.item),
    // A Terastallized Terapagos has its Stellar Form, without Tera Shell.
    possibleAbilities:
      tera && member.pokemon?.startsWith('terapagos')
        ? [undefined]
        : getPossibleAbilities(settings, member, existingPokemon),
    secondAbility: hasSecondAbility(ruleset)
      ? findBattleAbility(ruleset, member.secondAbility)
      : undefined,
    isAbilityTriggered: member.isAbilityTriggered,
    hasUnknownAttacks,
    attacks: hasUnknownAttacks
      ? ownAttacksOf({ typing, tera })
      : [...knownAttacks.map(toAttack), ...fixedAttacks],
  };
}

function getPossibleAbilities(
  { ruleset }: Settings,
  { ability: memberAbility }: Member,
  pokemon: Pokemon | undefined,
): Fighter['possibleAbilities'] {
  if (memberAbility === 'none') return [undefined];
  const ability = findBattleAbility(ruleset, memberAbility);
  if (ability) return [ability];
  return pokemon ? possibleBattleAbilitiesIn(ruleset, pokemon) : [undefined];
}

function findBattleAbility(ruleset: Ruleset, ability: Member['ability']): Ability | undefined {
  return battleAbilitiesIn(ruleset).find((each) => each === ability);
}
