import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import type { Type } from '#core/charts/type.ts';
import { setTyping, setTypings } from '#core/ownGames/edit/pokemonEdits.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { toOwnGame } from '#core/ownGames/import/toOwnGame.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { ownGames } from '#tests/ownGame/randomGames.ts';
import { slowRuns } from '#tests/runs.ts';
import { formatGameFile, formatGameJson, parseGameJson } from './gameFile.ts';

const game: OwnGame = {
  name: 'Échos',
  base: 'platinum',
  types: [
    { id: 'fire' as Type, name: 'FIRE', color: '#ff0000' },
    { id: 'sound' as Type, name: '音', isAttackOnly: true },
  ],
  chart: {
    types: ['fire', 'sound' as Type],
    factors: { fire: { fire: 0.5, sound: 1 }, sound: { fire: 2, sound: 1 } },
    attackOnly: ['sound' as Type],
  },
  pokemon: [
    { id: 'mew', name: 'Mew', types: ['fire'] },
    { id: 'own-zz', name: 'Zz', types: ['fire'] },
  ],
  hasOnlyOwnPokemon: true,
};

const ability = { id: 'own_a', name: 'A', effects: [{ kind: 'takes', type: 'fire', factor: 0 }] };

/** The game of a file that was opened. */
function openGame(text: string): OwnGame {
  const source = readOwnGame([{ name: 'game.json', text }]);
  expect([source.formats, source.warnings]).toEqual([['chartJson'], []]);
  const { name = '', base = 'default', abilities } = source;
  const { hasOnlyOwnPokemon, hasSecondAbility, fusion, rules, moves } = source;
  return toOwnGame(source, {
    ...{ name, base, abilities, hasOnlyOwnPokemon, hasSecondAbility, fusion, rules, moves },
    findPokemon: () => undefined,
  });
}

describe('the file of a game', () => {
  it('has one row and one Pokémon per line', () => {
    expect(formatGameFile(game)).toBe(`{
  "version": 1,
  "name": "Échos",
  "base": "platinum",
  "types": ["fire","sound"],
  "names": {"fire":"FIRE","sound":"音"},
  "colors": {"fire":"#ff0000"},
  "attackOnly": ["sound"],
  "onlyOwnPokemon": true,
  "chart": {
    "fire": {"fire":0.5},
    "sound": {"fire":2}
  },
  "pokemon": [
    {"id":"mew","name":"Mew","types":["fire"]},
    {"id":"own-zz","name":"Zz","types":["fire"]}
  ]
}
`);
  });

  it('has the abilities of Pokémon and the changed moves, which survive an edit', () => {
    const [mew, zz] = game.pokemon;
    const changed: OwnGame = {
      ...game,
      pokemon: [{ ...mew!, abilities: ['thick_fat', 'guts'], slots: '0H' }, zz!],
      moves: { Surf: { type: 'fire' }, freeze_dry: { category: 'physical' } },
    };
    expect(openGame(formatGameFile(changed))).toEqual(changed);
    expect(setTyping(changed, mew!, ['fire']).pokemon[0]).toEqual(changed.pokemon[0]);
    const typings = [{ id: 'mew', name: 'Mew', types: ['fire'] as const }];
    expect(setTypings(changed, typings).pokemon[0]).toEqual(changed.pokemon[0]);
  });

  it('is read as the same game, and as a chart', () => {
    expect(openGame(formatGameFile(game))).toEqual(game);
    expect(parseChart(JSON.parse(formatGameFile(game)))).toEqual(game.chart);
    const chart = chartIn('default');
    const plain: OwnGame = {
      ...{ name: 'Plain', base: 'default', chart, pokemon: [] },
      types: chart.types.map((id) => ({ id, name: id })),
    };
    expect(openGame(formatGameFile(plain))).toEqual(plain);
    fc.assert(
      fc.property(ownGames, (each) => {
        expect(openGame(formatGameFile(each))).toEqual(each);
        expect(parseGameJson(JSON.parse(JSON.stringify(formatGameJson(each))))).toEqual(each);
      }),
      { numRuns: slowRuns },
    );
  });

  it.each([
    ['invalidChart', { version: 0 }],
    ['invalidChart', { version: '1' }],
    ['newerVersion', { version: 2 }],
    ['newerVersion', { version: 2, squads: [] }],
    ['invalidChart', { name: '' }],
    ['invalidChart', { name: 7 }],
    ['invalidChart', { base: 'orange' }],
    ['invalidChart', { onlyOwnPokemon: 1 }],
    ['invalidChart', { abilities: {} }],
    ['invalidChart', { abilities: [7] }],
    ['invalidChart', { abilities: [{ id: 'own_a', name: 'A', effects: [] }] }],
    ['invalidChart', { abilities: [ability, ability] }],
    ['invalidChart', { abilities: [{ ...ability, id: 'own-a' }] }],
    ['invalidChart', { abilities: [{ ...ability, effects: [{ kind: 'takes', type: 'fire' }] }] }],
    ['invalidChart', { abilities: [{ ...ability, effects: [{ kind: 'turns', from: 'fire' }] }] }],
    ['invalidChart', { pokemon: [{ id: 'Mew', name: 'Mew', types: ['fire'] }] }],
    ['invalidChart', { pokemon: [game.pokemon[0], game.pokemon[0]] }],
    ['invalidChart', { pokemon: [{ ...game.pokemon[0], abilities: [] }] }],
    ['invalidChart', { pokemon: [{ ...game.pokemon[0], abilities: ['Thick Fat'] }] }],
    ['invalidChart', { pokemon: [{ ...game.pokemon[0], abilities: ['guts', 'guts'] }] }],
    ['invalidChart', { pokemon: [{ ...game.pokemon[0], abilities: ['guts'], slots: '01' }] }],
    ['invalidChart', { moves: [] }],
    ['invalidChart', { moves: { Surf: {} } }],
    ['invalidChart', { moves: { Surf: { type: 'water' } } }],
    ['invalidChart', { moves: { 'Ice Beam': { type: 'fire' } } }],
    ['invalidChart', { moves: { Surf: { category: 'status' } } }],
  ])('has the problem %s with %j', (code, change) => {
    const value = { ...formatGameJson(game), ...change };
    expect(parseGameJson(value)).toBeUndefined();
    let problem: unknown;
    try {
      readOwnGame([{ name: 'game.json', text: JSON.stringify(value) }]);
    } catch (error) {
      problem = error instanceof ImportError && error.code;
    }
    expect(problem).toBe(code);
  });

  it('is not parsed from other values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseGameJson(value)).toBeUndefined();
      }),
    );
    expect(parseGameJson({ types: ['fire'], chart: {} })).toBeUndefined();
  });
});
