// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { types } from '#core/charts/type.ts';
import { addType, newGame, removeType } from '#core/ownGames/edit/chartEdits.ts';
import { addPokemon } from '#core/ownGames/edit/pokemonEdits.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import {
  choose,
  control,
  eventually,
  fill,
  focus,
  focusedName,
  hasControl,
  openApp,
  pick,
  press,
  pressKey,
  textOf,
  textsOf,
  untilGone,
} from '#tests/app.tsx';

/** A game with the first seven types of the latest generation. */
const smallGame = types
  .slice(7)
  .reduce((game, type) => removeType(game, type), newGame('Moss', 'default'));

/** Saves a game on the device and opens its editor. */
async function openEditor(game: OwnGame = smallGame, width = 1024): Promise<void> {
  cleanup();
  const { savedGames } = await import('#app/state/saved/savedGames.ts');
  const id = crypto.randomUUID();
  await savedGames.change(() => [{ id, game, changed: 1 }]);
  await openApp(`/game/?edit=${id}`, { width });
  await eventually(() => hasControl('Name of the game'));
}

const differences = () => Number(/Changed from .*: (\d+)/.exec(textOf('main'))?.[1]);
const isPressed = (name: string | RegExp, section = '') =>
  control(name, section).getAttribute('aria-pressed') === 'true';
const labelOf = (name: RegExp) => control(name).getAttribute('aria-label');
const isInactive = (name: string) => control(name).getAttribute('aria-disabled') === 'true';
const rows = (section: string) =>
  [...document.querySelectorAll(`section[aria-labelledby="${section}"] li[aria-label]`)].map(
    (each) => each.getAttribute('aria-label'),
  );
/** Opens the list of types, whose rows are not rendered before. */
async function openTypes(): Promise<void> {
  expect(rows('types')).toEqual([]);
  const details = document.querySelector<HTMLDetailsElement>(
    'section[aria-labelledby="types"] details',
  )!;
  details.open = true;
  await act(async () => void details.dispatchEvent(new Event('toggle')));
  await eventually(() => rows('types').length >= smallGame.types.length);
}

const currentValue = (name: string | RegExp, section = '') =>
  control<HTMLInputElement>(name, section).value;

test('the keys move in the chart and set its matchups', async () => {
  await openEditor();
  await focus('Normal on Normal 1×');
  for (const [key, name] of [
    ['ArrowRight', 'Normal on Fighting 1×'],
    ['ArrowDown', 'Fighting on Fighting 1×'],
    ['ArrowLeft', 'Fighting on Normal 2×'],
    ['ArrowLeft', 'Fighting on Normal 2×'],
    ['ArrowUp', 'Normal on Normal 1×'],
    ['ArrowUp', 'Normal on Normal 1×'],
    ['PageDown', 'Rock on Normal 1×'],
    ['PageDown', 'Bug on Normal 1×'],
    ['PageUp', 'Fighting on Normal 2×'],
    ['PageUp', 'Normal on Normal 1×'],
    ['End', 'Normal on Bug 1×'],
    ['ArrowRight', 'Normal on Bug 1×'],
    ['Home', 'Normal on Normal 1×'],
    ['3', 'Normal on Normal 3× (changed)'],
    ['h', 'Normal on Normal ½× (changed)'],
    ['Delete', 'Normal on Normal 1×'],
    ['8', 'Normal on Normal 8× (changed)'],
    ['Backspace', 'Normal on Normal 1×'],
    ['9', 'Normal on Normal 1×'],
    ['PageDown', 'Rock on Normal 1×'],
    ['ArrowRight', 'Rock on Fighting ½×'],
    ['3', 'Rock on Fighting 3× (changed)'],
    // Of the base, not 1.
    ['Delete', 'Rock on Fighting ½×'],
    ['Home', 'Rock on Normal 1×'],
    ['PageUp', 'Normal on Normal 1×'],
  ] as const) {
    const isHandled = await pressKey(key);
    expect([key, focusedName(), isHandled]).toEqual([key, name, key !== '9']);
    expect(isPressed(name)).toBe(true);
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  }
  expect(await pressKey('3', { ctrlKey: true })).toBe(false);
  expect(differences()).toBe(0);
  for (const key of ['Enter', 'F2']) {
    await focus('Normal on Normal 1×');
    await pressKey(key);
    expect(focusedName()).toBe('Other value');
    expect(await pressKey(key === 'F2' ? 'Escape' : 'Enter')).toBe(true);
    expect(focusedName()).toBe('Normal on Normal 1×');
  }
});

