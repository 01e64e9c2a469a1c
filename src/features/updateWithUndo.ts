/** Changes a state, and returns the undo, which replaces the state of that moment. */
export function updateWithUndo<State>(
  update: (next: (state: State) => State) => void,
  next: (state: State) => State,
  restore: (before: State, now: State) => State = (before) => before,
): () => void {
  let before!: State;
  update((now) => {
    before = now;
    return next(now);
  });
  return () => update((now) => restore(before, now));
}
