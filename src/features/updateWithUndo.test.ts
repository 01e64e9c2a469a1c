import { expect, it } from 'vitest';
import { updateWithUndo } from './updateWithUndo.ts';

type State = { members: string[]; sort: string };

/** Creates a state with an updater, as the store has them. */
function createState(initial: State) {
  let state = initial;
  return {
    get: () => state,
    update: (next: (state: State) => State) => {
      state = next(state);
    },
  };
}

it('changes the state, and the undo restores it', () => {
  const { get, update } = createState({ members: ['a', 'b'], sort: 'type' });
  const undo = updateWithUndo(update, (state) => ({ ...state, members: [] }));
  expect(get().members).toEqual([]);
  undo();
  expect(get().members).toEqual(['a', 'b']);
});

it('starts from the state at the moment of the call, not from an earlier one', () => {
  const { get, update } = createState({ members: ['a'], sort: 'type' });
  update((state) => ({ ...state, members: ['a', 'b'] }));
  const undo = updateWithUndo(update, (state) => ({ ...state, members: state.members.slice(1) }));
  expect(get().members).toEqual(['b']);
  undo();
  expect(get().members).toEqual(['a', 'b']);
});

it('keeps a later change if the restore function of the caller does', () => {
  const { get, update } = createState({ members: ['a'], sort: 'type' });
  const undo = updateWithUndo(
    update,
    (state) => ({ ...state, members: [] }),
    (before, now) => ({ ...before, sort: now.sort }),
  );
  update((state) => ({ ...state, sort: 'danger' }));
  undo();
  expect(get()).toEqual({ members: ['a'], sort: 'danger' });
});