// An update of the app reloads the page, and with it the steps that can be undone.
test('an edit is unsaved work, a look at the game is not', async () => {
  await openEditor();
  const { hasUnsavedWork } = await import('#app/browser/typedText.ts');
  await focus('Normal on Normal 1×');
  expect(hasUnsavedWork()).toBe(false);
  await pressKey('3');
  expect(hasUnsavedWork()).toBe(true);
});

test('a second click on a cell steps through the usual matchups', async () => {
  await openEditor();
  await press('Normal on Poison 1×');
  expect([differences(), textOf('[aria-label="Matchup"] p')]).toEqual([0, 'Normal on Poison']);
  for (const name of ['2×', '½×', '0×']) {
    await press(/^Normal on Poison/);
    expect(labelOf(/^Normal on Poison/)).toBe(`Normal on Poison ${name} (changed)`);
  }
  expect(differences()).toBe(1);
  await press(/^Normal on Poison/);
  expect([labelOf(/^Normal on Poison/), differences()]).toEqual(['Normal on Poison 1×', 0]);
});

test('the panel of a cell sets any factor, and marks a wrong one', async () => {
  await openEditor();
  expect([isInactive('Next change'), isInactive('Reset the chart')]).toEqual([true, true]);
  await press('Fighting on Rock 2×');
  expect(isPressed('2×', 'Matchup')).toBe(true);
  await press('½×', 'Matchup');
  expect(labelOf(/^Fighting on Rock/)).toBe('Fighting on Rock ½× (changed)');
  await fill('Other value', '1,5');
  expect([labelOf(/^Fighting on Rock/), currentValue('Other value')]).toEqual([
    'Fighting on Rock 1.5× (changed)',
    '1,5',
  ]);
  for (const wrong of ['9', '', '-1', 'x']) {
    await fill('Other value', wrong);
    expect(control('Other value').getAttribute('aria-invalid')).toBe('true');
  }
  expect(labelOf(/^Fighting on Rock/)).toBe('Fighting on Rock 1.5× (changed)');
  await fill('Other value', '0');
  expect(control('Other value').getAttribute('aria-invalid')).toBe('false');
  await press('Undo', 'Matchup');
  expect(labelOf(/^Fighting on Rock/)).toBe('Fighting on Rock ½× (changed)');
  await press('Reset', 'Matchup');
  expect([differences(), isInactive('Reset')]).toEqual([0, true]);
  await press('0×', 'Matchup');
  await press('Normal on Normal 1×');
  await press('2×', 'Matchup');
  for (const name of ['Fighting on Rock', 'Normal on Normal', 'Fighting on Rock']) {
    await press('Next change');
    expect(textOf('[aria-label="Matchup"] p')).toBe(name);
  }
  await press('Reset the chart');
  expect(differences()).toBe(0);
});

test('each change can be undone and redone, with the keys too', async () => {
  await openEditor();
  expect([isInactive('Undo'), isInactive('Redo')]).toEqual([true, true]);
  await press('Fighting on Rock 2×');
  await press('½×', 'Matchup');
  await press('1×', 'Matchup');
  await press('Undo');
  expect([isPressed('½×'), isInactive('Undo'), isInactive('Redo')]).toEqual([true, false, false]);
  await press('Redo');
  expect(isPressed('1×')).toBe(true);
  await focus('Reset the chart');
  expect(await pressKey('z', { ctrlKey: true })).toBe(true);
  expect(isPressed('½×')).toBe(true);
  expect(await pressKey('Z', { metaKey: true, shiftKey: true })).toBe(true);
  expect(isPressed('1×')).toBe(true);
  expect(await pressKey('z')).toBe(false);
  await focus('Other value');
  expect(await pressKey('z', { ctrlKey: true })).toBe(false);
  expect(isPressed('1×')).toBe(true);
});

test('types are added, named, moved, limited to a side and removed', async () => {
  await openEditor();
  expect(control<HTMLButtonElement>('Add', 'Types').disabled).toBe(true);
  await fill('New type', ' Sound ');
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  await press('Add', 'Types');
  // To the row of the new type, which is the last one.
  await eventually(() => scrollTo.mock.calls.length > 0);
  scrollTo.mockClear();
  // The matchups of the new type come next, and no panel covers them.
  expect(currentValue('New type')).toBe('');
  expect(textOf('[aria-label="Matchup"] p')).toBe('');
  expect(document.querySelector('[data-cell][tabindex="0"]')?.getAttribute('aria-label')).toBe(
    'Sound on Normal 1×',
  );
  await openTypes();
  expect(rows('types').slice(-2)).toEqual(['Bug', 'Sound']);
  await press('Up: Sound');
  expect(rows('types').slice(-2)).toEqual(['Sound', 'Bug']);
  await press('Down: Sound');
  expect(control<HTMLButtonElement>('Down: Sound').disabled).toBe(true);
  expect(control<HTMLButtonElement>('Up: Normal').disabled).toBe(true);
  await fill('Name', 'Noise', 'Sound');
  await eventually(() => hasControl('Noise on Normal 1×') && hasControl('Normal on Noise 1×'));
  expect(rows('types').at(-1)).toBe('Noise');
  await fill('Name', ' ', 'Noise');
  expect(rows('types').at(-1)).toBe('Noise');
  await fill('Color', '#123456', 'Noise');
  expect(currentValue('Color', 'Noise')).toBe('#123456');
  await choose('Used by', 'Only attacks', 'Noise');
  expect(control<HTMLSelectElement>('Used by', 'Noise').selectedOptions[0]?.text).toBe(
    'Only attacks',
  );
  await press(/^Remove: Noise|Remove Noise/);
  expect(rows('types').at(-1)).toBe('Bug');
  await eventually(() => !hasControl('Noise on Normal 1×'));
  expect(scrollTo).not.toHaveBeenCalled();
  scrollTo.mockRestore();
  expect(hasControl('Reset', 'Matchup')).toBe(false);
});

