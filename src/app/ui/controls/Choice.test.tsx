// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Choice } from './Choice.tsx';
import { Select } from './Select.tsx';

afterEach(cleanup);

const onPick = vi.fn<(value: number | undefined) => void>();

test('a choice returns its options, groups them, and keeps names from translation', () => {
  onPick.mockClear();
  render(
    <Choice
      label="Number"
      options={[undefined, 1, 10, 2]}
      value={1}
      getLabel={(option) => (option === undefined ? 'None' : `No. ${option}`)}
      getGroup={(option) => (option === undefined ? undefined : option < 5 ? 'Small' : 'Large')}
      isName={(option) => option === 10}
      onPick={onPick}
    />,
  );
  const select = document.querySelector('select')!;
  const groups = [...select.querySelectorAll('optgroup')];
  expect(groups.map(({ label, textContent }) => [label, textContent])).toEqual([
    ['Small', 'No. 1No. 2'],
    ['Large', 'No. 10'],
  ]);
  expect(select.firstElementChild?.textContent).toBe('None');
  const names = [...select.querySelectorAll('[translate=no]')].map(
    ({ textContent }) => textContent,
  );
  expect([select.value, names]).toEqual(['1', ['No. 10']]);
  for (const value of ['2', '', '10']) fireEvent.change(select, { target: { value } });
  expect(onPick.mock.calls).toEqual([[2], [undefined], [10]]);
});

test('a select has its label, or a shorter one on the screen, and its hint', () => {
  render(
    <>
      <Select label="Game" trailing={<i>?</i>} hint="All since 1996." />
      <Select label="Generation" shortLabel="Gen" />
    </>,
  );
  const [game, generation] = [...document.querySelectorAll('select')] as [
    HTMLSelectElement,
    HTMLSelectElement,
  ];
  const labelsOf = ({ labels }: HTMLSelectElement) => [...labels].map((each) => each.textContent);
  expect([labelsOf(game), labelsOf(generation)]).toEqual([['Game'], ['Generation']]);
  const hint = document.getElementById(game.getAttribute('aria-describedby')!);
  expect([hint?.textContent, document.querySelectorAll('i').length]).toEqual([
    'All since 1996.',
    1,
  ]);
  expect(generation.hasAttribute('aria-describedby')).toBe(false);
  // Screen readers read the whole label only.
  const hidden = [...document.querySelectorAll('span[aria-hidden]')].map(
    (each) => each.textContent,
  );
  expect(hidden).toEqual(['Gen']);
});
