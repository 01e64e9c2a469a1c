import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateHit } from '#core/hit/effectiveness.ts';
import { sameTypeBonusWith } from '#core/hit/sameTypeBonus.ts';
import { rulesOfAbility } from '#core/rules/ability.ts';
import { fields, fighters } from '#tests/randomFighters.ts';
import { damageOf, duels, explainHit } from './battle.ts';
import type { Field, Fighter } from './fighter.ts';
import { compareDuels, isAnswer, rankAgainst, summarizeBattle, verdictOf } from './verdict.ts';

const teams = fc.array(fighters, { minLength: 1, maxLength: 4 });

/** The hits of all attacks, for each pair of abilities. */
function listOutcomes(attacker: Fighter, defender: Fighter, { world, conditions }: Field) {
  const { typing, tera, item, isAbilityTriggered } = attacker;
  return attacker.possibleAbilities.flatMap((attackerAbility) =>
    defender.possibleAbilities.map((defenderAbility) => {
      const abilities = attackerAbility ? [attackerAbility] : [];
      const effects = abilities.flatMap(
        (ability) => rulesOfAbility(world.ruleset, ability).attacking ?? [],
      );
      const effectsOnDefense = abilities.flatMap(
        (ability) => rulesOfAbility(world.ruleset, ability).defending ?? [],
      );
      const target = {
        ...{ typing: defender.typing, tera: defender.tera, item: defender.item },
        abilities: defenderAbility && [defenderAbility],
        conditions,
      };
      return attacker.attacks.map((attack) => {
        const isAirborne =
          !conditions.includes('gravity') &&
          item !== 'iron_ball' &&
          (item === 'air_balloon' ||
            effectsOnDefense.some(({ liftsDefender }) => liftsDefender) ||
            (tera === undefined || tera === 'stellar' ? typing : [tera]).includes('flying'));
        const hit = { ...attack, item, abilities, isAbilityTriggered, isAirborne };
        const { effectiveness, multiplier, type } = evaluateHit(hit, target, world);
        if (attack.hasFixedDamage) return { effectiveness, damage: multiplier > 0 ? 1.5 : 0 };
        const bonus = sameTypeBonusWith(effects, { typing, tera }, type, 1.5);
        return { effectiveness, damage: multiplier * bonus };
      });
    }),
  );
}

function maxDamage(hits: readonly { damage: number }[]): number {
  return Math.max(...hits.map(({ damage }) => damage));
}

describe('any battle', () => {
  it('is mirrored if the sides are swapped', () => {
    fc.assert(
      fc.property(teams, teams, fields, (members, opponents, field) => {
        const grid = duels(members, opponents, field);
        const swapped = duels(opponents, members, field);
        expect(swapped).toEqual(
          opponents.map((_, column) =>
            members.map((_, row) => {
              const { deals, takes } = grid[row]![column]!;
              return { deals: takes, takes: deals };
            }),
          ),
        );
      }),
    );
  });

  it('keeps its other duels when a member joins', () => {
    fc.assert(
      fc.property(teams, teams, fighters, fields, (members, opponents, newcomer, field) => {
        const grid = duels(members, opponents, field);
        expect(duels([...members, newcomer], opponents, field).slice(0, -1)).toEqual(grid);
        const wider = duels(members, [...opponents, newcomer], field);
        expect(wider.map((row) => row.slice(0, -1))).toEqual(grid);
      }),
    );
  });

  it('has ranges from low to high, each explained by factors whose product it is', () => {
    fc.assert(
      fc.property(fighters, fighters, fields, (ours, theirs, field) => {
        const { deals } = duels([ours], [theirs], field)[0]![0]!;
        expect(damageOf(deals.low)).toBeLessThanOrEqual(damageOf(deals.high));
        expect(deals.high.multiplier).toBeLessThanOrEqual(deals.maxMultiplier);
        for (const hit of [deals.low, deals.high]) {
          const { multiplier, factors } = explainHit(ours, theirs, hit, field);
          expect(multiplier).toBeCloseTo(damageOf(hit), 8);
          const product = factors.reduce((sum, { factor }) => sum * factor, 1);
          expect(product).toBeCloseTo(damageOf(hit), 8);
        }
      }),
    );
  });

  it('has the range of one ability within that of all', () => {
    fc.assert(
      fc.property(fighters, fighters, fields, (ours, theirs, field) => {
        const { takes } = duels([ours], [theirs], field)[0]![0]!;
        for (const ability of ours.possibleAbilities) {
          const settled = { ...ours, possibleAbilities: [ability] };
          const range = duels([settled], [theirs], field)[0]![0]!.takes;
          expect(damageOf(range.low)).toBeGreaterThanOrEqual(damageOf(takes.low));
          expect(damageOf(range.high)).toBeLessThanOrEqual(damageOf(takes.high));
        }
      }),
    );
  });

  it('has a verdict with the numbers of its duels, in an order that no pair contradicts', () => {
    fc.assert(
      fc.property(teams, fighters, fields, (members, opponent, field) => {
        const column = duels(members, [opponent], field).map(([duel]) => duel!);
        const standings = rankAgainst(column);
        expect(standings.map(({ index }) => index).sort()).toEqual([...members.keys()]);
        // "Send out" and "No good choice" depend on the first one.
        expect(standings[0]!.isAnswer).toBe(column.some(isAnswer));
        for (const { index, duel } of standings) expect(duel).toBe(column[index]);
        for (const [place, { duel }] of standings.slice(1).entries()) {
          expect(compareDuels(standings[place]!.duel, duel)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('has an answer exactly if nothing is super effective and it deals more, with any abilities', () => {
    fc.assert(
      fc.property(fighters, fighters, fields, (ours, theirs, field) => {
        const duel = duels([ours], [theirs], field)[0]![0]!;
        const takenHits = listOutcomes(theirs, ours, field);
        const dealtHits = listOutcomes(ours, theirs, field);
        const isDefined =
          takenHits.every((hits) => hits.every(({ effectiveness }) => effectiveness <= 1)) &&
          Math.min(...dealtHits.map(maxDamage)) > Math.max(...takenHits.map(maxDamage));
        expect(isAnswer(duel)).toBe(isDefined);
      }),
    );
  });

  it('is lost if it is an answer for the opponent', () => {
    fc.assert(
      fc.property(fighters, fighters, fields, (ours, theirs, field) => {
        const [duel, mirrored] = [[ours, theirs] as const, [theirs, ours] as const].map(
          ([one, other]) => duels([one], [other], field)[0]![0]!,
        );
        if (isAnswer(mirrored!)) expect(verdictOf(duel!)).toBe('loses');
        if (verdictOf(duel!) === 'loses') expect(isAnswer(duel!)).toBe(false);
      }),
    );
  });

  it('has a summary in which exactly the opponents without an answer are unanswered', () => {
    fc.assert(
      fc.property(teams, teams, fields, (members, opponents, field) => {
        const grid = duels(members, opponents, field);
        const { unanswered, records, lead } = summarizeBattle(grid);
        const hasAnswer = (column: number) => grid.some((row) => isAnswer(row[column]!));
        expect(unanswered).toEqual([...opponents.keys()].filter((column) => !hasAnswer(column)));
        expect(records.map(({ wins }) => wins)).toEqual(
          grid.map((row) => row.filter(isAnswer).length),
        );
        const score = (row: number) => records[row]!.wins - records[row]!.losses;
        const winners = [...members.keys()].filter((row) => records[row]!.wins > 0);
        expect(lead === undefined ? undefined : score(lead)).toBe(
          winners.length > 0 ? Math.max(...winners.map(score)) : undefined,
        );
      }),
    );
  });
});
