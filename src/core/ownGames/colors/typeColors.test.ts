import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Type, types } from '#core/charts/type.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';
import { officialColors } from './officialColors.ts';
import { distance, fitChroma, formatHex, luminance, parseHex } from './oklch.ts';
import { colorsOf, typeColorProperties } from './typeColors.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((number) => {
  return `#${number.toString(16).padStart(6, '0')}`;
});

describe('a color in OKLCH', () => {
  // https://www.w3.org/TR/css-color-4/#named-colors, converted by browsers
  it.each([
    ['#ff0000', 0.62796, 0.25768, 29.234],
    ['#ffff00', 0.96798, 0.21101, 109.769],
    ['#0000ff', 0.45201, 0.31321, 264.052],
    ['#008000', 0.51975, 0.17686, 142.495],
  ])('%s', (color, lightness, chroma, hue) => {
    const oklch = parseHex(color);
    expect(oklch.lightness).toBeCloseTo(lightness, 3);
    expect(oklch.chroma).toBeCloseTo(chroma, 3);
    expect(oklch.hue).toBeCloseTo(hue, 1);
  });

  it('has the luminance of the guidelines', () => {
    // The lightest gray with a contrast of 4.5 on white.
    expect(1.05 / (luminance(parseHex('#767676')) + 0.05)).toBeCloseTo(4.54, 2);
    expect(luminance(parseHex('#ffffff'))).toBeCloseTo(1, 3);
    expect(luminance(parseHex('#000000'))).toBe(0);
  });

  it('is the same color again', () => {
    fc.assert(fc.property(colors, (color) => void expect(formatHex(parseHex(color))).toBe(color)));
  });

  it('with less chroma is in sRGB', () => {
    const color = fitChroma({ lightness: 0.5, chroma: 0.3, hue: 145 });
    expect(color.chroma).toBeLessThan(0.18);
    expect(distance(parseHex(formatHex(color)), color)).toBeLessThan(0.005);
  });
});

describe('the colors of types', () => {
  const css = readFileSync('src/app/typeUi/typeColors.css', 'utf8');

  it.each(types)('%s has the color of the style sheet', (type) => {
    const rule = css.split(`[data-type="${type}"] {`)[1]!.split('}')[0]!;
    const [lightness, chroma, hue] = ['l', 'c', 'h'].map((name) =>
      Number(new RegExp(`--${name}: ([\\d.]+);`).exec(rule)?.[1]),
    );
    const color = { lightness: lightness!, chroma: chroma!, hue: hue! };
    expect(distance(parseHex(officialColors[type]), color)).toBeLessThan(0.03);
    const properties = typeColorProperties(officialColors[type]);
    const [, onType] = /--on-type: (.*?);/.exec(rule) ?? [];
    expect(properties['--on-type']).toBe(onType ?? 'oklch(1 0 0)');
  });

  it('stay as they are if they are readable', () => {
    const { lightness } = parseHex('#5a6cc0');
    expect(typeColorProperties('#5a6cc0')).toMatchObject({
      '--l': lightness.toFixed(3),
      '--on-type': 'oklch(1 0 0)',
    });
    expect(typeColorProperties('#ffff00')).toMatchObject({ '--on-type': 'oklch(0 0 0)' });
  });

  const own = (id: string, color?: string): OwnGameType => ({
    id: id as Type,
    name: id,
    ...(color && { color }),
  });

  it('are those of the game, official ones, or made from the id', () => {
    const colorMap = colorsOf([own('fire'), own('water', '#123456'), own('sound')]);
    expect([...colorMap.keys()]).toEqual(['fire', 'water', 'sound']);
    expect(colorMap.get('fire' as Type)).toBe(officialColors.fire);
    expect(colorMap.get('water' as Type)).toBe('#123456');
    expect(colorMap.get('sound' as Type)).toMatch(/^#[0-9a-f]{6}$/);
    expect(colorsOf([own('sound')])).toEqual(colorsOf([own('sound')]));
  });

  it('differ from each other, up to 20 added types', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^x[a-z]{1,10}$/), { minLength: 1, maxLength: 20 }),
        (ids) => {
          const all = [...colorsOf([...types, ...ids].map((id) => own(id))).values()].map(parseHex);
          for (const [at, color] of all.entries()) {
            for (const other of at < types.length ? [] : all.slice(0, at)) {
              expect(distance(color, other)).toBeGreaterThan(0.035);
            }
          }
        },
      ),
    );
  });

  it('exist for 64 types', () => {
    const many = Array.from({ length: 64 }, (_, index) => own(`type${index}`));
    expect(new Set(colorsOf(many).values()).size).toBe(64);
  });
});
