// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { control, hasControl, textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { PictureFrame } from './PictureFrame.tsx';

/** The files that are saved, by name. */
const files = new Map<string, Blob>();

/** The pictures on the canvas, as [x, y, width, height]. */
const drawings: number[][] = [];

/** What the browser makes of a canvas. */
let png: Blob | null;

beforeAll(async () => {
  await loadEnglishTexts();
  let lastContent: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    lastContent = content as Blob;
    return `blob:${lastContent.type}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, lastContent);
  });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    fill: 'rgb(1, 2, 3)',
    stroke: 'rgb(4, 5, 6)',
  } as CSSStyleDeclaration);
  // The DOM without layout draws nothing.
  vi.stubGlobal(
    'Image',
    class {
      width = 300;
      height = 200;
      src = '';
      decode = async () => {
        if (this.src !== 'blob:image/svg+xml') throw new Error('No picture');
      };
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, ...place: number[]) => drawings.push(place),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    resolve,
  ) {
    drawings.push([this.width, this.height]);
    resolve(png);
  });
});

beforeEach(() => {
  files.clear();
  drawings.length = 0;
  png = new Blob(['PNG'], { type: 'image/png' });
  render(<Page />);
});

afterEach(cleanup);

function Page() {
  const svg = useRef<SVGSVGElement>(null);
  return (
    <PictureFrame svg={svg} fileName="team">
      {(className) => (
        <svg ref={svg} className={className} xmlns="http://www.w3.org/2000/svg">
          <title>Team</title>
          <rect fill="var(--type)" stroke="none" />
          <path fill="none" stroke="var(--icon-on-type)" />
          <text>{'Gar\u00adchomp'}</text>
        </svg>
      )}
    </PictureFrame>
  );
}

const save = (format: string) =>
  act(async () => void fireEvent.click(control(`Save as ${format}`)));

test('a saved SVG has the colors that it needs without the page', async () => {
  await save('SVG');
  expect([...files.keys()]).toEqual(['team.svg']);
  const content = files.get('team.svg')!;
  expect(content.type).toBe('image/svg+xml');
  const text = await content.text();
  expect(text).toContain('<rect fill="rgb(1, 2, 3)" stroke="none"');
  expect(text).toContain('<path fill="none" stroke="rgb(4, 5, 6)"');
  expect(text).toContain('Garchomp');
  expect(text).not.toMatch(/class=|var\(/);
  // The picture on the page follows the page.
  expect(document.querySelector('rect')?.getAttribute('fill')).toBe('var(--type)');
});

test('a saved PNG has twice the size of the picture', async () => {
  await save('PNG');
  expect(drawings).toEqual([
    [0, 0, 600, 400],
    [600, 400],
  ]);
  expect([...files]).toEqual([['team.png', png]]);
  expect(textsOf('[role=alert]')).toEqual([]);
});

test('a browser that cannot draw it says so until a picture is saved', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  png = null;
  await save('PNG');
  expect(textsOf('[role=alert]')).toEqual([
    'Your browser couldn’t make the picture. Take a screenshot instead.',
  ]);
  expect([files.size, warn.mock.calls.length]).toEqual([0, 1]);
  await save('SVG');
  expect([textsOf('[role=alert]'), files.size]).toEqual([[], 1]);
});

test('a browser that cannot share pictures offers to save them, and the keyboard scrolls', () => {
  expect([hasControl('Share'), textsOf('[role=alert]')]).toEqual([false, []]);
  expect(document.querySelector('svg')?.parentElement?.tabIndex).toBe(0);
});
