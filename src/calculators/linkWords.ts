import { type Ability, abilitiesIn, memberAbilities } from '#engine/ability.ts';
import { isOwnGame } from '#engine/generation.ts';
import { type Strike, strikes } from '#engine/strike.ts';
import { type AttackingType, attackingTypes, type Type, types } from '#engine/type.ts';
import { parseSettings } from './settings.ts';

/** The types, attacks and abilities that a link can hold: the official ones and those of its own game. */
export type LinkWords = {
  types: readonly Type[];
  attackingTypes: readonly AttackingType[];
  strikes: readonly Strike[];
  /** Those of a member or a defender, and `none`. */
  abilities: readonly (Ability | 'none')[];
  /** Those of an attack. */
  attackerAbilities: readonly Ability[];
};

const officialWords: LinkWords = {
  ...{ types, attackingTypes, strikes },
  abilities: ['none', ...memberAbilities],
  attackerAbilities: abilitiesIn('default', 'attacking'),
};

/** The words that the parameters of a link can hold. */
export function linkWords(params: URLSearchParams): LinkWords {
  const { generation } = parseSettings(params).state;
  if (!isOwnGame(generation)) return officialWords;
  const unite = <T extends string>(official: readonly T[], own: readonly T[]) => [
    ...new Set([...official, ...own]),
  ];
  const { types: chartTypes } = generation.chart;
  const abilities = generation.abilities ?? [];
  return {
    types: unite(officialWords.types, chartTypes),
    attackingTypes: unite(officialWords.attackingTypes, chartTypes),
    strikes: unite(officialWords.strikes, chartTypes),
    abilities: unite(
      officialWords.abilities,
      abilities.map(({ id }) => id),
    ),
    attackerAbilities: unite(officialWords.attackerAbilities, abilitiesIn(generation, 'attacking')),
  };
}
