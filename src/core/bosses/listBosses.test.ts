import { describe, expect, it } from 'vitest';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { parseBosses } from './bossFile.ts';
import { bossesFor, nextBoss, searchBosses } from './listBosses.ts';
import { createOwnBosses } from './ownBosses.ts';
import { listTrainerNames, parseTrainers, translateTrainer } from './trainerNames.ts';

const bosses = parseBosses([
  {
    id: 'rival-fire',
    trainer: 'May',
    role: 'rival',
    starter: 'fire',
    team: ['Mudkip|5|Torrent|||Tackle'],
  },
  {
    id: 'rival-water',
    trainer: 'May',
    role: 'rival',
    starter: 'water',
    team: ['Treecko|5|Overgrow|||Pound'],
  },
  {
    id: 'tate-liza',
    trainer: 'Tate & Liza',
    role: 'gymLeader',
    marks: 'double',
    unsure: 'level moves',
    team: [
      'Solrock|42|Levitate|Sitrus Berry|Fire|Psychic|X-Scissor',
      'Lunatone|41|Levitate|||Hypnosis',
    ],
  },
]);
const names = parseTrainers({
  Liza: { de: 'Svenja', ja: 'ラン' },
  Tate: { de: 'Ben', ja: 'フウ' },
});

describe('a file of bosses', () => {
  it('has the team as the text of Showdown, and its highest level', () => {
    expect(bosses[2]).toMatchObject({ level: 42, marks: ['double'], unsure: ['level', 'moves'] });
    expect(bosses[2]?.team).toBe(
      'Solrock @ Sitrus Berry\nAbility: Levitate\nLevel: 42\nTera Type: Fire\n- Psychic\n- X-Scissor' +
        '\n\nLunatone\nAbility: Levitate\nLevel: 41\n- Hypnosis',
    );
  });

  it.each([
    null,
    {},
    'text',
    [{ id: 'x', role: 'nobody', team: [] }],
    [{ id: 'x', role: 'rival' }],
    [{ id: 'x', role: 'rival', team: [] }],
    [{ id: 'x', role: 'rival', team: [7] }],
    [{ id: 'x', role: 'rival', team: ['Mew'] }],
    [{ id: 7, role: 'rival', team: ['Mew|5'] }],
    [{ id: 'x', role: 'rival', place: {}, team: ['Mew|5'] }],
  ])('%j is refused', (json) => expect(() => parseBosses(json)).toThrow(TypeError));
});

it.each([null, [], 'text', { Tate: null }, { Tate: { de: 7 } }])(
  'a file of trainers is refused: %j',
  (json) => expect(() => parseTrainers(json)).toThrow(TypeError),
);

describe('the bosses of a player', () => {
  it('are those for the starter, and all until it is known', () => {
    const idsFor = (starter?: 'fire' | 'water' | 'grass') =>
      bossesFor(bosses, starter).map(({ id }) => id);
    expect(idsFor()).toEqual(['rival-fire', 'rival-water', 'tate-liza']);
    expect(idsFor('water')).toEqual(['rival-water', 'tate-liza']);
    expect(idsFor('grass')).toEqual(['tate-liza']);
  });

  it.each<[last: string, starter: string | undefined, next: string]>([
    ['', undefined, 'tate-liza'],
    ['', 'water', 'rival-water'],
    ['rival-fire', 'water', 'rival-water'],
    ['rival-water', 'water', 'tate-liza'],
    ['rival-fire', 'fire', 'tate-liza'],
    ['tate-liza', 'fire', 'tate-liza'],
    ['removed', 'grass', 'tate-liza'],
  ])('after %j with the starter %s comes %s', (last, starter, next) => {
    expect(nextBoss(bosses, starter, last)?.id).toBe(next);
  });

  it.each<[query: string, ids: string[]]>([
    ['', ['rival-fire', 'rival-water', 'tate-liza']],
    ['liza', ['tate-liza']],
    ['BEN sven', ['tate-liza']],
    ['ラン', ['tate-liza']],
    ['winona', []],
    ['  ', ['rival-fire', 'rival-water', 'tate-liza']],
  ])('%j finds %j', (query, ids) => {
    const texts = ({ trainer = '' }: { trainer?: string | undefined }) =>
      listTrainerNames(names, trainer);
    expect(searchBosses(bosses, query, texts).map(({ id }) => id)).toEqual(ids);
  });

  it('have the names of their language, each trainer for itself', () => {
    expect(translateTrainer(names, 'Tate & Liza', 'de')).toBe('Ben & Svenja');
    expect(translateTrainer(names, 'Tate & Liza', 'ja-Hrkt')).toBe('フウ & ラン');
    expect(translateTrainer(names, 'Tate & Liza', 'fr')).toBe('Tate & Liza');
    expect(translateTrainer(names, 'constructor', 'de')).toBe('constructor');
  });
});

describe('the bosses of an own game', () => {
  const idsOf = (...bossNames: string[]) => {
    const list = bossNames.map((name) => ({ name, team: 'Mew' }));
    return createOwnBosses({ ...newGame('Mine', 'default'), bosses: list }).map(({ id }) => id);
  };

  it('have ids of their names that links can have, each its own', () => {
    expect(
      idsOf('Brock (Leader)', 'Éva', 'Brock (Leader)', 'Brock (Leader) 2', 'タケシ', '!'),
    ).toEqual([...['brock-leader', 'eva', 'brock-leader-2', 'brock-leader-2-2', 'boss', 'boss-2']]);
  });

  it('have the highest level of their team, if it has one, and their starter', () => {
    const list = [
      { name: 'A', team: 'Mew\nLevel: 9\n\nAbra\nLevel: 12\n- Psychic', starter: 'fire' as const },
      { name: 'B', team: 'Mew' },
    ];
    expect(createOwnBosses({ ...newGame('Mine', 'default'), bosses: list })).toMatchObject([
      { trainer: 'A', level: 12, starter: 'fire' },
      { trainer: 'B', level: undefined, starter: undefined },
    ]);
  });
});
