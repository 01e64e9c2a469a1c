// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatLink } from '#core/links/link.ts';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { addPokemon } from '#core/ownGames/edit/pokemonEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import {
  address,
  control,
  eventually,
  focusedName,
  notice,
  openApp,
  options,
  pick,
  press,
  pressKey,
  search,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const value = () => control<HTMLInputElement>('Pokémon').value;

test('a search lists Pokémon with their numbers, and a type', async () => {
  await openApp('/defense/');
  await search('Pokémon', 'garchom');
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
  await search('Pokémon', 'mosslet');
  expect(options()[0]).toContain('Mosslet');
  expect(options().join()).not.toContain('#');
  await pick('Pokémon', 'mosslet');
  expect(textsOf('[aria-label="Pokémon"]').join()).not.toContain('#');
  expect(document.querySelector('main')?.textContent).not.toMatch(/#(?!\d)/);
});

test('a move that is no Pokémon leads to what it hits, in any language', async () => {
  await openApp('/defense/');
  await search('Pokémon', 'earthq');
  expect(options()).toEqual([
    'Earthquake (move): see what it hits',
    'Which Pokémon can learn Earthquake?',
  ]);
  // One whose matchup differs from that of its type comes before the others.
  await search('Pokémon', 'freeze');
  await eventually(() => options()[0]?.startsWith('Freeze-Dry') ?? false);
  await search('Pokémon', 'ébullition');
  await eventually(() => options()[0]?.startsWith('Scald') ?? false);
  await pressKey('Enter');
  await eventually(() => address().startsWith('/offense/'));
  expect(address()).toBe('/offense/?attacks=Scald');
});

test('a move leads to the Pokémon that learn it', async () => {
  await openApp('/defense/');
  await search('Pokémon', 'ice beam');
  await eventually(() => options()[0]?.startsWith('Ice Beam') ?? false);
  await press('Which Pokémon can learn Ice Beam?');
  await eventually(() => textsOf('h1')[0] === 'Which Pokémon can learn Ice Beam?');
  expect(address()).toBe('/offense/coverage/normal/?abilities=1&learns=IceBeam');
});

test('names that make a question together lead to its answer', async () => {
  await openApp('/defense/');
  await search('Pokémon', 'fire steel');
  await eventually(() => options()[0] === 'Fire / Steel (types)');
  expect(options().slice(1, 4)).toEqual([
    'Fire and Steel as your attacks',
    'Fire on Steel: 2×',
    '#485Heatran',
  ]);
  await search('Pokémon', 'heatran against tyranitar');
  await eventually(() => options()[0] === 'Heatran against Tyranitar');
  await search('Pokémon', 'does freeze-dry hit swampert?');
  await eventually(() => options()[0] === 'Freeze-Dry on Swampert: 4×');
  await search('Pokémon', 'who learns ice beam');
  await eventually(() => options()[1] === 'Which Pokémon can learn Ice Beam?');
  await search('Pokémon', 'ice on garchomp');
  await eventually(() => options()[0] === 'Ice on Garchomp: 4×');
  await pressKey('Enter');
  await eventually(() => address() === '/defense/?pokemon=garchomp&types=dragon-ground');
});

test('a move without damage is named as one', async () => {
  await openApp('/defense/');
  await act(async () => {
    control('Pokémon').focus();
    fireEvent.input(control('Pokémon'), { target: { value: 'Tailwind' } });
  });
  await eventually(() =>
    textsOf('[role=presentation] p').includes(
      'Tailwind does no damage, so there is nothing to show.',
    ),
  );
});

test('a boss of any game is beside the Pokémon, and leads to the battle against it', async () => {
  await openApp('/defense/');
  await search('Pokémon', 'red');
  await eventually(() => options().some((each) => each.startsWith('Red')));
  // No Pokémon begins so, and one contains it.
  expect(options()[0]).toBe('Red Boss · HeartGold / SoulSilver · Level cap 88');
  expect(options().some((each) => each.includes('Loudred'))).toBe(true);
  await search('Pokémon', 'cynth');
  await eventually(() => options()[0]?.startsWith('Cynthia') ?? false);
  await pressKey('Enter');
  await eventually(() => address().startsWith('/defense/battle/'));
  const game = 'brilliant-diamond-shining-pearl';
  expect(address()).toBe(`/defense/battle/?boss=${game}.cynthia&game=${game}`);
});

test('a game is beside the Pokémon, and its rules apply where the player is', async () => {
  await openApp('/defense/?types=steel');
  await search('Pokémon', 'emer');
  await eventually(() => options()[0] === 'Emerald Game');
  await pressKey('Enter');
  await eventually(() => address() === '/defense/?types=steel&generation=gen2&game=emerald');
  // The field returns with the Pokémon of the game.
  await eventually(() => value() === '');
});

test('the player’s own games are found before others, and those that need no import, too', async () => {
  const { savedGames } = await import('#app/state/saved/savedGames.ts');
  const game = newGame('Emerald Kaizo', 'emerald');
  await savedGames.change(() => [{ id: 'kaizo', game, changed: 1 }]);
  await openApp('/defense/?types=steel');
  await search('Pokémon', 'emer');
  await eventually(() => options()[0] === 'Emerald Kaizo Custom game');
  expect(options()[1]).toBe('Emerald Game');
  await pressKey('Enter');
  await eventually(() => textOf('main').includes('Rules: Emerald Kaizo'));
  expect(address()).toContain('/defense/?types=steel&');
  await eventually(() => value() === '');
  await search('Pokémon', 'pokerog');
  await eventually(() => options()[0] === 'PokéRogue Game');
  await pressKey('Enter');
  await eventually(() => textOf('main').includes('Rules: PokéRogue'));
});

test('a saved team is beside the Pokémon: it opens, and in a battle it becomes the side', async () => {
  await openApp('/defense/team/?team=1&member=pikachu.electric&member=gengar.ghost-poison');
  await press('Save team');
  await eventually(() => notice().startsWith('Saved as '));
  const { router } = await import('#app/shell/appRouter.ts');
  await act(async () => router.navigate('/defense/'));
  // Team has a field of the same name.
  await eventually(() => textsOf('h1')[0] === 'What is it weak to?');
  const pickTeam = async () => {
    const isTeam = (option: Element) => option.textContent === 'Pikachu, Gengar Team';
    const find = () => [...document.querySelectorAll('[role=option]')].find(isTeam);
    await eventually(() => find() !== undefined);
    await act(async () => void fireEvent.click(find()!));
  };
  await search('Pokémon', 'pikachu, geng');
  await pickTeam();
  await eventually(() => address().startsWith('/defense/team/?team=1&member=pikachu'));
  const { session } = await import('#app/state/session.ts');
  expect(session.getLast('team').state.savedId).toBeDefined();
  await act(async () => router.navigate('/defense/battle/'));
  await search('Add an opponent', 'pikachu, geng');
  await pickTeam();
  await eventually(() => /them=pikachu.*them=gengar/.test(address()));
});

test('a rival is the one of the starter that the player has chosen', async () => {
  await openApp('/defense/?game=platinum', { stored: { starter_platinum: 'water' } });
  await search('Pokémon', 'barry');
  await eventually(() => options()[0]?.startsWith('Barry Rival · Platinum') ?? false);
  await pressKey('Enter');
  await eventually(() => address().startsWith('/defense/battle/'));
  expect(address()).toBe(
    '/defense/battle/?boss=platinum.barry-6-water&generation=gen2&game=platinum',
  );
});

test('a search whose bosses cannot be loaded says so, and still finds Pokémon', async () => {
  await openApp('/defense/', {
    changeFile: (path, text) => (path.includes('bosses/index') ? '{}!' : text),
  });
  await act(async () => {
    control('Pokémon').focus();
    fireEvent.input(control('Pokémon'), { target: { value: 'cynth' } });
  });
  await eventually(() =>
    textsOf('[role=presentation] p').includes('The bosses couldn’t be loaded.'),
  );
  await pick('Pokémon', 'garchomp');
  expect(textsOf('h1')).toEqual(['Garchomp']);
});

test('a move that the game lacks is not offered', async () => {
  await openApp('/defense/?generation=gen1');
  await act(async () => {
    control('Pokémon').focus();
    fireEvent.input(control('Pokémon'), { target: { value: 'freeze-dry' } });
  });
  await eventually(() => textsOf('[role=presentation] p').includes('No Pokémon found.'));
  expect(options()).toEqual([]);
});

test('a tap into the field selects a picked name, so that typing replaces it, but no typed text', async () => {
  const selectAfterTap = (label: string): string => {
    const field = control<HTMLInputElement>(label);
    field.setSelectionRange(0, 0);
    fireEvent.click(field);
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  };
  await openApp('/defense/?pokemon=garchomp&types=dragon-ground');
  expect(selectAfterTap('Pokémon')).toBe('Garchomp');
  await openApp('/defense/team/');
  await search('Pokémon', 'garch');
  expect(selectAfterTap('Pokémon')).toBe('');
});
