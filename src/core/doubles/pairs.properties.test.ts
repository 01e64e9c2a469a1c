import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusOf, damageOf, duels } from '#core/answers/battle.ts';
import type { Field } from '#core/answers/fighter.ts';
import { listIndices } from '#core/answers/selection.ts';
import { worldIn } from '#core/hit/situation.ts';
import { knownPairFighters } from '#tests/doubles/pairFighters.ts';
import { slowRuns } from '#tests/runs.ts';
import { doublesMatchups } from './doubles.ts';
import { attacksOnField, type PairFighter, toDoublesPokemon } from './pairFighter.ts';
import { createPairTable, type Pair, rankLeads, rankPairSelections } from './pairs.ts';
import type { DoublesTarget } from './turnCondition.ts';

const field: Field = { world: worldIn('default'), conditions: [] };
const teams = (minLength: number, maxLength: number) =>
  fc.array(knownPairFighters, { minLength, maxLength });

/** The damage of the attack on all places; nothing if somebody draws it. */
function hitAll(
  user: PairFighter,
  partner: PairFighter,
  foes: readonly [PairFighter, PairFighter],
  attack: PairFighter['attacks'][number],
  aim: DoublesTarget,
): Record<DoublesTarget, number> {
  const { targets, draw, type, effects } = doublesMatchups(
    {
      attack,
      aim,
      user: toDoublesPokemon(user),
      partner: toDoublesPokemon(partner),
      foes: [toDoublesPokemon(foes[0]), toDoublesPokemon(foes[1])],
    },
    field.world,
  );
  const bonus = bonusOf(attack, type, user, effects, 1.5);
  const damage = (place: DoublesTarget) => (draw ? 0 : (targets[place]?.multiplier ?? 0) * bonus);
  return { foe1: damage('foe1'), foe2: damage('foe2'), partner: damage('partner') };
}

const worthOf = (damage: number) => Math.min(1, damage / 4);

/** The greatest worth of all joint actions, each asked anew. */
function bruteOffense(
  [one, other]: readonly [PairFighter, PairFighter],
  foes: readonly [PairFighter, PairFighter],
): number {
  const actionsOf = (user: PairFighter, partner: PairFighter) => [
    { foe1: 0, foe2: 0, partner: 0 },
    ...user.attacks.flatMap((attack) =>
      (['foe1', 'foe2'] as const).map((aim) => hitAll(user, partner, foes, attack, aim)),
    ),
  ];
  const worths = actionsOf(one, other).flatMap((first) =>
    actionsOf(other, one).map(
      (second) =>
        worthOf(first.foe1 + second.foe1) +
        worthOf(first.foe2 + second.foe2) -
        worthOf(first.partner) -
        worthOf(second.partner),
    ),
  );
  return Math.max(...worths);
}

function bruteScores(ours: readonly PairFighter[], theirs: readonly PairFighter[]): number[][] {
  const pick = (team: readonly PairFighter[], [one, other]: readonly number[]) =>
    [team[one!]!, team[other!]!] as const;
  return listIndices(ours.length, 2).map((pair) =>
    listIndices(theirs.length, 2).map((other) => {
      const [own, their] = [pick(ours, pair), pick(theirs, other)];
      return bruteOffense(own, their) - bruteOffense(their, own);
    }),
  );
}

