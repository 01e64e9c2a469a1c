import { readFileSync } from 'node:fs';
import type { MultiplierLevel } from '#app/typeUi/level.ts';
import type { Type } from '#core/charts/type.ts';
import { formatHex } from '#core/ownGames/colors/oklch.ts';

const tokens = readFileSync('src/app/ui/tokens.css', 'utf8');
const typeColors = readFileSync('src/app/typeUi/typeColors.css', 'utf8');
const levels = readFileSync('src/app/typeUi/levels.css', 'utf8');

export type Declarations = Readonly<Record<string, string>>;

/** The custom properties of the block of a style sheet with this start; throws if there is none. */
function readBlock(css: string, start: string): Declarations {
  const index = css.indexOf(start);
  if (index < 0) throw new Error(`No style sheet has ${start}`);
  const block = css.slice(index + start.length).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The tokens of the light theme, and those that differ in the dark one. */
export const themes = {
  light: readBlock(tokens, '\n:root {'),
  dark: readBlock(tokens, ':root[data-theme="dark"] {'),
};

const allTypes = readBlock(typeColors, '[data-type] {');

/** The value with the values of its custom properties. */
function resolve(value: string, declarations: Declarations): string {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    resolve(declarations[name] ?? '', declarations),
  );
}

/** The value of a number, of `min(a, b)`, or of `calc(a * b)`. */
function evaluate(value: string): number {
  const [, name, first, second] = /^(min|calc)\(([\d.]+)(?:, | \* )([\d.]+)\)$/.exec(value) ?? [];
  if (!name) return Number(value);
  const [one, other] = [Number(first), Number(second)];
  return name === 'min' ? Math.min(one, other) : one * other;
}

/** An opaque `oklch()` color of the style sheets as `#rrggbb`; other values stay. */
export function toHex(value: string): string {
  return value.replaceAll(
    /oklch\(((?:[\d.]+|(?:min|calc)\([^()]*\)| )+)\)/g,
    (_, channels: string) => {
      const numbers = (channels.match(/(?:min|calc)\([^()]*\)|[\d.]+/g) ?? []).map(evaluate);
      const [lightness, chroma, hue] = numbers as [number, number, number];
      return formatHex({ lightness, chroma, hue });
    },
  );
}

/** A color of the light theme as `#rrggbb`. */
export function themeColor(name: string): string {
  return toHex(themes.light[name] ?? '');
}

/** A color of a type in the light theme as `#rrggbb`, as typeColors.css has it. */
export function typeColor(type: Type, name: '--type' | '--head' | '--tint' | '--icon-on-type') {
  const declarations = {
    ...themes.light,
    ...allTypes,
    ...readBlock(typeColors, `[data-type="${type}"] {`),
  };
  return toHex(resolve(`var(${name})`, declarations));
}

/** The colors of a level in the light theme, as levels.css has them. */
export function levelColors(level: MultiplierLevel): { ground: string; text: string } {
  const declarations = { ...themes.light, ...readBlock(levels, `[data-level="${level}"] {`) };
  const colorOf = (name: string) => toHex(resolve(`var(${name})`, declarations));
  return { ground: colorOf('--level'), text: colorOf('--on-level') };
}
