import { describe, expect, it } from 'vitest';
import { addType, newGame } from '#core/ownGames/edit/chartEdits.ts';
import { revertEdit } from '#core/ownGames/edit/revertEdit.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import {
  emptyHistory,
  type GameHistory,
  recordChange,
  redoChange,
  undoChange,
} from './gameHistory.ts';

/** A game with the history of its changes. */
type Edited = { game: OwnGame; history: GameHistory };

const game = newGame('Melody', 'default');
const start: Edited = { game, history: emptyHistory };
const gameNamed = (name: string) => ({ ...game, name });

function change({ game: before, history }: Edited, after: OwnGame, field?: string): Edited {
  return { game: after, history: recordChange(history, { before, after }, field) };
}

function undo({ game, history }: Edited): Edited | undefined {
  const undone = undoChange(history);
  return undone && { game: revertEdit(game, undone.edit), history: undone.history };
}

function redo({ game, history }: Edited): Edited | undefined {
  const redone = redoChange(history);
  if (!redone) return undefined;
  const { before, after } = redone.edit;
  return { game: revertEdit(game, { before: after, after: before }), history: redone.history };
}

describe('the history of an edited game', () => {
  it('undoes and repeats changes one by one', () => {
    const withSound = addType(game, 'Sound');
    const two = change(change(start, withSound), addType(withSound, 'Light'));
    const one = undo(two)!;
    expect(one.game).toBe(withSound);
    expect(undo(one)?.game).toBe(game);
    expect(undo(undo(one)!)).toBeUndefined();
    expect(redo(one)?.game).toBe(two.game);
    expect(redo(two)).toBeUndefined();
  });

  it('repeats nothing after another change', () => {
    const undoneHistory = undo(change(start, gameNamed('A')))!;
    expect(redo(change(undoneHistory, gameNamed('B')))).toBeUndefined();
  });

  it('undoes all letters of a field together', () => {
    const typedHistory = ['M', 'Me', 'Mel'].reduce((history, name) => {
      return change(history, gameNamed(name), 'name');
    }, start);
    expect(undo(typedHistory)?.game).toBe(game);
    const other = change(typedHistory, { ...gameNamed('Mel'), base: 'gen1' });
    expect(undo(change(other, gameNamed('Melo'), 'name'))?.game).toBe(other.game);
  });

  it('undoes the letters after an undo apart from those before it', () => {
    const undoneHistory = undo(change(change(start, gameNamed('A')), gameNamed('B'), 'name'))!;
    expect(undo(change(undoneHistory, gameNamed('C'), 'name'))?.game.name).toBe('A');
  });

  it('undoes at most 200 changes', () => {
    let edited = start;
    for (let count = 0; count < 250; count++) edited = change(edited, gameNamed(String(count)));
    expect(edited.history.past).toHaveLength(200);
  });

  it('leaves what another tab has changed, also between two letters', () => {
    const first = change(start, gameNamed('M'), 'name');
    const elsewhere = { ...first, game: { ...first.game, base: 'gen1' as const } };
    const second = change(elsewhere, { ...elsewhere.game, name: 'Me' }, 'name');
    expect(undo(second)?.game).toMatchObject({ name: 'M', base: 'gen1' });
    expect(undo(undo(second)!)?.game).toMatchObject({ name: 'Melody', base: 'gen1' });
  });
});
