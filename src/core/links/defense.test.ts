import { describe, expect, it } from 'vitest';
import type { Settings } from '#core/rulesets/settings.ts';
import {
  type DefenseState,
  emptyDefense,
  formatAnswerSearch,
  formatDefense,
  parseDefense,
  supportedDefender,
} from './defense.ts';

const modern: Settings = { ruleset: 'default', typeCount: 2 };
const three: Settings = { ruleset: 'default', typeCount: 3 };
const gen2: Settings = { ruleset: 'gen2', typeCount: 3 };
const gen1: Settings = { ruleset: 'gen1', typeCount: 3 };

function parse(search: string) {
  return parseDefense(new URLSearchParams(search));
}

describe('a URL is parsed to a state', () => {
  it.each<[string, string, Partial<DefenseState>, string[]]>([
    ['an empty URL is the empty state', '', {}, []],
    ['types keep the order picked', 'types=flying-fire', { types: ['flying', 'fire'] }, []],
    ['no types at all', 'types=', {}, []],
    ['an unknown type is left out', 'types=fire-sound', { types: ['fire'] }, ['types']],
    ['types are lowercase', 'types=Fire', {}, ['types']],
    ['Stellar is not a defending type', 'types=stellar', {}, ['types']],
    ['Stellar is a Tera type', 'tera=stellar', { tera: 'stellar' }, []],
    ['a fourth type', 'types=bug-ice-fire-rock', { types: ['bug', 'ice', 'fire'] }, ['types']],
    ['an ability of the attacker', 'ability=scrappy', { ability: 'scrappy' }, []],
    ['an ability of battles', 'ability=aura_break', { ability: 'aura_break' }, []],
    ['an ability that is hidden on offense', 'ability=flash_fire', { ability: 'flash_fire' }, []],
    ['a condition that changes no matchup', 'conditions=electrify', {}, ['conditions']],
    ['two conditions', 'conditions=rain-roost', { conditions: ['rain', 'roost'] }, []],
    [
      'two terrains',
      'conditions=grassy_terrain-misty_terrain',
      { conditions: ['grassy_terrain'] },
      ['conditions'],
    ],
    ['two weathers', 'conditions=sun-roost-rain', { conditions: ['sun', 'roost'] }, ['conditions']],
    ['only 1 means inverse', 'inverse=true', {}, ['inverse']],
    ['a form', 'pokemon=charizard-mega-x', { pokemon: 'charizard-mega-x' }, []],
    ['an invalid Pokémon id', 'pokemon=Mr. Mime', {}, ['pokemon']],
    [
      'property names of objects are not items',
      'item=constructor&tera=toString',
      {},
      ['tera', 'item'],
    ],
    [
      'two others, a Pokémon and types',
      'types=fire&with=skarmory.steel-flying.levitate.ice.air_balloon&with=.water',
      {
        types: ['fire'],
        others: [
          {
            ...{ pokemon: 'skarmory', types: ['steel', 'flying'], ability: 'levitate' },
            ...{ tera: 'ice', item: 'air_balloon' },
          },
          { types: ['water'] },
        ],
      },
      [],
    ],
    [
      'an unknown third typing',
      'with=.water&with=.sound',
      { others: [{ types: ['water'] }] },
      ['with'],
    ],
    [
      'a fourth defender',
      'with=.ice&with=.bug&with=.fire',
      { others: [{ types: ['ice'] }, { types: ['bug'] }] },
      ['with'],
    ],
    ['nothing to compare with', 'with=..levitate', {}, ['with']],
    ['a field too many', 'with=.ice.....', { others: [{ types: ['ice'] }] }, ['with']],
    ['parameters of other sites are not reported', 'utm_source=x&fbclid=y&tera', {}, ['tera']],
  ])('%s: %s', (_, search, state, ignored) => {
    expect(parse(search)).toEqual({ state: { ...emptyDefense, ...state }, ignored });
  });
});

