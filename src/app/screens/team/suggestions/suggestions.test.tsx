// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatLink } from '#core/links/link.ts';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { addPokemon, setOnlyOwnPokemon } from '#core/ownGames/edit/pokemonEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import {
  address,
  choose,
  control,
  eventually,
  hasControl,
  notice,
  openApp,
  pick,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

// In generation 1 the search is fast.
const two =
  '/defense/team/?team=1&member=dragonite.dragon-flying&member=gengar.ghost-poison&generation=gen1';
const section = 'What to add';
const card = `[aria-label="${section}"]`;
const rows = () => textsOf(`[aria-label="${section}"] li`);
const isPressed = (name: string | RegExp) =>
  control(name, section).getAttribute('aria-pressed') === 'true';
const preview = () =>
  textsOf('[aria-label="Answer"] p').find((text) => text.startsWith('Trying out:')) ?? '';

async function openSuggestions(link = two): Promise<void> {
  await openApp(link, { answers: ['suggestChanges'] });
  await eventually(() => rows().length > 0);
}

/** The name of the first suggestion. */
const firstName = () =>
  /^Try out (.*)$/.exec(
    document.querySelector(`[aria-label="${section}"] li button`)?.getAttribute('aria-label') ?? '',
  )?.[1];

/** How many types each suggestion has. */
const typeCounts = () =>
  [...document.querySelectorAll(`[aria-label="${section}"] li`)].map(
    (row) => row.querySelectorAll('svg[data-type]').length,
  );

test('a pinned suggestion is previewed until it ends', async () => {
  await openSuggestions();
  const button = `Try out ${firstName()}`;
  for (const [end, state, isClosed = false] of [
    [() => press(button, section), 'off'],
    [() => press('Close', section), 'off', true],
    [() => choose('Suggest', 'Types', section), 'gone'],
    [() => choose('Suggest', 'Pokémon', section), 'gone'],
    [() => press('Single type', section), 'gone'],
  ] as const) {
    if (hasControl(button, section)) {
      await press(button, section);
      await eventually(() => preview() === `Trying out: ${firstName()}`);
      expect(isPressed(button)).toBe(true);
    }
    await end();
    await eventually(() => preview() === '');
    expect(hasControl('Close', section)).toBe(false);
    if (isClosed) expect(document.activeElement?.tagName).toBe('UL');
    if (state === 'off') expect(isPressed(button)).toBe(false);
  }
  await eventually(() => typeCounts().length > 0 && typeCounts().every((count) => count === 2));
  expect([isPressed('Single type'), isPressed('Legendary')]).toEqual([false, false]);
  await press('Single type', section);
  await eventually(() => typeCounts().includes(1));
  expect(isPressed('Single type')).toBe(true);
});

// Regression: the bar on a phone repeated the text above it.
test('the bar of a pinned suggestion has what changes in the headline and the table', async () => {
  await openSuggestions();
  await press(`Try out ${firstName()}`, section);
  expect(textsOf(`[aria-label="${section}"] p:has(strong)`)).toEqual([
    'SlowbroWeak: Electric 0 → 1, Bug 0 → 1, Grass 0 → 1. Resist: Ice 0 → 1, Ghost 0 → 1, Psychic 0 → 1.',
  ]);
});

test('the pointer previews a suggestion for a moment', async () => {
  await openSuggestions();
  const row = document.querySelector(`[aria-label="${section}"] li`)!;
  const enter = (pointerType: string) =>
    act(async () => void fireEvent.pointerEnter(row, { pointerType }));
  await enter('touch');
  expect(preview()).toBe('');
  await enter('mouse');
  await eventually(() => preview() === `Trying out: ${firstName()}`);
  const pointAt = (selector: string) =>
    act(async () => void fireEvent.pointerOver(document.querySelector(selector)!));
  // The table is a part of the preview.
  await pointAt('h1');
  expect(preview()).not.toBe('');
  await pointAt('[aria-label=Members]');
  await eventually(() => preview() === '');
});

