import type { Parsed } from './parameter.ts';

/** How the state of a calculator is read from an address and written to it. */
type Notation<State, Shared> = {
  /** The state before anything is picked. */
  empty: State;
  parse(params: URLSearchParams): Parsed<State>;
  /** The parameters that `parse` reads back as the same state. */
  format(state: State): URLSearchParams;
  /** The state that goes on with what a calculator of the same `stateKey` was left with. */
  adopt(shared: Shared): State;
};

/** What is known of a calculator without its engine; the texts are translation keys. */
type Facts = {
  /** Where it is, below the path that the app is hosted under. */
  path: `/${string}/`;
  /** The tab of the header that it belongs to. */
  section: 'offense' | 'defense';
  /** Calculators of the same key go on with each other's state; its last state is stored as `choice.` and this. */
  stateKey: string;
  /** What it is called in navigation. */
  label: string;
  /** What it is called beside the others of its section, where a switch leads to them. */
  mode?: string;
  /** The letter that opens it, if one does. */
  shortcut?: string;
  title: string;
  description: string;
  /** Part of another calculator, so not in the sitemap and other lists of them. */
  isPart?: true;
  help?: { intro: string; steps: readonly string[]; features: readonly string[] };
};

/** A row of the registry. */
export type CalculatorRow<State, Shared = State> = Facts & Notation<State, Shared>;

/** A row of the registry that keeps the literal types of its texts. */
export function calculator<const Known extends Facts, State, Shared>(
  facts: Known,
  notation: Notation<State, Shared>,
): Known & Notation<State, Shared> {
  return { ...facts, ...notation };
}
