import type { Calculator, StateOf } from '#core/links/registry.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { CalculatorEntry, EntryContent } from './entry.ts';
import type { ScreenNotice } from './notices.ts';

/** A change of an entry. */
export type Change = {
  /** The content before; undefined if the entry is new. */
  before: EntryContent | undefined;
  after: CalculatorEntry;
  /** The calculator's last content in this tab before the change; undefined if the entry does not show it. */
  last: EntryContent | undefined;
  /** Whether it was opened, the player changed it, or another part of the app replaced it. */
  cause: 'open' | 'update' | 'replace';
  notice: ScreenNotice | undefined;
};

/** The notice of a change, whose undo the session makes. */
export type ChangeNotice = Omit<ScreenNotice, 'undo' | 'restoresState'> & {
  /** Called after the undo. */
  onUndo?: () => void;
};

/** Returns the next state. */
export type NextState<Name extends Calculator> = (
  state: StateOf<Name>,
  settings: Settings,
) => StateOf<Name>;
