import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attackingTypes } from '#engine/type.ts';

/*
 * Contrast as the Web Content Accessibility Guidelines measure it, computed from the colours
 * of our own style sheets: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */

type Declared = Readonly<Record<string, string>>;

/** The custom properties of each selector. */
function rulesOf(path: string): ReadonlyMap<string, Declared> {
  const css = readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return new Map(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
      selector.trim(),
      Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value.trim(),
        ]),
      ),
    ]),
  );
}

const tokens = rulesOf('./tokens.css');
const typeColors = rulesOf('../widgets/typeColors.css');

function rule(rules: ReadonlyMap<string, Declared>, selector: string): Declared {
  const found = rules.get(selector);
  if (!found) throw new Error(`No rule ${selector}`);
  return found;
}

const themes = {
  light: rule(tokens, ':root'),
  dark: { ...rule(tokens, ':root'), ...rule(tokens, ':root[data-theme="dark"]') },
  night: { ...rule(tokens, ':root'), ...rule(tokens, ':root[data-theme="night"]') },
};

function typed(theme: Declared, type: string): Declared {
  const each = rule(typeColors, '[data-type]');
  return { ...theme, ...each, ...rule(typeColors, `[data-type="${type}"]`) };
}

/** The value with every var() replaced. */
function resolve(declared: Declared, value: string): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const inner = declared[name];
    if (inner === undefined) throw new Error(`No ${name}`);
    return resolve(declared, inner);
  });
}

/** A number, or a calc() of two. */
function calculate(written: string): number {
  const [, one, sign, other] = /^calc\(([\d.]+) ([-+*]) ([\d.]+)\)$/.exec(written) ?? [];
  if (sign === undefined) return Number(written);
  if (sign === '*') return Number(one) * Number(other);
  return Number(one) + (sign === '-' ? -Number(other) : Number(other));
}

/** Red, green and blue, each 0 to 1 in linear light, of an opaque oklch(); what no screen shows is clipped. */
function linear(color: string): [number, number, number] {
  const [, inside] = /^oklch\((.*)\)$/.exec(color) ?? [];
  const numbers = inside?.match(/calc\([^)]*\)|[\d.]+/g)?.map(calculate) ?? [];
  const [lightness, chroma, hue] = numbers;
  if (lightness === undefined || chroma === undefined || hue === undefined || numbers.length > 3) {
    throw new Error(`Not a plain colour: ${color}`);
  }
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // https://bottosson.github.io/posts/oklab/
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A part of a colour as files and screens have it, 0 to 1. */
function encode(part: number): number {
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}

function decode(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** How well one colour is seen on another, 1 to 21; the first may let the other through. */
function contrast(declared: Declared, one: string, other: string, opacity = 1): number {
  const ground = linear(resolve(declared, `var(--${other})`)).map(encode);
  const shown = linear(resolve(declared, `var(--${one})`)).map(
    (part, index) => encode(part) * opacity + ground[index]! * (1 - opacity),
  );
  const [darker = 0, lighter = 0] = [ground, shown]
    .map((color) => color.map(decode))
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The least contrast of text, and that of signs and edges. */
const text = 4.5;
const sign = 3;

it('black on white is 21', () => {
  const colors = { '--black': 'oklch(0 0 0)', '--white': 'oklch(1 0 0)' };
  expect(contrast(colors, 'black', 'white')).toBeCloseTo(21, 3);
});

// https://github.com/web-platform-tests/wpt/tree/master/css/css-color, oklch-001, -004 and -005
it.each([
  ['oklch(0.51975 0.17686 142.495)', [0, 0.50196, 0]],
  ['oklch(0.5 0.2 0)', [0.70492, 0.02351, 0.37073]],
  ['oklch(0.5 0.2 270)', [0.23056, 0.3173, 0.82628]],
])('%s is what browsers show', (color, shown) => {
  linear(color).forEach((part, index) => {
    expect(encode(part)).toBeCloseTo(shown[index]!, 3);
  });
});

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  it.each([
    ...['ground', 'card', 'field'].flatMap((on) => [
      ['ink', on, text] as const,
      ['soft-ink', on, text] as const,
      ['accent', on, sign] as const,
    ]),
    ['ink', 'raised', text],
    ['card', 'ink', text],
    ['on-accent', 'accent', text],
    ['accent', 'card', text],
    ['ink', 'picked', text],
    ['accent', 'picked', sign],
    ['edge', 'card', sign],
    ['edge', 'ground', sign],
    ...['much-more', 'more', 'same', 'less', 'much-less', 'nothing'].map(
      (name) => [`on-${name}`, name, text] as const,
    ),
  ] as const)('%s on %s is at least %f', (one, other, least) => {
    expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(least);
  });

  it('an old answer can be read while the new one is worked out', () => {
    const opacity = Number(resolve(theme, 'var(--outdated)'));
    expect(contrast(theme, 'soft-ink', 'card', opacity)).toBeGreaterThanOrEqual(text);
  });

  it.each(attackingTypes)('%s is read on its tint and on its colour', (type) => {
    const declared = typed(theme, type);
    expect(contrast(declared, 'ink', 'tint')).toBeGreaterThanOrEqual(text);
    expect(contrast(declared, 'on-type', 'type')).toBeGreaterThanOrEqual(text);
    expect(contrast(declared, 'on-sign', 'type')).toBeGreaterThanOrEqual(sign);
  });
});
