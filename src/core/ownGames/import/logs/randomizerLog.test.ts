import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBosses } from '#core/bosses/bossFile.ts';
import { storyFor } from '#core/bosses/listBosses.ts';
import { createOwnBosses } from '#core/bosses/ownBosses.ts';
import { factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { doublesMoveOf } from '#core/doubles/doublesMove.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { removeType } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameFile, formatGameJson, parseGameJson } from '#core/ownGames/file/gameFile.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import { createImportedGame } from '#core/ownGames/import/importedGame.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { hasWholeText } from '#core/ownGames/link/gameText.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import {
  abilitySlotsIn,
  allAbilitiesIn,
  possibleAbilitiesIn,
} from '#core/pokedex/pokemonAbilities.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { ownTypeOf } from '#core/rules/moveFacts.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { idsIn } from '#tests/gameLists.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { logWriters, type WrittenLog, writeFvxLog, writeZxLog } from '#tests/ownGame/logWriters.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { hasNewValues } from '#tests/runs.ts';
import { readLogGame } from './logGame.ts';
import { formatLogName } from './logName.ts';

loadMovesFromDisk();

const readBosses = (game: Game) =>
  parseBosses(JSON.parse(readFileSync(`public/bosses/${game}.json`, 'utf8')));

/** The own game of a log, as the app makes it. */
function openLog(text: string, game: Game) {
  const source = readOwnGame([{ name: 'a.log', text }]);
  const choices = { base: game, hidesTeams: false };
  const imported = createImportedGame(source, choices, pokedex, readBosses(game));
  return { source, imported, log: imported.log!, ownGame: imported.ownGame! };
}

const factorIn = ({ chart }: OwnGame, one: string, other: string) =>
  factorOf(chart, one.toLowerCase() as Type, other.toLowerCase() as Type);

const turtwig = { number: 387, name: 'TURTWIG', types: ['FIRE', 'STEEL'], abilities: ['Levitate'] };
const chimchar = { number: 390, name: 'CHIMCHAR', types: ['FIRE'], abilities: ['Blaze', 'Static'] };
const small: WrittenLog = {
  game: 'Pokemon Platinum (U Rev 1)',
  pokemon: [turtwig, chimchar],
  moves: [
    { number: 11, name: 'VICEGRIP', type: 'ICE', category: 'SPECIAL' },
    { number: 33, name: 'TACKLE', type: 'NORMAL', category: 'PHYSICAL' },
    { number: 45, name: 'GROWL', type: 'FIRE', category: 'STATUS' },
    // The name of another language, which no file of names has.
    { number: 89, name: 'BEBEN', type: 'WATER', category: 'PHYSICAL' },
  ],
  learnsets: [
    {
      name: 'TURTWIG',
      moves: [
        [1, 'Tackle'],
        [1, 'Absorb'],
        [4, 'Bite'],
        [9, 'Tackle'],
        [9, 'Ember'],
        [12, 'Surf'],
        [30, 'Crunch'],
      ],
    },
  ],
  trainers: [
    {
      number: 246,
      name: 'Leader Roark',
      team: [
        { name: 'TURTWIG', item: 'Expert Belt', level: 13 },
        { name: 'CHIMCHAR', level: 15 },
      ],
    },
    { number: 3, name: 'Youngster Tristan', team: [{ name: 'CHIMCHAR', level: 5 }] },
  ],
};

