import type { Page } from '@playwright/test';
import { calculatorAt, rowOf } from '#calculators/registry.ts';
import type { Action } from './action.ts';
import { urlOf } from './answers.ts';
import { evaluate } from './app.ts';
import { hasOwnList } from './problems.ts';
import type { Reading } from './reading.ts';

/** A mark in the session that a reset removes. */
const mark = 'walk';

/** What an entry of the history showed last. */
export type Snapshot = Pick<
  Reading,
  'address' | 'heading' | 'language' | 'numbers' | 'isTrying'
> & {
  hasOwnList: boolean;
};

const returns: readonly Action[0][] = ['back', 'forward', 'reload', 'leave'];

/** What an action may not change: the settings on the way to another screen, and what Back and Forward return to. */
export function findChange(
  [kind]: Action,
  before: Reading | undefined,
  reading: Reading,
  snapshots: ReadonlyMap<string, Snapshot>,
): string | undefined {
  if (!before || !reading.session[mark]) return undefined;
  if (kind === 'tap' && !hasOwnList(reading)) {
    const [was, is] = [before, reading].map(({ settings }) => JSON.stringify(settings));
    if (was !== is && before.address !== reading.address) return `settings: ${was} became ${is}`;
  }
  const snapshot = reading.entryKey === undefined ? undefined : snapshots.get(reading.entryKey);
  if (!snapshot || !returns.includes(kind)) return undefined;
  if (snapshot.address !== reading.address)
    return `return: ${snapshot.address} is ${reading.address}`;
  if (snapshot.isTrying || snapshot.hasOwnList !== hasOwnList(reading)) return undefined;
  const lines = ({ language, heading, numbers }: Snapshot | Reading) =>
    language === snapshot.language && reading.language === snapshot.language
      ? [heading, ...numbers].join('\n')
      : '';
  if (lines(snapshot) === lines(reading)) return undefined;
  return `return: there was\n${lines(snapshot)}\nthere is\n${lines(reading)}`;
}

/** Keeps what the entry shows, and forgets what by design is another when it is shown again. */
export async function updateSnapshots(
  page: Page,
  reading: Reading,
  before: Reading | undefined,
  snapshots: Map<string, Snapshot>,
): Promise<void> {
  if (!reading.session[mark]) {
    snapshots.clear();
    await evaluate(page, (key) => sessionStorage.setItem(key, '1'), mark);
  }
  const { pathname, searchParams } = urlOf(reading.address);
  const calculator = calculatorAt(pathname);
  const own = calculator && rowOf(calculator).stateKey;
  for (const [key, { address }] of snapshots) {
    const url = urlOf(address);
    const other = calculatorAt(url.pathname);
    const stateKey = other && rowOf(other).stateKey;
    const choice = `choice.${stateKey}`;
    // A screen adds to the team from elsewhere.
    const isChanged = stateKey !== own && before?.session[choice] !== reading.session[choice];
    if (isChanged) snapshots.delete(key);
  }
  // Without a state, coverage goes on with the attacks of offense.
  const isOthers = calculator !== undefined && own !== calculator && !searchParams.has('attacks');
  if (!reading.entryKey) return;
  if (isOthers) snapshots.delete(reading.entryKey);
  else snapshots.set(reading.entryKey, { ...reading, hasOwnList: hasOwnList(reading) });
}
