import { Dex, toID } from '@pkmn/sim';
import type { GenerationNum } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import type { Typing } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { type Attack, type Defender, worldIn } from '#core/hit/situation.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { actsFor } from '#core/rules/heldItem.ts';
import { type Item, items } from '#core/rules/item.ts';
import type { NamedTwoSidedRule } from '#core/rules/rule.ts';
import { existsIn, generationNumber } from '#core/rulesets/ruleset.ts';
import {
  type CalculatedEffect,
  type CalculatedProbe,
  calculatorOf,
  stranger,
} from '#tests/calculator.ts';
import { isLeftOut } from '#tests/leftOut.ts';
import { engineGenerations } from '#tests/situation.ts';

/*
 * Every ability and item of the damage calculator @smogon/calc has our numbers, or is named under "Left out" in
 * docs/effects.md: one without a row changes no hit. It knows Champions, which the battle simulator does not.
 */

const rulesets = { ...engineGenerations, 0: 'champions' } as const;

/** Rows that the calculator does not have in a Pokémon, but as a state of the field or of the attack. */
const otherwise: ReadonlySet<string> = new Set<Ability>([
  // It leaves out whether a move fails.
  'damp',
  // They change the same-type attack bonus, which is no part of a matchup.
  ...(['protean', 'libero'] as const),
]);

const generations: readonly GenerationNum[] = process.env.FULL ? [0, 9, 8, 7, 6, 5, 4, 3, 2] : [0];

describe.each(generations)('in generation %i of the calculator', (generation) => {
  const ruleset = rulesets[generation];
  const world = worldIn(ruleset);
  const number = generationNumber(ruleset);
  const dex = Dex.forGen(generation || 9);
  const { calculator, numberOf, listMoves, chooseMoves, listProbes } = calculatorOf(generation);
  const moves = listMoves(ruleset);
  const probes = listProbes(ruleset, chooseMoves(moves), false);

  const rowsOf = <Name extends string>(table: Readonly<Record<Name, NamedTwoSidedRule>>) =>
    new Map<string, Name>(
      (Object.keys(table) as Name[])
        .filter((name) => {
          const { since, until } = table[name];
          return existsIn(ruleset, since) && !(until && number > until);
        })
        .map((name) => [toID(name), name]),
    );

  /** Whether our number for the hit is not that of the calculator. */
  function differs(
    probe: CalculatedProbe,
    effect: CalculatedEffect | undefined,
    battler: Pick<Attack, 'abilities' | 'item'>,
  ): boolean {
    const { move, defending } = probe;
    const typing: Typing = defending ? [defending] : [];
    const attack: Attack = { move, ...(effect?.isAttackers && battler) };
    const defender: Defender = { typing, ...(!effect?.isAttackers && battler) };
    const ours = matchup(attack, defender, world).multiplier;
    const theirs = numberOf(probe, effect);
    return Math.abs(ours - theirs) > 0.02 * Math.max(ours, theirs);
  }

  it.skipIf(generation === 2)('every ability has our numbers, or is left out', () => {
    const rows = rowsOf(abilities);
    const all = [...calculator.abilities].filter(({ id }) => !isLeftOut(id, number));
    expect(all.length).toBeGreaterThan(30);
    const differing = all.filter(({ id, name }) => {
      const row = rows.get(id);
      if (row && otherwise.has(row)) return false;
      return [true, false].some((isAttackers) =>
        probes.some((probe) =>
          differs(probe, { ability: name, isAttackers }, { abilities: row ? [row] : [] }),
        ),
      );
    });
    expect(differing.map(({ name }) => name)).toEqual([]);
  });

  it('every item has our numbers for its users and others, or is left out', () => {
    const rows = rowsOf(items);
    const all = [...calculator.items].filter(
      ({ id }) => !isLeftOut(id, number) && Dex.items.get(id).isNonstandard !== 'CAP',
    );
    expect(all.length).toBeGreaterThan(30);
    const differing = all.flatMap(({ id, name }) => {
      const { itemUser = [], forcedForme, megaStone } = dex.items.get(id);
      const users = megaStone
        ? []
        : (forcedForme ? [forcedForme] : itemUser).filter((user) =>
            calculator.species.get(toID(user) as never),
          );
      return [stranger, ...users]
        .filter((holder) => {
          const item: Item | undefined = rows.get(id);
          const acts = item && actsFor(item, `${Dex.species.get(holder).num}`);
          return [true, false].some((isAttackers) =>
            probes.some((probe) =>
              differs(
                probe,
                { item: name, isAttackers, holder },
                { item: acts ? item : undefined },
              ),
            ),
          );
        })
        .map((holder) => `${name} of ${holder}`);
    });
    expect(differing).toEqual([]);
  });

  it('every move on each type is as effective as its type', () => {
    const differing = listProbes(ruleset, moves, true).filter((probe) =>
      differs(probe, undefined, {}),
    );
    expect(moves.length).toBeGreaterThan(80);
    expect(differing.map(({ move, defending }) => `${move.id} on ${defending}`)).toEqual([]);
  });
});
