import { defense } from '#core/answers/defense.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { toTitleCase } from '#core/formats/showdown/name.ts';
import type { Defender, World } from '#core/hit/situation.ts';
import { onlyAbilityIn, relevantAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import type { Ability } from '#core/rules/ability.ts';
import { parseDefender } from '../cli/question.ts';
import {
  type AnswerOptions,
  defenderOf,
  formatLeftOut,
  formatNumber,
  questionFields,
  rulesOf,
} from './names.ts';

/** Attacking types with the same multiplier. */
type TypeGroup = { multiplier: number; types: readonly AttackingType[] };

/** The multipliers of all types on a defender. */
export type DefenseAnswer = {
  defender: string;
  /** The abilities that count. */
  abilities: readonly Ability[];
  /** The largest multiplier first. */
  groups: readonly TypeGroup[];
  /** What each ability that the Pokémon may have instead would change. */
  possibleAbilities: readonly { ability: Ability; changes: readonly TypeGroup[] }[];
  /** The abilities and items of the question that do not count. */
  leftOut: readonly string[];
};

/** Answers how much damage each type deals to a defender; throws an error that names what is wrong. */
export function answerDefense(name: string, options: AnswerOptions): DefenseAnswer {
  const rules = rulesOf(options);
  const target = defenderOf(name, rules, options);
  const { ruleset, world } = rules;
  const { defender, leftOut } = parseDefender(
    questionFields(target, rules, options).defender,
    world,
  );
  const { pokemon } = target;
  const isDecided = options.ability !== undefined || !pokemon || onlyAbilityIn(ruleset, pokemon);
  const possibleAbilities = isDecided ? [] : relevantAbilitiesIn(ruleset, pokemon);
  return {
    defender: target.title,
    abilities: defender.abilities ?? [],
    groups: groupTypes(defender, world),
    possibleAbilities: possibleAbilities
      .map((ability) => ({ ability, changes: listChanges(defender, ability, world) }))
      .filter(({ changes }) => changes.length > 0),
    leftOut,
  };
}

function groupTypes(defender: Defender, world: World): TypeGroup[] {
  return defense(defender, world).map(({ multiplier, matchups }) => ({
    multiplier,
    types: matchups.map(({ attacking }) => attacking),
  }));
}

/** The types whose multiplier the ability changes, with the multipliers that they have with it. */
function listChanges(defender: Defender, ability: Ability, world: World): TypeGroup[] {
  const before = new Map(
    groupTypes(defender, world).flatMap(({ multiplier, types }) =>
      types.map((type) => [type, multiplier] as const),
    ),
  );
  return groupTypes({ ...defender, abilities: [ability] }, world)
    .map(({ multiplier, types }) => ({
      multiplier,
      types: types.filter((type) => before.get(type) !== multiplier),
    }))
    .filter(({ types }) => types.length > 0);
}

/** The answer for people: a line for each multiplier, and one for each ability that would change some. */
export function formatDefense({
  defender,
  abilities,
  groups,
  possibleAbilities,
  leftOut,
}: DefenseAnswer): string {
  const names = abilities.map(toTitleCase);
  return [
    names.length > 0 ? `${defender} with ${names.join(', ')}` : defender,
    ...groups.map(
      (group) => `  ${`${formatNumber(group.multiplier)}×`.padEnd(6)} ${listOf(group)}`,
    ),
    ...possibleAbilities.map(
      ({ ability, changes }) =>
        `With ${toTitleCase(ability)}: ${changes
          .map((group) => `${formatNumber(group.multiplier)}× ${listOf(group)}`)
          .join('; ')}`,
    ),
    ...formatLeftOut(leftOut),
  ].join('\n');
}

function listOf({ types }: TypeGroup): string {
  return types.map(toTitleCase).join(', ');
}