describe('the score of a pair', () => {
  it('is that of all joint actions, and so are the lead and the four', () => {
    fc.assert(
      fc.property(teams(2, 4), teams(2, 4), (ours, theirs) => {
        const table = createPairTable(ours, theirs, field);
        const scores = bruteScores(ours, theirs);
        for (const [row, each] of scores.entries())
          for (const [column, score] of each.entries())
            expect(table.scores[row]![column]).toBeCloseTo(score, 6);
        const worsts = scores.map((row) => Math.min(...row));
        const [lead] = rankLeads(table);
        expect(lead!.score).toBeCloseTo(Math.max(...worsts), 6);
        const size = Math.min(3, ours.length);
        const values = listIndices(ours.length, size).map((members) =>
          Math.min(
            ...scores[0]!.map((_, column) =>
              Math.max(
                ...table.pairs.flatMap((pair, row) =>
                  pair.every((member) => members.includes(member!)) ? scores[row]![column]! : [],
                ),
              ),
            ),
          ),
        );
        const [best] = rankPairSelections(table, size);
        expect(best!.score).toBeCloseTo(Math.max(...values), 6);
      }),
      { numRuns: slowRuns },
    );
  });

  it('is minus that of the opponents', () => {
    fc.assert(
      fc.property(teams(2, 4), teams(2, 4), (ours, theirs) => {
        const [table, other] = [
          createPairTable(ours, theirs, field),
          createPairTable(theirs, ours, field),
        ];
        for (const [row, each] of table.scores.entries())
          for (const [column, score] of each.entries())
            expect(score + other.scores[column]![row]!).toBe(0);
      }),
      { numRuns: slowRuns },
    );
  });

  it('does not depend on the order of members and attacks', () => {
    const reverse = <Item>(list: readonly Item[]) => list.toReversed();
    fc.assert(
      fc.property(teams(2, 4), teams(2, 4), (ours, theirs) => {
        const table = createPairTable(ours, theirs, field);
        const turned = createPairTable(
          reverse(ours).map((each) => ({ ...each, attacks: reverse(each.attacks) })),
          reverse(theirs),
          field,
        );
        const sorted = ({ scores }: typeof table) => scores.flat().toSorted((a, b) => a - b);
        expect(sorted(turned)).toEqual(sorted(table));
      }),
      { numRuns: slowRuns },
    );
  });

  it('never falls with another attack', () => {
    fc.assert(
      fc.property(teams(3, 3), teams(2, 3), (ours, theirs) => {
        const attacks = [...ours[0]!.attacks, ...ours[1]!.attacks];
        const table = createPairTable(ours, theirs, field);
        const stronger = createPairTable(
          [{ ...ours[0]!, attacks }, ...ours.slice(1)],
          theirs,
          field,
        );
        for (const [row, each] of table.scores.entries())
          for (const [column, score] of each.entries())
            expect(stronger.scores[row]![column]).toBeGreaterThanOrEqual(score);
      }),
      { numRuns: slowRuns },
    );
  });

  it('is at its worst no lower if they have one member less', () => {
    fc.assert(
      fc.property(teams(2, 4), teams(3, 4), (ours, theirs) => {
        const [all, fewer] = [theirs, theirs.slice(1)].map((team) =>
          rankLeads(createPairTable(ours, team, field)),
        );
        for (const { pair, score } of all!) {
          const same = fewer!.find((each) => each.pair === pair);
          expect(same!.score).toBeGreaterThanOrEqual(score);
        }
      }),
      { numRuns: slowRuns },
    );
  });

  it('has no greater offense against a pair with Friend Guard', () => {
    const plain = knownPairFighters.map(({ pairAbility, ...fighter }) => fighter);
    fc.assert(
      fc.property(
        fc.array(plain, { minLength: 2, maxLength: 3 }),
        fc.array(plain, { minLength: 2, maxLength: 3 }),
        (ours, theirs) => {
          const guarded = theirs.map(
            (each, index): PairFighter =>
              index === 0 ? { ...each, pairAbility: 'friend_guard' } : each,
          );
          const [before, after] = [theirs, guarded].map((team) =>
            createPairTable(ours, team, field),
          );
          for (const pair of before!.pairs.keys())
            for (const other of before!.opponents.keys())
              expect(after!.explain(pair, other).ours.worth).toBeLessThanOrEqual(
                before!.explain(pair, other).ours.worth + 1e-9,
              );
        },
      ),
      { numRuns: slowRuns },
    );
  });
});

describe('one against one', () => {
  it('has the numbers of a single battle, and its pair is the member', () => {
    // What these do beside nobody is no part of a single battle.
    const plain = knownPairFighters.map(({ pairAbility, ...fighter }) => fighter);
    fc.assert(
      fc.property(plain, plain, (user, foe) => {
        const [[duel]] = duels([user], [foe], field) as [[ReturnType<typeof duels>[0][0]]];
        const hits = attacksOnField({ user, foes: [foe, undefined] }, { field });
        const best = Math.max(
          ...hits.map(({ targets: { foe1 } }) => foe1!.high.multiplier * foe1!.high.bonus),
        );
        expect(best).toBeCloseTo(damageOf(duel.deals.high), 9);
        const table = createPairTable([user], [foe], field);
        expect(table.pairs).toEqual([[0]] satisfies Pair[]);
        expect(table.explain(0, 0).ours.worth).toBeCloseTo(worthOf(best), 9);
      }),
    );
  });
});
