// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcement, AnnouncementRegion, useAnnounce } from './Announcement.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a text is announced when it stays, but not the first one', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<Announcement makeText={() => ''} />, {
    wrapper: AnnouncementRegion,
  });
  const announce = (text: string, waits = true) => {
    rerender(<Announcement makeText={() => text} />);
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
  const { container, rerender } = render(<Announcement key="empty" makeText={() => 'one'} />, {
    wrapper: AnnouncementRegion,
  });
  rerender(<Announcement key="answer" makeText={() => 'two'} />);
  act(() => void vi.runAllTimers());
  expect(container.textContent).toBe('two');
});

test('an event and the answer that it changes are one announcement', () => {
  vi.useFakeTimers();
  function Add({ name }: { name: string }) {
    const announce = useAnnounce();
    return (
      <button type="button" onClick={() => announce(`${name} joined.`)}>
        {name}
      </button>
    );
  }
  const screen = (text: string) => (
    <AnnouncementRegion>
      <Add name="Mew" />
      <Announcement makeText={() => text} />
    </AnnouncementRegion>
  );
  const { container, rerender } = render(screen('one'));
  const region = () => container.querySelector('[aria-live]')?.textContent;
  const add = (text: string) => {
    act(() => container.querySelector('button')?.click());
    rerender(screen(text));
    act(() => void vi.runAllTimers());
    return region();
  };
  expect(add('two')).toBe('Mew joined. two');
  expect(add('two')).toBe('Mew joined.');
  rerender(screen('three'));
  act(() => void vi.runAllTimers());
  expect(region()).toBe('three');
});