test('Pokémon get other types, and new ones are added', async () => {
  await openEditor();
  expect(hasControl('Only these Pokémon')).toBe(false);
  await eventually(() => hasControl('Pokémon', 'Pokémon with changed types'));
  await pick('Pokémon', 'geodude', 'Pokémon with changed types');
  expect(hasControl('Name', 'Geodude')).toBe(false);
  const typing = () =>
    [1, 2, 3]
      .map((number) => `Type ${number}`)
      .filter((each) => hasControl(each, 'Geodude'))
      .map((each) => currentValue(each, 'Geodude'));
  expect(typing()).toEqual(['rock', 'ground', '']);
  // A type that the Pokémon has moves there.
  await choose('Type 3', 'Rock', 'Geodude');
  expect(typing()).toEqual(['ground', 'rock', '']);
  await choose('Type 1', 'None', 'Geodude');
  expect(typing()).toEqual(['rock', '']);
  await fill('New Pokémon', 'Mossling');
  await press('Add', 'Pokémon with changed types');
  await fill('Name', 'Mosslet', 'Mossling');
  expect(rows('pokemon')).toEqual(['Geodude', 'Mosslet']);
  await press('Only these Pokémon');
  expect(isPressed('Only these Pokémon')).toBe(true);
  await press('Only these Pokémon');
  expect(isPressed('Only these Pokémon')).toBe(false);
  await press(/^Remove.*Geodude/);
  expect(rows('pokemon')).toEqual(['Mosslet']);
});

test('a long list of Pokémon has a search and pages', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `Mon${index}x`);
  await openEditor(names.reduce(addPokemon, smallGame));
  expect(rows('pokemon')).toHaveLength(20);
  await fill('Search', 'mon20', 'Pokémon with changed types');
  expect(rows('pokemon')).toEqual(['Mon20x']);
  await fill('Search', '', 'Pokémon with changed types');
  await press('Show more', 'Pokémon with changed types');
  expect(rows('pokemon')).toEqual(names);
  expect(hasControl('Show more')).toBe(false);
});

test('own abilities have effects on damage and on attacks', async () => {
  await openEditor();
  await fill('New ability', 'Muffle');
  await press('Add', 'Custom abilities');
  expect(rows('abilities')).toEqual(['Muffle']);
  expect(hasControl('Remove the effect')).toBe(false);
  expect([
    currentValue('Type of the attack', 'Muffle'),
    currentValue('Other value', 'Muffle'),
  ]).toEqual(['normal', '0.5']);
  await choose('Type of the attack', 'Rock', 'Muffle');
  await fill('Other value', '0', 'Muffle');
  await press('Add an effect', 'Muffle');
  await press('Remove the effect', 'Muffle');
  expect(currentValue('Type of the attack', 'Muffle')).toBe('normal');
  await choose('Effect', 'Changes the type of its attacks', 'Muffle');
  expect([currentValue('Becomes', 'Muffle'), hasControl('Other value', 'Muffle')]).toEqual([
    'fighting',
    false,
  ]);
  await choose('Becomes', 'Ground', 'Muffle');
  await choose('Type of the attack', 'Flying', 'Muffle');
  expect([currentValue('Type of the attack', 'Muffle'), currentValue('Becomes', 'Muffle')]).toEqual(
    ['flying', 'ground'],
  );
  await fill('Name', 'Hush', 'Muffle');
  await press(/^Remove.*Hush/);
  expect(rows('abilities')).toEqual([]);
});

