import { describe, expect, it } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import { sameTypeBonus } from '#core/hit/sameTypeBonus.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { Condition } from '#core/rules/condition.ts';
import { type BattleHit, damageOf, duels, explainHit } from './battle.ts';
import type { Fighter } from './fighter.ts';
import { suggestAgainst } from './suggestAgainst.ts';
import {
  isAnswer,
  isSafeSwitchIn,
  rankAgainst,
  ratioOf,
  summarizeBattle,
  verdictOf,
} from './verdict.ts';

const world = worldIn('default');

function fighter(types: string, more: Partial<Fighter> = {}): Fighter {
  const typing = types.split(' ') as Type[];
  return {
    typing,
    possibleAbilities: [undefined],
    attacks: typing.map((type) => ({ type })),
    ...more,
  };
}

function duel(ours: Fighter, theirs: Fighter, conditions: readonly Condition[] = []) {
  return duels([ours], [theirs], { world, conditions })[0]![0]!;
}

const ends = ({ low, high }: { low: BattleHit; high: BattleHit }) => [
  damageOf(low),
  damageOf(high),
];

describe('sameTypeBonus', () => {
  // sim: modifyDamage in sim/battle-actions.js, adaptability in data/abilities.js
  it.each([
    ['its own type', 'fire flying', undefined, 'fire', 1.5, 2],
    ['another type', 'fire flying', undefined, 'grass', 1, 1],
    ['its own type as Tera Type', 'fire flying', 'fire', 'fire', 2, 2.25],
    ['a new Tera Type', 'fire flying', 'grass', 'grass', 1.5, 2],
    ['a type from before the Tera Type', 'fire flying', 'grass', 'fire', 1.5, 1.5],
    ['its own type as Stellar', 'fire flying', 'stellar', 'fire', 2, 2],
    ['another type as Stellar', 'fire flying', 'stellar', 'grass', 4915 / 4096, 4915 / 4096],
    ['Stellar', 'fire flying', 'stellar', 'stellar', 4915 / 4096, 4915 / 4096],
    ['no type', 'normal', undefined, 'typeless', 1, 1],
  ] as const)('of %s', (_, types, tera, type, bonus, raised) => {
    const attacker = { typing: types.split(' ') as Type[], tera };
    expect(sameTypeBonus(attacker, type, false, 1.5)).toBe(bonus);
    expect(sameTypeBonus(attacker, type, true, 1.5)).toBe(raised);
  });
});

describe('a duel', () => {
  it('counts the bonus and picks the best attack of this attacker', () => {
    const { deals } = duel(
      fighter('electric', { attacks: [{ type: 'grass' }, { type: 'electric' }] }),
      fighter('water'),
    );
    expect(deals.high).toMatchObject({ attack: { type: 'electric' }, multiplier: 2, bonus: 1.5 });
  });

  it('tries every ability that the defender may have', () => {
    const bronzong = fighter('steel psychic', {
      possibleAbilities: ['levitate', undefined, 'heatproof'],
    });
    const { deals } = duel(fighter('ground'), bronzong);
    expect(ends(deals)).toEqual([0, 3]);
    expect(deals.low.defenderAbility).toBe('levitate');
    expect(deals.high.defenderAbility).toBeUndefined();
    expect(deals.maxMultiplier).toBe(2);
  });

  it('tries every ability that the attacker may have', () => {
    const eevee = fighter('normal', { possibleAbilities: ['adaptability', undefined] });
    expect(ends(duel(eevee, fighter('water')).deals)).toEqual([1.5, 2]);
  });

  it('takes what it would deal if the sides were swapped', () => {
    const one = fighter('fire', { possibleAbilities: ['flash_fire', undefined] });
    const other = fighter('grass fire');
    expect(duel(one, other).takes).toEqual(duel(other, one).deals);
  });

  it('defends with the Tera Type and attacks with its bonus', () => {
    const scizor = fighter('bug steel', { tera: 'fire', attacks: [{ type: 'fire' }] });
    const { deals, takes } = duel(scizor, fighter('grass'));
    expect(ends(deals)).toEqual([3, 3]);
    expect(ends(takes)).toEqual([0.75, 0.75]);
  });

  it.each([
    ['rain', 'water', 'normal', 2.25],
    ['rain', 'fire', 'normal', 0.75],
    ['electric_terrain', 'electric', 'normal', 1.95],
    ['electric_terrain', 'electric flying', 'normal', 1.5],
    ['misty_terrain', 'dragon', 'normal', 0.75],
    ['gravity', 'ground', 'flying', 1.5],
  ] as const)('with %s: %s on %s', (condition, attacking, defending, damage) => {
    const { deals } = duel(fighter(attacking), fighter(defending), [condition]);
    expect(damageOf(deals.low)).toBeCloseTo(damage, 10);
  });

  it('gives a floating attacker nothing from a terrain', () => {
    const { deals } = duel(
      fighter('electric', { possibleAbilities: ['levitate', undefined] }),
      fighter('normal'),
      ['electric_terrain'],
    );
    expect(ends(deals)).toEqual([1.5, 1.9500000000000002]);
  });

  it('is explained by factors whose product is the number', () => {
    const [ours, theirs] = [fighter('ground'), fighter('fire steel')];
    const { deals } = duel(ours, theirs);
    const { multiplier, factors } = explainHit(ours, theirs, deals.high, { world, conditions: [] });
    expect(multiplier).toBe(damageOf(deals.high));
    expect(factors.map(({ by, factor }) => [by, factor])).toEqual([
      ['ground', 2],
      ['ground', 2],
      ['same_type_bonus', 1.5],
    ]);
  });
});