describe.each(Object.entries(logWriters))('a log of %s', (_, write) => {
  it('becomes a game with its typings, opponents, items, abilities and moves', () => {
    const { source, log, ownGame } = openLog(write(small).text, 'platinum');
    expect(source.base).toBe('platinum');
    expect(ownGame.pokemon).toEqual([
      {
        ...{ id: 'turtwig', name: 'TURTWIG', types: ['fire', 'steel'] },
        ...{ abilities: ['levitate'], slots: '0' },
      },
      {
        ...{ id: 'chimchar', name: 'CHIMCHAR', types: ['fire'] },
        ...{ abilities: ['blaze', 'static'], slots: '01' },
      },
    ]);
    expect(log).toMatchObject({
      bosses: { matchCount: 1, missingCount: 60, otherCount: 1 },
      ...{ typingCount: 1, abilityCount: 2, moveCount: 2, hasUnknownChart: false },
    });
    // Of the moves of the log, one is as in the game, and one does no damage.
    expect(ownGame.moves).toEqual({
      ViseGrip: { type: 'ice', category: 'special' },
      Earthquake: { type: 'water' },
    });
    expect(ownGame.bosses).toEqual([
      {
        name: 'Roark',
        ...{ role: 'gymLeader', place: 'Oreburgh Gym' },
        team: [
          'TURTWIG @ Expert Belt\nAbility: Levitate\nLevel: 13\n- Absorb\n- Bite\n- Ember\n- Surf',
          'CHIMCHAR\nLevel: 15',
        ].join('\n\n'),
      },
      { name: 'Youngster Tristan (#3)', team: 'CHIMCHAR\nLevel: 5', isOutsideStory: true },
    ]);
    const [roark] = createOwnBosses(ownGame);
    expect([roark?.level, roark?.role, roark?.place]).toEqual([15, 'gymLeader', 'Oreburgh Gym']);
  });

  it.each([
    ['platinum', 'Pokemon Platinum (U Rev 1)', 61],
    ['heartgold-soulsilver', 'Pokemon HeartGold (U)', 76],
    ['emerald', 'Emerald (U)', 78],
    ['firered-leafgreen', 'Fire Red (U) 1.1', 47],
    ['crystal', 'Pokemon Crystal (U 1.1)', 50],
    ['red-blue', 'Pokemon Red (U)', 38],
    ['black-white', 'Pokemon White (U)', 68],
  ] as const)(
    'of %s has all bosses of its story in order, with random teams',
    (game, name, count) => {
      const bosses = readBosses(game);
      const ids = new Set<string>(idsIn(game));
      const names = pokedex
        .filter(({ id }) => ids.has(id))
        .map(({ speciesNames }) => speciesNames.en!);
      const member = fc.record({
        name: fc.constantFrom(...names),
        level: fc.integer({ min: 1, max: 100 }),
      });
      const teams = fc.array(fc.array(member, { minLength: 1, maxLength: 6 }), {
        minLength: 90,
        maxLength: 90,
      });
      fc.assert(
        fc.property(teams, (each) => {
          const numbers = bosses.flatMap(({ numbers = [] }) => numbers);
          // The log has them in the order of their numbers, under other names.
          const trainers = [...new Set(numbers)]
            .sort((one, other) => one - other)
            .map((number, index) => ({ number, name: 'X', team: each[index % 90]! }));
          const teamOf = new Map(trainers.map(({ number, team }) => [number, team]));
          const { log, ownGame } = openLog(
            write({ game: name, pokemon: [turtwig], trainers }).text,
            game,
          );
          expect([log.bosses?.matchCount, log.bosses?.missingNames]).toEqual([count, []]);
          const expected = bosses.flatMap(({ trainer = '', numbers = [] }) => {
            const parts = trainer.split(' / ');
            const own = numbers.map((number) => teamOf.get(number)!);
            return parts.length > 1 && own.length > 1
              ? parts.map((part, index) => [part, own[index]!] as const)
              : [[trainer, own.flat()] as const];
          });
          const actual = storyFor(createOwnBosses(ownGame), undefined);
          const all = createOwnBosses(ownGame).filter(({ isOutsideStory }) => !isOutsideStory);
          expect(actual.length).toBeLessThanOrEqual(all.length);
          expect(all.map(({ trainer }) => trainer)).toEqual(expected.map(([trainer]) => trainer));
          expect(all.map(({ level }) => level)).toEqual(
            expected.map(([, team]) => Math.max(...team.map(({ level }) => level))),
          );
          for (const [index, { team }] of all.slice(0, 5).entries()) {
            const { teams: read, unreadableLines } = readShowdown(team, pokedex, game);
            expect(unreadableLines).toEqual([]);
            expect(read[0]!.members.map(({ pokemon }) => pokemon.speciesNames.en)).toEqual(
              expected[index]![1].map((each) => each.name),
            );
          }
        }),
        { numRuns: 3 },
      );
    },
  );
});

