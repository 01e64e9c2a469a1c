import { damageOf, duels } from '#core/answers/battle.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { Condition } from '#core/rules/condition.ts';
import { moves } from '#core/rules/move.ts';
import { type Contender, enterTeam } from './contenders.ts';
import { diceOf } from './dice.ts';
import { isLeftOut } from './leftOut.ts';
import { hitWithAll, type RealField, type RealHits } from './realHit.ts';
import { engineGenerations, type SimulatedGeneration } from './situation.ts';
import { weathers } from './situations.ts';

/*
 * Pairs of whole teams, as Showdown generates them, imported as a player pastes them: each of the 36
 * duels both ways, every number against the battle simulator @pkmn/sim.
 */

/** A number of a duel that is not the simulator's. */
type TeamDifference = {
  /** The effects that docs/effects.md names as left out and that explain it; none for a mistake. */
  names: readonly string[];
  text: string;
};

/** How many numbers of pairs of teams were compared, and those that differ. */
export type TeamComparison = { count: number; differences: readonly TeamDifference[] };

const ownMoves: ReadonlySet<string> = new Set(
  Object.keys(moves).map((name) => name.replaceAll('_', '')),
);

const conditionsById = new Map<string, Condition>([
  ...Object.entries(weathers).map(([condition, id]) => [id, condition as Condition] as const),
  ['electricterrain', 'electric_terrain'],
  ['grassyterrain', 'grassy_terrain'],
  ['mistyterrain', 'misty_terrain'],
  ['psychicterrain', 'psychic_terrain'],
  ['gravity', 'gravity'],
]);

/** Fields that a player can choose, each with its first generation. */
const fields: readonly (readonly [since: number, field: RealField])[] = [
  [3, []],
  [3, []],
  [3, ['sunnyday']],
  [3, ['raindance']],
  [4, ['gravity']],
  [6, ['electricterrain']],
  [6, ['grassyterrain', 'raindance']],
  [7, ['psychicterrain']],
  [6, ['mistyterrain', 'sunnyday']],
];

/** Compares every number of the pairs of teams, which are the same for the same seed. */
export function compareTeams(
  generation: SimulatedGeneration,
  seed: number,
  pairs: number,
): TeamComparison {
  const dice = diceOf(seed + generation);
  const differences: TeamDifference[] = [];
  let count = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const [us, them] = [enterTeam(generation, dice), enterTeam(generation, dice)];
    const [, field] = dice.one(fields.filter(([since]) => since <= generation));
    for (const [attackers, targets] of [
      [us, them],
      [them, us],
    ] as const) {
      for (const attacker of attackers) {
        for (const target of targets) {
          const result = compareDuel(generation, attacker, target, field);
          if (result !== undefined) count++;
          if (result) differences.push(result);
        }
      }
    }
  }
  return { count, differences };
}

/** The difference of a duel's number; null if there is none, undefined without a damaging move. */
export function compareDuel(
  generation: SimulatedGeneration,
  attacker: Contender,
  target: Contender,
  field: RealField,
): TeamDifference | null | undefined {
  const hits = hitWithAll(generation, attacker, target, field, ownMoves);
  if (hits.numbers.size === 0) return undefined;
  const ours = numberOf(generation, attacker, target, hits.field);
  if (agrees(ours, hits)) return null;
  const text = [
    `${ours} instead of ${maxOf(hits)} (${[...hits.numbers].map((entry) => entry.join(' ')).join(', ')})`,
    `  on the field: ${hits.field.join(' ') || 'nothing'}`,
    ...[attacker, target].map(
      (each) => `  ${each.text.replaceAll('\n', ' | ')}${each.isTerastallized ? ' (Tera)' : ''}`,
    ),
  ].join('\n');
  return { names: explain(generation, attacker, target, field), text };
}

/** Our number for the attacker's best attack on the target. */
export function numberOf(
  generation: SimulatedGeneration,
  attacker: Contender,
  target: Contender,
  field: RealField,
): number {
  const conditions = field.flatMap((id) => conditionsById.get(id) ?? []);
  const isAbilityTriggered = field.includes('sandstorm') && attacker.set.ability === 'Sand Force';
  const [[duel]] = duels([{ ...attacker.fighter, isAbilityTriggered }], [target.fighter], {
    world: worldIn(engineGenerations[generation]),
    conditions,
  }) as [[ReturnType<typeof duels>[number][number]]];
  return damageOf(duel.deals.high);
}

function maxOf({ numbers }: RealHits): number {
  return Math.max(...numbers.values());
}

function agrees(ours: number, hits: RealHits): boolean {
  return Math.abs(ours - maxOf(hits)) <= 1e-3 * (1 + ours);
}

/** The effects that are left out and without which the numbers agree. */
function explain(
  generation: SimulatedGeneration,
  attacker: Contender,
  target: Contender,
  field: RealField,
): string[] {
  const isNamed = (name: string) => isLeftOut(name, generation);
  const withoutEffects = (contender: Contender): Contender => {
    const { ability, item } = contender.set;
    return {
      ...contender,
      set: {
        ...contender.set,
        ability: isNamed(ability) ? 'No Ability' : ability,
        item: isNamed(item) ? '' : item,
      },
    };
  };
  const names = [attacker, target]
    .flatMap(({ set }) => [set.ability, set.item])
    .filter((name) => name && isNamed(name));
  const [plainAttacker, plainTarget] = [withoutEffects(attacker), withoutEffects(target)];
  const hits = hitWithAll(generation, plainAttacker, plainTarget, field, ownMoves);
  if (names.length > 0 && agrees(numberOf(generation, attacker, target, hits.field), hits)) {
    return names;
  }
  return [...hits.numbers.keys()].filter(isNamed);
}
