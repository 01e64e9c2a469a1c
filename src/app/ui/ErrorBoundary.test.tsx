// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Part({ text }: { text: string }) {
  if (text.startsWith('bad')) throw new Error(text);
  return text;
}

test('a failure shows the fallback until the key changes', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const boundary = (resetKey: string, text: string) => (
    <ErrorBoundary resetKey={resetKey} fallback={(error) => `Failed: ${error}`}>
      <Part text={text} />
    </ErrorBoundary>
  );
  const { container, rerender } = render(boundary('one', 'good'));
  const textAfter = (resetKey: string, text: string) => {
    rerender(boundary(resetKey, text));
    return container.textContent;
  };
  expect(container.textContent).toBe('good');
  expect(textAfter('one', 'bad')).toBe('Failed: Error: bad');
  expect(textAfter('one', 'good again')).toBe('Failed: Error: bad');
  expect(textAfter('two', 'good again')).toBe('good again');
  expect(textAfter('two', 'bad too')).toBe('Failed: Error: bad too');
});
