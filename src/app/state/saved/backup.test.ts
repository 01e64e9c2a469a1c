import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorOf } from '#core/charts/chart.ts';
import { types } from '#core/charts/type.ts';
import { strikes } from '#core/hit/strike.ts';
import { parseSettings } from '#core/links/settings.ts';
import {
  emptyTeam,
  formatMember,
  formatStoredTeam,
  type Member,
  maxMembers,
  maxNicknameLength,
  parseTeam,
} from '#core/links/team.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { maxSetLength } from '#core/pokedex/names/inputText.ts';
import type { PracticeCard } from '#core/practice/card.ts';
import { gradeCard } from '#core/practice/schedule.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { ownGames } from '#tests/ownGame/randomGames.ts';
import { slowRuns } from '#tests/runs.ts';
import { savedTeams, texts } from '#tests/savedTeams.ts';
import {
  BackupError,
  type BackupTeam,
  backupLists,
  findBackupGames,
  maxBackupLength,
  maxLinkLength,
  parseBackup,
} from './backup.ts';
import { type BackupSource, formatBackups, listUnreadable } from './formatBackups.ts';
import { loadOwnGames } from './loadOwnGames.ts';
import { mergeTeams } from './mergeTeams.ts';
import { maxTeamNameLength } from './teamName.ts';

const link = 'team=1&member=mew.psychic';

/** The only file of a backup. */
function formatBackup(
  teams: BackupSource['teams'],
  games: BackupSource['games'] = [],
  cards: BackupSource['cards'] = [],
  dailyResults: BackupSource['dailyResults'] = [],
): string {
  const files = formatBackups({ teams, games, cards, dailyResults });
  expect(files).toHaveLength(1);
  return files[0]!;
}

/** A file with the records, which are JSON. */
const fileOf = (...records: string[]) =>
  `{"format": "countertype-teams", "version": 1, "teams": [${records.join()}]}`;

/** A file with the records of games, which are JSON. */
const fileWithGames = (...records: string[]) =>
  `{"format": "countertype-teams", "version": 2, "teams": [], "games": [${records.join()}]}`;

/** A file with the records of cards, which are JSON. */
const fileWithCards = (...records: string[]) =>
  `{"format": "countertype-teams", "version": 3, "teams": [], "practice": [${records.join()}]}`;

/** A file with the records of results of daily sets, which are JSON. */
const fileWithResults = (...records: string[]) =>
  `{"format": "countertype-teams", "version": 4, "teams": [], "daily": [${records.join()}]}`;

/** The problem of a text that is no backup. */
function problemOf(text: string): string | undefined {
  try {
    parseBackup(text);
    return undefined;
  } catch (error) {
    if (error instanceof BackupError) return error.problem;
    throw error;
  }
}

describe('a backup', () => {
  it('has one team per line', () => {
    const teams = [
      { id: 'a', name: 'Rain "1"', link, changed: 2 },
      { id: 'b', name: 'Sun\u2028', link: '', changed: 1 },
    ];
    expect(formatBackup(teams)).toBe(`{
  "format": "countertype-teams",
  "version": 1,
  "teams": [
    { "name": "Rain \\"1\\"", "link": "${link}", "changed": 2 },
    { "name": "Sun\u2028", "link": "", "changed": 1 }
  ]
}
`);
  });

  it('may have no teams', () => {
    const text = '{\n  "format": "countertype-teams",\n  "version": 1,\n  "teams": []\n}\n';
    expect(formatBackup([])).toBe(text);
    expect(parseBackup(text)).toEqual({ teams: [], unreadable: [] });
  });

  it('may be written by another program', () => {
    const text = `\ufeff{"teams": [{"changed": 2, "author": "x", "link": "?member=mew.psychic&team=1", "name": " Rain\\u200b\\n1 "}],
      "version": 1, "format": "countertype-teams", "program": "y"}`;
    expect(parseBackup(text)).toEqual({
      teams: [{ name: 'Rain 1', link, changed: 2 }],
      unreadable: [],
    });
  });

  it('restores the same teams into an empty list', () => {
    fc.assert(
      fc.property(
        savedTeams,
        fc.constantFrom('add', 'replace', 'skip'),
        fc.infiniteStream(fc.uuid()),
        (teams, choice, ids) => {
          const backup = parseBackup(formatBackup(teams));
          const merged = mergeTeams([], backup.teams, choice, () => ids.next().value as string);
          expect(backup.unreadable).toEqual([]);
          expect(merged.teams.map((team, index) => ({ ...team, id: teams[index]?.id }))).toEqual(
            teams,
          );
        },
      ),
    );
  });

  it('may have the longest links', () => {
    const member: Member = {
      ...{ pokemon: 'a'.repeat(40), types: types.slice(0, 3), ability: 'purifying_salt' },
      ...{ tera: 'fighting', item: 'utility_umbrella', attacks: strikes },
      nickname: '🐟'.repeat(maxNicknameLength),
    };
    const readAs = formatMember(member);
    const linkOf = (text: string) => {
      const members = Array<Member>(maxMembers).fill({ ...member, set: { text, readAs } });
      return formatStoredTeam({ ...emptyTeam, members }).toString();
    };
    const longLink = linkOf('水'.repeat(maxSetLength));
    expect(longLink.length).toBeLessThan(maxLinkLength);
    expect(
      parseBackup(formatBackup([{ name: '', link: longLink, changed: 1 }])).unreadable,
    ).toEqual([]);
    const teams = Array<BackupTeam>(200).fill({ name: '', link: longLink, changed: 1 });
    const files = formatBackups({ teams });
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(new Blob([file]).size).toBeLessThan(maxBackupLength);
  });

  it('may have the maximum number of teams with the longest names', () => {
    const name = '🐟'.repeat(maxTeamNameLength);
    const teams = Array.from({ length: backupLists.teams.max }, () => ({ name, link, changed: 1 }));
    expect(parseBackup(formatBackup(teams))).toEqual({ teams, unreadable: [] });
  });
});

