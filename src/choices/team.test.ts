import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ability } from '#engine/ability.ts';
import { arrive } from './arrive.ts';
import { joinTeam } from './join.ts';
import { formatLink, withSettings } from './link.ts';
import { isLink } from './parameter.ts';
import { forget, remember, remembered } from './remembered.ts';
import { parseSettings, type Settings } from './settings.ts';
import {
  cleanNickname,
  formatTeam,
  longestNickname,
  type Member,
  memberUnder,
  mostMembers,
  moved,
  noMember,
  noTeam,
  parseTeam,
  type TeamChoice,
} from './team.ts';

const modern: Settings = { generation: 'default', typeCount: 2 };
const three: Settings = { generation: 'default', typeCount: 3 };
const gen2: Settings = { generation: 'gen2', typeCount: 3 };
const gen1: Settings = { generation: 'gen1', typeCount: 2 };

const parse = (search: string) => parseTeam(new URLSearchParams(search));

const teamOf = (...members: Partial<Member>[]): TeamChoice => ({
  ...noTeam,
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
    expect(parseTeam(params)).toEqual({ choice: teamOf(member), ignored: [] });
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
    const { choice, ignored } = parseTeam(params);
    expect(choice).toEqual(teamOf(garchomp, member, mawile));
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
    ['as many letters as fit', 'x'.repeat(longestNickname)],
    ['as many emoji as fit', '🐉'.repeat(longestNickname)],
    ['names of an object', '__proto__'],
  ])('may have %s: %j', (_, nickname) => {
    expect(cleanNickname(nickname)).toBe(nickname);
    const choice = teamOf({ nickname }, { pokemon: 'mew', nickname });
    const { searchParams } = new URL(`https://example.org/defense/team/?${formatTeam(choice)}`);
    expect(parseTeam(searchParams)).toEqual({ choice, ignored: [] });
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
    ['a space where it is cut', `${'x'.repeat(23)} y`, 'x'.repeat(23)],
    ['thousands of letters', 'xy'.repeat(50_000), 'xy'.repeat(12)],
  ])('is cleaned of %s', (_, text, nickname) => {
    expect(cleanNickname(text)).toBe(nickname);
    const params = new URLSearchParams({ team: '1', member: `mew......${text}` });
    expect(parseTeam(params)).toEqual({
      choice: teamOf({ pokemon: 'mew', nickname: nickname || undefined }),
      ignored: ['member'],
    });
  });

  it('has no half of an emoji, which an address could not hold', () => {
    expect(cleanNickname('a\ud83dz\udc09')).toBe('a z');
    const params = new URLSearchParams({ team: '1', member: '......a\ud83d' });
    expect(parseTeam(params)).toEqual({ choice: teamOf({ nickname: 'a\ufffd' }), ignored: [] });
  });
});

describe('an address is read as a team', () => {
  const twelve = 'member=mew&'.repeat(mostMembers);

  it.each<[string, string, Partial<TeamChoice>, string[]]>([
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
  ])('%s: %s', (_, search, choice, ignored) => {
    expect(parse(search)).toEqual({ choice: { ...noTeam, ...choice }, ignored });
  });

  // The words of links that players keep.
  it.each([
    ...['format=complex', 'format=weaknesses', 'format=resistances', 'format=members'],
    ...['sort=type', 'inverse=1'],
  ])('and written again: %s', (search) => {
    const { choice, ignored } = parse(search);
    expect(ignored).toEqual([]);
    expect(`${formatTeam(choice)}`).toBe(search);
  });
});

describe('a team is written', () => {
  const all: TeamChoice = {
    members: [rotom, garchomp, noMember, mawile],
    format: 'weaknesses',
    sort: 'type',
    inverse: true,
    terastallized: false,
  };

  it.each<[string, TeamChoice, string]>([
    ['not where it is nobody', noTeam, ''],
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
  ])('%s', (_, choice, search) => {
    expect(`${formatTeam(choice)}`).toBe(search);
    expect(parse(search)).toEqual({ choice, ignored: [] });
  });

  it.each([...formatTeam(all)])('with parameters that make a link each: %s=%s', (name, value) => {
    expect(isLink(new URLSearchParams({ [name]: value }))).toBe(true);
  });
});

