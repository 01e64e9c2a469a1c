import { describe, expect, it } from 'vitest';
import { factorOf } from '#core/charts/chart.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { addType, newGame, removeType, setFactor } from './chartEdits.ts';
import { revertEdit } from './revertEdit.ts';

const game = newGame('Melody', 'default');
const names = ({ types }: OwnGame) => types.map(({ name }) => name).slice(18);

/** Reverts the first change after the second one, which another tab has made. */
function revert(first: (game: OwnGame) => OwnGame, second: (game: OwnGame) => OwnGame): OwnGame {
  const after = first(game);
  return revertEdit(second(after), { before: game, after });
}

describe('a reverted change', () => {
  it('restores the game before if nothing else has changed', () => {
    expect(
      revert(
        (each) => addType(each, 'Sound'),
        (each) => each,
      ),
    ).toBe(game);
  });

  it('leaves another cell of the chart', () => {
    const reverted = revert(
      (each) => setFactor(each, ['fire', 'water'], 4),
      (each) => setFactor(each, ['fire', 'ice'], 8),
    );
    expect(reverted).toEqual(setFactor(game, ['fire', 'ice'], 8));
  });

  it('leaves the same cell if that was changed again', () => {
    const reverted = revert(
      (each) => setFactor(each, ['fire', 'water'], 4),
      (each) => setFactor(each, ['fire', 'water'], 8),
    );
    expect(factorOf(reverted.chart, 'fire', 'water')).toBe(8);
  });

  it('leaves another type, name or base', () => {
    const reverted = revert(
      (each) => addType(each, 'Sound'),
      (each) => ({ ...addType(each, 'Light'), name: 'Other', base: 'gen1' }),
    );
    expect([names(reverted), reverted.name, reverted.base]).toEqual([['Light'], 'Other', 'gen1']);
    expect(reverted.chart.types).toEqual(reverted.types.map(({ id }) => id));
  });

  it('brings back a removed type', () => {
    const reverted = revert(
      (each) => removeType(each, 'fire'),
      (each) => addType(each, 'Light'),
    );
    expect(reverted.types.map(({ id }) => id)).toContain('fire');
    expect(factorOf(reverted.chart, 'fire', 'grass')).toBe(2);
    expect(names(reverted)).toHaveLength(1);
  });

  it('is left as it is if the rest would be no game', () => {
    const type = addType(game, 'Sound').types.at(-1)!.id;
    const reverted = revert(
      (each) => addType(each, 'Sound'),
      (each) => ({ ...each, pokemon: [{ id: 'own-a', name: 'A', types: [type] }] }),
    );
    expect([names(reverted), reverted.pokemon.length]).toEqual([['Sound'], 1]);
  });
});
