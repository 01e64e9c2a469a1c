import { afterEach, expect, it, vi } from 'vitest';
import type { Situation } from '#tests/situations.ts';
import { main, minimize } from './differential.ts';

afterEach(() => vi.restoreAllMocks());

function linesOf(...args: string[]): string[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  main(args);
  return log.mock.calls.map(([line]) => String(line).replace(/\d+ s\b/, 's'));
}

it('removes everything that a disagreement does not need', () => {
  const situation: Situation = {
    attack: { type: 'fire', abilities: ['blaze', 'scrappy'], item: 'expert_belt' },
    defender: { typing: ['grass', 'ice'], tera: 'bug', abilities: ['fluffy'], conditions: ['sun'] },
  };
  const isSunny = ({ defender }: Situation) => defender.conditions?.includes('sun') === true;
  expect(minimize(situation, isSunny)).toEqual({
    attack: { type: 'fire', abilities: [] },
    defender: { typing: ['ice'], abilities: [], conditions: ['sun'] },
  });
  expect(minimize(situation, () => false)).toEqual(situation);
});

it('prints the seed and a summary of each generation', () => {
  expect(linesOf('--runs', '20', '--seed', '7', '--generations', '4,9')).toEqual([
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