describe('a backup that is too large for one file', () => {
  const team = { name: 'Mew', link, changed: 1 };
  const card = gradeCard('fire steel 2', undefined, false, 1_795_453_679_000);

  it.each([
    [backupLists.teams.max, backupLists.cards.max, 1],
    [backupLists.teams.max + 1, 0, 2],
    [1, backupLists.cards.max + 1, 2],
    [2 * backupLists.teams.max + 1, 1, 3],
  ])('with %i teams and %i cards has %i files, which can be read', (teams, cards, count) => {
    const files = formatBackups({
      teams: Array<BackupTeam>(teams).fill(team),
      cards: Array<PracticeCard>(cards).fill(card),
    });
    const backups = files.map(parseBackup);
    expect(backups).toHaveLength(count);
    expect(backups.flatMap((backup) => backup.teams)).toHaveLength(teams);
    expect(backups.flatMap((backup) => backup.cards ?? [])).toHaveLength(cards);
  });
});

it('a backup has the records that this version cannot read, as they are', () => {
  const record = { id: 'a', name: 'New', link: 'team=2&member=0-mew', changed: 1, folder: 'x' };
  const unreadable = new Map([['team-a', record]]);
  const [file = ''] = formatBackups({ teams: listUnreadable(unreadable) });
  expect(parseBackup(file)).toEqual({ teams: [], unreadable: [JSON.stringify(record)] });
});

describe('the backup of version 1', () => {
  // Never change this file, because players have files of this version.
  const text = readFileSync(new URL('../../../../tests/teamBackup1.json', import.meta.url), 'utf8');
  const { teams, unreadable } = parseBackup(text);

  it('is parsed and formatted without a change', () => {
    expect(unreadable).toEqual([]);
    expect(formatBackup(teams)).toBe(text);
  });

  it('has the same teams', () => {
    const members = teams.map((team) => {
      const params = new URLSearchParams(team.link);
      const { state } = parseTeam(params);
      return [
        team.name,
        parseSettings(params).state.ruleset,
        ...state.members.map(({ pokemon, types, isTerastallized, nickname }) =>
          [pokemon, ...types, isTerastallized && 'Tera', nickname].filter(Boolean).join(' '),
        ),
      ];
    });
    expect(members).toEqual([
      ['Rain', 'default', 'pelipper flying water', 'rotom-wash electric water Tera Washer'],
      ['VGC/Sun 🌞 (2)', 'default', 'torkoal fire'],
      ['Platine', 'platinum', 'bronzong psychic steel Glöckchen'],
      ['Kanto', 'gen1', 'gengar ghost poison'],
      ['ポケモン', 'default', 'ice water ghost'],
      ['Galar', 'sword-shield', 'calyrex-ice ice psychic Tera'],
      ['Empty', 'default'],
    ]);
  });
});

