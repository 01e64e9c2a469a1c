import { afterEach, expect, it, vi } from 'vitest';
import type { Situation } from '#tests/situation.ts';
import { main, run } from './differential.ts';

afterEach(() => vi.restoreAllMocks());

function linesOf(...args: string[]): string[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  main(args);
  return log.mock.calls.map(([line]) => String(line).replace(/\d+ s\b/, 's'));
}

it('prints the smallest situation of each disagreement', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const answer = { effectiveness: 1, multiplier: 1 };
  const isWrong = ({ attack, defender }: Situation) =>
    defender.conditions?.includes('sun') || attack.item === 'expert_belt';
  const compareWrongly = (situation: Situation) =>
    isWrong(situation) ? { ours: answer, simulated: { ...answer, damage: 1 } } : undefined;
  const count = run(9, 7, 1000, compareWrongly);
  const printedSituations: Situation[] = log.mock.calls
    .map(([line]) => String(line).trim())
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect(printedSituations).toHaveLength(count);
  expect(printedSituations.every(isWrong)).toBe(true);
  // Each of the two causes is printed without any other rule.
  for (const [item, conditions] of [
    [undefined, ['sun']],
    ['expert_belt', []],
  ] as const) {
    const smallest = printedSituations.filter(
      ({ attack, defender }) =>
        attack.move === undefined && attack.item === item && defender.typing.length === 1,
    );
    expect(smallest.map(({ defender }) => defender.conditions)).toContainEqual(conditions);
  }
});

it('prints the seed and a summary of each generation', () => {
  expect(
    linesOf(...'--runs 20 --doubles 20 --teams 0 --seed 7 --generations 4,9'.split(' ')),
  ).toEqual([
    'seed 7',
    'generation 4: 20 situations, s, 0 disagreements',
    'generation 4, doubles: 20 situations, s, 0 disagreements',
    'generation 9: 20 situations, s, 0 disagreements',
    'generation 9, doubles: 20 situations, s, 0 disagreements',
    'champions, doubles: 20 situations, s, 0 disagreements',
  ]);
});

it.each([
  ['--runs', 'many', '--runs must be a whole number'],
  ['--seed', '-1', '--seed must be a whole number'],
  ['--generations', '9,0', '--generations: 0 is not simulated'],
])('rejects %s %s', (option, value, message) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(() => main([`${option}=${value}`])).toThrow(message);
});
