import { Dex } from '@pkmn/sim';
import { expect, it } from 'vitest';
import type { Typing } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { listPlainMoves } from '#tests/plainMoves.ts';
import { typingsOf } from './offense.ts';

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
