// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { types } from '#core/charts/type.ts';
import { newGame, removeType } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import {
  address,
  control,
  eventually,
  fill,
  openApp,
  press,
  textOf,
  textsOf,
  untilGone,
} from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';

afterEach(() => void vi.restoreAllMocks());

const games = () => textsOf('main ul section p > span:first-child');
const isInList = (name: string) => games().includes(name);
const full = 'This device has no space left, so the last change isn’t saved.';

async function openGames(): Promise<void> {
  await openApp('/game/');
  await eventually(() => textOf('main').includes('Built-in games'));
}

test('a copy of a game is saved, removed and restored', async () => {
  await openGames();
  await press('Edit a copy', 'Pokémon GO');
  await eventually(() => textOf('h1') === 'Pokémon GO (2)');
  await openApp('/game/');
  const isSaved = () => isInList('Pokémon GO (2)');
  await untilGone(isSaved, () => press('Remove'));
  await eventually(() => textOf('body').includes('Pokémon GO (2) was removed.'));
  await press('Undo');
  await untilGone(isSaved, () => press('Remove'));
});

test('a game that the device has no space for stays on the page, and is saved when it has', async () => {
  await openGames();
  const accept = refuseWrites('game-');
  await press('Edit a copy', 'Pokémon GO');
  await eventually(() => textOf('main').includes(full));
  await press('Your games');
  await eventually(() => isInList('Pokémon GO (2)'));
  await press('Edit');
  await untilGone(
    () => textOf('main').includes(full),
    async () => {
      accept();
      await fill('Name of the game', 'My game');
    },
  );
  await openApp('/game/');
  await eventually(() => isInList('My game'));
});

/** Counts the saved teams that another visit can read; this one still knows the games that it removes. */
async function countTeams(): Promise<{ readable: number; unreadable: number }> {
  vi.resetModules();
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await savedTeams.load();
  const { items, unreadable } = savedTeams.get();
  return { readable: items.length, unreadable: unreadable.size };
}

test('a game that saved teams use is removed only after a question', async () => {
  await openGames();
  await press('Edit a copy', 'Pokémon GO');
  const { savedGames } = await import('#app/state/saved/savedGames.ts');
  await eventually(() => savedGames.get().items[0]?.game.name === 'Pokémon GO (2)');
  const [savedGame] = savedGames.get().items;
  const link = `team=1&member=.fire&own=.${savedGame?.id}`;
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await savedTeams.change(() => [{ id: 'fire', name: 'Fire', link, changed: 1 }]);
  await openApp('/game/');
  await eventually(() => isInList('Pokémon GO (2)'));
  await press('Remove', 'Pokémon GO (2)');
  await eventually(() => textOf('body').includes('Saved teams with Pokémon GO (2): 1.'));
  await press('Cancel');
  expect(isInList('Pokémon GO (2)')).toBe(true);
  await press('Remove', 'Pokémon GO (2)');
  await eventually(() => textOf('body').includes('Saved teams with Pokémon GO (2): 1.'));
  const [, remove] = document.querySelectorAll<HTMLElement>('[role=status] button');
  await act(async () => remove?.click());
  await eventually(() => textOf('body').includes('Pokémon GO (2) was removed.'));
  expect(await countTeams()).toEqual({ readable: 0, unreadable: 1 });
  await press('Undo');
  await eventually(() => isInList('Pokémon GO (2)'));
  expect(await countTeams()).toEqual({ readable: 1, unreadable: 0 });
});

// Regression: a press right after the page had loaded met a ready-made game, before the saved ones moved it.
test('the list is shown only when the saved games are read', async () => {
  const { writeRecord } = await import('#app/browser/records/database.ts');
  const chart = { types: ['fire'], names: { fire: 'Fire' }, chart: {}, pokemon: [] };
  const game = { version: 1, name: 'Mine', base: 'default', ...chart };
  await writeRecord('game-mine', { id: 'mine', game, changed: 1, position: 1 });
  const firstNames = new Set<string>();
  const observer = new MutationObserver(() => {
    const [name] = textsOf('main section p > span:first-child');
    if (name) firstNames.add(name);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await openApp('/game/');
  await eventually(() => isInList('Mine'));
  observer.disconnect();
  expect([...firstNames]).not.toContain('Pokémon GO');
});

test('a game that cannot be read is named, and can be saved as a file', async () => {
  const { writeRecord } = await import('#app/browser/records/database.ts');
  await writeRecord('game-newer', { id: 'newer', game: { version: 2 }, changed: 1, position: 1 });
  const { savedGames } = await import('#app/state/saved/savedGames.ts');
  await savedGames.load();
  await openApp('/game/');
  await eventually(() => textOf('main').includes('Some games couldn’t be read.'));
  expect(textOf('main')).toContain('Save them to a file');
});

test('a game of a link is saved, shared as a link and as a file', async () => {
  const game = types
    .slice(3)
    .reduce((before, type) => removeType(before, type), newGame('Moss (2)!', 'default'));
  const text = formatGameText(game);
  await openApp(`/defense/?types=normal&own=${text}`);
  await press('Your games');
  await eventually(() => textOf('h1') === 'Your games');
  expect(textOf('[aria-label="Moss (2)!"]')).toContain('From a link');
  expect(isInList('Moss (2)!')).toBe(false);
  const use = (name: string) => control(/^(Use this game|In use)$/, name);
  expect(use('Moss (2)!').getAttribute('aria-disabled')).toBe('true');
  expect(use('Pokémon GO').getAttribute('aria-disabled')).toBeNull();
  await press('Save game');
  await eventually(() => address().startsWith('/game/?edit='));
  await press('Your games', 'Moss (2)!');
  await eventually(() => isInList('Moss (2)!'));
  expect(textsOf('[aria-label="Moss (2)!"]')).toHaveLength(1);
  expect(textOf('[aria-label="Moss (2)!"]')).toContain('Rules: generation 6 and later');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy link', 'Moss (2)!');
  await eventually(() => textOf('body').includes('Link copied.'));
  expect(copy.mock.calls[0]?.[0]).toContain(`/defense/?own=${text}`);
  copy.mockRejectedValue(new DOMException('Refused'));
  await press('Copy link', 'Moss (2)!');
  await eventually(() => textOf('body').includes('Your browser blocked copying.'));
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await press('Save to a file', 'Moss (2)!');
  expect(names).toEqual(['Moss-2.json']);
  await press('Use this game', 'Pokémon GO');
  expect(use('Pokémon GO').getAttribute('aria-disabled')).toBe('true');
  expect(use('Moss (2)!').getAttribute('aria-disabled')).toBeNull();
  await press('Duplicate', 'Moss (2)!');
  await eventually(() => textOf('h1') === 'Moss (2)! (2)');
});

// Regression: the page said that the browser had refused to save a game. The last test, because the modules that it
// leaves cannot read.
test('games that the browser does not let the app read are not lost', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await openGames();
  await eventually(() => textsOf('[role=alert]').length > 0);
  expect(textsOf('[role=alert]')).toEqual([
    'Your saved games couldn’t be read. They stay on this device.',
  ]);
});
