import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ability } from '#engine/ability.ts';
import type { Settings } from '#engine/settings.ts';
import { openTab } from '#tests/fakeTab.ts';
import { formatLink } from './link.ts';
import { isLink } from './parameter.ts';
import { parseSettings } from './settings.ts';
import {
  cleanNickname,
  emptyTeam,
  formatTeam,
  type Member,
  maxMembers,
  maxNicknameLength,
  memberUnder,
  moved,
  noMember,
  parseTeam,
  type TeamState,
} from './team.ts';

const modern: Settings = { generation: 'default', typeCount: 2 };
const three: Settings = { generation: 'default', typeCount: 3 };
const gen2: Settings = { generation: 'gen2', typeCount: 3 };
const gen1: Settings = { generation: 'gen1', typeCount: 2 };

const parse = (search: string) => parseTeam(new URLSearchParams(search));

const teamOf = (...members: Partial<Member>[]): TeamState => ({
  ...emptyTeam,
  members: members.map((member) => ({ ...noMember, ...member })),
});

/** A member with everything a link can say of it. */
const rotom: Member = {
  pokemon: 'rotom-wash',
  types: ['electric', 'water'],
  ability: 'levitate',
  tera: 'steel',
  item: 'air_balloon',
  attacks: ['ice', 'freeze_dry'],
  nickname: 'Nick.name',
};
const garchomp: Member = { ...noMember, pokemon: 'garchomp', types: ['dragon', 'ground'] };
const mawile: Member = { ...noMember, types: ['steel', 'fairy'] };

describe('a member is read from its notation', () => {
  it.each<[string, string, Partial<Member>]>([
    [
      'everything, and a dot in the nickname',
      'rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nick.name',
      rotom,
    ],
    ['a member that is still nobody', '', {}],
    ['a Pokémon alone', 'mr-mime-galar', { pokemon: 'mr-mime-galar' }],
    ['a bare typing', '.steel-fairy', { types: ['steel', 'fairy'] }],
    ['types in the order picked', '.flying-fire', { types: ['flying', 'fire'] }],
    ['three types', '.bug-ice-fire', { types: ['bug', 'ice', 'fire'] }],
    ['an ability that does not count', 'rotom..none', { pokemon: 'rotom', ability: 'none' }],
    ['an ability of the attacker', 'mew..scrappy', { pokemon: 'mew', ability: 'scrappy' }],
    ['a Tera Type', '...stellar', { tera: 'stellar' }],
    ['an item', '....occa_berry', { item: 'occa_berry' }],
    [
      'attacks in the order picked',
      '.....water-thousand_arrows-stellar',
      { attacks: ['water', 'thousand_arrows', 'stellar'] },
    ],
    ['a nickname alone', '......Washer', { nickname: 'Washer' }],
    ['empty fields at the end', 'mew......', { pokemon: 'mew' }],
  ])('%s: %j', (_, text, member) => {
    const params = new URLSearchParams([
      ['team', '1'],
      ['member', text],
    ]);
    expect(parseTeam(params)).toEqual({ state: teamOf(member), ignored: [] });
  });

  it.each<[string, string, Partial<Member>]>([
    ['a name is no id', 'Mr. Mime', {}],
    ['nor is an empty part', 'mew-.psychic', { types: ['psychic'] }],
    ['a type nobody knows', 'mew.fire-sound', { pokemon: 'mew', types: ['fire'] }],
    ['types are written small', '.Fire', {}],
    ['a fourth type', '.bug-ice-fire-rock', { types: ['bug', 'ice', 'fire'] }],
    ['a type twice', '.fire-fire..ice', { types: ['fire'], tera: 'ice' }],
    ['Stellar defends nobody', '.stellar', {}],
    ['a hidden ability of the attacker', 'mew..blaze.ice', { pokemon: 'mew', tera: 'ice' }],
    ['a hidden ability of the field', 'mew..aura_break', { pokemon: 'mew' }],
    ['no such Tera Type', 'mew..levitate.sound', { pokemon: 'mew', ability: 'levitate' }],
    ['an item that changes nothing', '...ice.leftovers.fire', { tera: 'ice', attacks: ['fire'] }],
    ['a move without rules of its own', '.....ice-surf', { attacks: ['ice'] }],
    ['an attack twice', '.....ice-ice', { attacks: ['ice'] }],
    ['names of an object', 'mew.constructor.toString.__proto__.valueOf', { pokemon: 'mew' }],
    ['everything but the nickname', 'M.e.w.x.y.z.Mew', { nickname: 'Mew' }],
  ])('what is wrong is named and nothing else lost, %s: %j', (_, text, member) => {
    const params = new URLSearchParams([
      ['team', '1'],
      ['member', 'garchomp.dragon-ground'],
      ['member', text],
      ['member', '.steel-fairy'],
    ]);
    const { state, ignored } = parseTeam(params);
    expect(state).toEqual(teamOf(garchomp, member, mawile));
    expect(new Set(ignored)).toEqual(new Set(['member']));
  });
});

