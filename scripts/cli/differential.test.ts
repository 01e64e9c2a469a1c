import { afterEach, expect, it, vi } from 'vitest';
import type { Situation } from '#tests/situations.ts';
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
  expect(run(9, 12, 100, compareWrongly)).toBe(2);
  const printedSituations = log.mock.calls
    .map(([line]) => String(line).trim())
    .filter((line) => line.startsWith('{'));
  expect(printedSituations.map((line) => JSON.parse(line))).toEqual([
    {
      generation: 9,
      attack: { type: 'fire', abilities: [], isAbilityTriggered: false },
      defender: { typing: ['normal'], abilities: [], conditions: ['sun'] },
    },
    {
      generation: 9,
      attack: { type: 'fighting', abilities: [], item: 'expert_belt', isAbilityTriggered: false },
      defender: { typing: ['normal'], abilities: [], conditions: [] },
    },
  ]);
});

it('prints the seed and a summary of each generation', () => {
  expect(linesOf('--runs', '20', '--teams', '0', '--seed', '7', '--generations', '4,9')).toEqual([
    'seed 7',
    'generation 4: 20 situations, s, 0 disagreements',
    'generation 9: 20 situations, s, 0 disagreements',
  ]);
});

it.each([
  ['--runs', 'many', '--runs must be a whole number'],
  ['--seed', '-1', '--seed must be a whole number'],
  ['--generations', '9,2', '--generations: 2 is not simulated'],
])('rejects %s %s', (option, value, message) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(() => main([`${option}=${value}`])).toThrow(message);
});
