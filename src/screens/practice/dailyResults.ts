import { readStored, writeStored } from '#browser/storage.ts';
import { dailyLength } from '#practice/daily.ts';
import { practicePath } from '#practice/practicePath.ts';

const storageKey = 'practice_daily';

/** The maximum number of dates with a result. */
const maxDates = 31;

function readResults(): Record<string, string> {
  const storedResults = readStored('local', storageKey);
  if (typeof storedResults !== 'object' || storedResults === null) return {};
  const isResult = ([, text]: [string, unknown]) =>
    typeof text === 'string' && /^[01]*$/.test(text) && text.length <= dailyLength;
  return Object.fromEntries(Object.entries(storedResults).filter(isResult));
}

/** Reads the answers to the daily set of the date: whether each was right. */
export function readAnswers(date: string): readonly boolean[] {
  return [...(readResults()[date] ?? '')].map((digit) => digit === '1');
}

/** Stores the answers, unless another tab has more of them, and drops the oldest dates. */
export function writeAnswers(date: string, answers: readonly boolean[]): void {
  const results = readResults();
  if ((results[date]?.length ?? 0) >= answers.length) return;
  results[date] = answers.map((isRight) => (isRight ? '1' : '0')).join('');
  const dates = Object.keys(results).sort().slice(-maxDates);
  writeStored('local', storageKey, Object.fromEntries(dates.map((each) => [each, results[each]])));
}

/** Returns the address of the daily set of the date, below the base path. */
export function dailyAddress(date: string): string {
  return `${practicePath}?daily=${date}`;
}
