import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackingTypes, types } from '#core/charts/type.ts';
import { screens, turnMoves } from '#core/doubles/turnMove.ts';
import { strikes } from '#core/hit/strike.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { memberAbilities } from '#core/rules/ability.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { maybe } from '#tests/picks.ts';
import {
  type BattleMember,
  type BattleState,
  bringSizes,
  emptyBattle,
  fieldConditions,
  fieldConditionsIn,
  formatBattle,
  parseBattle,
  supportedField,
} from './battle.ts';
import { formatTeamText, isBossAwaited } from './bossLink.ts';
import { parseLink } from './parseLink.ts';
import { findNoGame } from './settings.ts';
import { emptyMember, maxMembers } from './team.ts';

const read = (search: string) => parseBattle(new URLSearchParams(search));

describe('a double battle', () => {
  const sides = 'battle=1&us=mew&us=muk&us=onix&them=zapdos&them=ditto';

  it('has two of each side on the field', () => {
    const search = `${sides}&us_active=1-3&them_active=1-2&doubles=1`;
    const { state, ignored } = read(search);
    expect(ignored).toEqual([]);
    expect(state.isDoubles).toBe(true);
    expect(state.us.map(({ isActive }) => isActive)).toEqual([true, undefined, true]);
    const text = formatBattle(state);
    expect(text.get('us_active')).toBe('1-3');
    expect(parseBattle(text)).toEqual({ state, ignored: [] });
  });

  it('has no third Pokémon on the field, and a single one no second', () => {
    expect(read(`${sides}&us_active=1-2-3&doubles=1`)).toMatchObject({
      ignored: ['us_active'],
      state: { us: [{ isActive: true }, { isActive: true }, {}] },
    });
    const { state, ignored } = read(`${sides}&us_active=1-2`);
    expect(ignored).toEqual(['us_active']);
    expect(state).not.toHaveProperty('isDoubles');
    expect(read(`${sides}&doubles=2`).ignored).toEqual(['doubles']);
  });

  it('has what members used this turn, their abilities, and screens', () => {
    const search = `${sides}&us_pair=1.helping_hand-2.friend_guard&them_pair=2.follow_me&them_screens=reflect-aurora_veil&doubles=1`;
    const { state, ignored } = read(search);
    expect(ignored).toEqual([]);
    expect(state.us).toMatchObject([
      { turnMove: 'helping_hand' },
      { pairAbility: 'friend_guard' },
      {},
    ]);
    expect(state.them[1]).toMatchObject({ turnMove: 'follow_me' });
    expect(state.theirScreens).toEqual(['reflect', 'aurora_veil']);
    expect(parseBattle(formatBattle(state))).toEqual({ state, ignored: [] });
  });

  it.each([
    ['us_pair=4.helping_hand', ['us_pair']],
    ['us_pair=1.tackle', ['us_pair']],
    ['us_pair=1.helping_hand-1.follow_me', ['us_pair']],
    ['us_pair=helping_hand', ['us_pair']],
    ['us_pair=', ['us_pair']],
    ['them_screens=mist', ['them_screens']],
  ])('%s is dropped, and named', (marks, expected) => {
    const { state, ignored } = read(`${sides}&${marks}&doubles=1`);
    expect(ignored).toEqual(expected);
    expect(state.us.filter(({ turnMove }) => turnMove)).toHaveLength(
      marks.includes('1.helping_hand') ? 1 : 0,
    );
    expect(state.theirScreens).toEqual([]);
  });

  it('keeps the ability of a pasted set in its link, which has no sets', () => {
    const set = { text: 'Maushold\nAbility: Friend Guard', readAs: 'maushold' };
    const state = (isDoubles: boolean, member: Partial<BattleMember> = {}): BattleState => ({
      ...{ ...emptyBattle, isDoubles },
      us: [{ ...emptyMember, pokemon: 'maushold', set, ...member }],
    });
    expect(formatBattle(state(true)).get('us_pair')).toBe('1.friend_guard');
    expect(formatBattle(state(false)).has('us_pair')).toBe(false);
    expect(formatBattle(state(true, { pairAbility: 'none' })).has('us_pair')).toBe(false);
    expect(formatBattle(state(true, { pairAbility: 'telepathy' })).get('us_pair')).toBe(
      '1.telepathy',
    );
  });

  it('is dropped in a game without them, and named', () => {
    const open = (game: string) =>
      parseLink('battle', new URLSearchParams(`${sides}&doubles=1&game=${game}`), findNoGame);
    expect(open('champions')).toMatchObject({ ignored: [], state: { isDoubles: true } });
    expect(open('legends-za').ignored).toEqual(['doubles']);
    expect(open('legends-za').state).not.toHaveProperty('isDoubles');
    expect(open('crystal').ignored).toEqual(['doubles']);
  });

  it('means nothing to a calculator without battles', () => {
    const params = new URLSearchParams('attacks=ice&doubles=1&game=legends-za');
    expect(parseLink('offense', params, findNoGame).ignored).toEqual([]);
  });
});

