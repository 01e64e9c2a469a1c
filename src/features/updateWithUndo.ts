/** Changes a state, and returns a function that restores the state before the change. */
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
