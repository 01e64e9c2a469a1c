import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToTeam } from '#app/state/addToTeam.ts';
import { formatEntry } from '#app/state/entry.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { openTab } from '#tests/fakeTab.ts';
import { startSession } from '#tests/startSession.ts';
import { formatLink } from './link.ts';
import { isLink } from './parameter.ts';
import { parseSettings } from './settings.ts';
import {
  cleanNickname,
  emptyMember,
  emptyTeam,
  formatTeam,
  type Member,
  maxMembers,
  maxNicknameLength,
  moveItem,
  parseTeam,
  supportedMember,
  type TeamState,
  terastallize,
} from './team.ts';

const modern: Settings = { ruleset: 'default', typeCount: 2 };
const three: Settings = { ruleset: 'default', typeCount: 3 };
const gen2: Settings = { ruleset: 'gen2', typeCount: 3 };
const gen1: Settings = { ruleset: 'gen1', typeCount: 2 };

const parse = (search: string) => parseTeam(new URLSearchParams(search));

const teamOf = (...members: Partial<Member>[]): TeamState => ({
  ...emptyTeam,
  members: members.map((member) => ({
    ...emptyMember,
    ...(member.tera && { isTerastallized: true }),
    ...member,
  })),
});

/** A member with every field of its notation. */
const rotom: Member = {
  pokemon: 'rotom-wash',
  types: ['electric', 'water'],
  ability: 'levitate',
  tera: 'steel',
  item: 'air_balloon',
  attacks: ['ice', 'freeze_dry'],
  nickname: 'Nick.name',
};
const garchomp: Member = { ...emptyMember, pokemon: 'garchomp', types: ['dragon', 'ground'] };
const mawile: Member = { ...emptyMember, types: ['steel', 'fairy'] };

