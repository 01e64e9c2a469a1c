// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { maxChartTypes } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { addType, newGame, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import {
  address,
  eventually,
  hasControl,
  notice,
  notices,
  openApp,
  pick,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const region = '[aria-label="Comparison"]';
const rows = (label = 'Comparison') => textsOf(`table[aria-label="${label}"] tbody tr`);

/** A game with as many types as named, whose first own type is super effective against the second. */
function gameWith(typeCount: number): OwnGame {
  let game = newGame('Large', 'default');
  while (game.types.length < typeCount) game = addType(game, `Sound ${game.types.length}`);
  const [, first, second] = game.types.slice(17).map(({ id }) => id);
  return setFactor(game, [first as Type, second as Type], 3);
}

/** Opens the link in the game, and waits for the comparison. */
async function openComparison(game: OwnGame, search: string): Promise<void> {
  await openApp(`/defense/?${search}&own=${formatGameText(game)}`);
  await eventually(() => textOf(`${region} table`) !== '');
}

test.each([38, maxChartTypes])('own types are compared: %i', async (typeCount) => {
  const game = gameWith(typeCount);
  const [first, second] = [game.types[18]!, game.types[19]!];
  await openComparison(game, `types=${first.id}&with=.${second.id}-water`);
  expect(rows()[0]).toBe(`${first.name}1×3×`);
  expect(rows().length + rows('The same for all').length).toBe(typeCount);
  expect(textOf(`${region} p`)).toContain(`Only ${second.name} / Water is weak to ${first.name}`);
  await press(first.name, 'Comparison');
  expect(textsOf(`${region} td ol`)).toEqual([
    `${first.name} on ${first.name} 1×= 1×`,
    `${first.name} on ${second.name} 3×${first.name} on Water 1×= 3×`,
  ]);
});

const fusionGame = readyMadeGames.find(({ fusion }) => fusion === 'infinite_fusion')!;

test('fusions are compared, and one is made in the comparison', async () => {
  await openComparison(
    fusionGame,
    'pokemon=pidgey_squirtle&types=water-flying&with=charmander.fire',
  );
  expect(rows()).toContain('Electric4×1×');
  await press('Charmander', 'Comparison');
  await eventually(() => hasControl('Fuse with…', 'Comparison'));
  await press('Fuse with…', 'Comparison');
  await pick('Fused with', 'bulbasaur', 'Comparison');
  expect(address()).toMatch(/&with=charmander_bulbasaur\.fire-poison&/);
  expect(rows().find((row) => row.startsWith('Grass'))).toBe('Grass1×¼×');
});

test.each([
  ['a typing that the game lacks', '.sound-fire', 'Comparison'],
  ['a third typing that does not exist', '.water&with=.nothing', 'Comparison'],
  ['a Pokémon that does not exist', 'nobody.water', 'Comparison'],
])('a link with %s says what it left out', async (_, others, names) => {
  await openComparison(gameWith(38), `types=fire&with=${others}`);
  // The notice about the game of the link loads beside the Pokédex, and may appear first.
  await eventually(() => notices().some((each) => each.startsWith('Part of this link')));
  expect(notices()).toContain(`Part of this link couldn’t be read: ${names}.`);
});

test('a link with a broken own game says so, and compares the official types', async () => {
  await openApp('/defense/?types=fire&with=.water&own=broken');
  await eventually(() => textOf(`${region} table`) !== '');
  expect(notice()).toBe('Part of this link couldn’t be read: Your games.');
  expect(rows().length + rows('The same for all').length).toBe(18);
});
