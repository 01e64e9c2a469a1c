// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OfficialType } from '#core/charts/type.ts';
import { control, textOf, textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { TypePicker } from './TypePicker.tsx';

beforeAll(loadEnglishTexts);
afterEach(cleanup);

const onToggle = vi.fn<(type: OfficialType) => void>();

function draw(selectedTypes: readonly OfficialType[], unordered = false): void {
  onToggle.mockClear();
  render(
    <TypePicker
      label="Types"
      help="Choose two."
      types={['fire', 'water', 'grass']}
      selectedTypes={selectedTypes}
      unordered={unordered}
      onToggle={onToggle}
    />,
  );
}

const pressed = () => textsOf('[aria-pressed=true]');
const tabStops = () => textsOf('button[tabindex="0"]');

test('picked types have their places, and one type is the Tab stop', () => {
  draw(['grass', 'fire']);
  expect([pressed(), textsOf('[aria-pressed=false]')]).toEqual([['Fire2', 'Grass1'], ['Water']]);
  expect(tabStops()).toEqual(['Grass1']);
  fireEvent.click(control('Water'));
  expect(onToggle.mock.calls).toEqual([['water']]);
  fireEvent.keyDown(control('Water'), { key: 'ArrowLeft' });
  expect(tabStops()).toEqual(['Grass1']);
  // The type that Tab leaves is where it comes back.
  fireEvent.keyDown(control('Water'), { key: 'Tab' });
  expect(tabStops()).toEqual(['Water']);
  const group = document.querySelector('fieldset')!;
  const texts = ['labelledby', 'describedby'].map((each) =>
    textOf(`[id="${group.getAttribute(`aria-${each}`)}"]`),
  );
  expect(texts).toEqual(['Types', 'Choose two.']);
});

test('without an order picked types have a check mark, and without a pick the first is the Tab stop', () => {
  draw(['grass'], true);
  expect([pressed(), document.querySelectorAll('[aria-pressed=true] > span svg').length]).toEqual([
    ['Grass'],
    1,
  ]);
  cleanup();
  draw([]);
  expect([pressed(), tabStops()]).toEqual([[], ['Fire']]);
});
