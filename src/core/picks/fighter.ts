import { type Fighter, ownAttacksOf } from '#core/answers/fighter.ts';
import type { Attack } from '#core/hit/situation.ts';
import type { Strike } from '#core/hit/strike.ts';
import type { BattleMember } from '#core/links/battle.ts';
import { type Member, supportedMember } from '#core/links/team.ts';
import { possibleBattleAbilitiesIn } from '#core/pokedex/battleAbilities.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import { type Ability, battleAbilitiesIn } from '#core/rules/ability.ts';
import { battleItemsIn } from '#core/rules/heldItem.ts';
import { existsIn, hasSecondAbility, type Ruleset } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
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
