import { readStored, writeStored } from './storage.ts';

const storedKey = 'number-report';

/** What a player saw of a number that may be wrong. */
export type NumberReport = {
  /** The address, which has all that the player picked. */
  address: string;
  /** The answer with its reason, as the page showed it. */
  answer: string;
};

/** Stores the report for the Contact page, until the tab closes. */
export function saveNumberReport(report: NumberReport): void {
  writeStored('session', storedKey, report);
}

/** Reads the last report; undefined if no valid one is stored. */
export function readNumberReport(): NumberReport | undefined {
  const stored = readStored('session', storedKey) ?? {};
  const { address, answer } = stored as Partial<Record<keyof NumberReport, unknown>>;
  return typeof address === 'string' && typeof answer === 'string'
    ? { address, answer }
    : undefined;
}