describe('a verdict', () => {
  const field = { world, conditions: [] };
  const us = [fighter('fire'), fighter('water'), fighter('grass'), fighter('ground')];

  it('ranks by damage dealt divided by damage taken, then by damage taken', () => {
    const column = duels(us, [fighter('fire')], field).map(([duel]) => duel!);
    expect(rankAgainst(column).map(({ index }) => index)).toEqual([1, 3, 0, 2]);
    expect(column.map(ratioOf)).toEqual([1, 4, 0.25, 2]);
  });

  it('is an answer only without a super effective hit, and safe from ½× on', () => {
    const column = duels(us, [fighter('fire')], field).map(([duel]) => duel!);
    expect(column.map(isAnswer)).toEqual([false, true, false, true]);
    expect(column.map(isSafeSwitchIn)).toEqual([true, true, false, false]);
  });

  it('prefers an immunity to every other member', () => {
    const ghost = fighter('ghost', { attacks: [{ type: 'ghost' }, { type: 'fighting' }] });
    const column = duels([fighter('fighting'), ghost], [fighter('normal')], field);
    const [best] = rankAgainst(column.map(([duel]) => duel!));
    expect(best).toMatchObject({ index: 1, isAnswer: true, isSafe: true });
  });

  it('is even if neither side can do anything', () => {
    expect(ratioOf(duel(fighter('normal'), fighter('ghost')))).toBe(1);
  });

  it.each([
    ['water', 'fire', 'wins'],
    ['fire', 'water', 'loses'],
    ['normal', 'water', 'even'],
    ['fire', 'fire', 'even'],
    ['dragon', 'dragon', 'even'],
    ['fighting', 'ghost', 'loses'],
    // Both sides hit super effectively.
    ['grass poison', 'rock psychic', 'even'],
  ] as const)('of %s against %s: %s', (ours, theirs, verdict) => {
    expect(verdictOf(duel(fighter(ours), fighter(theirs)))).toBe(verdict);
  });

  it('is summarized by the opponents without an answer, the records and the lead', () => {
    const grid = duels(
      [fighter('grass'), fighter('water'), fighter('ground')],
      [fighter('fire'), fighter('grass'), fighter('steel')],
      field,
    );
    expect(summarizeBattle(grid)).toEqual({
      unanswered: [1],
      records: [
        { wins: 0, losses: 2 },
        { wins: 2, losses: 1 },
        { wins: 2, losses: 1 },
      ],
      lead: 1,
    });
    expect(summarizeBattle([])).toEqual({ unanswered: [], records: [], lead: undefined });
  });

  it('leads to suggestions, first those that answer an unanswered opponent', () => {
    const opponents = [fighter('grass'), fighter('fire')];
    const candidates = [fighter('normal'), fighter('water'), fighter('fire'), fighter('flying')];
    expect(suggestAgainst(opponents, [0], candidates, field, 2)).toEqual([
      { candidate: 2, answers: [0] },
      { candidate: 3, answers: [0] },
    ]);
    expect(suggestAgainst(opponents, [1], candidates, field, 1)).toEqual([
      { candidate: 1, answers: [1] },
    ]);
  });
});