const ids = (members: readonly BattleMember[]) => members.map(({ pokemon }) => pokemon);
const modern: Settings = { ruleset: 'default', typeCount: 2 };

const members: fc.Arbitrary<BattleMember[]> = fc.array(
  fc
    .record({
      pokemon: maybe(['mew', 'rotom-wash']),
      types: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 3 }),
      ability: maybe(['none', ...memberAbilities] as const),
      tera: maybe(attackingTypes),
      item: maybe(['air_balloon'] as const),
      attacks: fc.uniqueArray(fc.constantFrom(...strikes), { maxLength: 4 }),
      nickname: maybe(['Mr. X', '&=']),
      marks: fc.subarray([
        'isTerastallized',
        'hasFainted',
        'isAbilityTriggered',
        'hasNoMega',
      ] as const),
      pair: fc.record({
        turnMove: maybe(turnMoves),
        pairAbility: maybe(['friend_guard', 'plus'] as const),
      }),
    })
    .map(({ marks, pair, ...member }) => ({
      ...member,
      ...pair,
      ...Object.fromEntries(
        marks
          .filter((mark) => mark !== 'isTerastallized' || member.tera)
          .map((mark) => [mark, true]),
      ),
    })),
  { maxLength: maxMembers },
);

const sides = fc
  .tuple(members, fc.nat(maxMembers))
  .map(([list, active]) =>
    list.map((member, index) => (index === active ? { ...member, isActive: true } : member)),
  );

/** The number of members that each side brings, and ours that are chosen. */
const selections = fc.record({
  bring: maybe(bringSizes),
  order: fc.uniqueArray(fc.nat(maxMembers - 1), { maxLength: 4 }),
});

const states: fc.Arbitrary<BattleState> = fc
  .record({
    us: sides,
    them: sides,
    selection: selections,
    conditions: fc
      .tuple(
        maybe(fieldConditions.weather),
        maybe(fieldConditions.terrain),
        maybe(fieldConditions.other),
      )
      .map((list) => list.filter((each) => each !== undefined)),
    inverse: fc.boolean(),
    ourScreens: fc.subarray([...screens]),
    theirScreens: fc.subarray([...screens]),
    countLikely: fc.boolean(),
  })
  .map(({ us, selection: { bring, order }, ...state }) => {
    const isSelection = order.length === bring && order.every((index) => index < us.length);
    return {
      ...state,
      us: us.map((member, index) =>
        isSelection && order.includes(index) ? { ...member, isChosen: true } : member,
      ),
      bring,
    };
  });