describe('a nickname', () => {
  it.each([
    ['dots', 'Mr. T.'],
    ['nothing but dots', '...'],
    ['signs that part an address', 'a&b=c#d?e/f+g%h%20i'],
    ['signs that part the other fields', 'mew.fire-ice.none'],
    ['emoji', '🔥🐉 👩‍🚀'],
    ['a script from right to left', 'סוּסוֹן مهر'],
    ['accents, in one letter and in two', 'Flabébé Flabe\u0301be\u0301'],
    ['as many letters as fit', 'x'.repeat(maxNicknameLength)],
    ['as many emoji as fit', '🐉'.repeat(maxNicknameLength)],
    ['families', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦'],
    ['names of an object', '__proto__'],
  ])('may have %s: %j', (_, nickname) => {
    expect(cleanNickname(nickname)).toBe(nickname);
    const state = teamOf({ nickname }, { pokemon: 'mew', nickname });
    const { searchParams } = new URL(`https://example.org/defense/team/?${formatTeam(state)}`);
    expect(parseTeam(searchParams)).toEqual({ state, ignored: [] });
  });

  it.each([
    ['space around it', '  Mew ', 'Mew'],
    ['more space than one', 'a \u00a0\u3000 b', 'a b'],
    ['lines', 'two\r\n\tlines\u2028more', 'two lines more'],
    ['controls', '\u0000a\u0007b\u007f\u0085', 'a b'],
    ['a mark of the byte order', '\ufeffMew', 'Mew'],
    ['nothing but space', ' \n ', ''],
    ['space before as many letters as fit', ` ${'x'.repeat(24)}`, 'x'.repeat(24)],
    ['a letter too many', `${'x'.repeat(24)}y`, 'x'.repeat(24)],
    ['an emoji too many', '🐉'.repeat(25), '🐉'.repeat(24)],
    ['a family that would be cut', `${'x'.repeat(20)}👨‍👩‍👧‍👦`, 'x'.repeat(20)],
    ['a letter whose accent would be cut', `${'x'.repeat(23)}e\u0301`, 'x'.repeat(23)],
    ['accents without end', `a${'\u0301'.repeat(100)}`, `a${'\u0301'.repeat(23)}`],
    ['a joiner alone', '\u200d', ''],
    ['a filler alone', '\u3164', ''],
    ['an empty Braille pattern alone', '\u2800', ''],
    ['a variation selector alone', ' \ufe0f ', ''],
    ['what turns text around', 'a\u202eb\u200fc', 'abc'],
    ['what XML refuses', 'A\uffff\ufffeB', 'AB'],
    ['other noncharacters', 'A\ufdd0\u{10ffff}B', 'AB'],
    ['a space where it is cut', `${'x'.repeat(23)} y`, 'x'.repeat(23)],
    ['thousands of letters', 'xy'.repeat(50_000), 'xy'.repeat(12)],
  ])('is cleaned of %s', (_, text, nickname) => {
    expect(cleanNickname(text)).toBe(nickname);
    const params = new URLSearchParams({ team: '1', member: `mew......${text}` });
    expect(parseTeam(params)).toEqual({
      state: teamOf({ pokemon: 'mew', nickname: nickname || undefined }),
      ignored: ['member'],
    });
  });

  it('has no half of an emoji, which an address could not hold', () => {
    expect(cleanNickname('a\ud83dz\udc09')).toBe('a z');
    const params = new URLSearchParams({ team: '1', member: '......a\ud83d' });
    expect(parseTeam(params)).toEqual({ state: teamOf({ nickname: 'a\ufffd' }), ignored: [] });
  });
});

describe('an address is read as a team', () => {
  const twelve = 'member=mew&'.repeat(maxMembers);

  it.each<[string, string, Partial<TeamState>, string[]]>([
    ['an empty address is an empty team', '', {}, []],
    ['a team of nobody', 'team=1', {}, []],
    ['of nobody by a later app', 'team=2', {}, []],
    [
      'members of nobody stay',
      'team=1&member=&member=mew&member',
      teamOf({}, { pokemon: 'mew' }, {}),
      [],
    ],
    [
      'the same twice',
      'team=1&member=mew&member=mew',
      teamOf({ pokemon: 'mew' }, { pokemon: 'mew' }),
      [],
    ],
    ['twelve', `${twelve}team=1`, teamOf(...Array(12).fill({ pokemon: 'mew' })), []],
    [
      'thirteen',
      `${twelve}team=1&member=jynx`,
      teamOf(...Array(12).fill({ pokemon: 'mew' })),
      ['member'],
    ],
    ['members in a later notation', 'team=2&member=mew', {}, ['team']],
    ['members in no notation', 'member=mew', {}, ['team']],
    ['a version that is no number of ours', 'team=1.0&member=mew', {}, ['team']],
    [
      'a later notation leaves the rest',
      'team=2&member=mew&sort=type&inverse=1',
      { sort: 'type', inverse: true },
      ['team'],
    ],
    ['the version twice', 'team=1&member=mew&team=2', teamOf({ pokemon: 'mew' }), ['team']],
    ['only 1 says inverse', 'inverse=true', {}, ['inverse']],
    ['a format and a sort', 'format=complex&sort=type', { format: 'complex', sort: 'type' }, []],
    ['the usual may be said', 'format=simple&sort=danger', {}, []],
    ['no such format', 'format=Simple&sort=type', { sort: 'type' }, ['format']],
    ['no such sort', 'format=members&sort=', { format: 'members' }, ['sort']],
    ['names of an object', 'format=constructor&sort=toString', {}, ['format', 'sort']],
    ['a format twice', 'format=complex&format=members', { format: 'complex' }, ['format']],
    ['what other sites add is not ours to name', 'utm_source=x&fbclid=y', {}, []],
  ])('%s: %s', (_, search, state, ignored) => {
    expect(parse(search)).toEqual({ state: { ...emptyTeam, ...state }, ignored });
  });

  // The words of links that players keep.
  it.each([
    ...['format=complex', 'format=weaknesses', 'format=resistances', 'format=members'],
    ...['sort=type', 'inverse=1'],
  ])('and written again: %s', (search) => {
    const { state, ignored } = parse(search);
    expect(ignored).toEqual([]);
    expect(`${formatTeam(state)}`).toBe(search);
  });
});

describe('a team is written', () => {
  const all: TeamState = {
    members: [rotom, garchomp, noMember, mawile],
    format: 'weaknesses',
    sort: 'type',
    inverse: true,
    terastallized: false,
  };

  it.each<[string, TeamState, string]>([
    ['not where it is nobody', emptyTeam, ''],
    [
      'with nobody, and all else',
      { ...all, members: [] },
      'format=weaknesses&sort=type&inverse=1&tera=0',
    ],
    ['with one who is still nobody', teamOf({}), 'team=1&member='],
    ['without the empty fields at the end', teamOf(mawile), 'team=1&member=.steel-fairy'],
    ['with those before a nickname', teamOf({ nickname: '.' }), 'team=1&member=.......'],
    [
      'with everything',
      all,
      'team=1&member=rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nick.name' +
        '&member=garchomp.dragon-ground&member=&member=.steel-fairy' +
        '&format=weaknesses&sort=type&inverse=1&tera=0',
    ],
  ])('%s', (_, state, search) => {
    expect(`${formatTeam(state)}`).toBe(search);
    expect(parse(search)).toEqual({ state, ignored: [] });
  });

  it.each([...formatTeam(all)])('with parameters that make a link each: %s=%s', (name, value) => {
    expect(isLink(new URLSearchParams({ [name]: value }))).toBe(true);
  });
});

// Links that must open for ever: players keep them. To change what is expected here is to break
// them; a new notation is a new version beside this one.
describe('a link of version 1 opens', () => {
  it.each<[string, TeamState, Settings]>([
    [
      'team=1&member=rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nick.name' +
        '&member=garchomp.dragon-ground&member=.steel-fairy',
      teamOf(rotom, garchomp, mawile),
      modern,
    ],
    [
      'team=1&member=bronzong.steel-psychic.none..iron_ball.steel-psychic-ground' +
        '&member=shedinja.bug-ghost.wonder_guard.stellar&member=&member=shedinja.bug-ghost' +
        '&format=members&sort=type&inverse=1&generation=default&type_count=3',
      {
        members: [
          {
            pokemon: 'bronzong',
            types: ['steel', 'psychic'],
            ability: 'none',
            item: 'iron_ball',
            attacks: ['steel', 'psychic', 'ground'],
          },
          {
            ...noMember,
            pokemon: 'shedinja',
            types: ['bug', 'ghost'],
            ability: 'wonder_guard',
            tera: 'stellar',
          },
          noMember,
          { ...noMember, pokemon: 'shedinja', types: ['bug', 'ghost'] },
        ],
        format: 'members',
        sort: 'type',
        inverse: true,
        terastallized: true,
      },
      three,
    ],
    [
      'team=1&member=clefairy.normal.....%F0%9F%8C%99+%22M.+Moon%22&member=gengar.ghost-poison.levitate' +
        '&member=.grass-ice-ground&format=complex&generation=gen2',
      {
        ...teamOf(
          { pokemon: 'clefairy', types: ['normal'], nickname: '🌙 "M. Moon"' },
          { pokemon: 'gengar', types: ['ghost', 'poison'], ability: 'levitate' },
          { types: ['grass', 'ice', 'ground'] },
        ),
        format: 'complex',
      },
      { generation: 'gen2', typeCount: 2 },
    ],
  ])('%s', (search, state, settings) => {
    const { searchParams } = new URL(`https://example.org/defense/team/?${search}`);
    expect(parseTeam(searchParams)).toEqual({ state, ignored: [] });
    expect(parseSettings(searchParams)).toEqual({ state: settings, ignored: [] });
  });
});

describe('a member defends', () => {
  const everything: Member = {
    types: ['water', 'fairy', 'steel'],
    ability: 'earth_eater',
    tera: 'stellar',
    item: 'roseli_berry',
    attacks: ['ice'],
    nickname: 'Nick',
  };

  it('with what exists under the settings', () => {
    const { types, ability, tera, item } = everything;
    expect(memberUnder(three, everything, { inverse: true, terastallized: true })).toEqual({
      ...{ typing: types, ability, abilities: [ability], tera, item },
      ...{ conditions: [], inverse: true },
    });
    expect(memberUnder(modern, everything, { inverse: false, terastallized: true })).toMatchObject({
      ...{ typing: ['water', 'fairy'], inverse: false },
    });
    const before = { conditions: [], inverse: false };
    expect(memberUnder(gen2, everything, { inverse: true, terastallized: true })).toEqual({
      typing: ['water', 'steel'],
      ...before,
    });
    expect(memberUnder(gen1, everything, { inverse: true, terastallized: true })).toEqual({
      typing: ['water'],
      ...before,
    });
  });

  it.each<[string, Member['ability'], Ability | undefined]>([
    ['with its only ability', undefined, 'levitate'],
    ['without it where the player says so', 'none', undefined],
    ['with another where the player says so', 'thick_fat', 'thick_fat'],
    ['with one of the attacker', 'tinted_lens', 'tinted_lens'],
  ])('%s', (_, ability, answer) => {
    const brought = { typing: ['electric', 'ghost'], soleAbility: 'levitate' } as const;
    const under = memberUnder(modern, { ...rotom, ability }, emptyTeam, brought);
    expect(under).toMatchObject({ typing: ['electric', 'ghost'], tera: 'steel' });
    expect(under.ability).toBe(answer);
  });
});

it.each([
  [0, 0, 'abcd'],
  [0, 1, 'bacd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 1, 'acbd'],
  [3, 3, 'abcd'],
])('moving from place %i to %i makes abcd %s', (from, to, result) => {
  const list = [...'abcd'];
  expect(moved(list, from, to).join('')).toBe(result);
  expect(list.join('')).toBe('abcd');
});

describe('in a session', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  async function startSession() {
    const { session } = openTab('/');
    const entries = await import('./entries.ts');
    const { joinTeam } = await import('./join.ts');
    const preferences = await import('#preferences/settings.ts');
    let count = 0;
    const at = (search: string) => {
      count += 1;
      const params = new URLSearchParams(search);
      return entries.searchOf(entries.openEntry(`entry-${count}`, 'team', params, false));
    };
    const stored = () => JSON.parse(session.get('choice.team') ?? '""');
    return { ...entries, ...preferences, joinTeam, at, stored, team: () => parse(stored()) };
  }

  it('the first to join makes a team', async () => {
    const { joinTeam, team } = await startSession();
    expect(joinTeam(rotom)).toBe(true);
    expect(team()).toEqual({ state: teamOf(rotom), ignored: [] });
  });

  it('the newest member comes last, and the table stays as it is', async () => {
    const { at, joinTeam, team } = await startSession();
    const state: TeamState = {
      members: [garchomp, noMember, mawile],
      format: 'resistances',
      sort: 'type',
      inverse: true,
      terastallized: true,
    };
    at(formatLink(formatTeam(state), modern));
    expect(joinTeam(rotom)).toBe(true);
    expect(team().state).toEqual({ ...state, members: [...state.members, rotom] });
  });

  it.each([three, gen2, gen1])('the team has the settings of the tab: %j', async (settings) => {
    const { at, joinTeam, writeSettings } = await startSession();
    at(formatLink(formatTeam(teamOf(garchomp)), modern));
    writeSettings(settings);
    joinTeam(rotom);
    expect(at('')).toBe(formatLink(formatTeam(teamOf(garchomp, rotom)), settings));
  });

  it('the twelfth may join, and nobody after', async () => {
    const { joinTeam, stored, team } = await startSession();
    for (let count = 1; count <= maxMembers; count++) expect(joinTeam(mawile)).toBe(true);
    const full = stored();
    expect(joinTeam(rotom)).toBe(false);
    expect(stored()).toBe(full);
    expect(team().state.members).toEqual(Array(maxMembers).fill(mawile));
  });

  it('what is right of a link is kept, what is wrong of it goes', async () => {
    const { at, stored } = await startSession();
    at('team=1&member=mew.fire-sound.....&member=&utm_source=x&format=huge&generation=gen1');
    expect(stored()).toBe('team=1&member=mew.fire&member=&generation=gen1');
  });

  it('another link takes the place of the whole team', async () => {
    const { at, team } = await startSession();
    at(`${formatTeam({ ...teamOf(rotom, rotom), inverse: true, format: 'complex' })}`);
    at('team=1&member=garchomp');
    expect(team().state).toEqual(teamOf({ pokemon: 'garchomp' }));
  });

  // Regressions: what other planners once lost.
  // https://github.com/wavebeem/pkmn.help/issues/235 and
  // https://github.com/richi3f/pokemon-team-planner/issues/52
  it('a reload keeps the order, and each member its own ability, Tera and form', async () => {
    const state = teamOf(
      { ...rotom, tera: undefined },
      { ...garchomp, tera: 'ice' },
      { ...noMember, pokemon: 'bronzong', types: ['steel', 'psychic'], ability: 'heatproof' },
      { ...rotom, ability: undefined },
    );
    const { at, stored } = await startSession();
    const link = formatLink(formatTeam(state), three);
    at(link);
    expect(at('')).toBe(link);
    expect(parse(stored()).state).toEqual(state);
  });
});

// Regressions: what other planners once did.
describe('regressions of the peers', () => {
  // Found in the code of https://github.com/wavebeem/pkmn.help and not reported there.
  it('who leaves takes Tera and ability along', () => {
    const members = [
      { ...garchomp, tera: 'ice' as const, ability: 'thick_fat' as const },
      mawile,
      rotom,
    ];
    for (const gone of members) {
      const params = formatTeam(teamOf(...members));
      const [text] = formatTeam(teamOf(gone)).getAll('member');
      params.delete('member', text);
      expect(parseTeam(params)).toEqual({
        state: teamOf(...members.filter((member) => member !== gone)),
        ignored: [],
      });
    }
  });

  // The same: somebody else's link showed other numbers, without a hint.
  it.each([
    { generation: 'default', typeCount: 3 },
    { generation: 'gen2', typeCount: 2 },
    { generation: 'gen1', typeCount: 3 },
  ] as const)('a link keeps inverse, generation and type count: %j', (settings) => {
    const state = { ...teamOf(rotom, garchomp), inverse: true };
    const params = new URLSearchParams(formatLink(formatTeam(state), settings));
    expect(parseTeam(params)).toEqual({ state, ignored: [] });
    expect(parseSettings(params)).toEqual({ state: settings, ignored: [] });
  });

  // https://github.com/smogon/damage-calc/issues/587
  it('other settings leave the team as it is', () => {
    const state = { ...teamOf(rotom, garchomp, mawile), inverse: true };
    const there = parse(formatLink(formatTeam(state), gen1)).state;
    expect(parse(formatLink(formatTeam(there), three))).toEqual({ state, ignored: [] });
  });

  // https://github.com/richi3f/pokemon-team-planner/issues/102
  it('the same Pokémon twice is two members', () => {
    const state = teamOf(rotom, rotom, { ...rotom, nickname: 'Other' });
    expect(parse(`${formatTeam(state)}`)).toEqual({ state, ignored: [] });
  });

  // https://github.com/richi3f-zz/pokemon-team-planner/issues/11
  it('the members stay in the order of the player', () => {
    const state = teamOf(
      { pokemon: 'zubat' },
      { pokemon: 'abra' },
      { types: ['fire'] },
      { pokemon: 'mew' },
    );
    expect(parse(`${formatTeam(state)}`).state.members).toEqual(state.members);
  });
});
