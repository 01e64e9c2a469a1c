import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('../', import.meta.url);
const colorSheets = ['ui/tokens.css', 'typeUi/typeColors.css'];
const styleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

function declarations(path: string): string[] {
  const css = readFileSync(new URL(path, src), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return (css.match(/[\w-]+:[^;{}]+;/g) ?? []).filter((declaration) => !/calc\(/.test(declaration));
}

const tokens = declarations('ui/tokens.css').join('\n');
const spaces = [...tokens.matchAll(/--space-[\d-]+: (\d+px)/g)].map(([, pixels]) => pixels);

it('finds the style sheets and the spacing tokens', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  expect(spaces).toContain('8px');
});

it('has no size of text below 11 px', () => {
  const sizes = [...tokens.matchAll(/--font-size-\w+: ([\d.]+)rem/g)].map(([, rem]) => Number(rem));
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes) * 16).toBe(11);
});

it.each(styleSheets.filter((path) => !colorSheets.includes(path)))(
  '%s uses tokens for colors, sizes and spaces',
  (path) => {
    const rawValues = declarations(path).filter((declaration) => {
      const [property = '', value = ''] = declaration.split(/:(.*)/s);
      if (/oklch\((?!from)|#[0-9a-f]{3,8}\b|rgb|hsl/i.test(value)) return true;
      if (property === 'font-size') return /^\s*[\d.]+(rem|px|em)/.test(value);
      if (property === 'border-radius') return /\b([4-9]|[1-9]\d)px/.test(value);
      const isSpace = /^(row-|column-)?gap$|^(padding|margin)/.test(property);
      return isSpace && value.split(/[\s;]+/).some((part) => spaces.includes(part));
    });
    expect(rawValues).toEqual([]);
  },
);
