import type { DefenseGroup } from '#engine/defense.ts';
import type { TargetFilter } from '#engine/targetFilter.ts';
import type { Type } from '#engine/type.ts';

/** The maximum number of types that a Pokémon must resist; hardly any resists more. */
const maxResists = 2;

/**
 * Returns the filter of the Pokémon that cover the weaknesses: they resist the worst ones, unless these
 * are many, and are not weak to the others; undefined without weaknesses.
 */
export function coverFilter(groups: readonly DefenseGroup[]): Partial<TargetFilter> | undefined {
  const weaknesses = groups
    .filter(({ multiplier }) => multiplier > 1)
    .map(({ matchups }) =>
      matchups.map(({ attacking }) => attacking).filter((type): type is Type => type !== 'stellar'),
    )
    .filter((types) => types.length > 0);
  const [worst] = weaknesses;
  if (!worst) return undefined;
  const resists = worst.length > maxResists ? [] : worst;
  return { resists, notWeakTo: weaknesses.flat().filter((type) => !resists.includes(type)) };
}
