import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { attackOf } from '#core/hit/strike.ts';
import { slowRuns } from '#tests/runs.ts';
import { dailySet } from './daily.ts';
import { dailyLength, dateOf, formatResult, parseDailyResult, parseDate } from './dailyResult.ts';
import { isRightChoice } from './round.ts';

const timeZone = process.env.TZ;

afterEach(() => {
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
});

const dates = fc
  .date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((time) => time.toISOString().slice(0, 10));

const questionsOf = (date: string) =>
  dailySet(date).map(({ question: { strike, target } }) => `${strike} ${target.typing.join('/')}`);

describe('the daily set', () => {
  it.each(['Pacific/Kiritimati', 'Europe/Berlin', 'UTC', 'America/Los_Angeles'])(
    'has the date of the calendar in %s',
    (zone) => {
      process.env.TZ = zone;
      expect(dateOf(new Date(2026, 10, 24, 0, 0, 1))).toBe('2026-11-24');
      expect(dateOf(new Date(2026, 10, 24, 23, 59, 59))).toBe('2026-11-24');
      expect(questionsOf('2026-11-24')[0]).toBe('rock bug/fire');
    },
  );

  it('is the same each time, and another one on another day', () => {
    fc.assert(
      fc.property(dates, dates, (date, other) => {
        expect(questionsOf(date)).toEqual(questionsOf(date));
        if (date !== other) expect(questionsOf(date)).not.toEqual(questionsOf(other));
      }),
      { numRuns: slowRuns },
    );
  });

  // Friends compare results, maybe with another version of the app: a date never gets another set.
  it('never changes', () => {
    expect(questionsOf('2026-11-24')).toEqual([
      'rock bug/fire',
      'bug normal/steel',
      'poison steel/electric',
      'fire fire/water',
      'psychic bug',
      'flying steel/grass',
      'flying steel/fairy',
      'ghost ghost/fairy',
      'flying_press flying/steel',
      'thousand_arrows rock/fire',
    ]);
  });

  it('has ten different questions with the number of the engine', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(new Set(questionsOf(date)).size).toBe(dailyLength);
        for (const round of dailySet(date)) {
          const { strike, target } = round.question;
          const { typing } = target;
          expect(round.matchup).toEqual(matchup(attackOf(strike), { typing }, worldIn('default')));
          const choices = round.choices.map(({ multiplier }) => multiplier);
          expect(choices).toEqual([0, 0.25, 0.5, 1, 2, 4]);
          expect(round.choices.filter((each) => isRightChoice(round, each))).toHaveLength(1);
        }
      }),
      { numRuns: slowRuns },
    );
  });
});

describe('a date in a link', () => {
  it('is read', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseDate(date)).toBe(date);
      }),
    );
  });

  it.each([null, '', '1', '2026-02-30', '2026-13-01', '1999-01-01', '2026-1-1', '2026-11-24x'])(
    'is refused as %j',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );
});

it('a result has five icons in a row', () => {
  const answers = [true, true, false, true, true, false, true];
  expect(formatResult(answers)).toBe('✅✅❌✅✅\n❌✅');
});

describe('a result', () => {
  it.each(['1', '0101101111'])('has a digit for each answer: %s', (answers) => {
    const result = { date: '2026-11-24', answers };
    expect(parseDailyResult({ ...result, note: 'x' })).toEqual(result);
  });

  it.each([
    [{}],
    [{ date: '2026-11-24' }],
    [{ date: '2026-11-24', answers: '' }],
    [{ date: '2026-11-24', answers: '2' }],
    [{ date: '2026-11-24', answers: 1 }],
    [{ date: '2026-11-24', answers: '01011011110' }],
    [{ date: '2026-02-30', answers: '1' }],
    [{ date: 20261124, answers: '1' }],
  ])('is refused as %j', (fields) => {
    expect(parseDailyResult(fields)).toBeUndefined();
  });
});
