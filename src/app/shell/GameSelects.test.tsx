// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  focus,
  openApp,
  press,
  textOf,
} from '#tests/app.tsx';

const select = () => control<HTMLSelectElement>('Generation');
const groups = () => [...select().querySelectorAll('optgroup')].map(({ label }) => label);
const selected = () => select().selectedOptions[0]?.text;

test.each(['/defense/?types=fire', '/defense/battle/', '/offense/', '/about/'])(
  'Pokémon GO is chosen where games are chosen: %s',
  async (link) => {
    await openApp(link);
    await choose('Generation', 'Pokémon GO');
    await eventually(() => selected() === 'Pokémon GO');
    await openApp('/defense/?types=fire');
    expect(selected()).toBe('Gen 6+');
  },
);

test('the answer is that of the chosen game, and the choice is in the address', async () => {
  await openApp('/defense/?types=fire');
  await choose('Generation', 'Pokémon GO');
  await eventually(() => textOf('[aria-label="Answer"]').includes('1.6×'));
  expect(address()).toMatch(/own=/);
  await choose('Generation', 'Platinum');
  await eventually(() => textOf('[aria-label="Answer"]').includes('2×'));
  expect(address()).not.toMatch(/own=/);
});

test('the player’s own games and a new one follow', async () => {
  await openApp('/game/');
  await eventually(() => textOf('main').includes('Built-in games'));
  await press('Edit a copy', 'PokéRogue');
  await eventually(() => textOf('h1') === 'PokéRogue (2)');
  await openApp('/offense/');
  expect(groups()).toEqual(['Generations', 'Game', 'Other games']);
  await focus('Generation');
  await eventually(() => groups().at(-1) === 'Your games');
  await choose('Generation', 'PokéRogue (2)');
  await eventually(() => selected() === 'PokéRogue (2)');
  await choose('Generation', 'Make your own game…');
  await eventually(() => address() === '/game/');
});

test('a game of a link is an option beside the others', async () => {
  await openApp('/defense/?types=fire');
  await choose('Generation', 'PokéRogue');
  await eventually(() => address().includes('own='));
  const link = address().replace(/([?&]own=)/, '$1');
  await openApp(link);
  await eventually(() => selected() === 'PokéRogue');
});
