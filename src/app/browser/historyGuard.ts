/** Returns whether a history step may leave the screen now; it asks the player if not. */
type Guard = () => boolean;

let currentGuard: Guard | undefined;

/** Lets the guard decide about each history step that leaves the screen, until the returned function is called. */
export function guardHistory(guard: Guard): () => void {
  currentGuard = guard;
  return () => {
    if (currentGuard === guard) currentGuard = undefined;
  };
}

/** Whether a history step may leave the screen now. */
export function mayLeaveScreen(): boolean {
  return currentGuard?.() ?? true;
}
