// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { control, focusedName, textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { MoveChips } from './MoveChips.tsx';

beforeAll(loadEnglishTexts);
afterEach(cleanup);

const onRemove = vi.fn<(index: number) => void>();

function draw(...names: ('fire' | 'water' | 'ice')[]): void {
  onRemove.mockClear();
  render(
    <fieldset>
      <input aria-label="Move or type" />
      <MoveChips
        label="Attacks"
        chips={names.map((name) => ({ strike: name, name }))}
        onRemove={onRemove}
      />
    </fieldset>,
  );
}

test.each([
  ['fire', 0, 'Remove water'],
  ['water', 0, 'Remove ice'],
  ['ice', 0, 'Remove water'],
  ['ice', 1, 'Remove water'],
] as const)('from %s that goes the focus moves to a neighbor', (name, detail, next) => {
  draw('fire', 'water', 'ice');
  fireEvent.click(control(`Remove ${name}`), { detail });
  expect(focusedName()).toBe(next);
  expect(onRemove.mock.calls).toEqual([[['fire', 'water', 'ice'].indexOf(name)]]);
});

// By touch, the field would open the keyboard on the screen.
test('from the last attack the focus moves to the field, but only by the keyboard', () => {
  draw('fire');
  fireEvent.click(control('Remove fire'), { detail: 0 });
  expect(focusedName()).toBe('Move or type');
  cleanup();
  draw('fire');
  fireEvent.click(control('Remove fire'), { detail: 1 });
  expect(focusedName()).not.toBe('Move or type');
  cleanup();
  draw();
  expect(textsOf('ul')).toEqual([]);
});
