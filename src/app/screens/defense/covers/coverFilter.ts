import type { DefenseGroup } from '#core/answers/defense.ts';
import type { TargetFilter } from '#core/answers/targetFilter.ts';

/**
 * Returns the filter of the Pokémon that cover the weaknesses: they resist the double ones and are not
 * weak to the others.
 */
export function coverFilter(groups: readonly DefenseGroup[]): Partial<TargetFilter> {
  const weaknesses = (isDouble: boolean) =>
    groups.flatMap(({ multiplier, matchups }) =>
      multiplier > 1 && multiplier > 2 === isDouble
        ? // No Pokémon resists Stellar.
          matchups.flatMap(({ attacking }) => (attacking === 'stellar' ? [] : attacking))
        : [],
    );
  return { resists: weaknesses(true), notWeakTo: weaknesses(false) };
}
