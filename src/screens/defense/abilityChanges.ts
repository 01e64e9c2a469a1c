import type { Ability } from '#engine/ability.ts';
import { defense } from '#engine/defense.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import { worldIn } from '#engine/situation.ts';
import type { AttackingType } from '#engine/type.ts';
import type { ChosenDefender } from '#links/defense.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { onlyAbilityIn, relevantAbilitiesIn } from '#pokedex/pokemonAbilities.ts';

/** An ability, and the multipliers that the Pokémon has only with it. */
export type AbilityChange = {
  ability: Ability;
  changes: readonly { type: AttackingType; multiplier: number }[];
};

/**
 * Finds the abilities that the Pokémon may have and that change a multiplier, compared with none;
 * empty if it has only one, which it always has.
 */
export function findAbilityChanges(
  ruleset: Ruleset,
  pokemon: Pokemon,
  defenderWith: (ability: Ability | 'none') => ChosenDefender,
): AbilityChange[] {
  if (onlyAbilityIn(ruleset, pokemon)) return [];
  const multipliersWith = (ability: Ability | 'none') => {
    const defender = defenderWith(ability);
    const groups = defense(defender, worldIn(ruleset, defender.inverse));
    return groups.flatMap(({ multiplier, matchups }) =>
      matchups.map(({ attacking }) => ({ type: attacking, multiplier })),
    );
  };
  const multipliersWithoutAbility = new Map(
    multipliersWith('none').map(({ type, multiplier }) => [type, multiplier]),
  );
  return relevantAbilitiesIn(ruleset, pokemon)
    .map((ability) => ({
      ability,
      changes: multipliersWith(ability).filter(
        ({ type, multiplier }) => multipliersWithoutAbility.get(type) !== multiplier,
      ),
    }))
    .filter(({ changes }) => changes.length > 0);
}
