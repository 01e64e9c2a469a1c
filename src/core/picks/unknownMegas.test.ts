import { describe, expect, it } from 'vitest';
import type { BattleMember } from '#core/links/battle.ts';
import { emptyMember } from '#core/links/team.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { listIn } from '#tests/gameLists.ts';
import { findPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { megasIn, tellNextMega, unknownMegasOf } from './unknownMegas.ts';

const member = (pokemon: string, more: Partial<BattleMember> = {}): BattleMember => ({
  ...emptyMember,
  ...{ pokemon, types: findPokemon(pokemon)!.types },
  ...more,
});

function tableOf(ruleset: Ruleset) {
  const ids = new Set(listIn(ruleset as Game).map(({ id }) => id));
  return megasIn(
    ruleset,
    pokedex.filter(({ id }) => ids.has(id)),
  );
}

const set = (text: string, itemForm?: string) => ({
  set: { text, readAs: 'charizard.fire-flying', itemForm },
});

describe('an opponent may have', () => {
  it.each([
    ['each Mega Evolution of the game', 'x-y', member('charizard'), 'x y'],
    ['no Mega Evolution of a later game', 'x-y', member('emboar'), ''],
    ['that of a later game', 'legends-za', member('emboar'), 'emboar-mega'],
    ['none in a game without them', 'scarlet-violet', member('charizard'), ''],
    ['none if the player says so', 'x-y', member('charizard', { hasNoMega: true }), ''],
    ['none with another item', 'x-y', member('charizard', { item: 'air_balloon' }), ''],
    [
      'none with another item in its set',
      'x-y',
      member('charizard', set('Charizard @ Leftovers')),
      '',
    ],
    ['each if its set has no item', 'x-y', member('charizard', set('Charizard\nLevel: 50')), 'x y'],
    [
      'that of the stone in its set',
      'x-y',
      member('charizard', set('Charizard @ Charizardite Y', 'charizard-mega-y')),
      'y',
    ],
  ] as const)('%s', (_, game, opponent, ids) => {
    const megas = unknownMegasOf(tableOf(game), [opponent], opponent, findPokemon);
    expect(megas.map(({ id }) => id.replace('charizard-mega-', '')).join(' ')).toBe(ids);
  });

  it('none if another one of its side is a Mega Evolution', () => {
    const side = [member('charizard'), member('gengar-mega')];
    expect(unknownMegasOf(tableOf('x-y'), side, side[0]!, findPokemon)).toEqual([]);
  });

  it('none without a game', () => {
    expect(megasIn('default', pokedex).size).toBe(0);
  });
});

it('each answer to which Mega Evolution it is comes in turn, and then none and unknown', () => {
  const states: unknown[] = [];
  let current = member('charizard', { nickname: 'Lizzie', hasFainted: true });
  for (let turn = 0; turn < 4; turn++) {
    current = tellNextMega('x-y', tableOf('x-y'), current, findPokemon);
    states.push([current.pokemon, current.types.join(), current.hasNoMega]);
  }
  expect(states).toEqual([
    ['charizard-mega-x', 'fire,dragon', undefined],
    ['charizard-mega-y', 'fire,flying', undefined],
    ['charizard', 'fire,flying', true],
    ['charizard', 'fire,flying', undefined],
  ]);
  expect(current).toMatchObject({ nickname: 'Lizzie', hasFainted: true });
});
