import { readStored, writeStored } from '#browser/storage.ts';

/** The screens whose last choice the session remembers. */
export type Calculator = 'defense';

/** The search part of the screen's last address in this session, without `?`; '' for none. */
export function remembered(calculator: Calculator): string {
  const search = readStored('session', `choice.${calculator}`);
  return typeof search === 'string' ? search : '';
}

/** Keeps the search part of the screen's address for this session. */
export function remember(calculator: Calculator, search: string): void {
  writeStored('session', `choice.${calculator}`, search);
}