describe('lines of trainers', () => {
  const read = (...lines: string[]) => {
    const text = [
      '--Trainers Pokemon--',
      ...lines,
      '',
      'Randomization of Emerald (U) completed.',
    ].join('\n');
    const { opponents = [], warnings } = readOwnGame([{ name: 'a', text }]);
    return { opponents, lines: warnings.map(({ line }) => line) };
  };
  const team = (line: string) => read(line).opponents[0];

  it.each([
    ['#9 (A)@39DC4 - PIKACHU Lv5', { number: 9, name: 'A', team: 'PIKACHU\nLevel: 5' }],
    ['#12 @39DC4 - PIKACHU Lv5', { number: 12, name: undefined, team: 'PIKACHU\nLevel: 5' }],
    ['#12 - PIKACHU Lv5', { number: 12, name: undefined, team: 'PIKACHU\nLevel: 5' }],
    ['#1 (LASS (B) => C - D) - MR. MIME Lv5', { name: 'LASS (B)', team: 'MR. MIME\nLevel: 5' }],
    [
      '#1 (RIVAL ?) - HO-OH@King’s Rock Lv70',
      { name: 'RIVAL ?', team: 'HO-OH @ King’s Rock\nLevel: 70' },
    ],
    [
      '#1 (A) - DEOXYS-A Lv5 (Battle Style: Double)',
      { isDouble: true, team: 'DEOXYS-Attack\nLevel: 5' },
    ],
  ])('%s', (line, expected) => {
    expect(team(line)).toMatchObject(expected);
  });

  it('can be followed by a line for each Pokémon with moves', () => {
    const { opponents, lines } = read(
      '#1 (A => B)@1F',
      'ABRA@Oran Berry Lv12, Ability: Levitate - Surf, Will-O-Wisp, ------',
      '',
      'ONIX Lv13 - Bind',
      '(Battle Style: Double)',
      '#2 (C) - ',
      '#3 (D) - X Lv1',
    );
    expect(opponents).toEqual([
      {
        ...{ number: 1, name: 'A', isDouble: true },
        team: 'ABRA @ Oran Berry\nAbility: Levitate\nLevel: 12\n- Surf\n- Will-O-Wisp\n\nONIX\nLevel: 13\n- Bind',
      },
      { number: 3, name: 'D', isDouble: false, team: 'X\nLevel: 1' },
    ]);
    expect(lines).toEqual([]);
  });

  it('that are not understood are listed with their numbers', () => {
    const { opponents, lines } = read('nobody', '#1 (A) - ABRA Lv5, ONIX', 'null Lv5', 'what');
    expect(opponents.map((each) => each.team)).toEqual(['ABRA\nLevel: 5']);
    expect(lines).toEqual([2, 3, 4, 5]);
  });
});

// Regression: such a line was one move, or none.
it('moves that a changed game lacks do not hide the next move of their line', () => {
  const moves = [
    'Level 1 : Tackle',
    'Level 1 : invalid move at level1Level 1 : Agility',
    'Level 8 : invalid move at level8Level 12: invalid move at level12Level 16: Outrage',
    'Level 20: invalid move at level20',
  ];
  const text = [
    ...['--Pokemon Movesets--', '1196 ABRA ->  (no evolution)', 'HP  224', ...moves, ''],
    ...['--Trainers Pokemon--', '#1 (A) - ABRA Lv50', ''],
  ].join('\n');
  const { opponents, warnings } = readOwnGame([{ name: 'a', text }]);
  expect(opponents?.[0]?.team).toBe('ABRA\nLevel: 50\n- Tackle\n- Agility\n- Outrage');
  expect(warnings).toEqual([]);
});

describe('what a log changes is in the answers of its game, and in no other', () => {
  const { ownGame } = openLog(writeZxLog(small).text, 'platinum');
  const find = (id: string) => pokedex.find((each) => each.id === id)!;

  it('abilities, also of a Pokémon with its official types', () => {
    expect(possibleAbilitiesIn(ownGame, find('turtwig'))).toEqual(['levitate']);
    expect(possibleAbilitiesIn('platinum', find('turtwig'))).toEqual([undefined]);
    expect(allAbilitiesIn(ownGame, find('chimchar'))).toEqual(['blaze', 'static']);
    expect(abilitySlotsIn(ownGame, find('chimchar'))).toEqual({ 0: 'blaze', 1: 'static' });
    expect(allAbilitiesIn(ownGame, find('abra'))).toEqual(allAbilitiesIn('platinum', find('abra')));
    expect(picksFromPokemon(ownGame, find('turtwig')).ability).toBeUndefined();
    // Regression: a pick had the ability that the Pokémon has in all official games.
    const misdreavus = { number: 200, name: 'MISDREAVUS', types: ['GHOST'], abilities: ['Static'] };
    const other = openLog(writeZxLog({ ...small, pokemon: [misdreavus] }).text, 'platinum');
    expect(picksFromPokemon('platinum', find('misdreavus')).ability).toBe('levitate');
    expect(picksFromPokemon(other.ownGame, find('misdreavus')).ability).toBeUndefined();
  });

  it('types and categories of moves', () => {
    const viseGrip = findMove('ViseGrip')!;
    expect([ownTypeOf(viseGrip, ownGame), ownTypeOf(viseGrip, 'platinum')]).toEqual([
      'ice',
      'normal',
    ]);
    const attack = { move: viseGrip };
    expect(doublesMoveOf(attack, 'ice', ownGame).category).toBe('special');
    expect(doublesMoveOf(attack, 'ice', 'platinum').category).toBe('physical');
    const freezeDry = {
      ...ownGame,
      base: 'default' as const,
      moves: { freeze_dry: { type: 'fire' as const } },
    };
    expect(ownTypeOf('freeze_dry', freezeDry)).toBe('fire');
  });

  it('a type that the game loses, which its moves lose, too', () => {
    const { moves } = removeType(ownGame, 'ice');
    expect(moves).toEqual({ Earthquake: { type: 'water' } });
    expect(removeType(removeType(ownGame, 'ice'), 'water').moves).toBeUndefined();
  });

  it('the types of updated moves, which ZX and FVX write as sentences and lists', () => {
    const lines = [
      'Made BITE be DARK-type and have 60 power',
      'Made GUST be FLYING-type',
      'Made KARATE CHOP have 50 power',
      'Sand-Attack:',
      '\tPOWER   :   40 ->   60',
      'Cut:',
      '\tTYPE    :  NORMAL -> GRASS',
      '\tCATEGORY:  PHYSICAL -> SPECIAL',
    ];
    const text = ['--Move Updates--', ...lines, '', '--Trainers Pokemon--', ''].join('\n');
    expect(readOwnGame([{ name: 'a', text }], { game: 'platinum' }).sourceMoves).toEqual([
      { names: ['BITE'], type: 'dark' },
      { names: ['GUST'], type: 'flying' },
      { names: ['Cut'], type: 'grass' },
      { names: ['Cut'], category: 'special' },
    ]);
  });
});

