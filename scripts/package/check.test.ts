import { describe, expect, it } from 'vitest';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import * as library from '../../package/index.ts';
import { findType, pokemonFinder } from '../../package/pokedex.ts';

const { worldIn, matchup } = library;
const world = worldIn('default');
const fire = { type: 'fire' } as const;
const grass = { typing: ['grass'] } as const;
const fighter = { ...grass, possibleAbilities: [undefined], attacks: [fire] };
const field = { world, conditions: [] };
const doubles = { attack: fire, user: grass, foes: [grass, undefined] };

// JavaScript calls the functions with values that the types exclude.
type Call = (...args: unknown[]) => unknown;
const call = { ...library, pokemonFinder } as unknown as Record<string, Call>;

describe('a wrong argument throws', () => {
  it.each([
    ['matchup', [{ type: 'icee' }, grass, world], 'There is no type "icee"'],
    ['matchup', [{ move: 'surf' }, grass, world], 'There is no move "surf"'],
    ['matchup', [{ ...fire, abilities: ['blase'] }, grass, world], 'no ability "blase"'],
    ['matchup', [{ ...fire, abilities: 'blaze' }, grass, world], 'The abilities must be a list'],
    ['matchup', [{ ...fire, item: 'leftovers' }, grass, world], 'There is no item "leftovers"'],
    ['matchup', [fire, { typing: 'grass' }, world], 'The typing must be a list, not "grass"'],
    ['matchup', [fire, { typing: ['stellar'] }, world], 'There is no type "stellar"'],
    ['matchup', [fire, { ...grass, tera: 'x' }, world], 'There is no type "x"'],
    ['matchup', [fire, { ...grass, conditions: ['snow'] }, world], 'no condition "snow"'],
    ['matchup', ['fire', grass, world], 'An attack must be an object'],
    ['matchup', [fire, grass, 'default'], 'The world must be an object'],
    ['matchup', [fire, grass, { ruleset: 'gen9', chart: world.chart }], 'no generation "gen9"'],
    ['matchup', [{ type: 'fairy' }, grass, worldIn('gen2')], 'There is no type "fairy"'],
    ['doublesMatchups', [{ ...doubles, foes: [grass] }, world], 'The foes must be 2, not 1'],
    ['doublesMatchups', [{ ...doubles, aim: 'foe3' }, world], 'There is no target "foe3"'],
    ['doublesMatchups', [{ ...doubles, allies: [] }, world], 'A double battle has no "allies"'],
    ['doublesMatchups', [{ ...doubles, conditions: ['fog'] }, world], 'no condition "fog"'],
    ['doublesMatchups', [{ ...doubles, user: { typing: ['x'] } }, world], 'no type "x"'],
    [
      'doublesMatchups',
      [{ ...doubles, partner: { ...grass, abilities: ['guard'] } }, world],
      'There is no ability "guard"',
    ],
    ['doublesMatchups', [doubles, worldIn('legends-za')], 'legends-za has no double battles'],
    ['worldIn', ['gen9'], 'There is no generation "gen9"'],
    ['worldIn', [undefined], 'There is no generation undefined'],
    ['defense', [{ typing: ['fir'] }, world], 'There is no type "fir"'],
    ['team', [[{ typing: ['fir'] }], world], 'There is no type "fir"'],
    ['offense', [fire, world], 'The attacks must be a list'],
    ['bestHit', [[{ type: 'fir' }], grass, world], 'There is no type "fir"'],
    ['walls', [[fire], [['grass'], 'fire'], world], 'The typing must be a list'],
    ['groupByBestAttack', [[fire], [['gras']], world], 'There is no type "gras"'],
    ['coverage', [[fire], [{ typing: ['gras'], possibleAbilities: [] }], world], 'type "gras"'],
    ['coverage', [[fire], [{ ...grass, possibleAbilities: ['x'] }], world], 'ability "x"'],
    [
      'duels',
      [[{ ...grass, possibleAbilities: [], attacks: [{ type: 'x' }] }], [], { world }],
      '"x"',
    ],
    // Regressions
    ['matchup', [{ type: 'ice' }, { typing: ['dragon', 'dragon'] }, world], 'repeats "dragon"'],
    ['matchup', [fire, { typing: [] }, world], 'The typing must have 1 to 3 types, not 0'],
    ['defense', [{ typing: ['ice', 'fire', 'water', 'rock'] }, world], '1 to 3 types, not 4'],
    ['walls', [[fire], [['ice', 'ice']], world], 'The typing repeats "ice"'],
    ['matchup', [fire, { ...grass, ability: 'thick_fat' }, world], 'A defender has no "ability"'],
    ['matchup', [{ ...fire, ability: 'blaze' }, grass, world], 'An attack has no "ability"'],
    ['coverage', [[fire], [{ ...grass, abilities: [] }], world], 'A target has no "abilities"'],
    ['worldIn', ['scarlet-violet', true], 'an inverse battle does not exist in scarlet-violet'],
    ['duels', [[{ ...fighter, possibleAbilities: [] }], [], field], 'possible abilities are empty'],
    ['duels', [[{ ...fighter, abilities: [] }], [], field], 'A fighter has no "abilities"'],
    ['duels', [[], [{ ...fighter, otherForms: [{}] }], field], 'The typing must be a list'],
    ['duels', [[], [], { world, conditions: ['fog'] }], 'There is no condition "fog"'],
    ['pokemonFinder', [undefined], 'The Pokédex must be a list, not undefined'],
  ])('%s: %j', (name, args, message) => {
    expect(() => call[name]?.(...args)).toThrow(message);
  });
});

it('a finder throws for a name that is no text', () => {
  const find = pokemonFinder([]) as Call;
  expect(() => find(undefined)).toThrow('The name must be a text, not undefined');
});

it.each([
  [fire, grass, world, 2],
  [{ type: 'stellar' }, { ...grass, tera: 'stellar' }, world, 2],
  [
    { type: 'ground', abilities: ['mold_breaker'] },
    { ...grass, abilities: ['levitate'] },
    world,
    0.5,
  ],
  [fire, { ...grass, item: 'occa_berry', conditions: ['rain'] }, world, 0.5],
  [{ type: 'water' }, { typing: ['grass', 'water'] }, worldIn('legends-arceus'), 0.4],
  [{ type: 'ground' }, { typing: ['electric', 'water'] }, worldIn(readyMadeGames[0]!), 1.6],
] as const)('a right one does not: %j on %j', (attack, defender, where, multiplier) => {
  expect(matchup(attack, defender, where).multiplier).toBe(multiplier);
});

it.each([
  ['Eis', 'ice'],
  ['こおり', 'ice'],
  ['얼음', 'ice'],
  ['lucha', 'fighting'],
  ['sound', undefined],
])('finds the type %s', (name, type) => {
  expect(findType(name)).toBe(type);
});
