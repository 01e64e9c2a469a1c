import { expect, test } from 'vitest';
import { shortenClassName, shortenClassNames } from './classNames.ts';

test('a class has one short name in code, HTML and CSS', () => {
  const name = shortenClassName('card', '/app/src/ui/Card.module.css');
  expect(name).toMatch(/^c[0-9a-z]{1,2}$/);
  expect(shortenClassName('card', '/app/src/widgets/AnswerCard.module.css')).not.toBe(name);
  expect(shortenClassNames('<section class="ui-Card-card">')).toBe(`<section class="${name}">`);
  expect(shortenClassNames('.ui-Card-card > p {}')).toBe(`.${name} > p {}`);
});

test('what is no class stays', () => {
  const text = '<meta http-equiv="Content-Security-Policy" class="ui-Card-news">';
  expect(shortenClassNames(text)).toBe(text);
});
