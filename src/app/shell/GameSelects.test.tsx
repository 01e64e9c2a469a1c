// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  address,
  choose,
  eventually,
  fill,
  focus,
  nameOf,
  openApp,
  press,
  textOf,
} from '#tests/app.tsx';

const select = () => document.querySelector<HTMLSelectElement>('header select')!;
/** The name of the select, which begins with a mark while an own game is in use. */
const name = () => nameOf(select());
const groups = () => [...select().querySelectorAll('optgroup')].map(({ label }) => label);
const selected = () => select().options[select().selectedIndex]?.text;

test.each(['/defense/?types=fire', '/defense/battle/', '/offense/', '/about/'])(
  'Pokémon GO is chosen where games are chosen: %s',
  async (link) => {
    await openApp(link);
    await choose(name(), 'Pokémon GO');
    await eventually(() => selected() === 'Pokémon GO');
    await openApp('/defense/?types=fire');
    expect(selected()).toBe('Gen 6+');
  },
);

test('the answer is that of the chosen game, and the choice is in the address', async () => {
  await openApp('/defense/?types=fire');
  await choose(name(), 'Pokémon GO');
  await eventually(() => textOf('[aria-label="Answer"]').includes('1.6×'));
  expect(address()).toMatch(/own=/);
  await choose(name(), 'Platinum');
  await eventually(() => textOf('[aria-label="Answer"]').includes('2×'));
  expect(address()).not.toMatch(/own=/);
});

test('a game of a link is an option beside the others', async () => {
  await openApp('/defense/?types=fire');
  await choose(name(), 'PokéRogue');
  await eventually(() => address().includes('own='));
  await openApp(address());
  await eventually(() => selected() === 'PokéRogue');
  expect(groups()).toEqual(['Generations', 'Game', 'Other games']);
});

test('the player’s own games and a new one follow', async () => {
  await openApp('/game/');
  await eventually(() => textOf('main').includes('Built-in games'));
  await press('Edit a copy', 'PokéRogue');
  await eventually(() => textOf('h1') === 'PokéRogue');
  await fill('Name of the game', 'Mine');
  await openApp('/offense/');
  expect(groups()).toEqual(['Generations', 'Game', 'Other games']);
  await focus(name());
  await eventually(() => groups().at(-1) === 'Your games');
  await choose(name(), 'Mine');
  await eventually(() => selected() === 'Mine');
  await choose(name(), 'Make your own game…');
  await eventually(() => address() === '/game/');
});
