import type { Page } from '@playwright/test';
import { findCalculator, getCalculatorRow } from '#core/links/registry.ts';
import { readyMadeNames } from '#core/ownGames/readyMadeNames.ts';
import type { Action } from './action.ts';
import { urlOf } from './answers.ts';
import { evaluate } from './app.ts';
import { hasOwnList } from './problems.ts';
import type { Reading } from './reading.ts';

/** A key in the session storage that a reset removes, and its undo restores; each reset gets a new value. */
const markerKey = 'walk';

const returnKinds: readonly Action[0][] = ['back', 'forward', 'reload', 'leave'];

/**
 * Finds an invalid change: a chosen game that does not arrive, other settings on another screen, or another screen after
 * Back or Forward. The snapshots are the last contents of history entries.
 */
export function findChange(
  action: Action,
  before: Reading | undefined,
  reading: Reading,
  snapshots: ReadonlyMap<string, Reading>,
): string | undefined {
  const [kind] = action;
  // The code and the text of a ready-made game load first.
  const choice = kind === 'choose' && readyMadeNames.find((name) => name === action[3]);
  if (choice && `${reading.settings.ruleset}` !== choice) return `choice: ${choice} is not in use`;
  if (!before || isOtherSession(before, reading)) return undefined;
  if (kind === 'tap' && !hasOwnList(reading)) {
    const [oldSettings, newSettings] = [before, reading].map(({ settings }) =>
      JSON.stringify(settings),
    );
    const [oldPath, newPath] = [before, reading].map(({ address }) => urlOf(address).pathname);
    // The team of a boss loads after its tap, and its game comes with it.
    const hasNewBoss = before.session['choice.battle'] !== reading.session['choice.battle'];
    // "Use this game" leads back to the calculator.
    if (oldSettings !== newSettings && oldPath !== newPath && oldPath !== '/game/' && !hasNewBoss)
      return `settings: ${oldSettings} became ${newSettings}`;
  }
  const snapshot = reading.entryKey === undefined ? undefined : snapshots.get(reading.entryKey);
  if (!snapshot || !returnKinds.includes(kind)) return undefined;
  if (snapshot.address !== reading.address)
    return `return: ${snapshot.address} is ${reading.address}`;
  // After Back, a suggestion may stand under the pointer.
  const isPreviewing = snapshot.isPreviewing || reading.isPreviewing;
  if (isPreviewing || hasOwnList(snapshot) !== hasOwnList(reading)) return undefined;
  const lines = ({ language, heading, numbers }: Reading) =>
    language === snapshot.language && reading.language === snapshot.language
      ? [heading, ...numbers].join('\n')
      : '';
  if (lines(snapshot) === lines(reading)) return undefined;
  return `return: there was\n${lines(snapshot)}\nthere is\n${lines(reading)}`;
}

/** Whether the session is another one, after a reset or its undo. */
function isOtherSession(before: Reading | undefined, reading: Reading): boolean {
  return before?.session[markerKey] !== reading.session[markerKey];
}

/** Stores the content of the entry, and deletes snapshots whose content may change by design. */
export async function updateSnapshots(
  page: Page,
  reading: Reading,
  before: Reading | undefined,
  snapshots: Map<string, Reading>,
): Promise<void> {
  if (isOtherSession(before, reading)) snapshots.clear();
  if (!reading.session[markerKey]) {
    const marker = crypto.randomUUID();
    reading.session[markerKey] = marker;
    await evaluate(page, ([key, value]) => sessionStorage.setItem(key, value), [
      markerKey,
      marker,
    ] as const);
  }
  const { pathname, searchParams } = urlOf(reading.address);
  const calculator = findCalculator(pathname);
  const currentStateKey = calculator && getCalculatorRow(calculator).stateKey;
  for (const [key, { address }] of snapshots) {
    const url = urlOf(address);
    const other = findCalculator(url.pathname);
    const stateKey = other && getCalculatorRow(other).stateKey;
    const choice = `choice.${stateKey}`;
    // Another screen can add to the team.
    const isChanged =
      stateKey !== currentStateKey && before?.session[choice] !== reading.session[choice];
    if (isChanged) snapshots.delete(key);
  }
  // Without attacks in its address, coverage uses those of offense.
  const usesOtherState =
    calculator !== undefined && currentStateKey !== calculator && !searchParams.has('attacks');
  if (!reading.entryKey) return;
  if (usesOtherState) snapshots.delete(reading.entryKey);
  else snapshots.set(reading.entryKey, reading);
}