describe('a link of a battle', () => {
  it('contains both sides and the field', () => {
    const { state, ignored } = read(
      'battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel..fire&them=gengar.ghost-poison' +
        '&us_tera=2&us_fainted=1&them_active=1&conditions=rain-gravity&inverse=1',
    );
    expect(ignored).toEqual([]);
    expect(ids(state.us)).toEqual(['garchomp', 'scizor']);
    expect(state.us[0]).toMatchObject({ hasFainted: true });
    expect(state.us[1]).toMatchObject({ isTerastallized: true });
    expect(state.them).toMatchObject([{ pokemon: 'gengar', isActive: true }]);
    expect(state).toMatchObject({ conditions: ['rain', 'gravity'], inverse: true });
  });

  it.each([
    ['battle=2&us=mew.psychic', ['battle']],
    ['us=mew.psychic', ['battle']],
    ['battle=1&them=mew.sound', ['them']],
    ['battle=1&us=mew.psychic&us_tera=1', ['us_tera']],
    ['battle=1&us=mew.psychic&us_fainted=2', ['us_fainted']],
    ['battle=1&us=mew.psychic&us=mew.psychic&us_active=1-2', ['us_active']],
    ['battle=1&us=mew.psychic&us=mew.psychic&us_triggered=1-2', []],
    ['battle=1&us=mew.psychic&us_triggered=2', ['us_triggered']],
    ['bring=3', []],
    ['bring=4', []],
    ['bring=2', ['bring']],
    ['bring=all', ['bring']],
    ['battle=1&us=mew.psychic&us=mew.psychic&us=mew.psychic&bring=1-2-3', []],
    ['battle=1&us=mew.psychic&us=mew.psychic&us=mew.psychic&bring=1-2-4', ['bring']],
    ['battle=1&us=mew.psychic&us=mew.psychic&us=mew.psychic&bring=1-2', ['bring']],
    ['conditions=rain-sun', ['conditions']],
    ['conditions=misty_terrain-grassy_terrain', ['conditions']],
    ['conditions=roost', ['conditions']],
    ['inverse=yes', ['inverse']],
    ['likely=1', []],
    ['likely=0', ['likely']],
    [`battle=1${'&them=mew.psychic'.repeat(maxMembers + 1)}`, ['them']],
  ])('%s reports its invalid parts', (search, parameters) => {
    expect(read(search).ignored).toEqual(parameters);
  });

  it('restores every formatted state', () => {
    fc.assert(
      fc.property(states, (state) => {
        const search = formatBattle(state).toString();
        expect(read(search)).toEqual({ state, ignored: [] });
      }),
    );
  });

  it('is empty for the empty state', () => {
    expect(formatBattle(emptyBattle).toString()).toBe('');
  });
});

describe('the field', () => {
  it.each([
    ['gen1', [], [], []],
    ['gen2', ['sun', 'rain'], [], ['gravity']],
    [
      'ultra-sun-ultra-moon',
      ['strong_winds', 'sun', 'rain', 'desolate_land', 'primordial_sea'],
      4,
      ['gravity'],
    ],
    ['lets-go', [], [], []],
    ['legends-arceus', ['sun', 'rain'], [], []],
    ['brilliant-diamond-shining-pearl', ['sun', 'rain'], 3, ['gravity']],
    ['scarlet-violet', ['sun', 'rain'], 4, ['gravity']],
  ] as const)('of %s has the conditions of its generation', (ruleset, weather, terrain, other) => {
    expect(fieldConditionsIn(ruleset, 'weather')).toEqual(weather);
    const count = typeof terrain === 'number' ? terrain : terrain.length;
    expect(fieldConditionsIn(ruleset, 'terrain')).toHaveLength(count);
    expect(fieldConditionsIn(ruleset, 'other')).toEqual(other);
  });

  it('has no conditions that the generation lacks', () => {
    const { state } = read('conditions=rain-grassy_terrain&inverse=1');
    expect(supportedField(modern, state)).toEqual({
      conditions: ['rain', 'grassy_terrain'],
      isInverse: true,
    });
    expect(supportedField({ ...modern, ruleset: 'gen2' }, state)).toEqual({
      conditions: ['rain'],
      isInverse: false,
    });
  });
});

describe('a fighter', () => {
  const bronzong = {
    id: 'bronzong',
    number: '437',
    speciesNames: { en: 'Bronzong' },
    formNames: {},
    types: ['steel', 'psychic'],
    abilities: ['levitate', 'heatproof', 'heavy_metal'],
    slots: '01H',
    generation: 4,
  } as const;
  const member = { ...emptyMember, pokemon: 'bronzong', types: ['steel', 'psychic'] as const };

  it('may have each ability of its Pokémon until one is known', () => {
    const abilitiesWith = (ability?: 'levitate' | 'none') =>
      createFighter(modern, { ...member, ability }, bronzong).possibleAbilities;
    expect(abilitiesWith()).toEqual([undefined, 'levitate', 'heatproof']);
    expect(abilitiesWith('levitate')).toEqual(['levitate']);
    expect(abilitiesWith('none')).toEqual([undefined]);
    expect(createFighter({ ...modern, ruleset: 'gen1' }, member, bronzong).typing).toEqual([]);
    expect(createFighter(modern, member, undefined).possibleAbilities).toEqual([undefined]);
  });

  it('attacks with its types until its attacks are known', () => {
    const attacksOf = (more: Partial<BattleMember>) =>
      createFighter(modern, { ...member, ...more }, bronzong).attacks;
    expect(attacksOf({})).toEqual([{ type: 'steel' }, { type: 'psychic' }]);
    expect(attacksOf({ tera: 'fire' })).toEqual([{ type: 'steel' }, { type: 'psychic' }]);
    expect(attacksOf({ tera: 'fire', isTerastallized: true })).toContainEqual({ type: 'fire' });
    expect(attacksOf({ attacks: ['ice', 'freeze_dry'] })).toEqual([
      { type: 'ice' },
      { move: 'freeze_dry' },
    ]);
    // Only a Pokémon that is Terastallized as Stellar has Stellar attacks.
    expect(attacksOf({ attacks: ['ice', 'stellar'] })).toEqual([{ type: 'ice' }]);
  });
});

