import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortenClassName, shortenNames } from './classNames.ts';

test('a class has one short name in code, HTML and CSS', () => {
  const name = shortenClassName('card', '/app/src/app/ui/Card.module.css');
  expect(name).toMatch(/^c[0-9a-z]{1,2}$/);
  expect(shortenClassName('card', '/app/src/app/typeUi/AnswerCard.module.css')).not.toBe(name);
  expect(shortenNames('<section class="ui-Card-card">')).toBe(`<section class="${name}">`);
  expect(shortenNames('.ui-Card-card > p {}')).toBe(`.${name} > p {}`);
});

test('a size has one short name, whatever other name begins with it', () => {
  const [first, second, ...others] = shortenNames('--space-1 --space-1-5 --level').split(' ');
  expect(first).toMatch(/^--\d+$/);
  expect(second).toMatch(/^--\d+$/);
  expect(second).not.toBe(first);
  expect(others).toEqual(['--level']);
});

test('no code reads a property of a scale', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));
  expect(code.filter((source) => shortenNames(source) !== source)).toEqual([]);
});

test('what is no class stays', () => {
  const text = '<meta http-equiv="Content-Security-Policy" class="ui-Card-news">';
  expect(shortenNames(text)).toBe(text);
});
