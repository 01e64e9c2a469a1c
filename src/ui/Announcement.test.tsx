// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcement, AnnouncementRegion } from './Announcement.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a text is announced when it stays, but not the first one', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<Announcement text="" />, { wrapper: AnnouncementRegion });
  const announce = (text: string, waits = true) => {
    rerender(<Announcement text={text} />);
    if (waits) act(() => void vi.runAllTimers());
    return container.textContent;
  };
  expect(announce('one')).toBe('');
  expect(announce('two')).toBe('two');
  expect(announce('three', false)).toBe('two');
  expect(announce('two')).toBe('two');
  expect(announce('three')).toBe('three');
});

test('the text of an element that takes the place of another is announced', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<Announcement key="empty" text="one" />, {
    wrapper: AnnouncementRegion,
  });
  rerender(<Announcement key="answer" text="two" />);
  act(() => void vi.runAllTimers());
  expect(container.textContent).toBe('two');
});
