import { describe, expect, it } from 'vitest';
import { addType, newGame } from '#ownGame/chartEdits.ts';
import { addStep, redoStep, type Steps, undoStep } from './steps.ts';

const game = newGame('Melody', 'default');
const start: Steps = { past: [], game, future: [] };
const named = (name: string) => ({ ...game, name });

describe('the steps of an edited game', () => {
  it('are undone and repeated one by one', () => {
    const withSound = addType(game, 'Sound');
    const two = addStep(addStep(start, withSound), addType(withSound, 'Light'));
    const one = undoStep(two)!;
    expect(one.game).toBe(withSound);
    expect(undoStep(one)?.game).toBe(game);
    expect(undoStep(undoStep(one)!)).toBeUndefined();
    expect(redoStep(one)?.game).toBe(two.game);
    expect(redoStep(two)).toBeUndefined();
  });

  it('cannot be repeated after another change', () => {
    const undone = undoStep(addStep(start, named('A')))!;
    expect(redoStep(addStep(undone, named('B')))).toBeUndefined();
  });

  it('are one step for all letters of a field', () => {
    const typed = ['M', 'Me', 'Mel'].reduce((steps, name) => {
      return addStep(steps, named(name), 'name');
    }, start);
    expect(undoStep(typed)?.game).toBe(game);
    const other = addStep(typed, { ...named('Mel'), base: 'gen1' });
    expect(undoStep(addStep(other, named('Melo'), 'name'))?.game).toBe(other.game);
  });

  it('begin anew after an undo', () => {
    const undone = undoStep(addStep(addStep(start, named('A')), named('B'), 'name'))!;
    expect(undoStep(addStep(undone, named('C'), 'name'))?.game.name).toBe('A');
  });

  it('are at most 200', () => {
    let steps = start;
    for (let count = 0; count < 250; count++) steps = addStep(steps, named(String(count)));
    expect(steps.past).toHaveLength(200);
  });
});
