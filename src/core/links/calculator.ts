import type { TextKey } from '#core/textKey.ts';
import type { LinkWords } from './linkWords.ts';
import type { ParsedState } from './parameter.ts';

/** Keeps the states of a calculator and of another one, its leader, in sync. */
type LeaderSync<State, Leader> = {
  /** Returns the state after the leader's state has changed. */
  followLeader(state: State, before: Leader, after: Leader): State;
  /** Returns the leader's state after the state has changed. */
  updateLeader(leader: Leader, before: State, after: State): Leader;
  /** Returns the leader's state after an entry was opened; `before` is the last state before it. */
  openLeader(leader: Leader, before: State, after: State): Leader;
};

/** The functions of a calculator's state. */
export type Codec<State, Shared = State, Leader = unknown> = {
  /** The state before anything is picked. */
  empty: State;
  parse(params: URLSearchParams, words: LinkWords): ParsedState<State>;
  /** Formats the state as the parameters of a link, which `parse` parses to the same numbers. */
  format(state: State): URLSearchParams;
  /** Formats the whole state, if a link leaves out a part of it. */
  formatStored?(state: State): URLSearchParams;
  /** Converts the last state of any calculator with the same `stateKey` to one of this calculator. */
  adopt(shared: Shared): State;
  /** The fields that change only how the answer is shown; Undo leaves them as they are. */
  viewFields?: readonly (keyof State)[];
  /** Only for a calculator with a leader. */
  leaderSync?: LeaderSync<State, Leader>;
};

/** The static facts about a calculator; the texts are translation keys. */
export type CalculatorInfo = {
  /** The path below the app's base path. */
  path: `/${string}/`;
  /** The tab of the header that it belongs to. */
  section: 'offense' | 'defense';
  /** Calculators with the same key share their state; its storage key is `choice.<stateKey>`. */
  stateKey: string;
  /** The name in navigation. */
  label: TextKey;
  /** The name in the switch between the calculators of its section. */
  mode?: TextKey;
  /** The letter key that opens it. */
  shortcut?: string;
  description: TextKey;
  /** The path of the calculator with which it shares some of its picks. */
  leader?: CalculatorInfo['path'];
  /** Marks a part of another calculator, which the sitemap and other lists omit, and which has no help. */
  isPart?: true;
};

/** A row of the registry. */
export type CalculatorRow<State, Shared = State> = CalculatorInfo & Codec<State, Shared>;
