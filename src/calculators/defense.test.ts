import { describe, expect, it } from 'vitest';
import type { Settings } from '#engine/settings.ts';
import {
  type DefenseState,
  defenderUnder,
  emptyDefense,
  formatDefense,
  parseDefense,
} from './defense.ts';

const modern: Settings = { generation: 'default', typeCount: 2 };
const three: Settings = { generation: 'default', typeCount: 3 };
const gen2: Settings = { generation: 'gen2', typeCount: 3 };
const gen1: Settings = { generation: 'gen1', typeCount: 3 };

function parse(search: string) {
  return parseDefense(new URLSearchParams(search));
}

describe('an address is read as a state', () => {
  it.each<[string, string, Partial<DefenseState>, string[]]>([
    ['an empty address is an empty state', '', {}, []],
    ['types keep the order picked', 'types=flying-fire', { types: ['flying', 'fire'] }, []],
    ['no types at all', 'types=', {}, []],
    ['a type nobody knows is left out', 'types=fire-sound', { types: ['fire'] }, ['types']],
    ['types are written small', 'types=Fire', {}, ['types']],
    ['Stellar defends nobody', 'types=stellar', {}, ['types']],
    ['Stellar is a Tera type', 'tera=stellar', { tera: 'stellar' }, []],
    ['a fourth type', 'types=bug-ice-fire-rock', { types: ['bug', 'ice', 'fire'] }, ['types']],
    ['an ability of the attacker', 'ability=scrappy', { ability: 'scrappy' }, []],
    ['a hidden ability', 'ability=aura_break', {}, ['ability']],
    ['an ability that is hidden on offense', 'ability=flash_fire', { ability: 'flash_fire' }, []],
    ['a condition that changes no matchup', 'conditions=electrify', {}, ['conditions']],
    ['two conditions', 'conditions=rain-roost', { conditions: ['rain', 'roost'] }, []],
    ['two weathers', 'conditions=sun-roost-rain', { conditions: ['sun', 'roost'] }, ['conditions']],
    ['only 1 says inverse', 'inverse=true', {}, ['inverse']],
    ['a form', 'pokemon=charizard-mega-x', { pokemon: 'charizard-mega-x' }, []],
    ['what cannot be a Pokémon', 'pokemon=Mr. Mime', {}, ['pokemon']],
    ['names of an object are no items', 'item=constructor&tera=toString', {}, ['tera', 'item']],
    ['what other sites add is not ours to name', 'utm_source=x&fbclid=y&tera', {}, ['tera']],
  ])('%s: %s', (_, search, state, ignored) => {
    expect(parse(search)).toEqual({ state: { ...emptyDefense, ...state }, ignored });
  });
});

describe('what exists in the generation', () => {
  const everything: DefenseState = {
    types: ['water', 'fairy', 'steel'],
    ability: 'earth_eater',
    tera: 'stellar',
    item: 'roseli_berry',
    conditions: ['sun', 'strong_winds'],
    inverse: true,
  };

  it('today is everything, and a third type for those who want it', () => {
    expect(defenderUnder(three, everything)).toEqual({
      ...everything,
      types: undefined,
      typing: everything.types,
      abilities: ['earth_eater'],
    });
    expect(defenderUnder(modern, everything).typing).toEqual(['water', 'fairy']);
  });

  it('has no Fairy, no Tera and no inverse battle before generation 6', () => {
    expect(defenderUnder(gen2, everything)).toEqual({
      typing: ['water', 'steel'],
      conditions: ['sun'],
      inverse: false,
    });
  });

  it('is little more than the types in generation 1', () => {
    expect(defenderUnder(gen1, everything)).toEqual({
      typing: ['water'],
      conditions: [],
      inverse: false,
    });
  });
});

describe('a Pokémon brings along', () => {
  const rotomWash: DefenseState = { ...emptyDefense, pokemon: 'rotom-wash', types: ['electric'] };
  const brought = { typing: ['electric', 'water'], soleAbility: 'levitate' } as const;

  it('its typing, whatever types the link names', () => {
    expect(defenderUnder(modern, rotomWash, brought).typing).toEqual(['electric', 'water']);
  });

  it('no types where it does not exist', () => {
    const nothing = { typing: [], soleAbility: undefined };
    expect(defenderUnder(gen1, rotomWash, nothing).typing).toEqual([]);
  });

  it.each<[string, DefenseState['ability'], Settings, string | undefined]>([
    ['its only ability', undefined, modern, 'levitate'],
    ['none when the player says that it does not count', 'none', modern, undefined],
    ['another when the player says so', 'thick_fat', modern, 'thick_fat'],
    ['none in generation 1', undefined, gen1, undefined],
    ['none of a later generation', 'earth_eater', gen2, undefined],
    ['one that does nothing on defense', 'tinted_lens', modern, 'tinted_lens'],
  ])('an ability: %s', (_, ability, under, answer) => {
    const defender = defenderUnder(under, { ...rotomWash, ability }, brought);
    expect(defender.ability).toBe(answer);
    expect(defender.abilities ?? []).toEqual(answer ? [answer] : []);
  });
});

// Regressions: what other calculators once showed.
describe('regressions of the peers', () => {
  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-06-06
  it('the same type twice counts once and is named', () => {
    expect(parse('types=fire-fire')).toEqual({
      state: { ...emptyDefense, types: ['fire'] },
      ignored: ['types'],
    });
  });

  // The same, 2024-06-22
  it.each(['fire--water', 'fire-none-water'])('no second type but a third: %s', (written) => {
    const { state, ignored } = parse(`types=${written}`);
    expect([state.types, ignored]).toEqual([['fire', 'water'], ['types']]);
  });

  // The same, 2024-04-11
  it('the third type goes when the player goes back to two, and returns with three', () => {
    const { state } = parse('types=grass-ice-ground');
    expect(defenderUnder(modern, state).typing).toEqual(['grass', 'ice']);
    expect(defenderUnder(gen2, state).typing).toEqual(['grass', 'ice']);
    expect(defenderUnder(three, state).typing).toEqual(['grass', 'ice', 'ground']);
  });

  // https://github.com/wavebeem/pkmn.help/issues/406 and /408
  it('Stellar, Tera and abilities stay out of generation 1', () => {
    const { state } = parse('types=water&ability=water_absorb&tera=stellar');
    expect(defenderUnder(gen1, state)).toMatchObject({ tera: undefined, ability: undefined });
    expect(defenderUnder(gen2, state)).toMatchObject({ tera: undefined, ability: 'water_absorb' });
  });

  // https://github.com/wavebeem/pkmn.help/issues/235 and
  // https://github.com/richi3f/pokemon-team-planner/issues/52
  it('a reload keeps form, ability and Tera', () => {
    const search = 'pokemon=rotom-wash&types=electric-water&ability=levitate&tera=steel';
    expect(`${formatDefense(parse(search).state)}`).toBe(search);
  });
});
