import { Dex, toID } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { leftOutIds } from '#tests/leftOut.ts';
import { simulatedGenerations } from '#tests/situations.ts';
import { type Effect, effectTrier, moveTrier } from '#tests/tryEffects.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { items } from './item.ts';
import { moves } from './move.ts';

/*
 * Every ability, item, condition and move of the battle simulator @pkmn/sim that changes attacks by their types has a
 * row in the engine, or is named under "Left out" in docs/effects.md. This finds no effect that needs a second one
 * (weather, an ability to ignore, the species), that asks for a class of moves, or that changes the same-type bonus.
 */

const rowIds = new Set(
  [abilities, conditions, items].flatMap((table) => Object.keys(table).map(toID)),
);

function isOfGames({ isNonstandard }: { isNonstandard: unknown }): boolean {
  return isNonstandard !== 'CAP' && isNonstandard !== 'Custom';
}

/** Whether the entry has a function that could change a hit, and not only such as when it is eaten or taken. */
function hasFunction(entry: object): boolean {
  return Object.keys(entry).some((name) =>
    /^on.*(Power|Damage|Modify|Effectiveness|Try|Immunity|Prepare|Start|Switch|Hit)/.test(name),
  );
}

const generations = process.env.FULL ? simulatedGenerations : ([9] as const);

describe.each(generations)('in generation %i is known or named:', (generation) => {
  const dex = Dex.forGen(generation);
  const tries = effectTrier(generation);
  const isIn = (effect: { isNonstandard: unknown; gen: number }) =>
    isOfGames(effect) && effect.gen <= generation;

  /** The effects on either Pokémon that are neither rows nor named, and yet depend on types. */
  function findUnknown(kind: Effect['kind'], ids: readonly string[]): string[] {
    return ids.filter(
      (id) =>
        !rowIds.has(toID(id)) &&
        !leftOutIds.has(toID(id)) &&
        [true, false].some((isAttackers) => tries({ kind, id, isAttackers })),
    );
  }

  it('every ability', () => {
    const ids = dex.abilities.all().filter(isIn).filter(hasFunction);
    expect(ids.length).toBeGreaterThan(5);
    expect(
      findUnknown(
        'ability',
        ids.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('every item', () => {
    const ids = dex.items.all().filter(isIn).filter(hasFunction);
    expect(ids.length).toBeGreaterThan(5);
    expect(
      findUnknown(
        'item',
        ids.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('every move', () => {
    const isUnlikeOthers = moveTrier(generation);
    const rows = new Set(Object.keys(moves).map(toID));
    // moves.json has no type for it up to generation 4.
    if (generation <= 4) rows.add(toID('beatup'));
    const ids = dex.moves
      .all()
      .filter(isIn)
      .filter(({ category, damage, damageCallback, ohko, isZ, isMax }) => {
        return category !== 'Status' && !(damage || damageCallback || ohko || isZ || isMax);
      })
      // moves.json has the types that a user, its item or the field decides.
      .filter(({ onModifyType, ...move }) => !onModifyType && hasFunction(move))
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !rows.has(id) && !leftOutIds.has(id) && isUnlikeOthers(id))).toEqual(
      [],
    );
  });

  it('every condition of a move', () => {
    const moves = dex.moves.all().filter(isIn);
    const idsOf = (getIds: (move: (typeof moves)[number]) => (string | undefined)[]) => [
      ...new Set(moves.flatMap(getIds).filter((id) => id !== undefined)),
    ];
    const states = idsOf(({ volatileStatus, self, secondary }) => [
      ...[volatileStatus, self?.volatileStatus, secondary?.volatileStatus],
    ]);
    const sides = idsOf(({ sideCondition }) => [sideCondition]);
    const fields = idsOf(({ id, pseudoWeather, terrain, weather }) => [
      ...[(pseudoWeather ?? terrain) && id, weather],
    ]);
    expect(Math.min(states.length, sides.length, fields.length)).toBeGreaterThan(2);
    expect([
      ...findUnknown('volatile', states),
      ...findUnknown('side', sides),
      ...findUnknown('field', fields),
    ]).toEqual([]);
  });
});
