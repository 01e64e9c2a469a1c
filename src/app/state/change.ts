import type { Calculator, StateOf } from '#core/links/registry.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { CalculatorEntry, EntryContent } from './entry.ts';
import type { createNotices, ScreenNotice } from './notices.ts';
import type { TabStorage } from './tabStorage.ts';
import type { TeamEdit } from './teamEdits.ts';

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

/** What the handlers of a change need of the session. */
export type SessionCore = {
  storage: TabStorage;
  notices: ReturnType<typeof createNotices>;
  isCurrent: (key: string) => boolean;
  /** Changes the calculator's last state as the player does, unless `next` returns the same one. */
  updateLast: <Name extends Calculator>(name: Name, next: NextState<Name>) => void;
  /** Replaces the calculator's last state, which is no change of the player. */
  replaceLast: <Name extends Calculator>(name: Name, next: NextState<Name>) => void;
  saveEdit: (id: string, edit: TeamEdit) => void;
  /** Notifies the subscribers: the router, which writes the address, and the screens. */
  publish: () => void;
};
