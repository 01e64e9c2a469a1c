import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearEntryNotice,
  clearNotice,
  getNotice,
  onNoticeChange,
  showNotice,
  showOnEveryScreen,
} from './noticeStore.ts';

const removed = { message: 'Removed Mew', undo: () => {} };
const reset = { message: 'Reset' };

afterEach(clearNotice);

describe('a notice of a history entry', () => {
  it('is visible on its entry only', () => {
    showNotice('one', removed);
    expect(getNotice('one')).toBe(removed);
    expect(getNotice('two')).toBeUndefined();
  });

  it('disappears with its screen', () => {
    showNotice('one', removed);
    clearEntryNotice();
    expect(getNotice('one')).toBeUndefined();
  });

  it('replaces the notice of another entry, so that an undo restores the last change only', () => {
    showNotice('one', removed);
    showNotice('two', reset);
    expect([getNotice('one'), getNotice('two')]).toEqual([undefined, reset]);
  });

  it('stays dismissed on its entry', () => {
    showNotice('one', removed);
    showNotice('one', 'dismissed');
    expect([getNotice('one'), getNotice('two')]).toEqual(['dismissed', undefined]);
  });
});

describe('a notice on every screen', () => {
  it('stays when the player opens another screen', () => {
    showOnEveryScreen(reset);
    clearEntryNotice();
    expect([getNotice('one'), getNotice('two')]).toEqual([reset, reset]);
  });

  it('disappears with the next change', () => {
    showOnEveryScreen(reset);
    clearNotice();
    expect(getNotice('one')).toBeUndefined();
  });

  it('makes room for the notice of an entry', () => {
    showOnEveryScreen(reset);
    showNotice('one', removed);
    expect([getNotice('one'), getNotice('two')]).toEqual([removed, undefined]);
  });
});

it('notifies of each notice, until the subscriber stops', () => {
  const callback = vi.fn();
  const stop = onNoticeChange(callback);
  showNotice('one', removed);
  clearNotice();
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
  showOnEveryScreen(reset);
  expect(callback).toHaveBeenCalledTimes(2);
});
