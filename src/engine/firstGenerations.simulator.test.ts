import { Dex } from '@pkmn/sim';
import { expect, it } from 'vitest';
import { listPlainMoves } from '#tests/plainMoves.ts';
import { matchup } from './effectiveness.ts';
import { typingsOf } from './offense.ts';
import { chartIn } from './officialChart.ts';
import { worldIn } from './situation.ts';
import type { Typing } from './type.ts';

/*
 * Up to generation 2 there are no abilities, so that every move on every typing is few enough to compare all of them.
 */

it.each([
  [1, 'yellow', 11_000],
  [2, 'crystal', 20_000],
] as const)(
  'every move on every typing of generation %i is as effective as in the simulator',
  (generation, game, minCount) => {
    const dex = Dex.forGen(generation);
    const world = worldIn(game);
    const typings: Typing[] = [...typingsOf(chartIn(game), 1), ...typingsOf(chartIn(game), 2)];
    const effectivenessOf = (type: string, typing: Typing) =>
      dex.getImmunity(type, [...typing]) ? 2 ** dex.getEffectiveness(type, [...typing]) : 0;
    let count = 0;
    const differences: string[] = [];
    for (const move of listPlainMoves(game)) {
      const { type } = dex.moves.get(move.id);
      for (const typing of typings) {
        count++;
        const ours = matchup({ move }, { typing }, world).effectiveness;
        const theirs = effectivenessOf(type, typing);
        if (ours !== theirs)
          differences.push(`${move.id} on ${typing}: ${ours} instead of ${theirs}`);
      }
    }
    expect(differences).toEqual([]);
    expect(count).toBeGreaterThan(minCount);
  },
);
