import { defense } from '#core/answers/defense.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { ChosenDefender } from '#core/links/defense.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { onlyAbilityIn, relevantAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

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
