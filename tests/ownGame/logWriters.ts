import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';

/** A Pokémon of a trainer of a log that a test writes. */
type WrittenMember = { name: string; item?: string; level: number };

/** A randomized game that a test writes as a log. */
export type WrittenLog = {
  /** The name of the game as the randomizers write it. */
  game: string;
  pokemon: readonly {
    number: number;
    name: string;
    types: readonly string[];
    abilities: readonly string[];
  }[];
  learnsets?: readonly {
    name: string;
    moves: readonly (readonly [level: number, move: string])[];
  }[];
  /** Without them the log has no table of moves. */
  moves?: readonly { number: number; name: string; type: string; category: string }[];
  trainers: readonly { number: number; name: string; team: readonly WrittenMember[] }[];
  /** The factors of a randomized type chart by its types in the order of FVX, which only FVX writes. */
  chart?: { types: readonly string[]; factors: readonly (readonly number[])[] };
};

export type LogWriter = (log: WrittenLog) => SourceFile;

const formatTeam = (team: readonly WrittenMember[]) =>
  team.map(({ name, item, level }) => `${name}${item ? `@${item}` : ''} Lv${level}`).join(', ');

const cells = (texts: readonly (string | number)[], width = 12) =>
  texts.map((text) => String(text).padEnd(width)).join('|');

const stats = [45, 49, 49, 65, 65, 45];

const plainMoveRows = (moves: WrittenLog['moves']) =>
  moves
    ? [
        ...['', '--Move Data--', 'NUM|NAME           |TYPE    |POWER|ACC.|PP |CATEGORY'],
        ...moves.map(
          ({ number, name, type, category }) =>
            `${cells([number, name, type, 40, 100, 30])}| ${category}`,
        ),
      ]
    : [];

const symbols: Readonly<Record<number, string>> = { 0: 'Imm', 0.5: 'nve', 1: '---', 2: 'SE!' };

const chartRows = ({ types, factors }: NonNullable<WrittenLog['chart']>) => [
  ` ( Type Effectiveness {TPEF} )`,
  '',
  `         ${types.map((type) => type.slice(0, 3)).join(' ')} `,
  ...types.map((type, row) => {
    const words = factors[row]!.map((factor) => symbols[factor]);
    return `${type.padEnd(8)}|${words.join('|')}|`;
  }),
  ...['(Attacker left, defender top)', ' --- : Neutral', '='.repeat(58)],
];

/** Writes a log as ZX 4.6 does, with other names of trainers. */
export const writeZxLog: LogWriter = ({ game, pokemon, learnsets = [], moves, trainers }) => ({
  name: 'zx.log',
  text: [
    ...['\ufeffRandomizer Version: 4.6.1', 'Random Seed: -42', 'Settings String: 321AAAA', ''],
    ...['--Pokemon Base Stats & Types--'],
    'NUM|NAME      |TYPE             |  HP| ATK| DEF|SATK|SDEF| SPD|ABILITY1    |ABILITY2    |ITEM',
    ...pokemon.map(({ number, name, types, abilities }) =>
      cells([
        number,
        name,
        types.join('/'),
        ...stats,
        abilities[0] ?? ' -',
        abilities[1] ?? '--',
        '',
      ]),
    ),
    ...plainMoveRows(moves),
    ...['', '--Pokemon Movesets--'],
    ...learnsets.flatMap(({ name, moves }, index) => [
      `${String(index + 1).padStart(3, '0')} ${name} ->  (no evolution)`,
      ...['HP  45 ', 'ATK 49 ', 'DEF 49 ', 'SPA 65 ', 'SPD 65 ', 'SPE 45 '],
      ...moves.map(([level, move]) => `Level ${String(level).padEnd(2)}: ${move}`),
      ...['Egg Moves:', ' - Amnesia', ''],
    ]),
    ...['--Wild Pokemon--', 'Set #1 - Route 201', '', '--Trainers Pokemon--'],
    ...trainers.map(({ number, name, team }) =>
      `#${number} ${name ? `(${name} => Somebody)` : ''}- ${formatTeam(team)}`.replace(
        ')- ',
        ') - ',
      ),
    ),
    ...['', '-'.repeat(66), `Randomization of ${game} completed.`, 'Time elapsed: 900ms'],
    ...['RNG Calls: 1', '-'.repeat(66), '', '--ROM Diagnostics--', 'File name: a.nds'],
  ].join('\r\n'),
});

