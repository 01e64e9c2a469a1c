import { describe, expect, it } from 'vitest';
import { worldIn } from '#core/hit/situation.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { attacksOnField, explainPairHit, type PairFighter } from './pairFighter.ts';
import { createPairTable, rankLeads, rankPairSelections } from './pairs.ts';

loadMovesFromDisk();
const field = { world: worldIn('default'), conditions: [] };
const moves = (...ids: MoveId[]) => ids.map((id) => ({ move: findMove(id)! }));
const make = (fighter: Partial<PairFighter>): PairFighter => ({
  ...{ typing: ['normal'], possibleAbilities: [undefined], attacks: [] },
  ...fighter,
});

const garchomp = make({
  typing: ['dragon', 'ground'],
  attacks: moves('Earthquake', 'DragonClaw'),
});
const heatran = make({ typing: ['fire', 'steel'], attacks: moves('HeatWave') });
const clefairy = make({ typing: ['fairy'], pairAbility: 'friend_guard' });
const rotom = make({ typing: ['electric', 'water'], possibleAbilities: ['levitate'] });

describe('the attacks on the field', () => {
  it('have a number for each opponent, and for the partner', () => {
    const [earthquake, claw] = attacksOnField(
      { user: garchomp, partner: heatran, foes: [clefairy, rotom] },
      { field },
    );
    expect(earthquake).toMatchObject({
      isWide: true,
      targets: {
        foe1: { high: { multiplier: 0.75, bonus: 1.5 } },
        foe2: { high: { multiplier: 0 } },
        partner: { high: { effectiveness: 4, multiplier: 3 } },
      },
    });
    expect(claw).toMatchObject({ isWide: false, draws: {} });
    expect(Object.keys(claw!.targets)).toEqual(['foe1', 'foe2']);
    const { high } = claw!.targets.foe2!;
    expect(high.multiplier).toBe(0.75);
    expect(explainPairHit(high)).toEqual({
      ...{ effectiveness: 1, multiplier: 1.125 },
      factors: [
        { by: 'dragon', on: 'electric', factor: 1 },
        { by: 'dragon', on: 'water', factor: 1 },
        { by: 'friend_guard', factor: 0.75, holder: 'foe1' },
        { by: 'same_type_bonus', factor: 1.5 },
      ],
    });
  });

  // Showdown, data/moves.ts: only the Stellar Form hits both opponents.
  it('of Tera Starstorm hit both opponents only as Stellar', () => {
    const [starstorm] = moves('TeraStarstorm');
    const attacks = [starstorm!, { ...starstorm!, type: 'stellar' as const }];
    const terapagos = make({ attacks });
    const wide = attacksOnField({ user: terapagos, foes: [clefairy, rotom] }, { field });
    expect(wide.map(({ isWide }) => isWide)).toEqual([false, true]);
  });

  it('say who draws them, and count what others did', () => {
    const [, claw] = attacksOnField(
      { user: garchomp, foes: [clefairy, rotom] },
      { field, turn: ['follow_me_foe1'] },
    );
    expect(claw!.draws).toEqual({ foe2: { from: 'foe2', by: 'foe1', because: 'follow_me' } });
    expect(Object.keys(claw!.targets)).toEqual(['foe1']);
  });

  it('have a range if an ability is not known', () => {
    const unknown = { ...rotom, possibleAbilities: [undefined, 'levitate' as const] };
    const [earthquake] = attacksOnField({ user: garchomp, foes: [unknown, undefined] }, { field });
    expect(earthquake!.targets.foe1).toMatchObject({
      low: { multiplier: 0, targetAbility: 'levitate' },
      high: { multiplier: 2, targetAbility: undefined },
    });
  });
});

it('the lead is explained by what both do, and so are the members to bring', () => {
  const grass = make({ typing: ['grass'], attacks: moves('EnergyBall') });
  const table = createPairTable([garchomp, heatran, grass], [grass, grass, clefairy], field);
  const [lead] = rankLeads(table);
  const { pair, ours } = table.explain(lead!.pair, lead!.opponents);
  expect(pair).toContain(1);
  expect(ours.actions).toContainEqual(
    expect.objectContaining({ member: 1, attack: heatran.attacks[0], aim: undefined }),
  );
  const [selection] = rankPairSelections(table, 2);
  expect(selection!.members).toEqual(pair);
});
