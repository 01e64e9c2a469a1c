import { isOfficialType, type Type } from '#core/charts/type.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';
import { officialColors } from './officialColors.ts';
import { distance, fitChroma, formatHex, luminance, type Oklch, parseHex } from './oklch.ts';

/**
 * The custom properties that give an element with `data-type` its color, that of text on it and that
 * of its icon; `widgets/typeColors.css` makes border and tint of them in every theme.
 */
export type TypeColorProperties = Readonly<
  Record<'--l' | '--c' | '--h' | '--on-type' | '--icon-on-type', string>
>;

/** Lighter and darker colors look like the background of a theme, and more colorful ones glare. */
const [minLightness, maxLightness, maxChroma] = [0.36, 0.88, 0.21];

const minTextContrast = 4.5;
const minIconContrast = 3;

const white = 'oklch(1 0 0)';
const black = 'oklch(0 0 0)';

/** Colors that differ less are hard to tell apart. */
const minDistance = 0.09;

/** The custom properties for a type with the color `#rrggbb`, made readable in every theme. */
export function typeColorProperties(color: string): TypeColorProperties {
  const { lightness, chroma, hue } = makeReadable(parseHex(color));
  const roundedColor = { lightness: round(lightness), chroma: round(chroma), hue: round(hue) };
  const contrast = 1.05 / (luminance(roundedColor) + 0.05);
  return {
    '--l': String(roundedColor.lightness),
    '--c': String(roundedColor.chroma),
    '--h': String(roundedColor.hue),
    // One of the two has a contrast of 4.58 or more on any color.
    '--on-type': contrast >= minTextContrast ? white : black,
    '--icon-on-type': contrast >= minIconContrast ? white : black,
  };
}

/**
 * The color `#rrggbb` of each type: the one that the game sets, the official one, or a default color
 * that depends on the id and differs from those of the other types.
 */
export function colorsOf(
  types: readonly Pick<OwnGameType, 'id' | 'color'>[],
): ReadonlyMap<Type, string> {
  const fixedColors = types.map(
    ({ id, color }) => color ?? (isOfficialType(id) ? officialColors[id] : undefined),
  );
  const pickColor = createColorPicker(fixedColors.filter((color) => color !== undefined));
  return new Map(types.map(({ id }, index) => [id, fixedColors[index] ?? pickColor(id)]));
}

/** Style rules that give elements with the `data-type` of a type its color. */
export function colorRules(types: Parameters<typeof colorsOf>[0]): string {
  return [...colorsOf(types)]
    .map(([id, color]) => {
      const properties = Object.entries(typeColorProperties(color));
      const body = properties.map(([name, value]) => `${name}:${value}`).join(';');
      return `[data-type="${id}"]{${body}}`;
    })
    .join('');
}

/** Every 15 degrees of hue, light, dark and pale. */
const candidates: readonly Oklch[] = Array.from({ length: 24 }, (_, index) => 15 * index).flatMap(
  (hue) =>
    [
      { lightness: 0.65, chroma: 0.17, hue },
      { lightness: 0.46, chroma: 0.13, hue },
      { lightness: 0.8, chroma: 0.11, hue },
      { lightness: 0.58, chroma: 0.06, hue },
    ].map(fitChroma),
);

/**
 * Returns a function that picks a default color for each of the remaining types: the first candidate
 * that differs enough from the colors in use, starting at one that depends on the id, or else the one
 * that differs most.
 */
function createColorPicker(usedColors: readonly string[]): (id: string) => string {
  /** The distance of each candidate to the nearest color in use. */
  const distances = candidates.map(() => Number.POSITIVE_INFINITY);
  const addColor = (color: string) => {
    const used = makeReadable(parseHex(color));
    for (const [index, each] of candidates.entries()) {
      distances[index] = Math.min(distances[index]!, distance(each, used));
    }
  };
  usedColors.forEach(addColor);
  return (id) => {
    const start = hash(id) % candidates.length;
    const order = candidates.map((_, index) => (start + index) % candidates.length);
    const best =
      order.find((index) => distances[index]! >= minDistance) ??
      order.reduce((one, other) => (distances[other]! > distances[one]! ? other : one));
    const color = formatHex(candidates[best]!);
    addColor(color);
    return color;
  };
}

function makeReadable({ lightness, chroma, hue }: Oklch): Oklch {
  return fitChroma({
    lightness: Math.min(maxLightness, Math.max(minLightness, lightness)),
    chroma: Math.min(maxChroma, chroma),
    hue,
  });
}

/** A number from the text: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return value;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
