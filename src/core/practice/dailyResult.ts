/** The number of questions of a daily set. */
export const dailyLength = 10;

/** The answers to the daily set of a date. */
export type DailyResult = {
  /** The day, as `2026-11-24`. */
  date: string;
  /** A digit for each answer: 1 if it was right, 0 if it was wrong. */
  answers: string;
};

/** The result with the fields of a record; undefined if the fields are invalid. */
export function parseDailyResult({
  date: dateText,
  answers,
}: Partial<Record<string, unknown>>): DailyResult | undefined {
  const date = typeof dateText === 'string' ? parseDate(dateText) : undefined;
  const isValid = typeof answers === 'string' && /^[01]+$/.test(answers);
  return date && isValid && answers.length <= dailyLength ? { date, answers } : undefined;
}

/** The day on the player's calendar, as `2026-11-24`. */
export function dateOf(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The date in the text; undefined if the calendar has no such day. */
export function parseDate(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined;
}

/** The right and the wrong answers as icons that differ in shape, five in a row. */
export function formatResult(answers: readonly boolean[]): string {
  const icons = answers.map((isRight) => (isRight ? '✅' : '❌'));
  return icons.map((each, index) => (index === 5 ? `\n${each}` : each)).join('');
}