describe('a member is parsed from its notation', () => {
  it.each<[string, string, Partial<Member>]>([
    [
      'everything, and a dot in the nickname',
      'rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nick.name',
      rotom,
    ],
    ['an empty member', '', {}],
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
    ['a name is not an id', 'Mr. Mime', {}],
    ['an id with an empty part', 'mew-.psychic', { types: ['psychic'] }],
    ['an unknown type', 'mew.fire-sound', { pokemon: 'mew', types: ['fire'] }],
    ['types are lowercase', '.Fire', {}],
    ['a fourth type', '.bug-ice-fire-rock', { types: ['bug', 'ice', 'fire'] }],
    ['a type twice', '.fire-fire..ice', { types: ['fire'], tera: 'ice' }],
    ['Stellar is not a defending type', '.stellar', {}],
    ['an ability that changes nothing', 'mew..pressure.ice', { pokemon: 'mew', tera: 'ice' }],
    ['an unknown Tera Type', 'mew..levitate.sound', { pokemon: 'mew', ability: 'levitate' }],
    ['an item that changes nothing', '...ice.leftovers.fire', { tera: 'ice', attacks: ['fire'] }],
    ['a move without rules of its own', '.....ice-surf', { attacks: ['ice'] }],
    ['an attack twice', '.....ice-ice', { attacks: ['ice'] }],
    ['property names of objects', 'mew.constructor.toString.__proto__.valueOf', { pokemon: 'mew' }],
    ['everything but the nickname', 'M.e.w.x.y.z.Mew', { nickname: 'Mew' }],
  ])('only invalid values are reported and left out, %s: %j', (_, text, member) => {
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
    ['separators of a URL', 'a&b=c#d?e/f+g%h%20i'],
    ['separators of the other fields', 'mew.fire-ice.none'],
    ['emoji', '🔥🐉 👩‍🚀'],
    ['a script from right to left', 'סוּסוֹן مهر'],
    ['accents, precomposed and combining', 'Flabébé Flabe\u0301be\u0301'],
    ['the maximum number of letters', 'x'.repeat(maxNicknameLength)],
    ['the maximum number of emoji', '🐉'.repeat(maxNicknameLength)],
    ['families', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦'],
    ['property names of objects', '__proto__'],
  ])('may have %s: %j', (_, nickname) => {
    expect(cleanNickname(nickname)).toBe(nickname);
    const state = teamOf({ nickname }, { pokemon: 'mew', nickname });
    const { searchParams } = new URL(`https://example.org/defense/team/?${formatTeam(state)}`);
    expect(parseTeam(searchParams)).toEqual({ state, ignored: [] });
  });

  it.each([
    ['space around it', '  Mew ', 'Mew'],
    ['repeated space', 'a \u00a0\u3000 b', 'a b'],
    ['line breaks', 'two\r\n\tlines\u2028more', 'two lines more'],
    ['control characters', '\u0000a\u0007b\u007f\u0085', 'a b'],
    ['a byte order mark', '\ufeffMew', 'Mew'],
    ['nothing but space', ' \n ', ''],
    ['space before the maximum number of letters', ` ${'x'.repeat(24)}`, 'x'.repeat(24)],
    ['a letter too many', `${'x'.repeat(24)}y`, 'x'.repeat(24)],
    ['an emoji too many', '🐉'.repeat(25), '🐉'.repeat(24)],
    ['an emoji family at the limit', `${'x'.repeat(20)}👨‍👩‍👧‍👦`, 'x'.repeat(20)],
    ['a letter with a combining accent at the limit', `${'x'.repeat(23)}e\u0301`, 'x'.repeat(23)],
    ['too many accents', `a${'\u0301'.repeat(100)}`, `a${'\u0301'.repeat(23)}`],
    ['a joiner alone', '\u200d', ''],
    ['a filler alone', '\u3164', ''],
    ['an empty Braille pattern alone', '\u2800', ''],
    ['a variation selector alone', ' \ufe0f ', ''],
    ['bidirectional marks', 'a\u202eb\u200fc', 'abc'],
    ['noncharacters that XML forbids', 'A\uffff\ufffeB', 'AB'],
    ['other noncharacters', 'A\ufdd0\u{10ffff}B', 'AB'],
    ['a space at the limit', `${'x'.repeat(23)} y`, 'x'.repeat(23)],
    ['thousands of letters', 'xy'.repeat(50_000), 'xy'.repeat(12)],
  ])('is cleaned of %s', (_, text, nickname) => {
    expect(cleanNickname(text)).toBe(nickname);
    const params = new URLSearchParams({ team: '1', member: `mew......${text}` });
    expect(parseTeam(params)).toEqual({
      state: teamOf({ pokemon: 'mew', nickname: nickname || undefined }),
      ignored: ['member'],
    });
  });

  it('has no lone surrogate, which a URL cannot hold', () => {
    expect(cleanNickname('a\ud83dz\udc09')).toBe('a z');
    const params = new URLSearchParams({ team: '1', member: '......a\ud83d' });
    expect(parseTeam(params)).toEqual({ state: teamOf({ nickname: 'a\ufffd' }), ignored: [] });
  });
});

describe('a URL is parsed to a team', () => {
  const twelveMembers = 'member=mew&'.repeat(maxMembers);

  it.each<[string, string, Partial<TeamState>, string[]]>([
    ['an empty URL is the empty team', '', {}, []],
    ['a team without members', 'team=1', {}, []],
    ['a team without members of a later version', 'team=2', {}, []],
    [
      'empty members are kept',
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
    ['twelve', `${twelveMembers}team=1`, teamOf(...Array(12).fill({ pokemon: 'mew' })), []],
    [
      'thirteen',
      `${twelveMembers}team=1&member=jynx`,
      teamOf(...Array(12).fill({ pokemon: 'mew' })),
      ['member'],
    ],
    ['members in a later notation', 'team=2&member=mew', {}, ['team']],
    ['members in no notation', 'member=mew', {}, ['team']],
    ['an unknown version', 'team=1.0&member=mew', {}, ['team']],
    [
      'a later notation does not affect other parameters',
      'team=2&member=mew&sort=type&inverse=1',
      { sort: 'type', inverse: true },
      ['team'],
    ],
    ['the version twice', 'team=1&member=mew&team=2', teamOf({ pokemon: 'mew' }), ['team']],
    ['only 1 means inverse', 'inverse=true', {}, ['inverse']],
    ['a format and a sort', 'format=complex&sort=type', { format: 'complex', sort: 'type' }, []],
    ['the defaults can be explicit', 'format=simple&sort=danger', {}, []],
    ['an unknown format', 'format=Simple&sort=type', { sort: 'type' }, ['format']],
    ['an unknown sort', 'format=members&sort=', { format: 'members' }, ['sort']],
    ['property names of objects', 'format=constructor&sort=toString', {}, ['format', 'sort']],
    ['a format twice', 'format=complex&format=members', { format: 'complex' }, ['format']],
    ['parameters of other sites are not reported', 'utm_source=x&fbclid=y', {}, []],
  ])('%s: %s', (_, search, state, ignored) => {
    expect(parse(search)).toEqual({ state: { ...emptyTeam, ...state }, ignored });
  });

  // Values in links that players have saved.
  it.each([
    ...['format=complex', 'format=weaknesses', 'format=resistances', 'format=members'],
    ...['sort=type', 'inverse=1'],
  ])('and formatted as the same URL: %s', (search) => {
    const { state, ignored } = parse(search);
    expect(ignored).toEqual([]);
    expect(`${formatTeam(state)}`).toBe(search);
  });
});

describe('a team is formatted', () => {
  const fullState: TeamState = {
    members: [rotom, garchomp, emptyMember, mawile],
    format: 'weaknesses',
    sort: 'type',
    inverse: true,
  };

  it.each<[string, TeamState, string]>([
    ['as an empty text if it is empty', emptyTeam, ''],
    [
      'without members, and with everything else',
      { ...fullState, members: [] },
      'format=weaknesses&sort=type&inverse=1',
    ],
    ['with one empty member', teamOf({}), 'team=1&member='],
    ['without the empty fields at the end', teamOf(mawile), 'team=1&member=.steel-fairy'],
    ['with the empty fields before a nickname', teamOf({ nickname: '.' }), 'team=1&member=.......'],
    [
      'with everything',
      fullState,
      'team=1&member=rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nick.name' +
        '&member=garchomp.dragon-ground&member=&member=.steel-fairy' +
        '&format=weaknesses&sort=type&inverse=1&tera=0',
    ],
  ])('%s', (_, state, search) => {
    expect(`${formatTeam(state)}`).toBe(search);
    expect(parse(search)).toEqual({ state, ignored: [] });
  });

  it.each([...formatTeam(fullState)])(
    'with parameters that each identify a link: %s=%s',
    (name, value) => {
      expect(isLink(new URLSearchParams({ [name]: value }))).toBe(true);
    },
  );
});

describe('the Terastallized members', () => {
  const water: Partial<Member> = { types: ['water'], tera: 'fire' };
  const plain: Partial<Member> = { types: ['ice'] };
  const link = (tera: string) =>
    `team=1&member=.water..fire&member=.ice&member=.water..fire${tera}`;
  const flags = ({ members }: TeamState) => members.map((each) => each.isTerastallized ?? false);

  it.each<[string, string, boolean[]]>([
    ['all with a Tera Type, as before each had a switch', '', [true, false, true]],
    ['none', '&tera=0', [false, false, false]],
    ['the first', '&tera=1', [true, false, false]],
    ['the last', '&tera=3', [false, false, true]],
  ])('%s', (_, tera, expected) => {
    const { state, ignored } = parse(link(tera));
    expect(flags(state)).toEqual(expected);
    expect(ignored).toEqual([]);
    expect(`${formatTeam(state)}`).toBe(link(tera));
  });

  it.each(['2', '4', 'x', '1-1', '01'])('are not guessed from %j', (tera) => {
    expect(parse(link(`&tera=${tera}`)).ignored).toEqual(['tera']);
  });

  it('are at most one after a switch', () => {
    const { members } = teamOf(water, plain, water);
    expect(flags({ ...emptyTeam, members: terastallize(members, 2) })).toEqual([
      false,
      false,
      true,
    ]);
    expect(flags({ ...emptyTeam, members: terastallize(members) })).toEqual([false, false, false]);
  });
});

// Players keep these links, so they must always open. A change of the expected values breaks them;
// a new notation needs a new version in addition to this one.
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
            ...emptyMember,
            pokemon: 'shedinja',
            types: ['bug', 'ghost'],
            ability: 'wonder_guard',
            tera: 'stellar',
            isTerastallized: true,
          },
          emptyMember,
          { ...emptyMember, pokemon: 'shedinja', types: ['bug', 'ghost'] },
        ],
        format: 'members',
        sort: 'type',
        inverse: true,
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
      { ruleset: 'gen2', typeCount: 2 },
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
    isTerastallized: true,
  };

  it('with everything that exists under the settings', () => {
    const { types, ability, tera, item } = everything;
    expect(supportedMember(three, everything, { inverse: true })).toEqual({
      ...{ typing: types, ability, abilities: [ability], tera, item },
      ...{ conditions: [], inverse: true },
    });
    expect(supportedMember(modern, everything, { inverse: false })).toMatchObject({
      ...{ typing: ['water', 'fairy'], inverse: false },
    });
    const noOptions = { conditions: [], inverse: false };
    expect(supportedMember(gen2, everything, { inverse: true })).toEqual({
      typing: ['water', 'steel'],
      ...noOptions,
    });
    expect(supportedMember(gen1, everything, { inverse: true })).toEqual({
      typing: ['water'],
      ...noOptions,
    });
  });

  it.each<[string, Member['ability'], Ability | undefined]>([
    ['with its only ability', undefined, 'levitate'],
    ['without it if the player turns it off', 'none', undefined],
    ['with another if the player picks one', 'thick_fat', 'thick_fat'],
    ['with one of the attacker', 'tinted_lens', 'tinted_lens'],
  ])('%s', (_, ability, expected) => {
    const traits = { typing: ['electric', 'ghost'], onlyAbility: 'levitate' } as const;
    const defender = supportedMember(
      modern,
      { ...rotom, ability, isTerastallized: true },
      emptyTeam,
      traits,
    );
    expect(defender).toMatchObject({ typing: ['electric', 'ghost'], tera: 'steel' });
    expect(defender.ability).toBe(expected);
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
])('moving from index %i to %i makes abcd %s', (from, to, result) => {
  const list = [...'abcd'];
  expect(moveItem(list, from, to).join('')).toBe(result);
  expect(list.join('')).toBe('abcd');
});

