// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const picture = new Blob(['png'], { type: 'image/png' });
const saves: string[] = [];

beforeEach(() => {
  saves.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saves.push(this.download);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads the module in a browser with this share sheet. */
async function load(sheet: Partial<Navigator>) {
  vi.resetModules();
  vi.stubGlobal('navigator', sheet);
  return import('./shareFile.ts');
}

test('pictures go to the share sheet of browsers that take files', async () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>().mockResolvedValue();
  const { canSharePictures, shareFile } = await load({ share, canShare: () => true });
  expect(canSharePictures()).toBe(true);
  await shareFile('team.png', picture);
  expect(share.mock.lastCall?.[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['team.png', 'image/png'],
  ]);
  expect(saves).toEqual([]);
});

test('browsers without one, or one that takes no files, only save', async () => {
  for (const sheet of [
    {},
    { share: async () => {} },
    { share: async () => {}, canShare: () => false },
  ])
    expect((await load(sheet)).canSharePictures()).toBe(false);
});

test('a picture that the browser refuses to share is saved, unless the player canceled', async () => {
  for (const [name, expected] of [
    ['NotAllowedError', ['team.png']],
    ['AbortError', []],
  ] as const) {
    saves.length = 0;
    const share = () => Promise.reject(new DOMException('', name));
    const { shareFile } = await load({ share, canShare: () => true });
    await shareFile('team.png', picture);
    expect(saves).toEqual(expected);
  }
});
