import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openGame } from '#app/files/openGame.ts';
import { openList } from '#app/files/openList.ts';
import { openTeams } from '#app/files/openTeams.ts';
import { parseBackup } from '#app/state/saved/backup.ts';
import { cleanTeamName } from '#app/state/saved/teamName.ts';
import { readBackup } from '#core/formats/showdown/read/readBackup.ts';
import { parseLink } from '#core/links/parseLink.ts';
import { calculatorNames } from '#core/links/registry.ts';
import { parseGameText } from '#core/ownGames/link/gameText.ts';
import { loadMovesFromDisk } from './loadMoves.ts';
import { csvWords } from './names.ts';
import { pokedex } from './pokedexOnDisk.ts';
import { hasNewValues, slowRuns } from './runs.ts';

/*
 * How long the readers of pasted texts, files and links take. A text of a megabyte takes about a second; a quadratic
 * reader takes minutes for it, and the searches of the worker wait.
 */

const length = 200_000;

/** Milliseconds of computation for such a text: 3.5 times the second for a megabyte, because the machine is busy with other tests. */
const maxMs = 700;

/** The time that is spent once, such as that for the index of all names. */
const warmUp = 'Mew\n\n- Tackle\n';

const parameters = [
  'member',
  'us',
  'attacks',
  'pokemon',
  'types',
  'own',
  'boss',
  'learns',
  'search',
];

const readers: Record<string, (text: string) => unknown> = {
  teams: (text) => openTeams(text, pokedex, 'default', 12),
  'a list': (text) => openList(text, csvWords, pokedex, 'default'),
  'a game': (content) => openGame([{ name: 'a.txt', content }], { base: 'default' }),
  'a game in TypeScript': (content) => openGame([{ name: 'a.ts', content }], { base: 'default' }),
  'Showdown’s backup': (text) => readBackup(text, pokedex),
  'a backup': (text) => {
    try {
      parseBackup(text);
    } catch {}
  },
  // Each of the first characters is parsed by all calculators.
  links: (text) => {
    for (const calculator of calculatorNames)
      for (const name of parameters)
        parseLink(
          calculator,
          new URLSearchParams([[name, text.slice(0, 10_000)]]),
          () => undefined,
        );
  },
  'the text of a game': (text) => parseGameText(text, 'default'),
  'a name': cleanTeamName,
};

const tokens = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    ',',
    ';',
    '|',
    ':',
    '.',
    '-',
    '_',
    '=',
    '@',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ],
  ...[
    '<',
    '>',
    '"',
    "'",
    '`',
    '/',
    '\\',
    '*',
    '#',
    '%',
    '&',
    '+',
    '~',
    '0',
    'a',
    'A',
    'é',
    '½',
    '가',
    '\u0301',
  ],
  ...['\u200b', '\u202e', '😀', '\ud83d', '\ufeff', '\u3000', '/*', '*/', '//', '${', '...'],
];
const starts = [
  ...[
    '',
    'Mew @ ',
    'Nick (Mew) ',
    '- ',
    '=== [gen9] x ===\n',
    'Tera Type: ',
    'EVs: 1',
    'gen9]x|Mew',
  ],
  ...[
    'Name,Type 1\n',
    'sep=,\n',
    'Attack,Fire\nFire,',
    '{"types":[',
    '{"teams":[',
    '[FIRE]\nName=',
    '#---\n',
  ],
  ...[
    'export const TypeChart = {',
    'const u8 a[] = {',
    '#define A ',
    '#if ',
    'db FIRE, ',
    'enum {',
    'var a = [',
    '--Trainers Pokemon--\n#1 (A) - A Lv5',
    '--Pokemon Movesets--\n001 A -> B\n',
    '--Pokemon Base Stats & Types--\nNUM|NAME|TYPE\n1|',
    '=== TRAINER_A ===\nPic: A\n\n',
  ],
];

const token = fc.constantFrom(...tokens);
const start = fc.constantFrom(...starts);
const unit = fc.array(token, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const repeat = (text: string, size: number) => text.repeat(Math.ceil(size / text.length));
/** A start and a repeated part; lines; two repeated parts; or lines and a long one. */
const hardText = fc
  .record({ begin: start, part: unit, other: token, kind: fc.nat(3) })
  .map(({ begin, part, other, kind }) => {
    if (kind === 0) return begin + repeat(part, length);
    if (kind === 1) return repeat(`${begin}${part}\n`, length);
    if (kind === 2) return begin + repeat(part, length / 2) + repeat(other, length / 2);
    return repeat(`${begin}${part}\n`, length / 2) + repeat(part, length / 2);
  })
  .map((text) => text.slice(0, length));

beforeAll(async () => {
  loadMovesFromDisk();
  for (const read of Object.values(readers)) await read(warmUp);
});

async function measure(read: (text: string) => unknown, text: string): Promise<number> {
  const { user } = process.cpuUsage();
  await read(text);
  return (process.cpuUsage().user - user) / 1000;
}

/** Expects that the text takes a reader a short time, if not the first time, which may include what is computed once. */
async function expectShort(read: (text: string) => unknown, text: string): Promise<void> {
  const ms = await measure(read, text);
  if (ms > maxMs) expect(await measure(read, text)).toBeLessThan(maxMs);
}

describe.each(Object.entries(readers))('the time for %s', (_, read) => {
  // Regressions: 11 to 20 seconds each.
  it.each([
    [
      'sets with unknown moves',
      (row: number) => `Mew (${row}) @ Leek\n- Mystic Blade\n- Foo ${row % 9}\n\n`,
    ],
    ['Pokémon', () => 'Garchomp\n\n'],
    ['lines of a fraction', () => '- ½\n'],
    ['quotes', (row: number) => (row ? '"' : 'a')],
    ['tabs and quotes', (row: number) => (row < length / 4 ? '\t ' : '"')],
  ] as const)('is short for a text of %s', async (_, makeLine) => {
    let text = '';
    for (let row = 0; text.length < length; row++) text += makeLine(row);
    await expectShort(read, text);
  });

  it.runIf(hasNewValues)(
    'is short for any text',
    async () => {
      await fc.assert(
        fc.asyncProperty(hardText, (text) => expectShort(read, text)),
        { numRuns: slowRuns, endOnFailure: true },
      );
    },
    600_000,
  );
});
