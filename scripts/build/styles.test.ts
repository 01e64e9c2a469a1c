import { expect, test } from 'vitest';
import { buildStyles } from './styles.ts';

test.each([
  ['/src/app/ui/tokens.css', '@layer tokens {'],
  ['/src/app/ui/Card.module.css', '@layer ui {'],
  ['/src/app/screens/team/TeamTable.module.css', '@layer screens {'],
])('puts %s into its layer', (path, layer) => {
  expect(buildStyles(path, '.a {}')).toContain(`${layer}\n.a {}\n}`);
});

test('names the layers in their order first, because files load in any order', () => {
  expect(buildStyles('/src/app/ui/Card.module.css', '')).toMatch(
    /^@layer tokens, base, ui, typeUi, /,
  );
});

test('replaces the names of media queries', () => {
  const css =
    '.a { width: calc(var(--phone)); @media screen and (--phone) and (min-height: 1px) {} }';
  expect(buildStyles('/src/app/ui/a.css', css)).toContain(
    '.a { width: calc(var(--phone)); @media screen and (max-width: 39.99rem) and (min-height: 1px) {} }',
  );
});

test('inserts what a rule applies', () => {
  expect(buildStyles('/src/app/ui/a.css', '.a { @apply --center; }')).toMatch(
    /\.a \{\s+display: grid;\s+place-items: center; \}/,
  );
});

test.each([
  ['.a { @apply --line; }', 1],
  ['.a { @apply --line; column-gap: 1px; }', 2],
  ['.a { @apply --line; gap: 1px; }', 1],
])('leaves one gap in %s', (css, count) => {
  expect(buildStyles('/src/app/ui/a.css', css).match(/gap:/g)).toHaveLength(count);
});

test('refuses an unknown name, and a file outside the layers', () => {
  expect(() => buildStyles('/src/app/ui/a.css', '@media (--fone) {}')).toThrow('--fone');
  expect(() => buildStyles('/src/app/ui/a.css', '.a { @apply --centre; }')).toThrow('--centre');
  expect(() => buildStyles('/src/core/hit/a.css', '')).toThrow('layer');
});