describe('the type chart of FVX', () => {
  const types = ['NORMAL', 'FIRE', 'WATER', 'FAIRY'];
  const factors = [
    [1, 2, 0.5, 0],
    [0, 1, 2, 1],
    [1, 1, 1, 1],
    [2, 2, 2, 2],
  ];
  const { text } = writeFvxLog({ ...small, chart: { types, factors } });

  it('is the chart of the game, and types that it lacks stay official', () => {
    const { ownGame, log } = openLog(text, 'platinum');
    expect(types.map((one) => types.map((other) => factorIn(ownGame, one, other)))).toEqual(
      factors,
    );
    expect(factorIn(ownGame, 'electric', 'ground')).toBe(0);
    expect([ownGame.types.length, log.hasUnknownChart]).toEqual([18, false]);
  });

  it.each([
    ['a row that is too short', (each: string) => each.replace('|SE!|nve', '|SE!')],
    ['an unknown word', (each: string) => each.replace('|SE!|nve', '|SE!|x4!')],
  ])('stays official with %s, which is listed', (_, change) => {
    const { ownGame, log, source } = openLog(change(text), 'platinum');
    expect([factorIn(ownGame, 'fire', 'grass'), log.hasUnknownChart]).toEqual([2, true]);
    expect(
      source.warnings.some(({ code, text }) => code === 'unknownLine' && /^NORMAL/.test(text!)),
    ).toBe(true);
  });
});

it('abilities that nobody knows change nothing, and are named', () => {
  const pokemon = [{ ...turtwig, abilities: ['Ghost Armor', 'いかく'] }];
  const { ownGame, imported } = openLog(writeZxLog({ ...small, pokemon }).text, 'platinum');
  expect(ownGame.pokemon[0]).toMatchObject({ abilities: ['ghostarmor', 'unknown'], slots: '01' });
  expect(imported.warnings.at(-1)).toEqual({
    code: 'unknownAbilities',
    text: 'Ghost Armor, いかく',
  });
  expect(parseGameJson(formatGameJson({ ...ownGame, name: 'A' }))?.pokemon).toEqual(
    ownGame.pokemon,
  );
});

it('two trainers of one battle have one team', () => {
  const team = (name: string) => [{ name, level: 40 }];
  const trainers = [
    { number: 407, name: 'Jupiter', team: team('Abra') },
    { number: 528, name: 'Mars', team: team('Onix') },
  ];
  const { ownGame } = openLog(writeZxLog({ ...small, trainers }).text, 'platinum');
  expect(ownGame.bosses).toMatchObject([{ team: 'Abra\nLevel: 40\n\nOnix\nLevel: 40' }]);
});

it('the game is the last one that the log names', () => {
  expect(readLogGame('Randomization of Pokemon Black 2 (U) completed.')).toBe('black-2-white-2');
  expect(readLogGame('Base game: Pokemon Ultra Sun (1.2)')).toBe('ultra-sun-ultra-moon');
  expect(readLogGame('Randomization of Leaf Green (U) 1.0 completed.')).toBe('firered-leafgreen');
  expect(readLogGame('Randomization of Pokemon Foo completed.')).toBeUndefined();
  const source = readOwnGame([{ name: 'a', text: '--Trainers Pokemon--\n#1 (A) - ABRA Lv5\n' }]);
  expect(source.base).toBeUndefined();
  const chosen = readOwnGame([{ name: 'a', text: '--Trainers Pokemon--\n#1 (A) - ABRA Lv5\n' }], {
    game: 'red-blue',
  });
  expect(chosen.types).toHaveLength(15);
});

