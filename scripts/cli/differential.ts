import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { DoublesSituation } from '#core/doubles/doubles.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { compareTeams } from '#tests/compareTeams.ts';
import { compareWithSimulator, type Disagreement } from '#tests/compareWithSimulator.ts';
import { versionOf } from '#tests/comparisons.ts';
import { compareDoubles } from '#tests/doubles/compareDoubles.ts';
import { doublesSituations } from '#tests/doubles/doublesSituations.ts';
import {
  engineGenerations,
  type SimulatedGeneration,
  type Situation,
  simulatedGenerations,
} from '#tests/situation.ts';
import { situations } from '#tests/situations.ts';
import { type Differential, differentialFile } from '../data/generateComparisons.ts';
import { parseCount } from './options.ts';

const maxDisagreements = 20;

/** The rules in the situation, with the side that has them. */
function rulesIn({ attack, defender }: Situation): string[] {
  const move = typeof attack.move === 'object' ? attack.move.id : attack.move;
  const attackerRules = [move, attack.item, ...(attack.abilities ?? [])];
  const { item, tera, abilities = [], conditions = [] } = defender;
  const defenderRules = [item, tera && 'tera', ...abilities, ...conditions];
  return [
    ...attackerRules.flatMap((name) => (name ? `attacker ${name}` : [])),
    ...defenderRules.flatMap((name) => (name ? `defender ${name}` : [])),
  ];
}

function print(
  situation: Situation,
  generation: SimulatedGeneration,
  { ours, simulated }: Disagreement,
): void {
  console.log(`  ${JSON.stringify({ generation, ...situation })}`);
  console.log(`    ours:      effectiveness ${ours.effectiveness}, multiplier ${ours.multiplier}`);
  console.log(
    `    simulator: effectiveness ${simulated.effectiveness}, multiplier ${simulated.multiplier.toFixed(5)}, damage ${simulated.damage}`,
  );
}

/** How to search for situations that disagree: at random, and the smallest one of each combination of names. */
type Search<Value> = {
  /** What the line with the result begins with. */
  title: string;
  values: fc.Arbitrary<Value>;
  agrees(value: Value): boolean;
  namesIn(value: Value): readonly string[];
  print(value: Value): void;
};

/** Prints the smallest value of each combination of names that disagrees; returns the number of these. */
function search<Value>(
  { title, values, agrees, namesIn, print }: Search<Value>,
  seed: number,
  numRuns: number,
): number {
  const combinations: (readonly string[])[] = [];
  const startMs = Date.now();
  const isKnown = (value: Value) => {
    const present = namesIn(value);
    return combinations.some((names) => names.every((name) => present.includes(name)));
  };
  const property = fc.property(values, (value) => isKnown(value) || agrees(value));
  while (combinations.length < maxDisagreements) {
    const { counterexample } = fc.check(property, { seed, numRuns });
    if (!counterexample) break;
    const [value] = counterexample;
    combinations.push(namesIn(value));
    print(value);
  }
  const seconds = ((Date.now() - startMs) / 1000).toFixed(0);
  const result = `${numRuns} situations, ${seconds} s, ${combinations.length} disagreements`;
  console.log(`${title}: ${result}`);
  return combinations.length;
}

/**
 * Simulates situations of one generation, and prints the smallest situation of each combination of rules
 * that disagrees; returns the number of these combinations.
 */
export function run(
  generation: SimulatedGeneration,
  seed: number,
  numRuns: number,
  compareIn: typeof compareWithSimulator = compareWithSimulator,
): number {
  return search(
    {
      title: `generation ${generation}`,
      values: situations(generation),
      agrees: (situation) => !compareIn(situation, generation),
      namesIn: rulesIn,
      print: (situation) => print(situation, generation, compareIn(situation, generation)!),
    },
    seed,
    numRuns,
  );
}

/** The generations whose double battles are simulated, and the games with rules of their own, as one of them. */
const doublesRules: readonly (readonly [SimulatedGeneration, Ruleset])[] = [
  ...simulatedGenerations
    .filter((generation) => generation >= 3)
    .map((generation) => [generation, engineGenerations[generation]] as const),
  [9, 'champions'],
];

/**
 * Simulates double battles of the generation, in generation 9 also with the moves and rules of Champions, as
 * `run` does; returns the number of disagreements.
 */
