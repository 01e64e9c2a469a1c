// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { NoticeRegion } from '#app/ui/Notice.tsx';
import { control, focusedName, textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { ActionNotice } from './ActionNotice.tsx';

beforeAll(loadEnglishTexts);
afterEach(cleanup);

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
