import { readFileSync } from 'node:fs';
import { Generations, toID } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import { conditions } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { ownTypeOf } from '#core/rules/moveFacts.ts';
import { isRowIn, type NamedRule, type NamedTwoSidedRule } from '#core/rules/rule.ts';
import { games } from '#core/rulesets/game.ts';
import { listIn, pokedex } from '#tests/gameLists.ts';

/*
 * The facts of Champions come from @smogon/calc 0.12.0, which has Regulation M-C. The first test here
 * that fails after an update of @smogon/calc says that a new regulation has come: docs/data.md says what
 * to change.
 */

const calc = Generations.get(0);
const champions = listIn('champions');

const calcSpecies = (id: string) => calc.species.get(toID(id));
const rowsWithout = (rows: Readonly<Record<string, NamedRule | NamedTwoSidedRule>>) =>
  Object.keys(rows).filter((name) => !isRowIn('champions', rows[name]!));

it('is the regulation that @smogon/calc has', () => {
  expect(games.champions.regulation).toEqual({ name: 'M-C', since: '2026-09-09' });
  expect([...calc.species]).toHaveLength(359);
});

it('has the Pokémon of @smogon/calc', () => {
  // It has Aegislash in Shield Forme as Aegislash-Shield.
  expect(champions.filter(({ id }) => !calcSpecies(id)).map(({ id }) => id)).toEqual(['aegislash']);
  const theirs = pokedex.filter(({ id }) => calcSpecies(id) !== undefined);
  expect(theirs.filter((record) => !champions.includes(record))).toEqual([]);
});

it('has their types', () => {
  const typesOf = (id: string) => calcSpecies(id)?.types.map((type) => type.toLowerCase());
  const differing = champions.filter(({ id, types }) => `${typesOf(id) ?? types}` !== `${types}`);
  expect(differing).toEqual([]);
});

it('has the first ability of each Pokémon, and the only one of each mega', () => {
  const abilityOf = (id: string) => toID(calcSpecies(id)?.abilities?.[0] ?? '');
  const differing = champions.filter(
    ({ id, abilities, tags }) =>
      abilityOf(id) !== '' &&
      (!abilities.map(toID).includes(abilityOf(id)) ||
        (tags?.includes('mega') && abilities.length > 1)),
  );
  // @smogon/calc has an ability of the base form; the game's own data has ours.
  expect(differing.map(({ id }) => id)).toEqual(['skarmory-mega', 'hawlucha-mega']);
});

it('has the types of the moves, that of Snap Trap too', () => {
  const { moves } = parseMoves(JSON.parse(readFileSync('public/moves.json', 'utf8')));
  const differing = [...moves.values()].filter((facts) => {
    const theirs = calc.moves.get(toID(facts.id))?.type?.toLowerCase();
    return theirs !== undefined && theirs !== ownTypeOf(facts, 'champions');
  });
  expect(differing).toEqual([]);
  expect(ownTypeOf(moves.get('SnapTrap')!, 'champions')).toBe('steel');
});

describe('the abilities that Champions revealed', () => {
  it.each([
    ['absol-mega-z', 'sharpness'],
    ['baxcalibur-mega', 'thermal_exchange'],
    ['garchomp-mega-z', 'levitate'],
    ['golisopod-mega', 'tough_claws'],
    ['hawlucha-mega', 'no_guard'],
    ['lucario-mega-z', 'aura_guard'],
    ['skarmory-mega', 'stalwart'],
  ])('%s: %s', (id, ability) => {
    expect(champions.find((record) => record.id === id)?.abilities).toEqual([ability]);
  });
});

describe('what can be chosen', () => {
  it('lacks the items that @smogon/calc lacks', () => {
    expect(rowsWithout(items)).toEqual(
      Object.keys(items).filter((name) => !calc.items.get(toID(name))),
    );
  });

  it('lacks the moves that @smogon/calc lacks', () => {
    // Every Pokémon without PP uses Struggle.
    expect(rowsWithout(moves)).toEqual(
      Object.keys(moves).filter((name) => name !== 'struggle' && !calc.moves.get(toID(name))),
    );
  });

  it('lacks the conditions whose moves @smogon/calc lacks', () => {
    const moveNames: Partial<Record<string, string>> = { sun: 'sunnyday', rain: 'raindance' };
    const ofAbilities = ['strong_winds', 'desolate_land', 'primordial_sea'];
    expect(rowsWithout(conditions)).toEqual(
      Object.keys(conditions).filter(
        (name) => ofAbilities.includes(name) || !calc.moves.get(toID(moveNames[name] ?? name)),
      ),
    );
  });
});
