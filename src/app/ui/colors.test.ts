import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackingTypes } from '#core/charts/type.ts';
import { typeColorProperties } from '#core/ownGames/colors/typeColors.ts';

/*
 * Contrast as the Web Content Accessibility Guidelines define it, computed from the colors of
 * our style sheets: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */

type CustomProperties = Readonly<Record<string, string>>;

/** The custom properties of each selector. */
function parseRules(path: string): ReadonlyMap<string, CustomProperties> {
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

const tokens = parseRules('./tokens.css');
const typeColors = parseRules('../typeUi/typeColors.css');

function getRule(rules: ReadonlyMap<string, CustomProperties>, selector: string): CustomProperties {
  const properties = rules.get(selector);
  if (!properties) throw new Error(`No rule ${selector}`);
  return properties;
}

const themes = {
  light: getRule(tokens, ':root'),
  dark: { ...getRule(tokens, ':root'), ...getRule(tokens, ':root[data-theme="dark"]') },
  night: { ...getRule(tokens, ':root'), ...getRule(tokens, ':root[data-theme="night"]') },
};

const themeNames = ['light', 'dark', 'night'] as const;

/** The steps of lightness, of 100, between a bad and a good level. */
const minLightnessSteps = { light: 15, dark: 9, night: 10 };

function withTypeColors(theme: CustomProperties, type: string): CustomProperties {
  const allTypes = getRule(typeColors, '[data-type]');
  return { ...theme, ...allTypes, ...getRule(typeColors, `[data-type="${type}"]`) };
}

/** Replaces every var() in the value. */
function resolve(properties: CustomProperties, value: string): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const replacement = properties[name];
    if (replacement === undefined) throw new Error(`No ${name}`);
    return resolve(properties, replacement);
  });
}

/** Evaluates a number, a min() of two numbers, or a calc() of two numbers. */
function calculate(value: string): number {
  const [, first, second] = /^min\(([\d.]+), ([\d.]+)\)$/.exec(value) ?? [];
  if (second !== undefined) return Math.min(Number(first), Number(second));
  const [, left, operator, right] = /^calc\(([\d.]+) ([-+*]) ([\d.]+)\)$/.exec(value) ?? [];
  if (operator === undefined) return Number(value);
  if (operator === '*') return Number(left) * Number(right);
  return Number(left) + (operator === '-' ? -Number(right) : Number(right));
}