describe('in a session', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function openSession() {
    const { session: stored } = openTab('/');
    const session = startSession();
    let count = 0;
    const openTeam = (search: string) => {
      count += 1;
      const params = new URLSearchParams(search);
      return formatEntry(session.open(`entry-${count}`, 'team', params));
    };
    const readStoredLink = () => JSON.parse(stored.get('choice.team') ?? '""');
    return {
      addToTeam: (member: Member) => addToTeam(session, member),
      writeSettings: session.setSettings,
      openTeam,
      readStoredLink,
      team: () => parse(readStoredLink()),
    };
  }

  it('adding the first member creates a team', () => {
    const { addToTeam, team } = openSession();
    expect(addToTeam(rotom)).toBe(true);
    expect(team()).toEqual({ state: teamOf(rotom), ignored: [] });
  });

  it('a new member comes last, and the table options do not change', () => {
    const { openTeam, addToTeam, team } = openSession();
    const state: TeamState = {
      members: [garchomp, emptyMember, mawile],
      format: 'resistances',
      sort: 'type',
      inverse: true,
    };
    openTeam(formatLink(formatTeam(state), modern));
    expect(addToTeam(rotom)).toBe(true);
    expect(team().state).toEqual({
      ...state,
      members: [...state.members, { ...rotom, isTerastallized: true }],
    });
  });

  it.each([three, gen2, gen1])('the team has the settings of the tab: %j', (settings) => {
    const { openTeam, addToTeam, writeSettings } = openSession();
    openTeam(formatLink(formatTeam(teamOf(garchomp)), modern));
    writeSettings(settings);
    addToTeam(rotom);
    expect(openTeam('')).toBe(formatLink(formatTeam(teamOf(garchomp, rotom)), settings));
  });

  it('a team has at most twelve members', () => {
    const { addToTeam, readStoredLink, team } = openSession();
    for (let count = 1; count <= maxMembers; count++) expect(addToTeam(mawile)).toBe(true);
    const fullTeamLink = readStoredLink();
    expect(addToTeam(rotom)).toBe(false);
    expect(readStoredLink()).toBe(fullTeamLink);
    expect(team().state.members).toEqual(Array(maxMembers).fill(mawile));
  });

  it('valid values of a link are kept, invalid ones are dropped', () => {
    const { openTeam, readStoredLink } = openSession();
    openTeam('team=1&member=mew.fire-sound.....&member=&utm_source=x&format=huge&generation=gen1');
    expect(readStoredLink()).toBe('team=1&member=mew.fire&member=&generation=gen1');
  });

  it('another link replaces the whole team', () => {
    const { openTeam, team } = openSession();
    openTeam(`${formatTeam({ ...teamOf(rotom, rotom), inverse: true, format: 'complex' })}`);
    openTeam('team=1&member=garchomp');
    expect(team().state).toEqual(teamOf({ pokemon: 'garchomp' }));
  });

  // Regressions: data that other planners lost.
  // https://github.com/wavebeem/pkmn.help/issues/235 and
  // https://github.com/richi3f/pokemon-team-planner/issues/52
  it('a reload keeps the order, and each member its own ability, Tera and form', () => {
    const state = teamOf(
      { ...rotom, tera: undefined },
      { ...garchomp, tera: 'ice' },
      { ...emptyMember, pokemon: 'bronzong', types: ['steel', 'psychic'], ability: 'heatproof' },
      { ...rotom, ability: undefined },
    );
    const { openTeam, readStoredLink } = openSession();
    const link = formatLink(formatTeam(state), three);
    openTeam(link);
    expect(openTeam('')).toBe(link);
    expect(parse(readStoredLink()).state).toEqual(state);
  });
});

