// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { textOf } from '#tests/app.tsx';
import { ColumnName } from './ColumnName.tsx';
import { labelName, MemberName } from './MemberName.tsx';

afterEach(cleanup);

/** What screen readers read. */
const textForScreenReaders = () => {
  for (const each of document.querySelectorAll('[aria-hidden=true]')) each.remove();
  return textOf('body');
};

test.each([
  ['Mew', 'Mew', 'Mew', 'Mew'],
  ['Rotom Wash', 'Rotom-W', 'Rotom Wash', 'Rotom Wash Rotom-W'],
])(
  'a short name of %s is %s, and screen readers read the whole name',
  (name, shortName, whole, label) => {
    expect(labelName({ name, shortName })).toBe(label);
    render(<MemberName name={name} shortName={shortName} />);
    expect([textOf('span[title]').endsWith(shortName), textForScreenReaders()]).toEqual([
      true,
      whole,
    ]);
    cleanup();
    render(<ColumnName name={name} shortName={shortName} types={['psychic']} />);
    expect(document.querySelector('[title]')?.getAttribute('title')).toBe(name);
    expect(textOf('[title]').endsWith(shortName)).toBe(true);
    expect(textForScreenReaders()).toBe(whole);
  },
);

test('a column with several lines is read as one name', () => {
  render(<ColumnName name="Iron Treads" shortName="Iron Treads" types={['ground', 'steel']} />);
  expect(document.querySelectorAll('svg').length).toBe(2);
  expect(textForScreenReaders()).toBe('Iron Treads');
});
