import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMissed, memoryOf, newestCards, type PracticeCard, parseCard } from './card.ts';
import { compareDueTimes } from './nextQuestion.ts';
import { gradeCard } from './schedule.ts';

const [minute, day] = [60_000, 86_400_000];
const start = Date.UTC(2026, 10, 24);

/** The card after the answers, each some minutes after the one before. */
function cardAfter(answers: readonly (readonly [isRight: boolean, minutes: number])[]) {
  let card: PracticeCard | undefined;
  let now = start;
  for (const [isRight, minutes] of answers) {
    now += minutes * minute;
    card = gradeCard('fire steel 2', card, isRight, now);
  }
  return { card: card!, now };
}

const histories = fc.array(
  fc.tuple(fc.boolean(), fc.oneof(fc.integer({ min: 0, max: 9 }), fc.nat(100_000))),
  { minLength: 1, maxLength: 30 },
);

describe('the scheduler', () => {
  it('asks a right answer again in days, and later each time', () => {
    let card = gradeCard('a', undefined, true, start);
    expect(memoryOf(card, start)).toBe('once');
    for (let times = 0; times < 5; times++) {
      const before = card.due - card.last;
      card = gradeCard('a', card, true, card.due);
      expect(card.due - card.last).toBeGreaterThan(before);
    }
    expect(memoryOf(card, card.last)).toBe('known');
    expect(memoryOf(card, card.due)).toBe('shaky');
    expect(memoryOf(undefined, start)).toBe('unknown');
  });

  it('puts a missed fact before every right one, after any earlier answers', () => {
    fc.assert(
      fc.property(histories, histories, (one, other) => {
        const [before, otherBefore] = [cardAfter(one), cardAfter(other)];
        const now = Math.max(before.now, otherBefore.now);
        const missed = gradeCard('a', before.card, false, now);
        const right = gradeCard('b', otherBefore.card, true, now);
        expect(compareDueTimes(missed, right)).toBeLessThan(0);
        expect(missed.due - now).toBeLessThanOrEqual(minute);
        expect(right.due - now).toBeGreaterThanOrEqual(day / 2);
        expect([isMissed(missed), isMissed(right)]).toEqual([true, false]);
      }),
    );
  });

  it('puts the fact that was missed first before those missed later', () => {
    const missed = [0, 1, 2].map((minutes) =>
      gradeCard(`a a ${minutes}`, undefined, false, start + minutes * minute),
    );
    expect(missed.toReversed().sort(compareDueTimes)).toEqual(missed);
  });

  it('writes cards that can be read again', () => {
    fc.assert(
      fc.property(histories, (answers) => {
        const { card } = cardAfter(answers);
        expect(parseCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
      }),
    );
  });

  it('accepts a clock that was set back', () => {
    const card = gradeCard('a', undefined, true, start);
    expect(gradeCard('a', card, true, start - day).last).toBe(start);
  });
});

describe('a card', () => {
  const card = gradeCard('fire steel 2', undefined, true, start);

  it.each([
    ['is no object', null],
    ['has no id', { ...card, id: undefined }],
    ['has an id that is no fact', { ...card, id: 'fire' }],
    ['has a very long id', { ...card, id: `fire ${'s'.repeat(300)} 2` }],
    ['has no date', { ...card, due: 'soon' }],
    ['has a negative number', { ...card, reps: -1 }],
    ['has a number that is none', { ...card, stability: Number.NaN }],
    ['has an unknown state', { ...card, state: 7 }],
  ])('is not read if it %s', (_, fields) => {
    expect(parseCard(fields as never)).toBeUndefined();
  });

  it('is read without fields of other programs', () => {
    expect(parseCard({ ...card, color: 'red' })).toEqual(card);
  });

  it('of the last answer counts', () => {
    const later = gradeCard(card.id, card, false, start + day);
    const now = start + day;
    expect([...newestCards(now, [later], [card]).values()]).toEqual([later]);
    expect([...newestCards(now, [card], [later]).values()]).toEqual([later]);
  });

  // Regression: an answer while the clock was ahead stayed the last one for years.
  it('counts least, and is due, if its answer is still to come', () => {
    const ahead = gradeCard(card.id, card, true, start + 4000 * day);
    const now = start + day;
    const later = gradeCard(card.id, card, false, now);
    expect(newestCards(now, [card], [ahead]).get(card.id)).toEqual(card);
    expect(newestCards(now, [ahead], [later]).get(card.id)).toEqual(later);
    const due = newestCards(now, [ahead]).get(card.id);
    expect(memoryOf(due, now)).toBe('shaky');
    expect(gradeCard(card.id, due, true, now).last).toBe(now);
  });
});

// Regression: a card that another program wrote made every answer fail.
it('an answer to any card that can be read gives a card that can be read', () => {
  const times = fc.oneof(fc.nat(), fc.double({ min: 0, max: 8.64e15, noNaN: true }));
  const cards = fc.record({
    id: fc.constant('fire steel 2'),
    due: times,
    last: times,
    stability: fc.oneof(times, fc.double({ min: 0, max: 1, noNaN: true })),
    difficulty: fc.double({ min: 0, max: 11, noNaN: true }),
    interval: times,
    step: times,
    reps: times,
    lapses: times,
    state: fc.constantFrom(1, 2, 3),
  });
  fc.assert(
    fc.property(cards, fc.boolean(), times, (fields, isRight, now) => {
      const card = parseCard(fields);
      if (!card) return;
      const time = Math.min(now, card.last + day);
      expect(parseCard(gradeCard(card.id, card, isRight, time))).toBeDefined();
    }),
  );
  const card = gradeCard('fire steel 2', undefined, true, start);
  for (const change of [{ stability: 0 }, { difficulty: 0 }, { difficulty: 11 }, { last: 8.64e15 }])
    expect(parseCard({ ...card, ...change })).toBeUndefined();
});
