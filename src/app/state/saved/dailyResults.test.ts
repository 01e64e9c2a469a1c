import { beforeEach, expect, it, vi } from 'vitest';
import { openTab } from '#tests/fakeTab.ts';
import { listDailyResults, mergeDailyResults, readAnswers, writeAnswers } from './dailyResults.ts';

let { localStorage } = openTab('/').window;

const stored = () => JSON.parse(localStorage.getItem('practice_daily') ?? 'null');

beforeEach(() => {
  ({ localStorage } = openTab('/').window);
  return () => vi.unstubAllGlobals();
});

it('answers are read as they were written, however many dates there are', () => {
  const dates = Array.from({ length: 60 }, (_, index) => `20${10 + index}-01-01`).toReversed();
  for (const date of dates) writeAnswers(date, [true, false]);
  expect(dates.map(readAnswers)).toEqual(dates.map(() => [true, false]));
  expect(readAnswers('2026-01-02')).toEqual([]);
});

it('fewer answers of another tab or device replace no more', () => {
  writeAnswers('2026-11-24', [true, true, false]);
  writeAnswers('2026-11-24', [false]);
  expect(readAnswers('2026-11-24')).toEqual([true, true, false]);
  const merged = mergeDailyResults([
    { date: '2026-11-24', answers: '000' },
    { date: '2026-11-25', answers: '1' },
    { date: '2026-11-25', answers: '01' },
  ]);
  expect([merged?.added, stored()]).toEqual([1, { '2026-11-24': '110', '2026-11-25': '01' }]);
});

it('an undo leaves what was answered since', () => {
  writeAnswers('2026-11-24', [true]);
  const merged = mergeDailyResults([
    { date: '2026-11-24', answers: '00' },
    { date: '2026-11-25', answers: '0' },
  ]);
  writeAnswers('2026-11-25', [false, true]);
  merged?.undo();
  expect(stored()).toEqual({ '2026-11-24': '1', '2026-11-25': '01' });
});

it('what this version cannot read stays', () => {
  const results = { '2026-11-24': { answers: '1', seconds: 9 }, best: '11', '2026-11-25': '1' };
  localStorage.setItem('practice_daily', JSON.stringify(results));
  writeAnswers('2026-11-26', [true]);
  expect(stored()).toEqual({ ...results, '2026-11-26': '1' });
  expect(listDailyResults()).toEqual({
    results: [
      { date: '2026-11-25', answers: '1' },
      { date: '2026-11-26', answers: '1' },
    ],
    unreadable: [
      { date: '2026-11-24', answers: { answers: '1', seconds: 9 } },
      { date: 'best', answers: '11' },
    ],
  });
});

it('a refused write changes nothing', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const refusing = {
    getItem: localStorage.getItem,
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('window', { localStorage: refusing });
  expect(mergeDailyResults([{ date: '2026-11-24', answers: '1' }])).toBeUndefined();
  expect(stored()).toBeNull();
});
