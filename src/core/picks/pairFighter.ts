import { isPairAbility, type PairAbility, pairAbilities } from '#core/doubles/pairAbility.ts';
import type { PairFighter } from '#core/doubles/pairFighter.ts';
import type { BattleMember } from '#core/links/battle.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { existsIn, type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { createFighter } from './fighter.ts';

/**
 * Converts a member to a fighter of a double battle, as `createFighter`, with its ability that changes hits only
 * there: that of its pasted set, or the only one that its Pokémon can have.
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

function findPairAbility(
  ruleset: Ruleset,
  { ability, set }: BattleMember,
  pokemon: Pokemon | undefined,
): PairAbility | undefined {
  if (!supports(ruleset, 'abilities') || (ability && ability !== 'none')) return undefined;
  const [, name] = /^Ability: (.+)$/m.exec(set?.text ?? '') ?? [];
  const [only, ...others] = pokemon ? allAbilitiesIn(ruleset, pokemon) : [];
  const id = name
    ? name.trim().toLowerCase().replaceAll(/[ -]+/g, '_')
    : others.length === 0
      ? only
      : undefined;
  if (id === undefined || !isPairAbility(id)) return undefined;
  return existsIn(ruleset, pairAbilities[id].since) ? id : undefined;
}
