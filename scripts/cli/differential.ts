import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { compare, type Disagreement } from '#tests/compare.ts';
import {
  type SimulatedGeneration,
  type Situation,
  simulatedGenerations,
  situations,
} from '#tests/situations.ts';
import { parseCount } from './parseCount.ts';

const progressMs = 20_000;
const maxPrinted = 20;

type Finding = { situation: Situation; disagreement: Disagreement };

/** A situation as it is printed, for `--situation`. */
type PrintedSituation = Situation & { generation: SimulatedGeneration };

/** The smallest situation that still passes the test, removing one thing at a time. */
export function minimize(situation: Situation, test: (part: Situation) => boolean): Situation {
  const part = partsOf(situation).find(test);
  return part ? minimize(part, test) : situation;
}

/** The situations with one thing removed. */
function partsOf(situation: Situation): Situation[] {
  return (['attack', 'defender'] as const).flatMap((side) =>
    Object.entries(situation[side]).flatMap(([field, value]) => {
      const withField = (part: unknown): Situation => ({
        ...situation,
        [side]: { ...situation[side], [field]: part },
      });
      if (Array.isArray(value)) {
        if (field === 'typing' && value.length === 1) return [];
        return value.map((_, index) => withField(value.toSpliced(index, 1)));
      }
      return value === undefined || field === 'type' || field === 'move'
        ? []
        : [withField(undefined)];
    }),
  );
}

/** The names of the rules in the situation: those of the attacker, then those of the defender. */
function rulesIn({ attack, defender }: Situation): string {
  const attackerRules = [attack.move, ...(attack.abilities ?? []), attack.item];
  const defenderRules = [
    ...(defender.abilities ?? []),
    defender.item,
    ...(defender.conditions ?? []),
  ];
  const join = (names: readonly (string | undefined)[]) =>
    names.filter((name) => name !== undefined).join(' + ') || 'nothing';
  return `${join(attackerRules)} against ${join(defenderRules)}`;
}

function print(generation: SimulatedGeneration, { situation, disagreement }: Finding): void {
  const { ours, simulated } = disagreement;
  console.log(`  ${JSON.stringify({ generation, ...situation } satisfies PrintedSituation)}`);
  console.log(`    ours:      effectiveness ${ours.effectiveness}, multiplier ${ours.multiplier}`);
  console.log(
    `    simulator: effectiveness ${simulated.effectiveness}, multiplier ${simulated.multiplier.toFixed(5)}, damage ${simulated.damage}`,
  );
}

/** Prints up to three findings of each group, the largest group first. */
function report(generation: SimulatedGeneration, findings: readonly Finding[]): void {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const smallest = minimize(finding.situation, (part) => compare(part, generation) !== undefined);
    const name = rulesIn(smallest);
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  let remaining = maxPrinted;
  for (const [name, group] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
    if (remaining === 0) break;
    console.log(`generation ${generation}: ${name}, ${group.length} of ${findings.length}`);
    const sample = group.slice(0, Math.min(3, remaining));
    for (const finding of sample) print(generation, finding);
    remaining -= sample.length;
  }
}

/** Simulates situations of one generation and returns the number of disagreements. */
function run(generation: SimulatedGeneration, seed: number, numRuns: number): number {
  const findings: Finding[] = [];
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  let count = 0;
  let nextProgress = start + progressMs;
  const property = fc.property(situations(generation), (situation) => {
    const disagreement = compare(situation, generation);
    if (disagreement) findings.push({ situation, disagreement });
    count++;
    if (performance.now() < nextProgress) return;
    nextProgress += progressMs;
    console.log(`generation ${generation}: ${count} of ${numRuns} in ${seconds()} s`);
  });
  fc.assert(property, { seed, numRuns });
  const summary = `generation ${generation}: ${count} situations, ${seconds()} s, ${findings.length} disagreements`;
  report(generation, findings);
  console.log(summary);
  return findings.length;
}

function parseGenerations(text: string): SimulatedGeneration[] {
  return text.split(',').map((part) => {
    const generation = simulatedGenerations.find((each) => String(each) === part);
    if (!generation) throw new Error(`--generations: ${part} is not simulated`);
    return generation;
  });
}

/** Simulates one printed situation; returns the number of disagreements. */
function runAgain(line: string): number {
  const { generation, ...situation } = JSON.parse(line) as PrintedSituation;
  const disagreement = compare(situation, generation);
  if (disagreement) print(generation, { situation, disagreement });
  else console.log('no disagreement');
  return disagreement ? 1 : 0;
}

/**
 * Compares random situations with the battle simulator: `--runs N` of each generation (100000),
 * `--seed S` to repeat a run, `--generations 9,5,…`. `--situation JSON` compares one printed
 * situation. Exit code 1 if there is a disagreement.
 */
export function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      generations: { type: 'string', default: simulatedGenerations.join(',') },
      situation: { type: 'string' },
    },
  });
  if (values.situation !== undefined) {
    process.exitCode = runAgain(values.situation);
    return;
  }
  const runs = parseCount('runs', values.runs);
  const seed = parseCount('seed', values.seed);
  console.log(`seed ${seed}`);
  for (const generation of parseGenerations(values.generations)) {
    if (run(generation, seed, runs) > 0) process.exitCode = 1;
  }
}