test('rules and the base are chosen, and the game is used', async () => {
  await openEditor();
  await press('A Pokémon can have a second ability');
  expect(isPressed('A Pokémon can have a second ability')).toBe(true);
  await choose('Fusions', 'Pokémon Infinite Fusion');
  await choose('Fusions', 'None');
  expect(currentValue('Fusions')).toBe('');
  await fill('Name of the game', 'Fern');
  await press('Use this game');
  expect([textOf('h1'), isInactive('In use')]).toEqual(['Fern', true]);
  // A change of the game in use stays in use.
  await press('Fighting on Rock 2×');
  await press('0×', 'Matchup');
  expect(isInactive('In use')).toBe(true);
  await press('Your games');
  await eventually(() => textsOf('main ul section').length > 0);
  expect(textsOf('main ul section')[0]).toContain('In use');
});

test('a phone shows one type at a time, as attacking or as defending', async () => {
  await openEditor(smallGame, 390);
  expect(hasControl('Search', 'Type chart')).toBe(false);
  expect(currentValue('Type', 'Type chart')).toBe('normal');
  await choose('Type', 'Fighting', 'Type chart');
  await press('Rock2×', 'Type chart');
  expect(isPressed('Rock2×', 'Type chart')).toBe(true);
  await press('0×', 'Matchup');
  expect([hasControl('Rock0×'), textOf('[aria-label="Matchup"] p')]).toEqual([
    true,
    'Fighting on Rock',
  ]);
  await press('As defender');
  expect([textOf('[aria-label="Matchup"] p'), isPressed('As defender')]).toEqual([
    'Rock on Fighting',
    true,
  ]);
  expect(currentValue('Type', 'Type chart')).toBe('fighting');
  await choose('Type', 'Bug', 'Type chart');
  expect(textOf('[aria-label="Matchup"] p')).toBe('Rock on Bug');
  await press('As attacker');
  expect([textOf('[aria-label="Matchup"] p'), isPressed('As attacker')]).toEqual([
    'Bug on Rock',
    true,
  ]);
});

test('a phone searches in a chart with many types', async () => {
  await openEditor(['Moss', 'Fern', 'Ivy'].reduce(addType, newGame('Forest', 'default')), 390);
  await fill('Search', ' fer ', 'Type chart');
  expect(textsOf('section[aria-labelledby="chart"] ul button')).toEqual(['Fern1×']);
});

test('a change of another tab is shown, and Undo leaves it', async () => {
  await openEditor();
  await fill('Name of the game', 'From here');
  const { createGameList, savedGames } = await import('#app/state/saved/savedGames.ts');
  await eventually(() => savedGames.get().items[0]?.game.name === 'From here');
  const otherTab = createGameList();
  await act(() =>
    otherTab.change((games) =>
      games.map((each) => ({ ...each, game: { ...each.game, base: 'gen1' } })),
    ),
  );
  await eventually(() => savedGames.get().items[0]?.game.base === 'gen1');
  await press('Undo', '');
  await eventually(() => textOf('h1') === 'Moss');
  await act(() => savedGames.load());
  expect(savedGames.get().items[0]?.game).toMatchObject({ name: 'Moss', base: 'gen1' });
});

test('a game that another tab removes stays in its editor, and the next change saves it again', async () => {
  await openEditor();
  const { createGameList, savedGames } = await import('#app/state/saved/savedGames.ts');
  const [before] = savedGames.get().items;
  await act(() => createGameList().change(() => []));
  await untilGone(
    () => textOf('main').includes('This game was removed elsewhere.'),
    () => fill('Name of the game', 'Again'),
  );
  await act(() => savedGames.load());
  expect(savedGames.get().items).toMatchObject([{ id: before?.id, game: { name: 'Again' } }]);
});

// Regression: a friend's header read "Scarlet / Violet" above an invented chart.
test.each(['scarlet violet', 'Pokémon GO', 'generation 6 and later'])(
  'a game cannot be named %s',
  async (name) => {
    await openEditor();
    await fill('Name of the game', name);
    await eventually(() => textOf('main').includes('An official game has this name.'));
    expect(textOf('h1')).toBe('Moss');
    await fill('Name of the game', `${name} 2`);
    await eventually(() => textOf('h1') === `${name} 2`);
    expect(textOf('main')).not.toContain('An official game has this name.');
  },
);

// Regression: the field showed "1.5" whatever the language writes.
test('the field of a factor has the decimal sign of the language', async () => {
  await openEditor();
  cleanup();
  await openApp(`/game/${location.search}`, { stored: { language: 'de' } });
  await eventually(() => hasControl('Kampf gegen Gestein 2×'));
  await press('Kampf gegen Gestein 2×');
  await fill('Anderer Wert', '1.5');
  await act(async () => control('Anderer Wert').focus());
  await act(async () => control('Anderer Wert').blur());
  expect(currentValue('Anderer Wert')).toBe('1,5');
});