// Links that must open for ever: players keep them. To change what is expected here is to break
// them; a new notation is a new version beside this one.
describe('a link of version 1 opens', () => {
  it.each<[string, TeamChoice, Settings]>([
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
  ])('%s', (search, choice, settings) => {
    const { searchParams } = new URL(`https://example.org/defense/team/?${search}`);
    expect(parseTeam(searchParams)).toEqual({ choice, ignored: [] });
    expect(parseSettings(searchParams)).toEqual({ choice: settings, ignored: [] });
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
    const under = memberUnder(modern, { ...rotom, ability }, noTeam, brought);
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
  beforeEach(() => {
    forget();
    const session = new Map<string, string>();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => session.get(key) ?? null,
        setItem: (key: string, value: string) => session.set(key, value),
      },
    });
    return () => vi.unstubAllGlobals();
  });

  const at = (search: string) =>
    arrive('team', new URL(`https://example.org/defense/team/?${search}`));
  const team = () => parse(remembered('team'));

  it('the first to join makes a team', () => {
    expect(joinTeam(rotom, modern)).toBe(true);
    expect(team()).toEqual({ choice: teamOf(rotom), ignored: [] });
  });

  it('who joins comes last, and leaves the table as it is', () => {
    const choice: TeamChoice = {
      members: [garchomp, noMember, mawile],
      format: 'resistances',
      sort: 'type',
      inverse: true,
      terastallized: true,
    };
    remember('team', formatLink(formatTeam(choice), modern));
    expect(joinTeam(rotom, modern)).toBe(true);
    expect(team().choice).toEqual({ ...choice, members: [...choice.members, rotom] });
  });

  it.each([three, gen2, gen1])(
    'the team is remembered under the settings of who joins: %j',
    (settings) => {
      remember('team', formatLink(formatTeam(teamOf(garchomp)), modern));
      joinTeam(rotom, settings);
      expect(parseSettings(new URLSearchParams(remembered('team')))).toEqual({
        choice: settings,
        ignored: [],
      });
      expect(at('')).toEqual({
        redirect: formatLink(formatTeam(teamOf(garchomp, rotom)), settings),
      });
    },
  );

  it('the twelfth may join, and nobody after', () => {
    for (let count = 1; count <= mostMembers; count++) expect(joinTeam(mawile, modern)).toBe(true);
    const full = remembered('team');
    expect(joinTeam(rotom, modern)).toBe(false);
    expect(remembered('team')).toBe(full);
    expect(team().choice.members).toEqual(Array(mostMembers).fill(mawile));
  });

  it('what is right of a link is kept, what is wrong of it goes', () => {
    at('team=1&member=mew.fire-sound.....&member=&utm_source=x&format=huge&generation=gen1');
    expect(remembered('team')).toBe('team=1&member=mew.fire&member=&generation=gen1');
  });

  it('another link takes the place of the whole team', () => {
    at(`${formatTeam({ ...teamOf(rotom, rotom), inverse: true, format: 'complex' })}`);
    at('team=1&member=garchomp');
    expect(team().choice).toEqual(teamOf({ pokemon: 'garchomp' }));
  });

  // Regressions: what other planners once lost.
  // https://github.com/wavebeem/pkmn.help/issues/235 and
  // https://github.com/richi3f/pokemon-team-planner/issues/52
  it('a reload keeps the order, and each member its own ability, Tera and form', () => {
    const choice = teamOf(
      { ...rotom, tera: undefined },
      { ...garchomp, tera: 'ice' },
      { ...noMember, pokemon: 'bronzong', types: ['steel', 'psychic'], ability: 'heatproof' },
      { ...rotom, ability: undefined },
    );
    const link = formatLink(formatTeam(choice), three);
    at(link);
    expect(at('')).toEqual({ redirect: link });
    // As after a reload, when only what is stored is left.
    forget();
    expect(at('')).toEqual({ redirect: link });
    expect(parse(link).choice).toEqual(choice);
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
        choice: teamOf(...members.filter((member) => member !== gone)),
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
    const choice = { ...teamOf(rotom, garchomp), inverse: true };
    const params = new URLSearchParams(formatLink(formatTeam(choice), settings));
    expect(parseTeam(params)).toEqual({ choice, ignored: [] });
    expect(parseSettings(params)).toEqual({ choice: settings, ignored: [] });
  });

  // https://github.com/smogon/damage-calc/issues/587
  it('other settings leave the team as it is', () => {
    const choice = { ...teamOf(rotom, garchomp, mawile), inverse: true };
    const there = withSettings(formatLink(formatTeam(choice), three), gen1);
    expect(parse(withSettings(there, three))).toEqual({ choice, ignored: [] });
  });

  // https://github.com/richi3f/pokemon-team-planner/issues/102
  it('the same Pokémon twice is two members', () => {
    const choice = teamOf(rotom, rotom, { ...rotom, nickname: 'Other' });
    expect(parse(`${formatTeam(choice)}`)).toEqual({ choice, ignored: [] });
  });

  // https://github.com/richi3f-zz/pokemon-team-planner/issues/11
  it('the members stay in the order of the player', () => {
    const choice = teamOf(
      { pokemon: 'zubat' },
      { pokemon: 'abra' },
      { types: ['fire'] },
      { pokemon: 'mew' },
    );
    expect(parse(`${formatTeam(choice)}`).choice.members).toEqual(choice.members);
  });
});
