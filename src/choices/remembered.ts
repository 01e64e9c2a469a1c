import { readStored, writeStored } from '#browser/storage.ts';

/** The screens whose last choice the session remembers. */
export type Calculator = 'defense';

const latest = new Map<Calculator, string>();

/**
 * The search part of the screen's last address in this session, without `?`; '' for none. It is
 * there at once, while the address itself waits for the router.
 */
export function remembered(calculator: Calculator): string {
  const search = latest.get(calculator) ?? readStored('session', keyOf(calculator));
  return typeof search === 'string' ? search : '';
}

/** Keeps the search part of the screen's address for this session. */
export function remember(calculator: Calculator, search: string): void {
  latest.set(calculator, search);
  writeStored('session', keyOf(calculator), search);
}

/** Forgets the choices of every screen, as a reset does. */
export function forget(): void {
  latest.clear();
}

function keyOf(calculator: Calculator): string {
  return `choice.${calculator}`;
}
