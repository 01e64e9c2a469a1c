import { readStored, writeStored } from '#app/browser/storage.ts';
import { type DailyResult, parseDailyResult } from '#core/practice/dailyResult.ts';
import { dailyResultsKey } from './storedKeys.ts';

/** The stored answers by date, as they are: another version of the app may have written some of them. */
type StoredResults = Readonly<Record<string, unknown>>;

function readResults(): StoredResults {
  const stored = readStored('local', dailyResultsKey);
  return typeof stored === 'object' && stored !== null ? (stored as StoredResults) : {};
}

/** Lists the results of daily sets on the device, and the records that cannot be read. */
export function listDailyResults(): { results: DailyResult[]; unreadable: unknown[] } {
  const results: DailyResult[] = [];
  const unreadable: unknown[] = [];
  for (const [date, answers] of Object.entries(readResults())) {
    const result = parseDailyResult({ date, answers });
    if (result) results.push(result);
    else unreadable.push({ date, answers });
  }
  return { results, unreadable };
}

/** Reads the answers to the daily set of the date: whether each was right. */
export function readAnswers(date: string): readonly boolean[] {
  const { answers = '' } = parseDailyResult({ date, answers: readResults()[date] }) ?? {};
  return [...answers].map((digit) => digit === '1');
}

/** Stores the answers, unless another tab has more of them. */
export function writeAnswers(date: string, answers: readonly boolean[]): void {
  const digits = answers.map((isRight) => (isRight ? '1' : '0')).join('');
  mergeDailyResults([{ date, answers: digits }]);
}

/**
 * Stores the results; of two for a date, the one with more answers stays. Returns how many changed, and the
 * undo, which skips dates that have changed since; undefined if the browser refuses.
 */
export function mergeDailyResults(
  incoming: readonly DailyResult[],
): { added: number; undo: () => void } | undefined {
  const before = readResults();
  const merged = { ...before };
  for (const { date, answers } of incoming) {
    const current = parseDailyResult({ date, answers: merged[date] });
    if (answers.length > (current?.answers.length ?? 0)) merged[date] = answers;
  }
  const dates = Object.keys(merged).filter((date) => merged[date] !== before[date]);
  if (dates.length > 0 && !writeStored('local', dailyResultsKey, merged)) return undefined;
  return {
    added: dates.length,
    undo() {
      const now = { ...readResults() };
      const unchanged = dates.filter((date) => now[date] === merged[date]);
      for (const date of unchanged) now[date] = before[date];
      // JSON has no undefined values, so a date that was new disappears.
      if (unchanged.length > 0) writeStored('local', dailyResultsKey, now);
    },
  };
}
