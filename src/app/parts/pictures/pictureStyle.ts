import type { MultiplierLevel } from '#app/typeUi/level.ts';

// A saved picture has no style sheets, so its colors are constants.
export const backgroundColor = '#fdfdfb';
export const textColor = '#17181f';
export const mutedTextColor = '#5b5c66';
export const levelColors: Record<MultiplierLevel, readonly [background: string, text: string]> = {
  muchMore: ['#c4161f', '#ffffff'],
  more: ['#ffd1c9', '#8a1018'],
  same: ['#f2f1ee', mutedTextColor],
  less: ['#c3efdc', '#0b5a41'],
  muchLess: ['#00755a', '#ffffff'],
  nothing: [textColor, '#ffffff'],
};

export const fontFamily = 'system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif';

// In pixels at the natural size of a picture.
export const nameFontSize = 12;
export const nameLineHeight = 14;

/** Measures the width of a name in Latin letters; a character from U+1100 on (mostly CJK) counts 2. */
function measureWidth(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter >= '\u1100' ? 2 : 1), 0);
}

/** In Latin letters of `nameFontSize`. */
const maxLineWidth = 10;
const maxLines = 3;
/** The smallest legible size, in pixels. */
const minFontSize = 7;
/** In Latin letters of `minFontSize`. */
const maxSmallLineWidth = (nameFontSize * maxLineWidth) / minFontSize;

/** Wraps a name at its spaces into at most `maxLines` lines, and truncates each. */
export function wrapName(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const lastLine = lines.at(-1);
    const hasRoom = lastLine !== undefined && measureWidth(`${lastLine} ${word}`) <= maxLineWidth;
    if (hasRoom || lines.length === maxLines) lines[lines.length - 1] = `${lastLine} ${word}`;
    else lines.push(word);
  }
  return lines.map(truncate);
}

/** Cuts a line, with an ellipsis, to what fits at `minFontSize`. */
function truncate(line: string): string {
  const letters = [...line];
  if (measureWidth(line) <= maxSmallLineWidth) return line;
  while (measureWidth(letters.join('')) >= maxSmallLineWidth) letters.pop();
  return `${letters.join('')}…`;
}

/** Returns the font size at which the longest line fits, from `minFontSize` to `nameFontSize` pixels. */
export function fitFontSize(lines: readonly string[]): number {
  return Math.max(
    minFontSize,
    Math.min(nameFontSize, (nameFontSize * maxLineWidth) / Math.max(...lines.map(measureWidth))),
  );
}