describe('the regressions of a battle', () => {
  // Regressions
  it('Flash Fire does nothing before a Fire attack: Slowbro takes ¾ from Heatran', () => {
    // @pkmn/sim: flashfire strengthens only with its volatile, data/abilities.js
    const heatran = fighter('fire steel', { possibleAbilities: ['flash_fire', undefined] });
    const slowbro = fighter('water psychic');
    const [hit, activeHit] = [heatran, { ...heatran, isAbilityTriggered: true }].map((each) =>
      duel(slowbro, each),
    );
    expect(ends(hit!.takes)).toEqual([0.75, 0.75]);
    expect(isSafeSwitchIn(hit!)).toBe(true);
    expect(ends(activeHit!.takes)).toEqual([0.75, 1.125]);
    expect(isSafeSwitchIn(activeHit!)).toBe(false);
  });

  it('a neutral hit that Transistor strengthens is not super effective', () => {
    const regieleki = fighter('electric', { possibleAbilities: ['transistor'] });
    const metagross = fighter('steel psychic', { attacks: [{ type: 'ground' }] });
    const answers = duel(metagross, regieleki);
    expect(damageOf(answers.takes.high)).toBeCloseTo(1.95, 10);
    expect([answers.takes.maxEffectiveness, isAnswer(answers)]).toEqual([1, true]);
  });

  it('a super effective hit that Thick Fat weakens is super effective', () => {
    const fat = fighter('grass', { possibleAbilities: ['thick_fat'], attacks: [{ type: 'rock' }] });
    const { takes, deals } = duel(fat, fighter('fire'));
    expect([damageOf(takes.high), damageOf(deals.low)]).toEqual([1.5, 2]);
    expect(isAnswer({ takes, deals })).toBe(false);
  });

  it.each(['protean', 'libero'] as const)('%s gives every attack the bonus', (ability) => {
    // @pkmn/sim: Meowscarada's Triple Axel on Dragonite
    const ice = { possibleAbilities: [ability], attacks: [{ type: 'ice' as const }] };
    const dragonite = fighter('dragon flying');
    expect(ends(duel(fighter('grass dark', ice), dragonite).deals)).toEqual([6, 6]);
    // A Terastallized Pokémon keeps its types.
    expect(ends(duel(fighter('grass dark', { ...ice, tera: 'fire' }), dragonite).deals)).toEqual([
      4, 4,
    ]);
  });

  it.each([
    ['fire', 'normal', 2.25],
    ['water', 'normal', 0.75],
  ] as const)('Mega Sol counts as sun: %s on %s', (attacking, defending, damage) => {
    const attacker = fighter(attacking, { possibleAbilities: ['mega_sol'] });
    expect(ends(duel(attacker, fighter(defending)).deals)).toEqual([damage, damage]);
  });

  it('Aura Break of either side weakens an aura', () => {
    const xerneas = fighter('fairy', { possibleAbilities: ['fairy_aura'] });
    const zygarde = fighter('dragon', { possibleAbilities: ['aura_break'] });
    expect(ends(duel(xerneas, zygarde).deals)).toEqual([2.25, 2.25]);
  });
});

// Regression: fixed damage counted as none, so that everything was safe and a counter.
describe('fixed damage', () => {
  const blissey = fighter('normal', { attacks: [{ type: 'fighting', hasFixedDamage: true }] });

  it.each([
    // Resistances and weaknesses change nothing.
    ['grass poison', 1.5, 'even', false],
    ['steel flying', 1.5, 'even', false],
    ['normal', 1.5, 'even', false],
    ['fighting', 1.5, 'wins', false],
    // Immune.
    ['ghost poison', 0, 'wins', true],
  ] as const)('of a Fighting move on %s counts as %d', (types, damage, verdict, isSafe) => {
    const ours = duel(fighter(types), blissey);
    expect([...ends(ours.takes), verdictOf(ours), isSafeSwitchIn(ours)]).toEqual([
      damage,
      damage,
      verdict,
      isSafe,
    ]);
    expect(duel(blissey, fighter(types)).deals).toEqual(ours.takes);
  });

  it('is explained without factors of the chart, except an immunity', () => {
    const explain = (types: string) => {
      const { takes } = duel(fighter(types), blissey);
      const field = { world, conditions: [] };
      return explainHit(blissey, fighter(types), takes.high, field).factors.map((each) => [
        each.by,
        each.factor,
      ]);
    };
    expect(explain('rock')).toEqual([
      ['fixed_damage', 1],
      ['same_type_bonus', 1.5],
    ]);
    expect(explain('ghost')).toEqual([
      ['fighting', 0],
      ['same_type_bonus', 1.5],
    ]);
  });

  it('makes only those counters that hit super effectively, or that are immune', () => {
    const candidates = ['grass poison', 'fire flying', 'fighting', 'ghost poison'].map((types) =>
      fighter(types),
    );
    const field = { world, conditions: [] };
    const suggestions = suggestAgainst([blissey], [0], candidates, field, 4);
    expect(suggestions.map(({ candidate }) => candidate)).toEqual([3, 2]);
  });
});

describe('a second ability', () => {
  it('acts beside the first one, on both sides', () => {
    const holder = fighter('electric', {
      possibleAbilities: ['adaptability'],
      secondAbility: 'levitate',
    });
    const { deals, takes } = duel(holder, fighter('ground'));
    expect([ends(deals), ends(takes)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(ends(duel(holder, fighter('normal')).deals)).toEqual([2, 2]);
  });

  it('lifts its holder off a terrain', () => {
    const onGround = fighter('electric');
    const lifted = fighter('electric', { secondAbility: 'levitate' });
    const target = fighter('normal');
    const [[, high]] = [onGround, lifted].map((each) =>
      ends(duel(each, target, ['electric_terrain']).deals),
    ) as [[number, number], [number, number]];
    expect(high).toBeCloseTo(1.5 * 1.3);
    expect(ends(duel(lifted, target, ['electric_terrain']).deals)).toEqual([1.5, 1.5]);
  });

  it('is named with the first one among the factors', () => {
    const holder = fighter('bug ghost', {
      possibleAbilities: ['thick_fat'],
      secondAbility: 'wonder_guard',
    });
    const attacker = fighter('fire');
    const { high } = duel(holder, attacker).takes;
    const { factors } = explainHit(attacker, holder, high, { world, conditions: [] });
    expect(damageOf(high)).toBe(1.5);
    expect(factors.map(({ by }) => by)).toContain('thick_fat');
    const blocked = duel(holder, fighter('water')).takes.high;
    expect(damageOf(blocked)).toBe(0);
  });
});
