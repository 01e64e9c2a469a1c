import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';
import { cardFile, cardSize, shareTags } from './shareTags.ts';

const contentOf = (html: string, name: string) =>
  new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

it('the card is a PNG of 1200 × 630 pixels and at most 100 kB', () => {
  const file = readFileSync(`public/${cardFile}`);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }).toEqual(cardSize);
  expect(file.length).toBeLessThan(100_000);
});

it('each page has its own address, and the picture an absolute one, also below a sub-path', () => {
  for (const { path } of screens) {
    const html = shareTags('https://countertype.example/tool/', path);
    expect(contentOf(html, 'og:url')).toBe(`https://countertype.example/tool/${path}`);
    expect(contentOf(html, 'og:image')).toBe(
      'https://countertype.example/tool/screenshots/card.png',
    );
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  }
});

it('a build without an address has no picture, because no chat could load it', () => {
  const html = shareTags('', 'defense/');
  expect(html).not.toContain('og:image');
  expect(html).not.toContain('og:url');
  expect(contentOf(html, 'twitter:card')).toBe('summary');
});
