import fc from 'fast-check';
import { attackingTypes, typeCounts, types } from '#core/charts/type.ts';
import { abilities } from '#core/rules/ability.ts';
import { memberItems } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { generations } from '#tests/engineRows.ts';

/** One of the values, or none. */
export const maybe = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

/** The settings of any link to an official game. */
export const settings: fc.Arbitrary<Settings> = fc.record({
  ruleset: fc.constantFrom(...generations),
  typeCount: fc.constantFrom(...typeCounts),
});

const selectableAbilities = selectableIn('default', abilities);

/** The picks that the defense screen and a team member have in common. */
export const defenderPicks = {
  pokemon: fc.option(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*(_[a-z0-9]+(-[a-z0-9]+)*)?$/), {
    nil: undefined,
  }),
  types: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 3 }),
  ability: maybe(['none', ...selectableAbilities] as const),
  secondAbility: maybe(selectableAbilities),
  tera: maybe(attackingTypes),
  item: maybe(memberItems),
};

/** Any query string, from noise to almost valid links with these parameters and words. */
export function searchesWith(
  parameters: readonly string[],
  words: readonly string[],
): fc.Arbitrary<string> {
  const word = fc.oneof(fc.constantFrom(...words, '1', ''), fc.string({ maxLength: 6 }));
  const list = fc
    .array(fc.array(word, { maxLength: 3 }).map((parts) => parts.join('.')))
    .map((parts) => parts.join('-'));
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webQueryParameters(),
    fc
      .array(fc.tuple(fc.constantFrom(...parameters), fc.oneof(list, fc.string())))
      .map((pairs) => new URLSearchParams(pairs).toString()),
  );
}
