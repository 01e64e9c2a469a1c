import { readStored, writeStored } from '#browser/storage.ts';

/** The screens whose last choice the session remembers, and their paths. */
export const calculators = {
  defense: '/defense',
  team: '/defense/team',
  offense: '/offense',
  coverage: '/offense/coverage',
  weakness: '/offense/coverage/weakness',
  normal: '/offense/coverage/normal',
  resistance: '/offense/coverage/resistance',
} as const;

export type Calculator = keyof typeof calculators;

/** The screens that go on with another one's choice: they look at its attacks. */
const followers: Partial<Record<Calculator, Calculator>> = {
  coverage: 'offense',
  weakness: 'offense',
  normal: 'offense',
  resistance: 'offense',
};

/** The calculator at the path, with or without its last slash. */
export function calculatorAt(pathname: string): Calculator | undefined {
  const path = pathname.replace(/\/$/, '');
  return (Object.keys(calculators) as Calculator[]).find((name) => calculators[name] === path);
}

/** Whether the screen goes on with another one's choice. */
export function isFollower(calculator: Calculator): boolean {
  return calculator in followers;
}

const replaced = new Map<Calculator, { search: string; next: string }>();
const latest = new Map<string, string>();

/**
 * The search part of the screen's last address in this session, without `?`; '' for none. It is
 * there at once, while the address itself waits for the router.
 */
export function remembered(calculator: Calculator): string {
  const key = keyOf(calculator);
  const search = latest.get(key) ?? readStored('session', key);
  return typeof search === 'string' ? search : '';
}

/** Keeps the search part of the screen's address for this session. */
export function remember(calculator: Calculator, search: string): void {
  const key = keyOf(calculator);
  if (latest.get(key) === search) return;
  latest.set(key, search);
  // What stands for an address below is the choice of now, or nothing.
  if (replaced.get(calculator)?.next !== search) replaced.delete(calculator);
  writeStored('session', key, search);
}

/** The screen's address in the history below stands for another one, for who goes back to it next. */
export function replaceBelow(calculator: Calculator, search: string, next: string): void {
  const before = replaced.get(calculator);
  // Replaced twice, it is still the first that stands in the history.
  replaced.set(calculator, { search: before?.next === search ? before.search : search, next });
}

/** The search part that an address below stands for, if it was replaced; asked once, going back. */
export function replacementOf(calculator: Calculator, search: string): string | undefined {
  const found = replaced.get(calculator);
  replaced.delete(calculator);
  return found?.search === search ? found.next : undefined;
}

/** Forgets the choices of every screen, as a reset does. */
export function forget(): void {
  latest.clear();
  replaced.clear();
}

function keyOf(calculator: Calculator): string {
  return `choice.${followers[calculator] ?? calculator}`;
}