/** Writes a log as FVX 1.6 does. */
export const writeFvxLog: LogWriter = (log) => {
  const { game, pokemon, learnsets = [], moves, trainers, chart } = log;
  return {
    name: 'fvx.log',
    text: [
      ...[' [ Log for Randomized Game ]', `Base game: ${game}`, 'Randomizer version: FVX 1.6.1'],
      ...[' Trainer Pokemon-----{TRPK}', ''],
      ...[' ( Pokemon Base Statistics / Types / Abilities {PKST} )', ''],
      'NUM|NAME|TYPE| BST|  HP| ATK| DEF|SATK|SDEF| SPD|ABILITY 1|ABILITY 2|H. ABILITY|HELD ITEM',
      ...pokemon.map(({ number, name, types, abilities }) =>
        cells([
          number,
          name,
          types.join('/'),
          318,
          ...stats,
          abilities[0] ?? '',
          abilities[1] ?? '--',
          abilities[2] ?? '--',
          '',
        ]),
      ),
      '='.repeat(58),
      ...(moves
        ? [
            ...[' ( Move Data {MVDT} )', '', 'NUM|OLD NAME|NAME|TYPE|POWER|ACC.|PP|CATEGORY'],
            ...moves.map(({ number, name, type, category }) =>
              cells([number, name, 'Renamed', type, 40, '100%', 30, category]),
            ),
            '='.repeat(58),
          ]
        : []),
      ...[' ( Pokemon Movesets {PKMV} )', ''],
      ...learnsets.flatMap(({ name, moves }, index) => [
        `${String(index + 1).padStart(3, '0')} ${name} ->  (no evolution)`,
        ...['  HP| ATK| DEF|SATK|SDEF| SPD ', '  45|  49|  49|  65|  65|  45 '],
        ...moves.map(
          ([level, move]) =>
            `Level ${level} : ${move.padEnd(12)} | NORMAL   | PHYSICAL | POW= 40 | PP=35 | ACC=100%`,
        ),
        '',
      ]),
      ...['='.repeat(58), ' ( Trainer Pokemon {TRPK} )', ''],
      ...trainers.map(
        ({ number, name, team }) =>
          `#${number} (${name}) - ${formatTeam(team)} (Battle Style: Single)`,
      ),
      '='.repeat(58),
      ...(chart ? chartRows(chart) : []),
    ].join('\n'),
  };
};

/** Writes a log as the original program does: no header, places in the file, moves in one line. */
const writeUprLog: LogWriter = ({ game, pokemon, learnsets = [], moves, trainers }) => ({
  name: 'upr.log',
  text: [
    '--Pokemon Base Stats & Types--',
    'NUM|NAME      |TYPE             |  HP| ATK| DEF| SPE|SATK|SDEF|ABILITY1    |ABILITY2    |ITEM',
    ...pokemon.map(({ number, name, types, abilities }) =>
      cells([
        number,
        name,
        types.join('/'),
        ...stats,
        abilities[0] ?? '-------',
        abilities[1] ?? '-------',
        '',
      ]),
    ),
    ...plainMoveRows(moves),
    ...['', '--Pokemon Movesets--'],
    ...learnsets.map(({ name, moves }, index) => {
      const list = moves.map(([level, move]) => `${move} at level ${level}`).join(', ');
      return `${String(index + 1).padStart(3, '0')} ${name.padEnd(10)} : ${list}`;
    }),
    ...['', '--Trainers Pokemon--'],
    ...trainers.map(({ number, name, team }) => `#${number} (${name})@39DC4 - ${formatTeam(team)}`),
    ...['', `Randomization of ${game} completed.`],
  ].join('\r'),
});

export const logWriters = { ZX: writeZxLog, FVX: writeFvxLog, UPR: writeUprLog };