describe('the backup of version 2', () => {
  // Never change this file, because players have files of this version.
  const text = readFileSync(new URL('../../../../tests/teamBackup2.json', import.meta.url), 'utf8');
  const { teams, games = [], unreadable } = parseBackup(text);

  it('is parsed and formatted without a change', () => {
    expect(unreadable).toEqual([]);
    expect(formatBackup(teams, games)).toBe(text);
  });

  it('has the same team and games', () => {
    expect(teams.map(({ name }) => name)).toEqual(['Rain']);
    expect(
      games.map(({ game, changed }) => [
        ...[game.name, game.base, changed, game.hasOnlyOwnPokemon],
        game.types.map(({ name, color }) => `${name} ${color}`).join(),
        factorOf(game.chart, 'fire', game.types.at(-1)!.id),
        game.pokemon.map(({ id, types }) => `${id} ${types.join()}`).join(),
      ]),
    ).toEqual([
      [
        'Échos',
        'platinum',
        1_795_453_679_000,
        true,
        'FIRE #ff0000,音 undefined',
        1.6,
        'own-zz fire',
      ],
      ['Plain', 'default', 0, undefined, 'Fire undefined', 1, ''],
    ]);
  });
});

describe('the backup of version 3', () => {
  // Never change this file, because players have files of this version.
  const text = readFileSync(new URL('../../../../tests/teamBackup3.json', import.meta.url), 'utf8');
  const { teams, games = [], cards = [], unreadable } = parseBackup(text);

  it('is parsed and formatted without a change', () => {
    expect(unreadable).toEqual([]);
    expect(formatBackup(teams, games, cards)).toBe(text);
  });

  it('has the same team, game and cards', () => {
    expect(teams.map(({ name }) => name)).toEqual(['Rain']);
    expect(games.map(({ game }) => game.name)).toEqual(['Plain']);
    expect(cards.map(({ id, due, lapses }) => `${id} ${due} ${lapses}`)).toEqual([
      'ghost steel 0.5 1795453739000 1',
      'ground levitate 0 1795653679000 0',
    ]);
  });
});

describe('the backup of version 4', () => {
  // Never change this file, because players have files of this version.
  const text = readFileSync(new URL('../../../../tests/teamBackup4.json', import.meta.url), 'utf8');
  const { teams, games = [], cards = [], dailyResults = [], unreadable } = parseBackup(text);

  it('is parsed and formatted without a change', () => {
    expect(unreadable).toEqual([]);
    expect(formatBackup(teams, games, cards, dailyResults)).toBe(text);
  });

  it('has the same results of daily sets', () => {
    expect([teams.length, games.length, cards.length]).toEqual([1, 1, 2]);
    expect(dailyResults).toEqual([
      { date: '2026-11-24', answers: '1101101111' },
      { date: '2026-11-26', answers: '101' },
    ]);
  });
});

describe('the backup of version 5', () => {
  // Never change this file, because players have files of this version.
  const text = readFileSync(new URL('../../../../tests/teamBackup5.json', import.meta.url), 'utf8');
  const { teams, boxes = [], unreadable } = parseBackup(text);

  it('is parsed and formatted without a change', () => {
    expect(unreadable).toEqual([]);
    expect(formatBackups({ teams, boxes })).toEqual([text]);
  });

  it('has the same box', () => {
    expect(boxes).toMatchObject([
      {
        ...{
          id: 'run',
          name: 'Platinum',
          link: 'generation=gen2&game=platinum',
          changed: 1_795_453_679_000,
        },
        pokemon: [
          { id: 'save-7-9', mark: 'team' },
          { id: 'b', set: 'Bidoof\nLevel: 4', mark: 'fainted' },
        ],
      },
    ]);
  });

  it.each([
    '"pokemon":7',
    '"pokemon":[{"id":"a","set":"Mew","mark":"away"}]',
    '"pokemon":[{"id":"a","set":"Mew","mark":"box"},{"id":"a","set":"Mew","mark":"box"}]',
    '"pokemon":[],"link":"game=unknown"',
  ])('a box with %s is reported as unreadable', (field) => {
    const record = `{"id":"a","name":"A","link":"",${field},"changed":1}`;
    const file = `{"format":"countertype-teams","version":5,"teams":[],"boxes":[${record}]}`;
    expect(parseBackup(file).boxes).toBeUndefined();
    expect(parseBackup(file).unreadable).toHaveLength(1);
  });

  it('boxes do not exist in version 4', () => {
    const file = '{"format": "countertype-teams", "version": 4, "teams": [], "boxes": 7}';
    expect(parseBackup(file)).toEqual({ teams: [], unreadable: [] });
  });
});

