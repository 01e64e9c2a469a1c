// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { control, focusedName, textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { NoticeRegion } from '#ui/Notice.tsx';
import { ActionNotice } from './ActionNotice.tsx';
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

/** Shows a notice above a page, and returns what its buttons have called. */
function notify(kind: 'undo' | 'confirm' | 'message'): string[] {
  const calls: string[] = [];
  render(
    <NoticeRegion>
      <main tabIndex={-1} aria-label="Page">
        <ActionNotice
          event={{
            message: 'Sun was removed.',
            ...(kind === 'undo' && { undo: () => calls.push('undo') }),
            ...(kind === 'confirm' && {
              confirm: { label: 'Remove', onClick: () => calls.push('confirm') },
            }),
          }}
          onEnd={() => calls.push('end')}
        />
      </main>
    </NoticeRegion>,
  );
  return calls;
}

test('a notice on a page is undone or dismissed, and the focus goes to the page', () => {
  const calls = notify('undo');
  expect([textsOf('[role=status] p'), focusedName()]).toEqual([['Sun was removed.'], 'Undo']);
  fireEvent.click(control('Undo'));
  expect([calls, focusedName()]).toEqual([['undo', 'end'], 'Page']);
  fireEvent.click(control('Dismiss'));
  expect(calls).toEqual(['undo', 'end', 'end']);
  cleanup();
  notify('message');
  expect(textsOf('button').length).toBe(1);
});

test('a question of a notice has Cancel in the focus', () => {
  const calls = notify('confirm');
  expect([textsOf('button'), focusedName()]).toEqual([['Cancel', 'Remove'], 'Cancel']);
  fireEvent.click(control('Remove'));
  expect(calls).toEqual(['confirm']);
  fireEvent.click(control('Cancel'));
  expect([calls, focusedName()]).toEqual([['confirm', 'end'], 'Page']);
});