// Regressions: bugs that other planners had.
describe('regressions of other calculators', () => {
  // A bug in the code of https://github.com/wavebeem/pkmn.help, not reported there
  it('a removed member leaves no Tera and no ability to another', () => {
    const members = [
      { ...garchomp, tera: 'ice' as const, ability: 'thick_fat' as const },
      mawile,
      rotom,
    ];
    for (const removedMember of members) {
      const params = formatTeam(teamOf(...members));
      const [text] = formatTeam(teamOf(removedMember)).getAll('member');
      params.delete('member', text);
      expect(parseTeam(params)).toEqual({
        state: teamOf(...members.filter((member) => member !== removedMember)),
        ignored: [],
      });
    }
  });

  // In the same code, a shared link showed other numbers on another device.
  it.each([
    { ruleset: 'default', typeCount: 3 },
    { ruleset: 'gen2', typeCount: 2 },
    { ruleset: 'gen1', typeCount: 3 },
  ] as const)('a link keeps inverse, ruleset and type count: %j', (settings) => {
    const state = { ...teamOf(rotom, garchomp), inverse: true };
    const params = new URLSearchParams(formatLink(formatTeam(state), settings));
    expect(parseTeam(params)).toEqual({ state, ignored: [] });
    expect(parseSettings(params)).toEqual({ state: settings, ignored: [] });
  });

  // https://github.com/smogon/damage-calc/issues/587
  it('other settings do not change the team', () => {
    const state = { ...teamOf(rotom, garchomp, mawile), inverse: true };
    const inGen1 = parse(formatLink(formatTeam(state), gen1)).state;
    expect(parse(formatLink(formatTeam(inGen1), three))).toEqual({ state, ignored: [] });
  });

  // https://github.com/richi3f/pokemon-team-planner/issues/102
  it('the same Pokémon twice is two members', () => {
    const state = teamOf(rotom, rotom, { ...rotom, nickname: 'Other' });
    expect(parse(`${formatTeam(state)}`)).toEqual({ state, ignored: [] });
  });

  // https://github.com/richi3f-zz/pokemon-team-planner/issues/11
  it('the members stay in the order that the player picked', () => {
    const state = teamOf(
      { pokemon: 'zubat' },
      { pokemon: 'abra' },
      { types: ['fire'] },
      { pokemon: 'mew' },
    );
    expect(parse(`${formatTeam(state)}`).state.members).toEqual(state.members);
  });
});