export function runDoubles(generation: SimulatedGeneration, seed: number, numRuns: number): number {
  const counts = doublesRules
    .filter(([each]) => each === generation)
    .map(([, ruleset]) =>
      search(
        {
          title: `${ruleset === 'champions' ? ruleset : `generation ${generation}`}, doubles`,
          values: doublesSituations(generation, ruleset),
          agrees: (situation) => compareDoubles(situation, generation, ruleset).length === 0,
          namesIn: doublesNamesIn,
          print: (situation) => {
            console.log(`  ${JSON.stringify({ generation, ...situation })}`);
            for (const line of compareDoubles(situation, generation, ruleset))
              console.log(`    ${line}`);
          },
        },
        seed,
        numRuns,
      ),
    );
  return counts.reduce((total, count) => total + count, 0);
}

/** The move of a double battle, the conditions, and the abilities and items with their holders. */
function doublesNamesIn({
  attack,
  user,
  partner,
  foes: [foe1, foe2],
  conditions,
}: DoublesSituation): string[] {
  const move = typeof attack.move === 'object' ? attack.move.id : attack.move;
  const holders = Object.entries({ user, partner, foe1, foe2 }).flatMap(([place, pokemon]) =>
    [...(pokemon?.abilities ?? []), pokemon?.item].flatMap((name) =>
      name ? `${place} ${name}` : [],
    ),
  );
  return [`move ${move}`, ...holders, ...(conditions ?? [])];
}

/**
 * Compares every number of pairs of whole teams with the simulator, and prints how many differ by the
 * effects that docs/effects.md names, and each other difference; returns the numbers of all and of the others.
 */
export function runTeams(
  generation: SimulatedGeneration,
  seed: number,
  pairs: number,
): { count: number; mistakes: number } {
  const { count, differences } = compareTeams(generation, seed, pairs);
  const mistakes = differences.filter(({ names }) => names.length === 0);
  const counts = new Map<string, number>();
  for (const { names } of differences) {
    if (names.length === 0) continue;
    const name = names.join(' and ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const { text } of mistakes.slice(0, maxDisagreements)) console.log(text);
  const leftOut = [...counts].map((entry) => entry.join(' ')).join(', ') || 'none';
  const result = `${count} numbers, ${mistakes.length} disagreements, left out: ${leftOut}`;
  console.log(`generation ${generation}: ${pairs} pairs of teams, ${result}`);
  return { count, mistakes: mistakes.length };
}

function parseGenerations(text: string): SimulatedGeneration[] {
  return text.split(',').map((part) => {
    const generation = simulatedGenerations.find((each) => String(each) === part);
    if (!generation) throw new Error(`--generations: ${part} is not simulated`);
    return generation;
  });
}

/** What the command prints for `--help`. */
export const usage = `npm run differential -- [OPTIONS]
Compares random situations, double battles and whole teams with the battle simulator.
  --runs N              situations of each generation (100000)
  --doubles N           double battles of each generation since 3, and of Champions (12500)
  --teams N             pairs of teams of each generation (30)
  --seed S              repeats a run
  --generations 9,5,…   only these generations (${simulatedGenerations.join(',')})
  --save                writes the numbers of the run for the page "How we know"`;

/** Compares random situations, double battles and whole teams with the battle simulator; exit code 1 if a number disagrees. */
export function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '100000' },
      doubles: { type: 'string', default: '12500' },
      teams: { type: 'string', default: '30' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      generations: { type: 'string', default: simulatedGenerations.join(',') },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = parseCount('runs', values.runs);
  const battles = parseCount('doubles', values.doubles);
  const pairs = parseCount('teams', values.teams);
  const seed = parseCount('seed', values.seed);
  console.log(`seed ${seed}`);
  const result: Differential = {
    program: versionOf('@pkmn/sim'),
    date: new Date().toISOString().slice(0, 10),
    seed,
    situations: { count: 0, differences: 0 },
    doubles: { count: 0, differences: 0 },
    duels: { count: 0, differences: 0 },
  };
  for (const generation of parseGenerations(values.generations)) {
    if (runs > 0) {
      result.situations.count += runs;
      result.situations.differences += run(generation, seed, runs);
    }
    if (battles > 0) {
      result.doubles.count += battles * doublesRules.filter(([each]) => each === generation).length;
      result.doubles.differences += runDoubles(generation, seed, battles);
    }
    // Random teams begin with generation 3.
    if (pairs > 0 && generation >= 3) {
      const { count, mistakes } = runTeams(generation, seed, pairs);
      result.duels.count += count;
      result.duels.differences += mistakes;
    }
  }
  if (values.save) writeFileSync(differentialFile, `${JSON.stringify(result, null, 2)}\n`);
  const parts = [result.situations, result.doubles, result.duels];
  if (parts.some(({ differences }) => differences > 0)) process.exitCode = 1;
}
