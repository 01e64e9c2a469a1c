import { describe, expect, it } from 'vitest';
import { addType, newGame } from '#ownGame/edit/chartEdits.ts';
import { type GameHistory, recordChange, redoChange, undoChange } from './gameHistory.ts';

const game = newGame('Melody', 'default');
const start: GameHistory = { past: [], game, future: [] };
const gameNamed = (name: string) => ({ ...game, name });

describe('the history of an edited game', () => {
  it('undoes and repeats changes one by one', () => {
    const withSound = addType(game, 'Sound');
    const two = recordChange(recordChange(start, withSound), addType(withSound, 'Light'));
    const one = undoChange(two)!;
    expect(one.game).toBe(withSound);
    expect(undoChange(one)?.game).toBe(game);
    expect(undoChange(undoChange(one)!)).toBeUndefined();
    expect(redoChange(one)?.game).toBe(two.game);
    expect(redoChange(two)).toBeUndefined();
  });

  it('repeats nothing after another change', () => {
    const undoneHistory = undoChange(recordChange(start, gameNamed('A')))!;
    expect(redoChange(recordChange(undoneHistory, gameNamed('B')))).toBeUndefined();
  });

  it('undoes all letters of a field together', () => {
    const typedHistory = ['M', 'Me', 'Mel'].reduce((history, name) => {
      return recordChange(history, gameNamed(name), 'name');
    }, start);
    expect(undoChange(typedHistory)?.game).toBe(game);
    const other = recordChange(typedHistory, { ...gameNamed('Mel'), base: 'gen1' });
    expect(undoChange(recordChange(other, gameNamed('Melo'), 'name'))?.game).toBe(other.game);
  });

  it('undoes the letters after an undo apart from those before it', () => {
    const undoneHistory = undoChange(
      recordChange(recordChange(start, gameNamed('A')), gameNamed('B'), 'name'),
    )!;
    expect(undoChange(recordChange(undoneHistory, gameNamed('C'), 'name'))?.game.name).toBe('A');
  });

  it('undoes at most 200 changes', () => {
    let history = start;
    for (let count = 0; count < 250; count++)
      history = recordChange(history, gameNamed(String(count)));
    expect(history.past).toHaveLength(200);
  });
});
