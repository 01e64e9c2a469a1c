import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBosses } from '#core/bosses/bossFile.ts';
import { writeZxLog } from '#tests/ownGame/logWriters.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { createImportedGame, type ImportChoices } from './importedGame.ts';
import { readOwnGame } from './readOwnGame.ts';

const bosses = parseBosses(JSON.parse(readFileSync('public/bosses/platinum.json', 'utf8')));

const logOf = (game: string) =>
  readOwnGame([
    writeZxLog({
      game,
      pokemon: [{ number: 387, name: 'TURTWIG', types: ['FIRE'], abilities: [] }],
      trainers: [{ number: 246, name: 'Roark', team: [{ name: 'TURTWIG', level: 15 }] }],
    }),
  ]);
const log = logOf('Pokemon Platinum (U)');
const unknownLog = logOf('Pokemon Foo');

const create = (source = log, choices: ImportChoices = {}) =>
  createImportedGame(source, choices, pokedex, bosses);

describe('the game of a log', () => {
  it('is finished with the Pokédex and the bosses of its official game', () => {
    const { ownGame, hasLink, defaults, hasOpponents, needsPokedex } = create();
    expect(ownGame).toMatchObject({ base: 'platinum', pokemon: [{ id: 'turtwig' }] });
    expect(ownGame?.bosses).toMatchObject([{ name: 'Roark', role: 'gymLeader', isHidden: true }]);
    expect([hasLink, hasOpponents, needsPokedex]).toEqual([true, true, true]);
    expect(defaults).toEqual({ base: 'platinum', hasOnlyOwnPokemon: false, hidesTeams: true });
  });

  it('is not finished without one of them, or without a game that the player has to choose', () => {
    const games = [
      createImportedGame(log, {}, undefined, bosses),
      createImportedGame(log, {}, pokedex, undefined),
      create(unknownLog),
    ];
    for (const { ownGame, log: summary, pokemonCount } of games)
      expect([ownGame, summary, pokemonCount]).toEqual([undefined, undefined, 1]);
    expect(games.map(({ isBaseUnknown }) => isBaseUnknown)).toEqual([false, false, true]);
    expect(create(unknownLog, { base: 'platinum' }).log?.bosses?.matchCount).toBe(1);
  });

  it('follows the choices of the player', () => {
    const { ownGame } = create(log, { hidesTeams: false, hasOnlyOwnPokemon: true });
    expect(ownGame?.bosses?.[0]).not.toHaveProperty('isHidden');
    expect(ownGame?.hasOnlyOwnPokemon).toBe(true);
  });
});

it('a table needs neither Pokédex nor bosses', () => {
  const source = readOwnGame([{ name: 'a', text: 'fire,fire,2\nfire,water,2\n' }]);
  const game = createImportedGame(source, {}, undefined, undefined);
  expect(game).toMatchObject({ typeCount: 2, matchupCount: 2, pokemonCount: 0, hasLink: true });
  expect(game.ownGame?.base).toBe('default');
});
