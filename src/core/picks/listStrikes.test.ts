import { expect, test } from 'vitest';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { listStrikes } from './listStrikes.ts';

loadMovesFromDisk();
const moves = [...loadedMoves.get().table!.moves.values()];
const withName = (strikes: readonly string[], name: string) =>
  strikes.filter((strike) => strike.split('_')[0] === name);

test('without the moves there are the types and the moves with rules', () => {
  expect(listStrikes('gen1', [], false)).toHaveLength(15 + 1);
  expect(listStrikes('default', [], false)).toContain('freeze_dry');
});

test('Hidden Power always has a type, and no Pokémon has that of Normal or Fairy', () => {
  for (const hasUser of [true, false]) {
    const strikes = withName(listStrikes('default', moves, hasUser), 'HiddenPower');
    expect(strikes).toHaveLength(16);
    expect(strikes).not.toContain('HiddenPower_normal');
    expect(strikes).not.toContain('HiddenPower_fairy');
  }
});

test('a move has the types that its user can give it, unless the user is known', () => {
  const strikes = listStrikes('default', moves, false);
  expect(withName(strikes, 'IvyCudgel')).toEqual([
    ...['IvyCudgel', 'IvyCudgel_water', 'IvyCudgel_fire', 'IvyCudgel_rock'],
  ]);
  expect(withName(strikes, 'TeraBlast')).toContain('TeraBlast_stellar');
  expect(withName(listStrikes('default', moves, true), 'IvyCudgel')).toEqual(['IvyCudgel']);
  // Fairy Plates do not exist up to generation 5.
  expect(withName(listStrikes('gen2', moves, false), 'Judgment')).not.toContain('Judgment_fairy');
});
