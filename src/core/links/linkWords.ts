import { type AttackingType, attackingTypes, type Type, types } from '#core/charts/type.ts';
import { hasOwnRules, joinMove, type Strike, strikes } from '#core/hit/strike.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { type Ability, abilitiesIn, memberAbilities } from '#core/rules/ability.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

/** The types, attacks and abilities that a link can contain: the official ones and those of its own game. */
export type LinkWords = {
  types: readonly Type[];
  attackingTypes: readonly AttackingType[];
  strikes: readonly Strike[];
  /** The abilities of a member or a defender, and `none`. */
  abilities: readonly (Ability | 'none')[];
  /** The abilities of an attack. */
  attackerAbilities: readonly Ability[];
};

/** The words of a link without an own game. */
export const officialWords: LinkWords = {
  ...{ types, attackingTypes, strikes },
  abilities: ['none', ...memberAbilities],
  attackerAbilities: abilitiesIn('default', 'attacking'),
};

const officialWordsWith = memoizeLatest(
  (table: MoveTable): LinkWords => ({
    ...officialWords,
    strikes: [...strikes, ...listMoveStrikes(table, attackingTypes)],
  }),
);

/** The moves without rules, also with each type that a user or a set can give to them. */
function listMoveStrikes({ moves }: MoveTable, attackers: readonly AttackingType[]): MoveId[] {
  return [...moves.values()].flatMap(({ id, typeSource }) => {
    if (hasOwnRules(id)) return [];
    return [id, ...(typeSource ? attackers.map((type) => joinMove(id, type)) : [])];
  });
}

/** The words that the parameters of a link with this generation can contain. */
export function wordsIn(ruleset: Ruleset): LinkWords {
  const { table } = loadedMoves.get();
  if (!isOwnGame(ruleset)) return table ? officialWordsWith(table) : officialWords;
  const unite = <T extends string>(official: readonly T[], own: readonly T[]) => [
    ...new Set([...official, ...own]),
  ];
  const { types: chartTypes } = ruleset.chart;
  const abilities = ruleset.abilities ?? [];
  return {
    types: unite(officialWords.types, chartTypes),
    attackingTypes: unite(officialWords.attackingTypes, chartTypes),
    strikes: [
      ...unite<Strike>(officialWords.strikes, chartTypes),
      ...(table ? listMoveStrikes(table, unite<AttackingType>(attackingTypes, chartTypes)) : []),
    ],
    abilities: unite(
      officialWords.abilities,
      abilities.map(({ id }) => id),
    ),
    attackerAbilities: unite(officialWords.attackerAbilities, abilitiesIn(ruleset, 'attacking')),
  };
}
