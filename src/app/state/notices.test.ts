import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotices } from './notices.ts';

const removed = { message: 'Removed Mew', undo: () => {} };
const reset = { message: 'Reset' };

let notices = createNotices();

beforeEach(() => {
  notices = createNotices();
});

describe('a notice of a history entry', () => {
  it('is visible on its entry only', () => {
    notices.show('one', removed);
    expect(notices.get('one')).toBe(removed);
    expect(notices.get('two')).toBeUndefined();
  });

  it('disappears with its screen', () => {
    notices.show('one', removed);
    notices.leaveScreen();
    expect(notices.get('one')).toBeUndefined();
  });

  it('replaces the notice of another entry, so that an undo restores the last change only', () => {
    notices.show('one', removed);
    notices.show('two', reset);
    expect([notices.get('one'), notices.get('two')]).toEqual([undefined, reset]);
  });

  it('stays dismissed on its entry', () => {
    notices.show('one', removed);
    notices.show('one', 'dismissed');
    expect([notices.get('one'), notices.get('two')]).toEqual(['dismissed', undefined]);
  });
});

describe('a notice on every screen', () => {
  it('stays when the player opens another screen', () => {
    notices.showOnEveryScreen(reset);
    notices.leaveScreen();
    expect([notices.get('one'), notices.get('two')]).toEqual([reset, reset]);
  });

  it('disappears with the next change', () => {
    notices.showOnEveryScreen(reset);
    notices.end('one');
    expect(notices.get('one')).toBeUndefined();
  });

  it('makes room for the notice of an entry', () => {
    notices.showOnEveryScreen(reset);
    notices.show('one', removed);
    expect([notices.get('one'), notices.get('two')]).toEqual([removed, undefined]);
  });
});

it('notifies of each notice, until the subscriber stops', () => {
  const callback = vi.fn();
  const stop = notices.subscribe(callback);
  notices.show('one', removed);
  notices.end('one');
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
  notices.showOnEveryScreen(reset);
  expect(callback).toHaveBeenCalledTimes(2);
});
