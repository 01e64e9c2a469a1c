import type { KeyboardEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findNextIndex, getArrowStep, moveRovingFocus } from './focusKeys.ts';
import { findNextRow, moveRowFocus } from './rowFocus.ts';

/** An element without a page, which records that it gets the focus. */
class FakeElement {
  readonly focus = vi.fn();
  readonly dataset: Record<string, string>;
  readonly offsetLeft: number;
  readonly offsetWidth = 90;

  constructor(offsetLeft = 0, dataset: Record<string, string> = {}) {
    this.offsetLeft = offsetLeft;
    this.dataset = dataset;
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('HTMLButtonElement', FakeElement);
  return () => vi.unstubAllGlobals();
});

function press(
  handle: (event: KeyboardEvent<HTMLElement>) => void,
  elements: readonly FakeElement[],
  from: unknown,
  keys: Partial<KeyboardEvent>,
) {
  const preventDefault = vi.fn();
  const querySelectorAll = (selector: string) => {
    const [, column] = /data-column="(.*)"/.exec(selector) ?? [];
    return elements.filter(({ dataset }) => column === undefined || dataset.column === column);
  };
  handle({
    target: from,
    currentTarget: { querySelectorAll },
    preventDefault,
    ...keys,
  } as unknown as KeyboardEvent<HTMLElement>);
  return {
    focused: elements.flatMap(({ focus }, index) => (focus.mock.calls.length > 0 ? [index] : [])),
    isPrevented: preventDefault.mock.calls.length > 0,
  };
}

describe('roving focus', () => {
  const createButtons = () => [0, 100, 0, 100].map((left) => new FakeElement(left));

  it.each<[string, Partial<KeyboardEvent>, number[]]>([
    ['moves the focus below and keeps the page still', { key: 'ArrowDown' }, [2]],
    ['ignores other keys', { key: 'a' }, []],
    ['ignores keys that lead nowhere', { key: 'ArrowLeft' }, []],
    ['leaves Alt+ArrowRight to the browser', { key: 'ArrowRight', altKey: true }, []],
    ['leaves Ctrl+End to the browser', { key: 'End', ctrlKey: true }, []],
    ['leaves Command+ArrowDown to the browser', { key: 'ArrowDown', metaKey: true }, []],
  ])('%s', (_, keys, focused) => {
    const buttons = createButtons();
    const isPrevented = focused.length > 0;
    expect(press(moveRovingFocus, buttons, buttons[0], keys)).toEqual({ focused, isPrevented });
  });

  it('ignores keys of other elements in the group', () => {
    const result = press(moveRovingFocus, createButtons(), {}, { key: 'ArrowDown' });
    expect(result).toEqual({ focused: [], isPrevented: false });
  });
});

describe('row focus', () => {
  const createCells = () =>
    ['open', 'remove', 'open', 'remove'].map((column) => new FakeElement(0, { column }));

  it.each<[string, Partial<KeyboardEvent>, number[]]>([
    ['moves to the same column of the next row', { key: 'ArrowDown' }, [3]],
    ['stays in the first row', { key: 'ArrowUp' }, []],
    ['leaves Ctrl+ArrowDown to the browser', { key: 'ArrowDown', ctrlKey: true }, []],
  ])('%s', (_, keys, focused) => {
    const cells = createCells();
    const isPrevented = focused.length > 0;
    expect(press(moveRowFocus, cells, cells[1], keys)).toEqual({ focused, isPrevented });
  });
});

it.each([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['Home', undefined],
  ['Enter', undefined],
  ['toString', undefined],
])('%s moves by %j', (key, step) => {
  expect(getArrowStep(key)).toEqual(step);
});

/** Three columns, the last row with one button in the middle of the first column's width. */
const boxes = [0, 100, 200, 0, 100, 200, 4].map((offsetLeft) => ({ offsetLeft, offsetWidth: 90 }));

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 5, undefined],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 2, undefined],
  ['Home', 5, 0],
  ['End', 0, 6],
  ['Enter', 0, undefined],
])('%s moves from button %i to %j', (key, index, next) => {
  expect(findNextIndex(key, index, boxes)).toBe(next);
});

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowUp', 0, -1],
  ['ArrowRight', 1, undefined],
  ['a', 1, undefined],
])('%s in row %i of three moves to row %j', (key, index, next) => {
  expect(findNextRow(key, index, ['', '', ''])).toBe(next);
});
