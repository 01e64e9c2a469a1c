import type { ParsedState } from './parameter.ts';

/** Synchronizes the last state of a calculator with that of another one, the leader. */
type LeaderSync<State, Leader> = {
  /** The name of the other calculator. */
  leader: string;
  /** The state after the leader's has changed. */
  follow(state: State, before: Leader, after: Leader): State;
  /** The leader's state after this one has changed. */
  updateLeader(leader: Leader, before: State, after: State): Leader;
};

/** Converts a calculator's state to URL parameters and back, and between calculators. */
type StateCodec<State, Shared, Leader = unknown> = {
  /** The state before anything is picked. */
  empty: State;
  parse(params: URLSearchParams): ParsedState<State>;
  /** Formats the state as parameters that `parse` parses to the same state. */
  format(state: State): URLSearchParams;
  /** Converts the last state of a calculator with the same `stateKey`. */
  adopt(shared: Shared): State;
  /** Only for a calculator that shares some of its picks with another one. */
  leaderSync?: LeaderSync<State, Leader>;
};

/** The static facts about a calculator; the texts are translation keys. */
type CalculatorInfo = {
  /** The path below the app's base path. */
  path: `/${string}/`;
  /** The tab of the header that it belongs to. */
  section: 'offense' | 'defense';
  /** Calculators with the same key share their state; its storage key is `choice.<stateKey>`. */
  stateKey: string;
  /** The name in navigation. */
  label: string;
  /** The name in the switch between the calculators of its section. */
  mode?: string;
  /** The letter key that opens it. */
  shortcut?: string;
  title: string;
  description: string;
  /** Marks a part of another calculator, which the sitemap and other lists omit. */
  isPart?: true;
  help?: { intro: string; steps: readonly string[]; features: readonly string[] };
};

/** A row of the registry. */
export type CalculatorRow<State, Shared = State> = CalculatorInfo & StateCodec<State, Shared>;

/** Creates a row of the registry and keeps the literal types of its texts. */
export function defineCalculator<const Info extends CalculatorInfo, State, Shared, Leader>(
  info: Info,
  codec: StateCodec<State, Shared, Leader>,
): Info & StateCodec<State, Shared, Leader> {
  return { ...info, ...codec };
}
