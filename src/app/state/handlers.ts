import type { CalculatorInfo } from '#core/links/calculator.ts';
import {
  type Calculator,
  calculatorNames,
  calculators,
  findCalculator,
  getCalculatorRow,
} from '#core/links/registry.ts';
import type { Change, NextState, SessionCore } from './change.ts';
import { formatStoredEntry, getSavedId } from './entry.ts';
import { isVersionOf } from './followGame.ts';
import { writeLastLink, writeSavedId, writeSettings } from './tabStorage.ts';
import { findTeamEdit } from './teamEdits.ts';
import { hasSamePicks } from './viewFields.ts';

type ChangeHandler = (session: SessionCore, change: Change) => void;

/** What happens after each change of an entry, in this order; the last one writes the address and renders. */
export const afterChange: readonly ChangeHandler[] = [
  updateFollowers,
  storeInTab,
  saveTeam,
  updateNotice,
  publish,
];

/** Changes the states of the calculators that share picks with the changed one. */
function updateFollowers(session: SessionCore, { before, after, last, cause }: Change): void {
  const { leaderSync } = getCalculatorRow(after.calculator);
  const leader = leaderSync && leaderOf(after.calculator);
  if (leader && before && cause === 'update') {
    const update = (state: unknown) => leaderSync.updateLeader(state, before.state, after.state);
    session.updateLast(leader, update as NextState<Calculator>);
  }
  if (leader && before && cause === 'open') {
    const open = (state: unknown) => leaderSync.openLeader(state, before.state, after.state);
    session.replaceLast(leader, open as NextState<Calculator>);
  }
  if (!last) return;
  for (const name of calculatorNames) {
    if (leaderOf(name) !== after.calculator) continue;
    const { leaderSync: sync } = getCalculatorRow(name);
    if (sync)
      session.replaceLast(name, (state) => sync.followLeader(state, last.state, after.state));
  }
}

function leaderOf(name: Calculator): Calculator | undefined {
  const { leader }: CalculatorInfo = calculators[name];
  return leader && findCalculator(leader);
}

function storeInTab(
  { storage, isCurrent }: SessionCore,
  { before, after, last, cause }: Change,
): void {
  const { key, calculator, settings } = after;
  const { stateKey } = calculators[calculator];
  if (calculator === 'team') writeSavedId(storage, key, getSavedId(after));
  const hasSameSettings = cause !== 'open' && before?.settings === settings;
  if (isCurrent(key) && !hasSameSettings) writeSettings(storage, settings);
  if (!last) return;
  if (calculator === 'team') writeSavedId(storage, stateKey, getSavedId(after));
  writeLastLink(storage, stateKey, formatStoredEntry(after));
}

function saveTeam({ saveEdit }: SessionCore, { before, after, cause }: Change): void {
  const edit = cause === 'update' && before && findTeamEdit(before, after);
  if (edit) saveEdit(edit.id, edit);
}

/**
 * Shows the notice of the change; any other change of picks or settings ends the notice of its entry. One
 * that another tab has made does so if the undo would revert it.
 */
function updateNotice({ notices }: SessionCore, { before, after, cause, notice }: Change): void {
  const { key, calculator, settings } = after;
  const hasSameSettings =
    before && (before.settings === settings || isVersionOf(before.settings, settings));
  const isSame = hasSameSettings && hasSamePicks(calculator, before.state, after.state);
  if (notice) notices.show(key, notice);
  else if (
    !isSame &&
    (cause === 'update' || (cause === 'replace' && restoresState(notices.get(key))))
  )
    notices.end(key);
}

function restoresState(notice: ReturnType<SessionCore['notices']['get']>): boolean {
  return typeof notice === 'object' && notice.restoresState === true;
}

function publish({ publish, isCurrent }: SessionCore, { after }: Change): void {
  if (isCurrent(after.key)) publish();
}
