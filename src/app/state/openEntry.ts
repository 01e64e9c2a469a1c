import { isLink } from '#core/links/parameter.ts';
import { parseLink } from '#core/links/parseLink.ts';
import { type Calculator, calculators, getCalculatorRow } from '#core/links/registry.ts';
import type { FindGame } from '#core/links/settings.ts';
import {
  addSavedId,
  type CalculatorEntry,
  type EntryContent,
  formatStoredEntry,
  getSavedId,
} from './entry.ts';
import type { TeamEdits } from './teamEdits.ts';

/** What decides the content of a history entry that becomes the current one. */
export type Opening = {
  key: string;
  calculator: Calculator;
  /** The parameters of its address. */
  params: URLSearchParams;
  /** Whether it is a step back or forward. */
  isBack: boolean;
  /** The id of the saved team that the link has. */
  savedId: string | undefined;
  findGame: FindGame;
  /** Returns the calculator's last content in this tab. */
  getLast: () => EntryContent;
};

/**
 * Returns the content that the entry had in this visit, which is `existing`, or else the one in
 * `params`, or else the calculator's last one in this tab. A step back to an address without parameters
 * gets the default settings, and an empty state unless the calculator uses the state of another one.
 */
export function openEntry(
  existing: CalculatorEntry | undefined,
  { key, calculator, params, isBack, savedId, findGame, getLast }: Opening,
): CalculatorEntry {
  const usesOtherState = calculators[calculator].stateKey !== calculator;
  if (existing?.calculator === calculator) {
    // An empty entry of coverage shows the attacks that were picked on the offense screen meanwhile.
    const isOutdated = usesOtherState && isEmpty(existing);
    return isOutdated ? { ...existing, state: getLast().state } : existing;
  }
  const { state, settings, ignored } = parseLink(calculator, params, findGame);
  if (isLink(params))
    return { key, calculator, state: addSavedId(state, savedId), settings, ignored };
  const last = getLast();
  return {
    key,
    calculator,
    state: isBack && !usesOtherState ? getCalculatorRow(calculator).empty : last.state,
    settings: isBack ? settings : last.settings,
    ignored: [],
  };
}

/** Returns the entry with the newest change of its saved team that is not saved yet, which is newer than any link. */
export function withEdit(
  entry: CalculatorEntry,
  edits: Pick<TeamEdits, 'getShown'>,
  findGame: FindGame,
): CalculatorEntry {
  const id = getSavedId(entry);
  const edit = id === undefined ? undefined : edits.getShown(id);
  if (!edit || edit.link === formatStoredEntry(entry)) return entry;
  const { state, settings } = parseLink('team', new URLSearchParams(edit.link), findGame);
  return { ...entry, state: addSavedId(state, id), settings, ignored: [] };
}

/** Whether the entry has no picks; a link whose parameters were all ignored is not empty. */
function isEmpty({ calculator, state, ignored }: CalculatorEntry): boolean {
  return ignored.length === 0 && getCalculatorRow(calculator).format(state).size === 0;
}
