// @vitest-environment happy-dom
import { File as CloneableFile } from 'node:buffer';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameFile } from '#core/ownGames/file/gameFile.ts';
import {
  address,
  choose,
  control,
  eventually,
  hasControl,
  openApp,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

afterEach(() => void vi.restoreAllMocks());

const answers = ['openList', 'openGame', 'openTeams'] as const;
/** A file that `structuredClone` copies, as in browsers. */
const fileOf = (name: string, text: string) => new CloneableFile([text], name) as unknown as File;

const list = fileOf('list.csv', 'name,type1\nBob,Fire\n');
const note = fileOf('note.txt', 'Milk and bread');
const nothing = 'Nothing arrived. Share it again, or open the file here.';
const unknown = 'This isn’t a team, game, list, backup, or Countertype link.';
const notRead = 'The files couldn’t be read. Open them again, or reload the page.';

/** Opens files with the button of the page. */
async function open(...files: File[]): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('main input[type=file]')!;
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  await act(async () => void fireEvent.change(field));
}

test('the only file leads to its import, in place of the page', async () => {
  await openApp('/open/', { answers });
  expect([textOf('h1'), textOf('main [role=alert]')]).toEqual(['Open a file', '']);
  const { length } = history;
  await open(list);
  await eventually(() => hasControl('Use this list (1)'));
  expect([address(), history.length]).toEqual(['/offense/coverage/', length]);
});

test('several files are listed, each with its import, and the rest stays for a step back', async () => {
  const games = ['One', 'Two'].map((name) =>
    fileOf(`${name}.json`, formatGameFile(newGame(name, 'default'))),
  );
  const link = fileOf('link.txt', `${window.location.origin}/defense/?types=fire`);
  await openApp('/open/', { answers });
  await open(list, note, ...games, link);
  await eventually(() => hasControl('Import a game'));
  expect(textOf('main [role=status]')).toBe('');
  expect(textsOf('main p[translate=no]')).toEqual(['One.json, Two.json', 'list.csv', 'link.txt']);
  expect(control<HTMLTextAreaElement>('note.txt').value).toBe('Milk and bread');
  expect(textsOf('main [role=alert]').map((text) => text.startsWith(unknown))).toEqual([true]);
  await press('Open the link');
  await eventually(() => textOf('h1') === 'Fire');
  expect(address()).toBe('/defense/?types=fire');
  const { router } = await import('#app/shell/appRouter.ts');
  await act(async () => router.navigate('/open/'));
  await eventually(() => hasControl('Import a game'));
  expect([hasControl('Open the link'), hasControl('Import a list')]).toEqual([false, true]);
  await press('Import a game');
  await eventually(() => textOf('dialog[open]') !== '');
  expect(address()).toBe('/game/');
});

test('a share in which nothing arrived says so, and files that cannot be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await openApp('/open/?shared', { answers });
  await eventually(() => textOf('main [role=alert]') !== '');
  expect(textsOf('main [role=alert]')).toEqual([nothing]);
  await open(fileOf('picture.png', '\0'));
  await eventually(() => textOf('main [role=alert]').startsWith(unknown));
  expect(textsOf('main [role=alert]')).toHaveLength(1);
  expect(textsOf('main p[translate=no]')).toEqual(['picture.png']);
});

test('files that cannot be read, and without the Pokédex', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await openApp('/open/?shared');
  const serve = fetch;
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    if (String(url).includes('games')) throw new TypeError('No network');
    return serve(url);
  });
  await choose('Generation', 'Emerald');
  await eventually(() => textOf('main').includes('The Pokédex couldn’t be loaded.'));
  class BrokenWorker {
    onerror = () => {};
    postMessage() {
      queueMicrotask(() => this.onerror());
    }
  }
  vi.stubGlobal('Worker', BrokenWorker);
  await open(note);
  await eventually(() => textOf('main').includes(notRead));
  expect(textOf('main')).not.toContain(nothing);
  expect(textOf('main [role=status]')).toBe('');
});