describe('a link of a boss', () => {
  const mew: BattleMember = { ...emptyMember, pokemon: 'mew', types: ['psychic'] };
  const chosen = (them: readonly BattleMember[]): BattleState => ({
    ...emptyBattle,
    them,
    boss: { game: 'platinum', id: 'cynthia', team: formatTeamText([mew]) },
  });

  it('names the boss in place of its team, with the marks of the battle', () => {
    expect(formatBattle(chosen([mew])).toString()).toBe('boss=platinum.cynthia');
    const marked = formatBattle(chosen([{ ...mew, isActive: true }])).toString();
    expect(marked).toBe('boss=platinum.cynthia&them_active=1');
    const { state, ignored } = read(marked);
    expect(ignored).toEqual([]);
    expect(state).toEqual({
      ...emptyBattle,
      boss: { game: 'platinum', id: 'cynthia', marks: 'them_active=1' },
    });
    expect(isBossAwaited(state)).toBe(true);
    expect(formatBattle(state).toString()).toBe(marked);
  });

  it('has the members as soon as one is changed, added or removed', () => {
    for (const them of [[mew, mew], [{ ...mew, ability: 'levitate' as const }]]) {
      const link = formatBattle(chosen(them)).toString();
      expect(link).not.toContain('boss');
      expect(read(link).state.them).toHaveLength(them.length);
    }
    expect(formatBattle(chosen([])).toString()).toBe('');
  });

  it('keeps the own team beside it', () => {
    const { state, ignored } = read('battle=1&us=mew.psychic&boss=emerald.winona');
    expect(ignored).toEqual([]);
    expect(ids(state.us)).toEqual(['mew']);
    expect(formatBattle(state).toString()).toBe('battle=1&boss=emerald.winona&us=mew.psychic');
  });

  it.each([
    ...['', 'cynthia', '.cynthia', 'platinum.', 'platinum', 'platinium.cynthia', 'own.'],
    ...[
      'platinum.cynthia.2',
      'platinum.Cynthia',
      'platinum.<b>',
      'platinum.cynthia\n',
      '__proto__.x',
    ],
  ])('ignores boss=%s', (text) => {
    const { state, ignored } = parseBattle(new URLSearchParams({ boss: text }));
    expect(ignored).toEqual(['boss']);
    expect(state).toEqual(emptyBattle);
  });

  it('of an own game has its team too, because the link does not have the bosses of the game', () => {
    const state: BattleState = {
      ...chosen([{ ...mew, isActive: true }]),
      boss: { game: 'own', id: 'brock', team: formatTeamText([mew]) },
    };
    const link = formatBattle(state).toString();
    expect(link).toBe('battle=1&boss=own.brock&them=mew.psychic&them_active=1');
    expect(read(link)).toEqual({ state, ignored: [] });
    expect(formatBattle({ ...state, them: [mew, mew] }).toString()).not.toContain('boss');
    expect(isBossAwaited(read('boss=own.brock').state)).toBe(true);
  });

  it('ignores a boss beside opponents, and a second boss', () => {
    const { state, ignored } = read('battle=1&them=mew.psychic&boss=platinum.cynthia');
    expect(ignored).toEqual(['boss']);
    expect(ids(state.them)).toEqual(['mew']);
    expect(read('boss=platinum.cynthia&boss=platinum.roark').ignored).toEqual(['boss']);
  });
});