describe('a supported defender', () => {
  const everything: DefenseState = {
    types: ['water', 'fairy', 'steel'],
    ability: 'earth_eater',
    tera: 'stellar',
    item: 'roseli_berry',
    conditions: ['sun', 'strong_winds'],
    inverse: true,
    others: [],
  };

  it('has all picks in the current generation, and a third type if the settings allow it', () => {
    expect(supportedDefender(three, everything)).toEqual({
      ...everything,
      types: undefined,
      others: undefined,
      typing: everything.types,
      abilities: ['earth_eater'],
    });
    expect(supportedDefender(modern, everything).typing).toEqual(['water', 'fairy']);
  });

  it('has no Fairy, no Tera and no inverse battle before generation 6', () => {
    expect(supportedDefender(gen2, everything)).toEqual({
      typing: ['water', 'steel'],
      conditions: ['sun'],
      inverse: false,
    });
  });

  it('has only types in generation 1', () => {
    expect(supportedDefender(gen1, everything)).toEqual({
      typing: ['water'],
      conditions: [],
      inverse: false,
    });
  });
});

describe('a Pokémon has', () => {
  const rotomWash: DefenseState = { ...emptyDefense, pokemon: 'rotom-wash', types: ['electric'] };
  const traits = { typing: ['electric', 'water'], onlyAbility: 'levitate' } as const;

  it('its typing from the Pokédex, not the types of the link', () => {
    expect(supportedDefender(modern, rotomWash, traits).typing).toEqual(['electric', 'water']);
  });

  it('no types in a generation that lacks the Pokémon', () => {
    const noTraits = { typing: [], onlyAbility: undefined };
    expect(supportedDefender(gen1, rotomWash, noTraits).typing).toEqual([]);
  });

  it.each<[string, DefenseState['ability'], Settings, string | undefined]>([
    ['its only ability', undefined, modern, 'levitate'],
    ['none if the player turns it off', 'none', modern, undefined],
    ['another if the player picks one', 'thick_fat', modern, 'thick_fat'],
    ['none in generation 1', undefined, gen1, undefined],
    ['none of a later generation', 'earth_eater', gen2, undefined],
    ['one that does nothing on defense', 'tinted_lens', modern, 'tinted_lens'],
  ])('an ability: %s', (_, ability, settings, expected) => {
    const defender = supportedDefender(settings, { ...rotomWash, ability }, traits);
    expect(defender.ability).toBe(expected);
    expect(defender.abilities ?? []).toEqual(expected ? [expected] : []);
  });
});

// Regressions: bugs that other calculators had.
describe('regressions of other calculators', () => {
  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-06-06
  it('the same type twice counts once and is reported', () => {
    expect(parse('types=fire-fire')).toEqual({
      state: { ...emptyDefense, types: ['fire'] },
      ignored: ['types'],
    });
  });

  // The same changelog, 2024-06-22
  it.each(['fire--water', 'fire-none-water'])(
    'a missing second type before a third: %s',
    (value) => {
      const { state, ignored } = parse(`types=${value}`);
      expect([state.types, ignored]).toEqual([['fire', 'water'], ['types']]);
    },
  );

  // The same changelog, 2024-04-11
  it('the third type disappears with two types and returns with three', () => {
    const { state } = parse('types=grass-ice-ground');
    expect(supportedDefender(modern, state).typing).toEqual(['grass', 'ice']);
    expect(supportedDefender(gen2, state).typing).toEqual(['grass', 'ice']);
    expect(supportedDefender(three, state).typing).toEqual(['grass', 'ice', 'ground']);
  });

  // https://github.com/wavebeem/pkmn.help/issues/406 and /408
  it('generation 1 has no Stellar, Tera or abilities', () => {
    const { state } = parse('types=water&ability=water_absorb&tera=stellar');
    expect(supportedDefender(gen1, state)).toMatchObject({ tera: undefined, ability: undefined });
    expect(supportedDefender(gen2, state)).toMatchObject({
      tera: undefined,
      ability: 'water_absorb',
    });
  });

  // https://github.com/wavebeem/pkmn.help/issues/235 and
  // https://github.com/richi3f/pokemon-team-planner/issues/52
  it('a reload keeps form, ability and Tera', () => {
    const search = 'pokemon=rotom-wash&types=electric-water&ability=levitate&tera=steel';
    expect(`${formatDefense(parse(search).state)}`).toBe(search);
  });
});

it.each<[Partial<DefenseState>, string]>([
  [{}, ''],
  [{ types: ['fire'] }, '?types=fire'],
  [
    { pokemon: 'garchomp', types: ['dragon', 'ground'], tera: 'steel', inverse: true },
    '?pokemon=garchomp&types=dragon-ground',
  ],
])('the canonical address of %j keeps %j', (state, search) => {
  expect(formatAnswerSearch({ ...emptyDefense, ...state })).toBe(search);
});
