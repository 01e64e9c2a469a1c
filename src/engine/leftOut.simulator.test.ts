import { Dex, toID } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { leftOutIds } from '#tests/leftOut.ts';
import { type Effect, effectTrier, moveTrier } from '#tests/tryEffects.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { items } from './item.ts';
import { moves } from './move.ts';

/*
 * Every ability, item and condition of the battle simulator @pkmn/sim that changes attacks by their types has a
 * row in the engine, or is named under "Left out" in docs/effects.md.
 */

const tries = effectTrier(9);
const rowIds = new Set(
  [abilities, conditions, items].flatMap((table) => Object.keys(table).map(toID)),
);

function isOfGames({ isNonstandard }: { isNonstandard: unknown }): boolean {
  return isNonstandard !== 'CAP' && isNonstandard !== 'Custom';
}

/** The effects on either Pokémon that are neither rows nor named, and yet depend on types. */
function findUnknown(kind: Effect['kind'], ids: readonly string[]): string[] {
  return ids.filter(
    (id) =>
      !rowIds.has(toID(id)) &&
      !leftOutIds.has(toID(id)) &&
      [true, false].some((isAttackers) => tries({ kind, id, isAttackers })),
  );
}

/** Whether the entry has a function that could change a hit, and not only such as when it is eaten or taken. */
function hasFunction(entry: object): boolean {
  return Object.keys(entry).some((name) =>
    /^on.*(Power|Damage|Modify|Effectiveness|Try|Immunity|Prepare|Start|Switch|Hit)/.test(name),
  );
}

describe('is known or named:', () => {
  it('every ability', () => {
    const ids = Dex.abilities.all().filter(isOfGames).filter(hasFunction);
    expect(ids.length).toBeGreaterThan(250);
    expect(
      findUnknown(
        'ability',
        ids.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('every item', () => {
    const ids = Dex.items.all().filter(isOfGames).filter(hasFunction);
    expect(ids.length).toBeGreaterThan(100);
    expect(
      findUnknown(
        'item',
        ids.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('every move', () => {
    const isUnlikeOthers = moveTrier(9);
    const rows = new Set(Object.keys(moves).map(toID));
    const ids = Dex.moves
      .all()
      .filter(isOfGames)
      .filter(({ category, damage, damageCallback, ohko, isZ, isMax }) => {
        return category !== 'Status' && !(damage || damageCallback || ohko || isZ || isMax);
      })
      // moves.json has the types that a user, its item or the field decides.
      .filter(({ onModifyType, ...move }) => !onModifyType && hasFunction(move))
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !rows.has(id) && !leftOutIds.has(id) && isUnlikeOthers(id))).toEqual(
      [],
    );
  });

  it('every condition of a move', () => {
    const moves = Dex.moves.all().filter(isOfGames);
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
    expect(Math.min(states.length, sides.length, fields.length)).toBeGreaterThan(10);
    expect([
      ...findUnknown('volatile', states),
      ...findUnknown('side', sides),
      ...findUnknown('field', fields),
    ]).toEqual([]);
  });
});
