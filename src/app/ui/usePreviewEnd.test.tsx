// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type PreviewTrigger, usePreviewEnd } from './usePreviewEnd.ts';

afterEach(cleanup);

const onEnd = vi.fn<() => void>();

function Page({ trigger }: { trigger: PreviewTrigger | undefined }) {
  usePreviewEnd(trigger, onEnd);
  return (
    <main>
      <ul data-preview>
        <li>
          <button type="button">Row</button>
        </li>
      </ul>
      <button type="button" id="outside">
        Outside
      </button>
    </main>
  );
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
const otherKey = () => fireEvent.keyDown(document.body, { key: 'x' });
const blur = () => fireEvent.focusOut(document.querySelector('li button')!);
const pointAt = (selector: string) => () =>
  fireEvent.pointerOver(document.querySelector(selector)!);

test.each([
  ['pointer', 'Escape', pressEscape, true],
  ['pointer', 'another key', otherKey, false],
  ['pointer', 'a move within the list', pointAt('li button'), false],
  ['pointer', 'a move to what is around the list', pointAt('main'), false],
  ['pointer', 'a move to something else', pointAt('#outside'), true],
  ['pointer', 'the loss of the focus', blur, false],
  ['focus', 'Escape', pressEscape, true],
  ['focus', 'another key', otherKey, false],
  ['focus', 'the loss of the focus', blur, true],
  ['focus', 'a move to something else', pointAt('#outside'), false],
  [undefined, 'Escape', pressEscape, false],
] as const)('a preview by %s: %s', (trigger, _, event, ends) => {
  onEnd.mockClear();
  const { rerender } = render(<Page trigger={trigger} />);
  event();
  expect(onEnd).toHaveBeenCalledTimes(ends ? 1 : 0);
  rerender(<Page trigger={undefined} />);
  event();
  expect(onEnd).toHaveBeenCalledTimes(ends ? 1 : 0);
});