describe('results of daily sets in a backup', () => {
  const result = { date: '2026-11-24', answers: '110' };

  it('need nothing else', () => {
    const text = formatBackup([], [], [], [result]);
    expect(parseBackup(text)).toEqual({ teams: [], dailyResults: [result], unreadable: [] });
    expect(text.split('\n')[2]).toBe('  "version": 4,');
  });

  it('are in one of several files', () => {
    const teams = Array<BackupTeam>(backupLists.teams.max + 1).fill({
      name: 'Mew',
      link,
      changed: 1,
    });
    const files = formatBackups({ teams, dailyResults: [result] }).map(parseBackup);
    expect(files.map(({ dailyResults }) => dailyResults)).toEqual([[result], undefined]);
  });

  it('are reported as unreadable if they are invalid', () => {
    const records = ['null', '7', '{"date":"2026-11-24"}', '{"date":"2026-02-30","answers":"1"}'];
    expect(parseBackup(fileWithResults(...records))).toEqual({ teams: [], unreadable: records });
  });

  it('do not exist in version 3', () => {
    const text = '{"format": "countertype-teams", "version": 3, "teams": [], "daily": 7}';
    expect(parseBackup(text)).toEqual({ teams: [], unreadable: [] });
  });
});

describe('cards in a backup', () => {
  const card = gradeCard('fire steel 2', undefined, false, 1_795_453_679_000);

  it('need no team and no game', () => {
    const text = formatBackup([], [], [card]);
    expect(parseBackup(text)).toEqual({ teams: [], cards: [card], unreadable: [] });
    expect(text.split('\n')[2]).toBe('  "version": 3,');
  });

  it('are reported as unreadable if they are invalid', () => {
    const records = ['null', '7', '{"id":"fire steel 2"}'];
    expect(parseBackup(fileWithCards(...records))).toEqual({ teams: [], unreadable: records });
  });

  it('do not exist in version 2', () => {
    const text = '{"format": "countertype-teams", "version": 2, "teams": [], "practice": 7}';
    expect(parseBackup(text)).toEqual({ teams: [], unreadable: [] });
  });
});

describe('a team of an own game in a backup', () => {
  it('is parsed after its game is loaded', async () => {
    const own = formatGameText({
      ...{ name: 'Game', base: 'gen1', chart: chartIn('gen1'), pokemon: [] },
      types: chartIn('gen1').types.map((id) => ({ id, name: id })),
    });
    const team = { name: 'Own', link: `${link}&generation=gen1&own=${own}`, changed: 1 };
    const text = formatBackup([team]);
    await loadOwnGames(findBackupGames(text));
    expect(parseBackup(text)).toEqual({ teams: [team], unreadable: [] });
  });
});

describe('games in a backup', () => {
  it('are restored unchanged, after the teams', () => {
    fc.assert(
      fc.property(savedTeams, fc.array(ownGames, { minLength: 1, maxLength: 3 }), (teams, list) => {
        const games = list.map((game) => ({ game, changed: 1 }));
        const backup = parseBackup(formatBackup(teams, games));
        expect(backup.games).toEqual(games);
        expect(backup.teams).toHaveLength(teams.length);
      }),
      { numRuns: slowRuns },
    );
  });

  it('are reported as unreadable if they are invalid', () => {
    const records = [
      'null',
      '7',
      '{"game":{"types":["fire"],"chart":{}}}',
      '{"game":{"version":2}}',
    ];
    expect(parseBackup(fileWithGames(...records))).toEqual({ teams: [], unreadable: records });
  });

  it('do not exist in version 1', () => {
    const text = '{"format": "countertype-teams", "version": 1, "teams": [], "games": 7}';
    expect(parseBackup(text)).toEqual({ teams: [], unreadable: [] });
  });
});

