import { Dex, toID } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import type { OfficialType, Type } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { abilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { actsFor } from '#core/rules/heldItem.ts';
import { type Item, items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { isLeftOut } from '#tests/leftOut.ts';
import { engineGenerations, simulatedGenerations } from '#tests/situation.ts';
import { rowsIn } from '#tests/situations.ts';
import {
  dependsOnTypes,
  type Effect,
  effectTrier,
  isChanged,
  moveTrier,
  type TriedHit,
} from '#tests/tryEffects.ts';

/*
 * Every ability and item of the battle simulator @pkmn/sim that changes any hit, and every condition and move that
 * changes hits by their types, has a row in the engine, or is named under "Left out" in docs/effects.md. Items with a
 * row do what they do in the simulator, for their users and for others. This finds no effect that needs a second one
 * (weather, an ability to ignore), or that changes the same-type bonus.
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

const generations = process.env.FULL ? simulatedGenerations : ([9, 2] as const);

describe.each(generations)('in generation %i is known or named:', (generation) => {
  const dex = Dex.forGen(generation);
  const tries = effectTrier(generation);
  const isIn = (effect: { isNonstandard: unknown; gen: number }) =>
    isOfGames(effect) && effect.gen <= generation;

  /** The effects on either Pokémon that are neither rows nor named, and yet act on a hit. */
  function findUnknown(
    kind: Effect['kind'],
    ids: readonly string[],
    acts: (hits: readonly TriedHit[]) => boolean,
  ): string[] {
    return ids.filter(
      (id) =>
        !rowIds.has(toID(id)) &&
        !isLeftOut(id, generation) &&
        [true, false].some((isAttackers) => acts(tries({ kind, id, isAttackers }))),
    );
  }

  it.skipIf(generation < 3)('every ability', () => {
    const ids = dex.abilities.all().filter(isIn).filter(hasFunction);
    expect(ids.length).toBeGreaterThan(5);
    expect(
      findUnknown(
        'ability',
        ids.map(({ id }) => id),
        (hits) => hits.some(isChanged),
      ),
    ).toEqual([]);
  });

  it.skipIf(generation < 2)('every item, for its users and for others', () => {
    const ids = dex.items.all().filter(isIn).filter(hasFunction);
    expect(ids.length).toBeGreaterThan(5);
    const world = worldIn(engineGenerations[generation]);
    const rows = new Map(rowsIn(generation, items).map((name) => [toID(name), name]));
    /** Our number for the hit; without a row, the item changes nothing. */
    const numberOf = (item: Item | undefined, isAttackers: boolean, probe: TriedHit) => {
      const type = probe.attacking.toLowerCase() as OfficialType;
      const typing = probe.defending === '???' ? [] : [probe.defending.toLowerCase() as Type];
      const attack = { type, item: isAttackers ? item : undefined };
      return matchup(attack, { typing, item: isAttackers ? undefined : item }, world).multiplier;
    };
    const differing = ids.flatMap(({ id, itemUser = [] }) => {
      if (isLeftOut(id, generation)) return [];
      return ['Mew', ...itemUser].flatMap((holder) => {
        const number = `${dex.species.get(holder).num}`;
        const item = [rows.get(id)].find((row) => row && actsFor(row, number));
        return [true, false]
          .filter((isAttackers) =>
            tries({ kind: 'item', id, isAttackers, holder }).some(
              (probe) =>
                Math.abs(probe.number - numberOf(item, isAttackers, probe)) > 0.02 * probe.number,
            ),
          )
          .map(
            (isAttackers) => `${id} of ${isAttackers ? 'an attacking' : 'a defending'} ${holder}`,
          );
      });
    });
    expect(differing).toEqual([]);
  });

  it('every move', () => {
    const isUnlikeOthers = moveTrier(generation);
    const rows = new Set<string>(Object.keys(moves).map(toID));
    // moves.json has no type for them up to generation 4.
    if (generation <= 4) rows.add('beatup').add('futuresight').add('doomdesire');
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
    expect(
      ids.filter((id) => !rows.has(id) && !isLeftOut(id, generation) && isUnlikeOthers(id)),
    ).toEqual([]);
  });

  it.skipIf(generation < 2)('every condition of a move', () => {
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
      ...findUnknown('volatile', states, dependsOnTypes),
      ...findUnknown('side', sides, dependsOnTypes),
      ...findUnknown('field', fields, dependsOnTypes),
    ]).toEqual([]);
  });
});