test('types are suggested with examples, and more rows at the foot', async () => {
  await openSuggestions();
  expect(rows()).toHaveLength(6);
  // In generation 1 Psychic is immune to Ghost.
  expect(rows()[0]).toBe(
    'Slowbro Try outAddNo longer a danger: Ghost, Psychic. New danger: Electric.Resists Ice, Psychic. Immune to Ghost. That helps 2 members. Shares no weakness with your team.',
  );
  await press('Show more', section);
  expect(rows()).toHaveLength(12);
  await choose('Suggest', 'Types', section);
  await eventually(() => rows().some((text) => text.includes('For example')));
  expect([rows().length, hasControl('Legendary', section)]).toEqual([6, false]);
  const samples = rows().map(
    (text) => /For example, (.*)\./.exec(text)?.[1]?.split(/, | and /).length,
  );
  expect([Math.max(...samples.map(Number)), samples.includes(undefined)]).toEqual([3, false]);
  let count = rows().length;
  while (hasControl('Show more', section)) {
    expect(rows()).toHaveLength(count);
    await press('Show more', section);
    count += 6;
  }
  expect([rows().length > count - 6, document.activeElement?.tagName]).toEqual([true, 'UL']);
});

test('in a full team a suggestion replaces a member, and Undo brings it back', async () => {
  const full = two.replace(
    '&generation',
    '&member=pikachu.electric&member=snorlax.normal&member=onix.rock-ground&member=jynx.ice-psychic&generation',
  );
  await openSuggestions(full);
  const name = /^Replace .* with /;
  const label = control(name, section).getAttribute('aria-label') ?? '';
  const [, old, added] = /^Replace (.*) with (.*)$/.exec(label) ?? [];
  expect(rows()[0]).toContain(`Instead of ${old}Try outReplace`);
  await press(name, section);
  expect(notice()).toBe(`${added} replaced ${old}.`);
  expect(address().split('member=')).toHaveLength(7);
  expect(address()).not.toContain(`member=${old?.toLowerCase()}`);
  await press('Undo');
  expect(address()).toBe(full);
});

test('a button in the answer leads to the suggestions', async () => {
  await openSuggestions();
  await press(section, 'Answer');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(section);
});

/** The names of the types of each suggestion. */
const typesOfRows = () =>
  [...document.querySelectorAll(`[aria-label="${section}"] li`)].map((row) =>
    [...row.querySelectorAll('svg[data-type]')].map((icon) => icon.getAttribute('data-type')),
  );

test('suggestions are limited to a type, as in a monotype team', async () => {
  await openSuggestions();
  await choose('Type', 'Water', section);
  await eventually(
    () => rows().length > 0 && typesOfRows().every((types) => types.includes('water')),
  );
  await choose('Suggest', 'Types', section);
  await eventually(
    () => rows().length > 0 && typesOfRows().every((types) => types.includes('water')),
  );
  // Another question keeps the filter.
  await press('Moves to teach', section);
  await eventually(() => textOf(card).includes('Your team has nothing super effective'));
  await press('For the team', section);
  expect(control<HTMLSelectElement>('Type', section).value).toBe('water');
  await choose('Type', 'All types', section);
  await eventually(() => typesOfRows().some((types) => !types.includes('water')));
  await choose('Type', 'Dragon', section);
  await eventually(
    () => rows().length > 0 && typesOfRows().every((types) => types.includes('dragon')),
  );
  expect(rows()).toContain(
    'Dragon Try outAddNo new danger.Also weak to Ice, Dragon. For example, Dratini, Dragonair.',
  );
  // The only one that does not evolve is in the team.
  await choose('Suggest', 'Pokémon', section);
  const statuses = () => textsOf(`[aria-label="${section}"] [role=status]`).join();
  await eventually(() => statuses().includes('Nothing fits these filters.'));
  expect(rows()).toEqual([]);
  await press('Not fully evolved', section);
  await eventually(() => rows().length > 0);
  expect(rows().map((row) => row.split(' ')[0])).toEqual(['Dratini', 'Dragonair']);
});

test('suggestions are limited to Pokémon that resist a type', async () => {
  await openSuggestions();
  await press('Resists', section);
  await press('Electric', 'Resists');
  // In generation 1 the types that resist Electric are these.
  const resists = (types: readonly (string | null)[]) =>
    types.some((type) => /electric|grass|dragon|ground/.test(type ?? ''));
  await eventually(() => rows().length > 0 && typesOfRows().every(resists));
  await press('Water', 'Resists');
  await press('Fire', 'Resists');
  await press('Grass', 'Resists');
  await press('Not weak to', section);
  await press('Ice', 'Not weak to');
  await press('4× weakness', section);
  await eventually(() =>
    textsOf(`[aria-label="${section}"] [role=status]`)
      .join()
      .includes('Nothing fits these filters.'),
  );
  expect(rows()).toEqual([]);
  await press('Remove these filters', section);
  await eventually(() => rows().length === 6);
});

