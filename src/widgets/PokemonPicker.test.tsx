// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatLink } from '#links/link.ts';
import { newGame } from '#ownGame/edit/chartEdits.ts';
import { addPokemon } from '#ownGame/edit/pokemonEdits.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import {
  address,
  control,
  eventually,
  focusedName,
  openApp,
  pick,
  press,
  pressKey,
  textsOf,
} from '#tests/app.tsx';

const options = () => textsOf('[role=option]');

/** Types a text into the search field. */
async function type(text: string): Promise<void> {
  await act(async () => {
    control('Pokémon').focus();
    fireEvent.input(control('Pokémon'), { target: { value: text } });
  });
}

const value = () => control<HTMLInputElement>('Pokémon').value;

test('a search lists Pokémon with their numbers, and a type', async () => {
  await openApp('/defense/');
  await type('garchom');
  await eventually(() => options().length > 0);
  expect(options()[0]).toMatch(/^#445Garchomp/);
  await pressKey('Escape');
  await eventually(() => options().length === 0);
  expect([value(), address()]).toEqual(['', '/defense/']);
});

test('Enter picks the best match, and a button clears it', async () => {
  await openApp('/defense/');
  await pick('Pokémon', 'garchomp');
  expect([value(), address()]).toEqual([
    'Garchomp',
    '/defense/?pokemon=garchomp&types=dragon-ground',
  ]);
  await press(/^Clear|^Remove/);
  expect([value(), focusedName()]).toEqual(['', 'Pokémon']);
});

// Regression: an own Pokémon, which has no number, had a bare "#".
test('a Pokémon without a number shows none', async () => {
  const game = addPokemon(newGame('Forest', 'default'), 'Mosslet');
  const ruleset = { ...game, linkText: formatGameText(game)! };
  await openApp(`/defense/?${formatLink(new URLSearchParams(), { ruleset, typeCount: 2 })}`);
  await type('mosslet');
  await eventually(() => options().length > 0);
  expect(options()[0]).toContain('Mosslet');
  expect(options().join()).not.toContain('#');
  await pick('Pokémon', 'mosslet');
  expect(textsOf('[aria-label="Pokémon"]').join()).not.toContain('#');
  expect(document.querySelector('main')?.textContent).not.toMatch(/#(?!\d)/);
});
