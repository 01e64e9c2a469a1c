// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DropZone } from './DropZone.tsx';
import { FileButton } from './FileButton.tsx';

afterEach(cleanup);

const onFiles = vi.fn<(file: File, files: readonly File[]) => void>();
const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
const names = () => onFiles.mock.lastCall?.[1].map(({ name }) => name);

/** Sends a drag event to the zone; returns whether the browser handles it. */
function drag(
  type: 'dragOver' | 'drop' | 'dragLeave',
  dataTransfer: object,
  relatedTarget: Element | null = null,
): boolean {
  const zone = document.querySelector('button')!.parentElement!;
  const event = createEvent[type](zone);
  Object.defineProperties(event, {
    dataTransfer: { value: dataTransfer },
    relatedTarget: { value: relatedTarget },
  });
  return fireEvent(zone, event);
}

const withFiles = { types: ['Files'], files };
const isCovered = () => document.querySelector('p') !== null;

test('files are dropped on a zone, which says so while they are over it', () => {
  onFiles.mockClear();
  render(
    <DropZone label="Drop here" onDrop={onFiles}>
      <button type="button">Open</button>
    </DropZone>,
  );
  expect([drag('dragOver', { types: ['text/plain'], files: [] }), isCovered()]).toEqual([
    true,
    false,
  ]);
  expect([drag('dragOver', withFiles), isCovered()]).toEqual([false, true]);
  drag('dragLeave', withFiles, document.querySelector('button'));
  expect(isCovered()).toBe(true);
  drag('dragLeave', withFiles, document.body);
  expect(isCovered()).toBe(false);
  drag('dragOver', withFiles);
  expect([drag('drop', withFiles), isCovered(), names()]).toEqual([
    false,
    false,
    ['a.txt', 'b.txt'],
  ]);
  drag('drop', { types: ['text/plain'], files: [] });
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('a button opens files', () => {
  onFiles.mockClear();
  render(
    <FileButton accept=".txt" onOpen={onFiles}>
      Open
    </FileButton>,
  );
  const input = document.querySelector<HTMLInputElement>('input')!;
  const click = vi.spyOn(input, 'click');
  fireEvent.click(document.querySelector('button')!);
  expect([click.mock.calls.length, input.multiple]).toEqual([1, false]);
  fireEvent.change(input, { target: { files } });
  expect(names()).toEqual(['a.txt', 'b.txt']);
  fireEvent.change(input, { target: { files: [] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
});