test('a suggestion has the ability with which it matches', async () => {
  await openSuggestions(
    '/defense/team/?team=1&member=arcanine.fire&member=magnezone.electric-steel&generation=gen2',
  );
  await choose('Type', 'Psychic', section);
  await press('Resists', section);
  await press('Ground', 'Resists');
  await press('Poison', 'Resists');
  await eventually(() => rows().some((row) => row.startsWith('Bronzong with Levitate')));
});

test('suggestions are limited to Pokémon that can learn a move', async () => {
  await openSuggestions('/defense/team/?team=1&member=gyarados.water-flying&game=scarlet-violet');
  await press('Can learn', section);
  await pick('Can learn move or type', 'freeze');
  await eventually(() => rows().some((row) => row.startsWith('Mamoswine')));
  // Every learner of the move in the game has the type Ice or Water.
  expect(typesOfRows().every((types) => types.some((type) => /ice|water/.test(type ?? '')))).toBe(
    true,
  );
});

test('members close gaps of the team with moves that they can learn', async () => {
  await openSuggestions('/defense/team/?team=1&member=starmie.water-psychic&game=emerald');
  await press('Moves to teach', section);
  await eventually(() => rows().includes('Normal: no member'));
  // Of the moves that are super effective against Normal, all are of the type Fighting.
  expect(rows().find((line) => line.startsWith('Dragon'))).toMatch(
    /^Dragon: Starmie learns (Blizzard|Ice Beam) \(by TM\)$/,
  );
  expect(textOf(card)).toContain('Moves of generation 3, including TM and tutor moves.');
});

// Regression: a member whose moves are not known counted as one that learns nothing.
test('members whose moves in the game are not known are named', async () => {
  await openSuggestions(
    '/defense/team/?team=1&member=rillaboom.grass&member=ditto.normal&game=champions',
  );
  await press('Moves to teach', section);
  await eventually(() => textOf(card).includes('Moves of Champions'));
  expect(textOf(card)).toContain('Our list doesn’t have the moves of Rillaboom.');
});

test('a team that hits every type has no gaps, and offline no answer to one', async () => {
  await openApp(
    '/defense/team/?team=1&member=.fire....fighting-ground-ghost-ice&member=.water....flying-electric-steel',
  );
  await eventually(() => hasControl('Moves to teach', section));
  // Without an answer of the worker the search still runs.
  const statuses = () => textsOf(`[aria-label="${section}"] [role=status]`).join();
  expect(statuses()).toContain('Searching the Pokédex…');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await press('Moves to teach', section);
  await eventually(() =>
    textOf(card).includes('Your attacks are super effective against every type.'),
  );
  await press(/^Edit Water/);
  // Only Steel and Poison hit Fairy.
  await press('Remove Steel');
  await eventually(() => textOf(card).includes('The moves that Pokémon learn couldn’t be loaded.'));
});

// A list that is busy has the height of a screen.
test('the list is busy while suggestions are searched, and not if the Pokédex is missing', async () => {
  const isBusy = () => document.querySelector(`${card} ul`)?.getAttribute('aria-busy');
  const link = '/defense/team/?team=1&member=.fire';
  await openApp(link);
  await eventually(() => isBusy() === 'true');
  vi.spyOn(console, 'warn').mockReturnValue();
  await openApp(link, {
    changeFile: (path, text) => {
      if (path === '/pokedex.json') throw new Error(`No ${path}`);
      return text;
    },
  });
  await eventually(() => hasControl('Suggest', section));
  await choose('Suggest', 'Pokémon', section);
  expect(textOf(card)).toContain('The Pokédex couldn’t be loaded.');
  expect(isBusy()).toBe('false');
});

// Regression: every own Pokémon had the number '', so one in the team hid all others.
test('a fan game whose Pokémon have no numbers has suggestions', async () => {
  const game = setOnlyOwnPokemon(
    ['Moss', 'Fern', 'Ivy'].reduce(addPokemon, newGame('Forest', 'default')),
    true,
  );
  const ruleset = { ...game, linkText: formatGameText(game)! };
  const team = new URLSearchParams({ team: '1', member: `${game.pokemon[0]?.id}.normal` });
  await openSuggestions(`/defense/team/?${formatLink(team, { ruleset, typeCount: 2 })}`);
  expect(rows().map((row) => row.split(' ')[0])).toEqual(['Fern', 'Ivy']);
});
