import { expect, it } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import { addType, emptyGame, newGame, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { countDifferences } from './gameDifferences.ts';
import { readyMadeGames } from './readyMade.ts';

const none = { newTypes: 0, missingTypes: 0, changedMatchups: 0, ownPokemon: 0, ownAbilities: 0 };

/** A game with the type Sound, to which Steel is weak and which Normal resists. */
function makeLyra(): OwnGame {
  const game = addType(newGame('Lyra', 'default'), 'Sound');
  const sound = 'sound' as Type;
  return setFactor(setFactor(game, [sound, 'steel'], 2), [sound, 'normal'], 0.5);
}

it('counts nothing in a copy of the base', () => {
  expect(countDifferences(newGame('Copy', 'gen2'))).toEqual(none);
});

it('counts new types, and each matchup that is not that of the base', () => {
  expect(countDifferences(makeLyra())).toEqual({ ...none, newTypes: 1, changedMatchups: 2 });
});

it('counts a matchup between types of the base', () => {
  const game = setFactor(newGame('Ice', 'gen1'), ['ice', 'fire'], 0.5);
  expect(countDifferences(game)).toEqual({ ...none, changedMatchups: 1 });
});

it('counts the 17 types of the base that an empty chart lacks', () => {
  expect(countDifferences(emptyGame('Empty', 'default'))).toEqual({ ...none, missingTypes: 17 });
});

it('counts Pokémon and abilities', () => {
  const pokemon = [{ id: 'exploud', name: 'Exploud', types: ['normal'] }] as const;
  const game = { ...newGame('Own', 'default'), pokemon } as OwnGame;
  expect(countDifferences(game)).toEqual({ ...none, ownPokemon: 1 });
});

// The main games have 51 matchups that are super effective, 61 that are not very effective, and 8 immunities.
it('counts every factor of Pokémon GO that is not normal damage', () => {
  const go = readyMadeGames.find(({ name }) => name === 'Pokémon GO');
  expect(go && countDifferences(go)).toEqual({ ...none, changedMatchups: 51 + 61 + 8 });
});
