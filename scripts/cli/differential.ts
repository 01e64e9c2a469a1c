import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { compareTeams } from '#tests/compareTeams.ts';
import { compareWithSimulator, type Disagreement } from '#tests/compareWithSimulator.ts';
import { versionOf } from '#tests/comparisons.ts';
import {
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
  const combinations: string[][] = [];
  const startMs = Date.now();
  const agrees = (situation: Situation) => {
    const rules = rulesIn(situation);
    const isPrinted = combinations.some((names) => names.every((name) => rules.includes(name)));
    return isPrinted || !compareIn(situation, generation);
  };
  while (combinations.length < maxDisagreements) {
    const { counterexample } = fc.check(fc.property(situations(generation), agrees), {
      seed,
      numRuns,
    });
    const [situation] = counterexample ?? [];
    const disagreement = situation && compareIn(situation, generation);
    if (!disagreement) break;
    combinations.push(rulesIn(situation));
    print(situation, generation, disagreement);
  }
  const seconds = ((Date.now() - startMs) / 1000).toFixed(0);
  const result = `${numRuns} situations, ${seconds} s, ${combinations.length} disagreements`;
  console.log(`generation ${generation}: ${result}`);
  return combinations.length;
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
Compares random situations and whole teams with the battle simulator.
  --runs N              situations of each generation (100000)
  --teams N             pairs of teams of each generation (30)
  --seed S              repeats a run
  --generations 9,5,…   only these generations (${simulatedGenerations.join(',')})
  --save                writes the numbers of the run for the page "How we know"`;

/** Compares random situations and whole teams with the battle simulator; exit code 1 if a number disagrees. */
export function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '100000' },
      teams: { type: 'string', default: '30' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      generations: { type: 'string', default: simulatedGenerations.join(',') },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = parseCount('runs', values.runs);
  const pairs = parseCount('teams', values.teams);
  const seed = parseCount('seed', values.seed);
  console.log(`seed ${seed}`);
  const result: Differential = {
    program: versionOf('@pkmn/sim'),
    date: new Date().toISOString().slice(0, 10),
    seed,
    situations: { count: 0, differences: 0 },
    duels: { count: 0, differences: 0 },
  };
  for (const generation of parseGenerations(values.generations)) {
    if (runs > 0) {
      result.situations.count += runs;
      result.situations.differences += run(generation, seed, runs);
    }
    // Random teams begin with generation 3.
    if (pairs > 0 && generation >= 3) {
      const { count, mistakes } = runTeams(generation, seed, pairs);
      result.duels.count += count;
      result.duels.differences += mistakes;
    }
  }
  if (values.save) writeFileSync(differentialFile, `${JSON.stringify(result, null, 2)}\n`);
  if (result.situations.differences + result.duels.differences > 0) process.exitCode = 1;
}
