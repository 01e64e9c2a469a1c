import { countDoublings } from '#core/answers/team.ts';
import { attackersOf } from '#core/charts/chart.ts';
import type { Typing } from '#core/charts/type.ts';
import { createMultiplierByTyping } from '#core/hit/effectiveness.ts';
import type { World } from '#core/hit/situation.ts';
import type { Ability } from '#core/rules/ability.ts';
import { fuse } from './fusion.ts';
import type { Pokemon } from './pokemon.ts';
import { possibleAbilitiesIn } from './pokemonAbilities.ts';

/** Fusions with the same types and ability, which have the same matchups. */
export type PartnerGroup = {
  typing: Typing;
  /** The best ability that they may have; undefined if it changes no matchup. */
  ability: Ability | undefined;
  /** Numbers of attacking types. */
  weaknesses: number;
  resistances: number;
  immunities: number;
  /** The ids of the fusions, in the order of the candidates. */
  fusions: readonly string[];
};

type Score = Pick<PartnerGroup, 'weaknesses' | 'resistances' | 'immunities'> & {
  /** How often all weaknesses together double the damage, 0 or more. */
  doublings: number;
};

/**
 * At most `limit` groups of fusions of the Pokémon with a candidate, in both orders, the best first:
 * fewest weaknesses, then mildest weaknesses, then most resistances and immunities.
 */
export function bestPartners(
  pokemon: Pokemon,
  secondAbility: Ability | undefined,
  candidates: readonly Pokemon[],
  world: World,
  limit: number,
): PartnerGroup[] {
  const { ruleset } = world;
  const scoreOf = createScorer(secondAbility, world);
  const groups = new Map<string, PartnerGroup & Score & { fusions: string[] }>();
  for (const candidate of candidates) {
    if (candidate.id === pokemon.id) continue;
    const orders = [fuse(ruleset, pokemon, candidate), fuse(ruleset, candidate, pokemon)];
    for (const { id, types, ...rest } of orders) {
      if (types.length === 0) continue;
      const [ability, score] = possibleAbilitiesIn(ruleset, { id, types, ...rest })
        .map((each) => [each, scoreOf(types, each)] as const)
        .reduce((best, each) => (compareScores(each[1], best[1]) < 0 ? each : best));
      const key = `${types.toSorted()} ${ability}`;
      const group = groups.get(key);
      if (group) group.fusions.push(id);
      else groups.set(key, { typing: types, ability, ...score, fusions: [id] });
    }
  }
  return [...groups.values()]
    .sort(compareScores)
    .slice(0, limit)
    .map(({ doublings, ...group }) => group);
}

/** Below 0 if the first score is better. */
function compareScores(one: Score, other: Score): number {
  return (
    one.weaknesses - other.weaknesses ||
    one.doublings - other.doublings ||
    other.resistances + other.immunities - (one.resistances + one.immunities) ||
    other.immunities - one.immunities
  );
}

function createScorer(secondAbility: Ability | undefined, world: World) {
  const attackers = attackersOf(world.chart);
  const scores = new Map<string, Score>();
  const functionsByAbility = new Map<Ability | undefined, ((typing: Typing) => number)[]>();

  function functionsWith(ability: Ability | undefined) {
    const existingFunctions = functionsByAbility.get(ability);
    if (existingFunctions) return existingFunctions;
    const abilities = [ability, secondAbility].filter((each) => each !== undefined);
    const newFunctions = attackers.map((type) =>
      createMultiplierByTyping({ type }, abilities, world),
    );
    functionsByAbility.set(ability, newFunctions);
    return newFunctions;
  }

  return (typing: Typing, ability: Ability | undefined): Score => {
    const key = `${typing} ${ability}`;
    const existingScore = scores.get(key);
    if (existingScore) return existingScore;
    const multipliers = functionsWith(ability).map((multiplier) => multiplier(typing));
    const score = {
      weaknesses: multipliers.filter((each) => each > 1).length,
      resistances: multipliers.filter((each) => each > 0 && each < 1).length,
      immunities: multipliers.filter((each) => each === 0).length,
      doublings: multipliers.reduce((sum, each) => sum + countDoublings(each), 0),
    };
    scores.set(key, score);
    return score;
  };
}