describe('a record', () => {
  it.each([
    ['not an object', '"Rain"'],
    ['null', 'null'],
    ['a list', `["Rain","${link}",1]`],
    ['without a name', `{"link":"${link}","changed":1}`],
    ['without a link', '{"name":"Rain","changed":1}'],
    ['with a name that is no text', `{"name":{},"link":"${link}","changed":1}`],
    ['with its fields in a prototype', `{"__proto__":{"name":"Rain","link":"${link}"}}`],
    ['with an unknown item', `{"name":"Rain","link":"${link}...orb","changed":1}`],
    ['with an unknown game', `{"name":"Rain","link":"${link}&game=orange","changed":1}`],
    ['with a later notation', '{"name":"Rain","link":"team=2&member=mew","changed":1}'],
    ['with too many members', `{"name":"Rain","link":"${link}${'&member=mew'.repeat(12)}"}`],
    ['with a link to another site', '{"name":"Rain","link":"https://example.org","changed":1}'],
    [
      'with a link that is too long',
      `{"name":"Rain","link":"${link}${' '.repeat(maxLinkLength)}"}`,
    ],
  ])('%s is reported as unreadable', (_, record) => {
    const other = `{ "name": "Mew", "link": "${link}", "changed": 1 }`;
    expect(parseBackup(fileOf(other, record, other))).toEqual({
      teams: Array(2).fill({ name: 'Mew', link, changed: 1 }),
      unreadable: [record],
    });
  });

  it.each(['null', '"1"', '-1', '1e300', '-0', '[]'])('without a time has 0: %s', (changed) => {
    const text = fileOf(`{"name": "Mew", "link": "${link}", "changed": ${changed}}`);
    expect(parseBackup(text).teams).toEqual([{ name: 'Mew', link, changed: 0 }]);
  });

  it('may have a very long name, which is shortened', () => {
    const text = fileOf(`{"name": "${'Mew '.repeat(1_000_000)}", "link": "${link}"}`);
    expect(parseBackup(text).teams[0]?.name).toBe('Mew '.repeat(25).trim());
  });
});

describe('a text that is no backup', () => {
  it.each([
    ['notBackup', ''],
    ['notBackup', 'Mew @ Leftovers'],
    ['notBackup', 'null'],
    ['notBackup', '[]'],
    ['notBackup', '{"version": 1, "teams": []}'],
    ['notBackup', '{"format": "countertype-lists", "version": 1, "teams": []}'],
    ['notBackup', '{"format": "countertype-teams", "teams": []}'],
    ['notBackup', '{"format": "countertype-teams", "version": 0, "teams": []}'],
    ['notBackup', '{"format": "countertype-teams", "version": "2", "teams": []}'],
    ['notBackup', '{"format": "countertype-teams", "version": 1, "teams": {"length": 1}}'],
    ['newerVersion', '{"format": "countertype-teams", "version": 6, "squads": []}'],
    ['notBackup', '{"format": "countertype-teams", "version": 4, "teams": [], "daily": {}}'],
    ['tooLarge', fileWithResults(...Array<string>(backupLists.dailyResults.max + 1).fill('1'))],
    ['notBackup', '{"format": "countertype-teams", "version": 3, "squads": []}'],
    ['notBackup', '{"format": "countertype-teams", "version": 3, "teams": [], "practice": {}}'],
    ['tooLarge', fileWithCards(...Array<string>(backupLists.cards.max + 1).fill('1'))],
    ['notBackup', '{"format": "countertype-teams", "version": 2, "squads": []}'],
    ['notBackup', '{"format": "countertype-teams", "version": 2, "teams": [], "games": {}}'],
    ['tooLarge', fileWithGames(...Array<string>(backupLists.games.max + 1).fill('1'))],
    ['tooLarge', fileOf(...Array<string>(backupLists.teams.max + 1).fill('1'))],
    ['tooLarge', ' '.repeat(maxBackupLength + 1)],
    ['notBackup', '['.repeat(1_000_000)],
    ['notBackup', fileOf('['.repeat(1_000_000) + ']'.repeat(1_000_000))],
  ])('causes the problem %s', (problem, text) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('never causes another error', () => {
    const json = fc.json().map((text) => fileOf(text));
    fc.assert(
      fc.property(fc.oneof(texts, fc.json(), json), (text) => {
        expect([undefined, 'notBackup']).toContain(problemOf(text));
      }),
    );
  });

  it('contains only teams that a new backup restores unchanged', () => {
    const records = fc.record({
      name: fc.oneof(texts, fc.jsonValue()),
      link: fc.oneof(
        texts,
        texts.map((text) => `team=1&member=${text}`),
        fc.jsonValue(),
      ),
      changed: fc.oneof(fc.double(), fc.jsonValue()),
    });
    fc.assert(
      fc.property(fc.array(records), (list) => {
        const { teams, unreadable } = parseBackup(
          fileOf(...list.map((each) => JSON.stringify(each))),
        );
        expect(teams.length + unreadable.length).toBe(list.length);
        expect(parseBackup(formatBackup(teams))).toEqual({ teams, unreadable: [] });
      }),
    );
  });
});