it('forms have the names of Showdown, which the Pokédex has', () => {
  const find = exactNameFinder(pokedex);
  const names = ['ROTOM-Fr', 'Wormadam-T', 'Rattata-Alolan', 'Rattata-A', 'Necrozma-DuskMane'];
  expect(names.map((name) => find(formatLogName(name))?.id)).toEqual([
    ...['rotom-frost', 'wormadam-trash', 'rattata-alola', 'rattata-alola', 'necrozma-dusk-mane'],
  ]);
  const galarian = ['Farfetch’d-G', 'Darmanitan-GZ', 'Tauros-PF', 'Necrozma-DM', 'Mewtwo-X'];
  expect(galarian.map((name) => find(formatLogName(name))?.id)).toEqual([
    ...['farfetchd-galar', 'darmanitan-galar-zen', 'tauros-paldea-blaze', 'necrozma-dusk-mane'],
    'mewtwo-mega-x',
  ]);
  expect(formatLogName('NIDORAN?', '32')).toBe('Nidoran♂');
  expect(
    ['HO-OH', 'PORYGON-Z', 'FARFETCH’D', 'MR.MIME', 'TYPE: NULL'].map(
      (name) => find(formatLogName(name))?.id,
    ),
  ).toEqual([...['ho-oh', 'porygon-z', 'farfetchd', 'mr-mime', 'type-null']]);
});

it('sections that are not used, and the first of two, are named with their lines', () => {
  const { text } = writeZxLog(small);
  const { warnings } = readOwnGame([{ name: 'a', text }]);
  expect(warnings.map(({ code, text: title }) => [code, title])).toEqual([
    ['unusedPart', 'Wild Pokemon'],
    ['unusedPart', 'ROM Diagnostics'],
  ]);
  const twice = readOwnGame([{ name: 'a', text: `${text}\r\n${text}` }]);
  expect(twice.warnings.filter(({ code }) => code === 'repeatedRow')).toHaveLength(4);
  expect(twice.opponents).toHaveLength(2);
});

it('the game is written to its file and read from it', () => {
  const { ownGame } = openLog(writeZxLog(small).text, 'platinum');
  const bosses = ownGame.bosses!.map((boss) => ({ ...boss, isHidden: true }) as const);
  const game = { ...ownGame, bosses };
  const source = readOwnGame([{ name: 'a', text: formatGameFile(game) }]);
  expect(source.bosses).toEqual(game.bosses);
  expect([source.pokemon, source.moves]).toEqual([game.pokemon, game.moves]);
  expect(hasWholeText(game)).toBe(false);
});

it('a changed log is read or refused, and never throws another error', () => {
  const chart = {
    types: ['NORMAL', 'FIRE'],
    factors: [
      [1, 2],
      [0, 0.5],
    ],
  };
  const texts = Object.values(logWriters).map((write) => write({ ...small, chart }).text);
  const part = fc.constantFrom(
    ...[
      '|',
      '#',
      '(',
      ')',
      ' => ',
      '@',
      ' Lv',
      ', ',
      ' - ',
      '--',
      '\n',
      '{',
      '\u202e',
      '\ud83d',
      '__proto__',
      '9',
      '-A',
      '/',
    ],
  );
  const change = fc.record({
    at: fc.nat(5000),
    length: fc.nat(20),
    text: fc.array(part, { maxLength: 4 }),
  });
  const choices = { base: 'platinum' } as const;
  // With all Pokémon, most of the time would go into them.
  const pokedexPart = pokedex.slice(380, 400);
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      (text, changes) => {
        let changed = text;
        for (const { at, length, text: parts } of changes) {
          const from = at % (changed.length + 1);
          changed = changed.slice(0, from) + parts.join('') + changed.slice(from + length);
        }
        try {
          const source = readOwnGame([{ name: 'a', text: changed }]);
          const { ownGame } = createImportedGame(source, choices, pokedexPart, readBossesOnce);
          const game = { ...ownGame!, name: 'A' };
          expect(parseGameJson(formatGameJson(game))).toEqual(game);
        } catch (error) {
          if (!(error instanceof ImportError)) throw error;
        }
      },
    ),
    { numRuns: hasNewValues ? 10_000 : 500 },
  );
});
const readBossesOnce = readBosses('platinum');
