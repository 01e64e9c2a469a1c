// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field, TextArea } from './Field.tsx';

afterEach(cleanup);

const input = () => document.querySelector<HTMLInputElement>('input, textarea')!;
const type = (value: string) => fireEvent.change(input(), { target: { value } });

test('a field shows the typed text until it loses the focus', () => {
  function Name() {
    const [name, setName] = useState('Moss');
    const setLetters = (text: string) => setName(text.trim() || name);
    return (
      <Field
        label="Name"
        value={name}
        truncate={(text) => text.slice(0, 6)}
        limitText="At most 6 letters."
        onChange={setLetters}
      />
    );
  }
  render(<Name />);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  type('  ');
  expect(input().value).toBe('  ');
  fireEvent.blur(input());
  expect(input().value).toBe('Moss');
  type('Mosslet1');
  expect(input().value).toBe('Mossle');
  fireEvent.blur(input());
  expect(input().value).toBe('Mossle');
  expect(document.querySelector('[role=status]')?.textContent).toBe('At most 6 letters.');
  type('Moss');
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

function Note({ initialText = '' }: { initialText?: string }) {
  const [text, setText] = useState(initialText);
  return (
    <>
      <TextArea label="Note" value={text} onChange={setText} />
      <p>{text.length}</p>
    </>
  );
}

const length = () => Number(document.querySelector('p')?.textContent);

/** Pastes a text; returns whether the browser inserts it. */
function paste(text: string): boolean {
  const event = createEvent.paste(input(), { clipboardData: { getData: () => text } });
  return fireEvent(input(), event);
}

// Regression: an edit dropped what is not visible.
test('a text area shows the start of a long text, and an edit keeps the rest', () => {
  render(<Note initialText={'x'.repeat(60_000)} />);
  expect([input().value.length, length()]).toEqual([50_000, 60_000]);
  fireEvent(input(), new Event('beforeinput'));
  type(`y${input().value}`);
  expect(length()).toBe(60_001);
  input().setSelectionRange(0, 1);
  paste('x'.repeat(2000));
  expect(length()).toBe(62_000);
});

test('a text in the place of all that is visible replaces all', () => {
  render(<Note initialText={'x'.repeat(60_000)} />);
  input().setSelectionRange(0, 50_000);
  fireEvent(input(), new Event('beforeinput'));
  type('y');
  expect(length()).toBe(1);
  paste('x'.repeat(60_000));
  expect(length()).toBe(60_001);
  input().setSelectionRange(0, 50_000);
  paste('x'.repeat(2000));
  expect(length()).toBe(2000);
});

test('a long pasted text replaces the selection', () => {
  render(<Note initialText="abc" />);
  input().setSelectionRange(1, 2);
  expect([paste('x'.repeat(1999)), length()]).toEqual([true, 3]);
  expect(paste('x'.repeat(2000))).toBe(false);
  expect([length(), input().value.slice(0, 2), input().value.at(-1)]).toEqual([2002, 'ax', 'c']);
});

test('a text area that is only read leaves a paste to the browser', () => {
  render(<TextArea label="Note" value="abc" readOnly />);
  expect(paste('x'.repeat(2000))).toBe(true);
  expect(type('x')).toBe(true);
});
