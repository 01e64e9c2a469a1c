// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 23, 59, 50) });
});

afterEach(() => {
  vi.useRealTimers();
});

// Regression: a page that was open over midnight linked the daily set of yesterday.
it('the day follows the calendar, night after night', () => {
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toBe('2026-11-25');
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('2026-11-26');
  act(() => vi.advanceTimersByTime(86_400_000));
  expect(result.current).toBe('2026-11-27');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('the day is right when the page is shown again after a sleep', () => {
  const { result } = renderHook(useToday);
  vi.setSystemTime(new Date(2026, 10, 28, 9));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-28');
});
