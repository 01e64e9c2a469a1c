/** The state of the scheduler for a fact that the player was asked. */
export type PracticeCard = {
  /** The id of the fact. */
  id: string;
  /** When to ask again, in milliseconds since 1970. */
  due: number;
  /** When it was asked last. */
  last: number;
  /** Days until one of ten players would have forgotten it. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** Days from `last` to `due`; 0 within a day. */
  interval: number;
  /** The step of the scheduler while it is missed. */
  step: number;
  /** How often it was asked. */
  reps: number;
  /** How often it was forgotten after it was known. */
  lapses: number;
  /** 1 if it was missed at first, 2 if the last answer was right, 3 if it was forgotten. */
  state: 1 | 2 | 3;
};

const numberFields = [
  'due',
  'last',
  'stability',
  'difficulty',
  'interval',
  'step',
  'reps',
  'lapses',
];

/** Maximum length of the id of a fact. */
const maxIdLength = 200;

/** The card with the fields of a record; undefined if the fields are invalid. */
export function parseCard(
  fields: Partial<Record<string, unknown>> | null | undefined,
): PracticeCard | undefined {
  const { id, state } = fields ?? {};
  const isId = typeof id === 'string' && id.length <= maxIdLength && /^\S+ \S+ [\d.e-]+$/.test(id);
  const hasNumbers = numberFields.every((name) => {
    const value = fields?.[name];
    return typeof value === 'number' && value >= 0 && value <= maxTime;
  });
  if (!isId || !hasNumbers || (state !== 1 && state !== 2 && state !== 3)) return undefined;
  const { due, last, stability, difficulty, interval, step, reps, lapses } = fields as PracticeCard;
  const isMemoryState = stability >= minStability && difficulty >= 1 && difficulty <= 10;
  if (!isMemoryState || last > maxLast) return undefined;
  return { id, due, last, stability, difficulty, interval, step, reps, lapses, state };
}

/** The last time of a Date, in milliseconds since 1970. */
const maxTime = 8.64e15;

/** The last time of an answer: the next one can be due up to 36,500 days later. */
const maxLast = maxTime - 36_500 * 86_400_000;

/** Minimum stability, in days, of the scheduler FSRS. */
const minStability = 0.001;

/** Whether the last answer was wrong. */
export function isMissed({ state }: PracticeCard): boolean {
  return state !== 2;
}

/** How well a fact is remembered. */
export const memories = ['known', 'once', 'shaky', 'unknown'] as const;

export type Memory = (typeof memories)[number];

/**
 * `shaky` if the last answer was wrong or the fact is due again, `once` after a first answer that was
 * right (maybe by luck), `unknown` if it was never asked.
 */
export function memoryOf(card: PracticeCard | undefined, now: number): Memory {
  if (!card) return 'unknown';
  if (isMissed(card) || card.due <= now) return 'shaky';
  return card.reps > 1 ? 'known' : 'once';
}

/**
 * The card of each fact with the last answer, by the id of the fact. An answer after the time `now` was given while a
 * clock was wrong: every other one is newer, and its fact is due.
 */
export function newestCards(
  now: number,
  ...lists: readonly Iterable<PracticeCard>[]
): Map<string, PracticeCard> {
  const newest = new Map<string, PracticeCard>();
  const times = new Map<string, number>();
  for (const list of lists) {
    for (const card of list) {
      const isAhead = card.last > now;
      const time = isAhead ? 0 : card.last;
      if (time < (times.get(card.id) ?? 0)) continue;
      times.set(card.id, time);
      newest.set(card.id, isAhead ? { ...card, last: now, due: now } : card);
    }
  }
  return newest;
}