/** Converts an opaque oklch() color to linear RGB, each channel clipped to 0 to 1. */
function toLinear(color: string): [number, number, number] {
  const [, inside] = /^oklch\((.*)\)$/.exec(color) ?? [];
  const numbers = inside?.match(/(calc|min)\([^)]*\)|[\d.]+/g)?.map(calculate) ?? [];
  const [lightness, chroma, hue] = numbers;
  if (lightness === undefined || chroma === undefined || hue === undefined || numbers.length > 3) {
    throw new Error(`Not a plain color: ${color}`);
  }
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // https://bottosson.github.io/posts/oklab/
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Converts a linear channel to sRGB, both 0 to 1. */
function encode(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** The luminance of a linear color, 0 to 1. */
function luminanceOf([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lightness L* of CIELAB, 0 to 100: https://www.w3.org/TR/css-color-4/#cie-lab */
function lightness(properties: CustomProperties, color: string): number {
  const luminance = luminanceOf(toLinear(resolve(properties, `var(--${color})`)));
  return luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24389) / 27;
}

/** The contrast ratio of a color on a background, 1 to 21; `opacity` is that of the color. */
function contrast(
  properties: CustomProperties,
  color: string,
  background: string,
  opacity = 1,
): number {
  const backdrop = toLinear(resolve(properties, `var(--${background})`)).map(encode);
  const visible = toLinear(resolve(properties, `var(--${color})`)).map(
    (channel, index) => encode(channel) * opacity + backdrop[index]! * (1 - opacity),
  );
  const [darker = 0, lighter = 0] = [backdrop, visible]
    .map((channels) => channels.map(decode))
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

const minTextContrast = 4.5;
/** Of icons and borders. */
const minIconContrast = 3;

it('white has a lightness of 100, and middle gray one of 50', () => {
  const colors = { '--white': 'oklch(1 0 0)', '--gray': 'oklch(0.5693 0 0)' };
  expect(lightness(colors, 'white')).toBeCloseTo(100, 3);
  expect(lightness(colors, 'gray')).toBeCloseTo(50, 0);
});

it('black on white has a contrast of 21', () => {
  const colors = { '--black': 'oklch(0 0 0)', '--white': 'oklch(1 0 0)' };
  expect(contrast(colors, 'black', 'white')).toBeCloseTo(21, 3);
});

// https://github.com/web-platform-tests/wpt/tree/master/css/css-color, oklch-001, -004 and -005
it.each([
  ['oklch(0.51975 0.17686 142.495)', [0, 0.50196, 0]],
  ['oklch(0.5 0.2 0)', [0.70492, 0.02351, 0.37073]],
  ['oklch(0.5 0.2 270)', [0.23056, 0.3173, 0.82628]],
])('%s converts to the same sRGB values as in browsers', (color, expected) => {
  toLinear(color).forEach((channel, index) => {
    expect(encode(channel)).toBeCloseTo(expected[index]!, 3);
  });
});

describe.each(themeNames)('the %s theme', (name) => {
  const theme = themes[name];

  it.each([
    ...['background', 'card', 'field'].flatMap((on) => [
      ['text', on, minTextContrast] as const,
      ['text-muted', on, minTextContrast] as const,
      ['danger', on, minTextContrast] as const,
      ['accent', on, minIconContrast] as const,
    ]),
    ['text', 'raised', minTextContrast],
    ['card', 'text', minTextContrast],
    ['on-accent', 'accent', minTextContrast],
    ['accent', 'card', minTextContrast],
    ['text', 'selected', minTextContrast],
    ['accent', 'selected', minIconContrast],
    ['border-strong', 'card', minIconContrast],
    ['border-strong', 'background', minIconContrast],
    ...['much-more', 'more', 'same', 'less', 'much-less', 'nothing'].map(
      (level) => [`on-level-${level}`, `level-${level}`, minTextContrast] as const,
    ),
  ] as const)('%s on %s is at least %f', (color, background, minContrast) => {
    expect(contrast(theme, color, background)).toBeGreaterThanOrEqual(minContrast);
  });

  // Gray paper and eyes that do not tell red from green.
  it('bad and good levels differ in lightness', () => {
    for (const bad of ['level-much-more', 'level-more'])
      for (const good of ['level-less', 'level-much-less']) {
        const distance = Math.abs(lightness(theme, bad) - lightness(theme, good));
        expect(distance, `${bad} and ${good}`).toBeGreaterThanOrEqual(minLightnessSteps[name]);
      }
  });

  it('a stale result stays readable', () => {
    const opacity = Number(resolve(theme, 'var(--stale-opacity)'));
    expect(contrast(theme, 'text-muted', 'card', opacity)).toBeGreaterThanOrEqual(minTextContrast);
  });

  it.each(attackingTypes)('text and icons are readable on the color and the tint of %s', (type) => {
    const properties = withTypeColors(theme, type);
    expect(contrast(properties, 'text', 'tint')).toBeGreaterThanOrEqual(minTextContrast);
    expect(contrast(properties, 'on-type', 'type')).toBeGreaterThanOrEqual(minTextContrast);
    expect(contrast(properties, 'icon-on-type', 'type')).toBeGreaterThanOrEqual(minIconContrast);
  });

  it('the head of an answer is readable in the colors of all pairs of types, and between them', () => {
    const heads = attackingTypes.map((type) => {
      const properties = withTypeColors(theme, type);
      return toLinear(resolve(properties, 'var(--head)')).map(encode);
    });
    for (const one of heads)
      for (const other of heads)
        for (const share of [0, 0.25, 0.5, 0.75]) {
          const between = one.map(
            (channel, index) => channel * (1 - share) + other[index]! * share,
          );
          const [red = 0, green = 0, blue = 0] = between.map(decode);
          const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(minTextContrast);
        }
  });

  it('text and icons are readable on any color of an own type', () => {
    const allTypes = getRule(typeColors, '[data-type]');
    const numbers = fc.oneof(
      fc.integer({ min: 0, max: 0xffffff }),
      fc.constantFrom(0, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff),
    );
    fc.assert(
      fc.property(numbers, (number) => {
        const color = `#${number.toString(16).padStart(6, '0')}`;
        const properties = { ...theme, ...allTypes, ...typeColorProperties(color) };
        expect(contrast(properties, 'text', 'tint')).toBeGreaterThanOrEqual(minTextContrast);
        expect(contrast(properties, 'on-type', 'type')).toBeGreaterThanOrEqual(minTextContrast);
        expect(contrast(properties, 'icon-on-type', 'type')).toBeGreaterThanOrEqual(
          minIconContrast,
        );
        const colors = { ...properties, '--white': 'oklch(1 0 0)' };
        expect(contrast(colors, 'white', 'head')).toBeGreaterThanOrEqual(minTextContrast);
      }),
    );
  });
});
