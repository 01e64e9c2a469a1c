import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import icons from '#app/typeUi/typeIcons.json' with { type: 'json' };
import type { OfficialType, Type } from '#core/charts/type.ts';
import { cardSize } from '../build/shareTags.ts';
import { levelColors, themeColor, typeColor } from './colors.ts';
import type { TypingFacts } from './facts.ts';
import { encodePng } from './png.ts';
import { escapePlain, type PageTexts } from './texts.ts';

const require = createRequire(import.meta.url);

/** The font of the cards, which no machine needs to have. It has Latin letters only, so all languages share the cards. */
const font = {
  fontFiles: [require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')],
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
};

// In pixels.
const sheet = { x: 40, y: 186, width: 1120, height: 360, padding: 24 };
const gap = 12;
const tileHeight = 72;

/** The number of types below each other at most. */
const maxRows = 4;

/** The height of four chips in the sheet, or of three. */
const [smallChip, largeChip] = [44, 56];

/** Draws the card of a typing as SVG: its name, and the types of each multiplier but 1. */
export function drawCard(facts: TypingFacts, texts: PageTexts): string {
  const { typing, groups } = facts;
  const [first, last] = [typing[0]!, typing.at(-1)!];
  const namedGroups = groups.filter(({ multiplier }) => multiplier !== 1);
  const columnsOf = (count: number) => Math.ceil(count / maxRows);
  const columnCount = namedGroups.reduce(
    (sum, { matchups }) => sum + columnsOf(matchups.length),
    0,
  );
  const isRoomy = namedGroups.every(({ matchups }) => matchups.length < maxRows) && columnCount < 5;
  const chipHeight = isRoomy ? largeChip : smallChip;
  const width = Math.min(
    530,
    (sheet.width - 2 * sheet.padding + gap) / Math.max(columnCount, 1) - gap,
  );
  let x = sheet.x + sheet.padding;
  const columns = namedGroups.map(({ multiplier, matchups }) => {
    const count = columnsOf(matchups.length);
    const groupWidth = count * (width + gap) - gap;
    const types = matchups.map(({ attacking }) => attacking as Type);
    const column = drawGroup(multiplier, types, { x, width, groupWidth, chipHeight }, texts);
    x += groupWidth + gap;
    return column;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" font-family="Inter" font-weight="700">
<linearGradient id="head" x1="20%" x2="85%"><stop stop-color="${typeColor(first, '--head')}"/><stop offset="1" stop-color="${typeColor(last, '--head')}"/></linearGradient>
<rect width="100%" height="100%" fill="url(#head)"/>
${typing.map((type, index) => drawStamp(type, 1200 - 250 * (typing.length - index))).join('')}
${drawHeading(typing, texts)}
<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" rx="28" fill="${themeColor('--card')}"/>
${columns.join('\n')}
<g transform="translate(56 566) scale(1.43)">${logo}</g>
<text x="112" y="596" font-size="28" fill="#fff">${texts.t('shell.title')}</text>
<text x="1144" y="596" font-size="26" fill="#fff" text-anchor="end">${escapePlain(texts.t('shell.subtitle'))}</text>
</svg>`;
}

/** The drawing of the site's icon. */
const logo = readFileSync('public/icon.svg', 'utf8').replaceAll(
  /<\/?svg[^>]*>|<title>.*<\/title>/g,
  '',
);

function drawIcon(type: Type, x: number, y: number, size: number, color: string, stroke = 2.2) {
  const scale = size / 24;
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" d="${icons[type as OfficialType]}"/>`;
}

function drawStamp(type: Type, x: number): string {
  return drawIcon(type, x, -30, 250, '#fff" stroke-opacity="0.16', 1.5);
}

/** The types, each with its icon; the second one's place follows from the width of the first name. */
function drawHeading(typing: readonly Type[], { typeName }: PageTexts): string {
  let x = 56;
  return typing
    .map((type) => {
      const name = typeName(type);
      const part = `<rect x="${x}" y="58" width="72" height="72" rx="20" fill="${typeColor(type, '--type')}" stroke="#fff" stroke-opacity="0.4" stroke-width="2"/>${drawIcon(type, x + 14, 72, 44, typeColor(type, '--icon-on-type'))}${headingText(name, x + 90)}`;
      x += 90 + measure(name) + 44;
      return part;
    })
    .join('');
}

const widths = new Map<string, number>();

/** The width of a name in the heading, in pixels. */
function measure(name: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${headingText(name, 0)}</svg>`;
  const width = widths.get(name) ?? new Resvg(svg, { font }).getBBox()?.width ?? 0;
  widths.set(name, width);
  return width;
}

function headingText(name: string, x: number): string {
  return `<text x="${x}" y="119" font-family="Inter" font-size="70" fill="#fff" letter-spacing="-2">${escapePlain(name)}</text>`;
}

/** The multiplier, and its types below it in columns. */
function drawGroup(
  multiplier: number,
  types: readonly Type[],
  { x, width, groupWidth, chipHeight }: Record<'x' | 'width' | 'groupWidth' | 'chipHeight', number>,
  { multiplierText, typeName }: PageTexts,
): string {
  const { ground, text } = levelColors(getMultiplierLevel(multiplier));
  const y = sheet.y + sheet.padding;
  const fontSize = Math.min(chipHeight * 0.58, (width - 60) / 5);
  const icon = chipHeight - 10;
  const chips = types.map((type, index) => {
    const left = x + Math.floor(index / maxRows) * (width + gap);
    const top = y + tileHeight + gap + (index % maxRows) * (chipHeight + gap);
    return `<rect x="${left}" y="${top}" width="${width}" height="${chipHeight}" rx="13" fill="${typeColor(type, '--tint')}"/>
<rect x="${left + 5}" y="${top + 5}" width="${icon}" height="${icon}" rx="9" fill="${typeColor(type, '--type')}"/>${drawIcon(type, left + 5 + icon / 6, top + 5 + icon / 6, icon / 1.5, typeColor(type, '--icon-on-type'))}
<text x="${left + icon + 15}" y="${top + chipHeight / 2 + fontSize * 0.36}" font-size="${fontSize}" fill="${themeColor('--text')}">${escapePlain(typeName(type))}</text>`;
  });
  return `<rect x="${x}" y="${y}" width="${groupWidth}" height="${tileHeight}" rx="18" fill="${ground}"/>
<text x="${x + groupWidth / 2}" y="${y + 51}" font-size="42" fill="${text}" text-anchor="middle">${multiplierText(multiplier)}</text>
${chips.join('\n')}`;
}

/** The card as PNG. */
export function renderCard(svg: string): Uint8Array {
  const { pixels, width, height } = new Resvg(svg, { font }).render();
  return encodePng(pixels, width, height);
}
