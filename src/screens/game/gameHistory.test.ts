import { describe, expect, it } from 'vitest';
import { addType, newGame } from '#ownGame/editGame.ts';
import { type GameHistory, recordChange, redoChange, undoChange } from './gameHistory.ts';

const game = newGame('Melody', 'default');
const start: GameHistory = { past: [], game, future: [] };
const named = (name: string) => ({ ...game, name });

describe('the steps of an edited game', () => {
  it('are undone and repeated one by one', () => {
    const withSound = addType(game, 'Sound');
    const two = recordChange(recordChange(start, withSound), addType(withSound, 'Light'));
    const one = undoChange(two)!;
    expect(one.game).toBe(withSound);
    expect(undoChange(one)?.game).toBe(game);
    expect(undoChange(undoChange(one)!)).toBeUndefined();
    expect(redoChange(one)?.game).toBe(two.game);
    expect(redoChange(two)).toBeUndefined();
  });

  it('cannot be repeated after another change', () => {
    const undone = undoChange(recordChange(start, named('A')))!;
    expect(redoChange(recordChange(undone, named('B')))).toBeUndefined();
  });

  it('are one step for all letters of a field', () => {
    const typed = ['M', 'Me', 'Mel'].reduce((steps, name) => {
      return recordChange(steps, named(name), 'name');
    }, start);
    expect(undoChange(typed)?.game).toBe(game);
    const other = recordChange(typed, { ...named('Mel'), base: 'gen1' });
    expect(undoChange(recordChange(other, named('Melo'), 'name'))?.game).toBe(other.game);
  });

  it('begin anew after an undo', () => {
    const undone = undoChange(recordChange(recordChange(start, named('A')), named('B'), 'name'))!;
    expect(undoChange(recordChange(undone, named('C'), 'name'))?.game.name).toBe('A');
  });

  it('are at most 200', () => {
    let steps = start;
    for (let count = 0; count < 250; count++) steps = recordChange(steps, named(String(count)));
    expect(steps.past).toHaveLength(200);
  });
});
