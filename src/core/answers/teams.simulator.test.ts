import { describe, expect, it } from 'vitest';
import { compareTeams } from '#tests/compareTeams.ts';

/*
 * Whole teams, as Showdown generates them, imported and fought in the battle simulator @pkmn/sim.
 * `npm run differential` compares many more.
 */

describe('the duels of two random teams have the numbers of the simulator', () => {
  it.each([9, 7, 5, 3] as const)('in generation %i', (generation) => {
    const { count, differences } = compareTeams(generation, 1, process.env.FULL ? 5 : 1);
    expect(count).toBeGreaterThan(60);
    expect(differences.filter(({ names }) => names.length === 0)).toEqual([]);
  });
});
