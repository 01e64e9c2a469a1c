import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatChartJson } from '#core/ownGames/file/chartJson.ts';
import { allCells, type Facts, factorIn, factsOf } from '#tests/ownGame/facts.ts';
import { fixedWriters, freeWriters } from '#tests/ownGame/writers.ts';
import { hasNewValues } from '#tests/runs.ts';
import { ImportError } from './importError.ts';
import type { ImportWarning } from './importReport.ts';
import { type ImportOptions, readOwnGame } from './readOwnGame.ts';
import type { SourceFile } from './sourceFile.ts';

/** Reads the files; an error other than an ImportError fails the test. */
function tryRead(files: readonly SourceFile[], options?: ImportOptions) {
  try {
    return readOwnGame(files, options);
  } catch (error) {
    if (error instanceof ImportError) return undefined;
    throw error;
  }
}

const ids = ['fire', 'water', 'psychic', 'sound', 'light', 'constructor', 'x1', 'ghoststeel'];

function chartsWith(factors: fc.Arbitrary<number>): fc.Arbitrary<Facts> {
  return fc.shuffledSubarray(ids, { minLength: 2 }).chain((types) =>
    fc
      .array(factors, { minLength: types.length ** 2, maxLength: types.length ** 2 })
      .map((cells) => {
        const row = (at: number) =>
          Object.fromEntries(types.map((type, index) => [type, cells[at * types.length + index]!]));
        return { types, chart: Object.fromEntries(types.map((type, at) => [type, row(at)])) };
      }),
  );
}

const fixedCharts = chartsWith(fc.constantFrom(1, 1, 0, 0.5, 2));
const freeCharts = chartsWith(
  fc.oneof(
    fc.constantFrom(1, 0, 0.5, 2),
    fc.integer({ min: 0, max: 8000 }).map((n) => n / 1000),
  ),
);

// The side of the rows of a random chart cannot be guessed.
const rows = 'attacking';

describe('a game is the same when it is written and read', () => {
  it.each(Object.entries(fixedWriters))('%s', (_, writer) => {
    fc.assert(
      fc.property(fixedCharts, (facts) => {
        expect(allCells(factsOf(readOwnGame(writer(facts), { rows })))).toEqual(allCells(facts));
      }),
    );
  });

  it.each(Object.entries(freeWriters))('%s', (_, writer) => {
    fc.assert(
      fc.property(freeCharts, (facts) => {
        expect(allCells(factsOf(readOwnGame(writer(facts), { rows })))).toEqual(allCells(facts));
      }),
    );
  });

  it('every game as JSON', () => {
    fc.assert(
      fc.property(freeCharts, (facts) => {
        const { warnings, ...game } = readOwnGame(freeWriters.writeMatrixCsv(facts));
        const text = JSON.stringify(formatChartJson(game, warnings));
        const { matrix, formats, ...first } = game;
        expect([matrix?.rows, formats]).toEqual(['attacking', ['matrixCsv']]);
        const second = { ...first, formats: ['chartJson'], warnings: [] };
        expect(readOwnGame([{ name: 'a', text }])).toEqual(second);
      }),
    );
  });
});

/** A word or a number of a file, and the two words before it. */
type Part = { file: number; at: number; text: string; before: string[] };

function partsOf(files: readonly SourceFile[]): Part[] {
  return files.flatMap(({ text }, file) =>
    [...text.matchAll(/[A-Za-z_]\w*|\d+(?:\.\d+)?/g)].map((match, index, all) => ({
      ...{ file, at: match.index, text: match[0] },
      before: all.slice(Math.max(0, index - 2), index).map(([word]) => word),
    })),
  );
}

const unknownWord = 'Zzq';

/** Whether the warning is about the part: by its text, by its line, or by its file if that is one line. */
function names({ file, line, text = '' }: ImportWarning, part: Part, source: SourceFile): boolean {
  const words = [unknownWord, part.text, ...part.before.filter((word) => ids.includes(word))];
  if (words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) return true;
  const lines = source.text.trim().split('\n').length;
  if (file !== source.name) return false;
  if (line === undefined) return text === '' || lines === 1;
  const partLine = source.text.slice(0, part.at).split('\n').length;
  // The warning can have the line on which an object begins.
  return lines > 3 && partLine >= line && partLine - line < 4;
}

/** The facts with another id for a type. */
function renameType(facts: Facts, type: string, id: string): Facts {
  const newId = (each: string) => (each === type ? id : each);
  const chart = facts.types.map((one) => [
    newId(one),
    Object.fromEntries(facts.types.map((other) => [newId(other), factorIn(facts, one, other)])),
  ]);
  return { types: facts.types.map(newId), chart: Object.fromEntries(chart) };
}

/** The facts in which each type has a matchup, because one without is only a number in some formats. */
function withMatchups(facts: Facts): Facts {
  const rows = facts.types.map((type) => [type, { ...facts.chart[type], [type]: 0.5 }] as const);
  return { ...facts, chart: Object.fromEntries(rows) };
}

describe('a part with an unknown word changes no matchup without a warning that names it', () => {
  it.each(Object.entries({ ...fixedWriters, ...freeWriters }))('%s', (_, writer) => {
    fc.assert(
      fc.property(fixedCharts.map(withMatchups), fc.nat(), (facts, pick) => {
        const files = writer(facts);
        const parts = partsOf(files);
        const part = parts[pick % parts.length]!;
        const source = files[part.file]!;
        const text =
          source.text.slice(0, part.at) +
          // A constant without this beginning would be no type of the file.
          (part.text.startsWith('TYPE_') ? `TYPE_${unknownWord}` : unknownWord) +
          source.text.slice(part.at + part.text.length);
        const game = tryRead(files.with(part.file, { ...source, text }), { rows });
        if (!game) return;
        const cells = allCells(factsOf(game));
        const isRight = [
          facts,
          ...facts.types.map((type) => renameType(facts, type, unknownWord.toLowerCase())),
        ].some((each) => allCells(each).join() === cells.join());
        const earlierWarnings = readOwnGame(files, { rows }).warnings.map((each) =>
          JSON.stringify(each),
        );
        const newWarnings = game.warnings.filter(
          (each) => !earlierWarnings.includes(JSON.stringify(each)),
        );
        const isNamed = newWarnings.some((warning) => names(warning, part, source));
        if (!isRight && !isNamed) {
          throw new Error(
            `${part.text} in:\n${text}\n${JSON.stringify(newWarnings)}\n${cells.join('\n')}`,
          );
        }
      }),
    );
  });
});

describe('any text is a game or an ImportError', () => {
  const allWriters = Object.values({ ...fixedWriters, ...freeWriters });

  it('at random', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 3 }),
        (texts) => {
          tryRead(texts.map((text, index) => ({ name: `${index}`, text })));
        },
      ),
    );
  });

  it('of the words of the formats', () => {
    const words = [
      ...['TYPE_FIRE', 'gTypeEffectiveness', '[', ']', '{', '}', '(', ')', '=', ',', ';', ':', '"'],
      ...['\n', ' ', '#if X', '#define A A', '#endif', 'X(0.5)', 'db ', 'FIRE', 'const ', 'dw '],
      ...['REPT 9', 'ENDR', 'endc', 'if ', 'else', 'export const TypeChart = ', 'damageTaken', '1'],
      ...[
        'inherit: true',
        'types: [',
        'Weaknesses=',
        '[FIRE]\n',
        '[0]\n',
        'Types = ',
        '½',
        '/*',
        '*/',
      ],
      ...['= {', 'fire: {', 'water: 2', '[Type.FIRE]: {', '"damageTo": [', '"attackScalar": ['],
      ...['"strengths": ["fire"]', '"dbSymbol": "a"', '"factor": 2', 'noEffect: [', '# a'],
      ...['"types"', '"chart"', '"damage_relations"', '__proto__', '`', "'", '\\', '...', '\u202e'],
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (parts) => {
        tryRead([{ name: 'a', text: parts.join('') }]);
      }),
    );
  });

  const member = { specie: 'onix', form: 0, levelSetup: { kind: 'fixed', level: 9 } };
  const partFiles = [
    'struct Trainer gTrainers[] = { [TRAINER_A] = { .trainerName = _("A"), .doubleBattle = TRUE, .party = TRAINER_PARTY(sParty_A) }, };',
    '#define TOP 9\nstatic const struct TrainerMon sParty_A[] = { { .lvl = TOP + 1, .species = SPECIES_ONIX, .heldItem = ITEM_ORAN_BERRY, .moves = {MOVE_CUT, MOVE_NONE} }, };',
    '[SPECIES_ONIX] =\n{\n.types = { TYPE_ROCK, TYPE_GROUND },\n.abilities = { ABILITY_STURDY, ABILITY_NONE },\n.speciesName = _("Onix"),\n},\n',
    '=== TRAINER_A ===\nName: A\nClass: Leader\nPic: A\n\nOnix @ Oran Berry\nLevel: 9\n- Cut\n',
    '--1|Bo|rock\nonix|9|bind|sturdy||grass\n\n--2|Jo\nmew|9|cut|synchronize\n',
    JSON.stringify({
      ...{ klass: 'Specie', id: 1, dbSymbol: 'onix' },
      forms: [{ form: 0, type1: 'rock', type2: '__undef__', abilities: ['sturdy'] }],
    }),
    '[ONIX]\nName = Onix\nTypes = ROCK\nAbilities = STURDY\nHiddenAbilities = GUTS\nBaseStats = 1,1\n',
    'export const Pokedex = { onix: { name: "Onix", types: ["Rock"], abilities: { 0: "Sturdy", H: "Guts" } } };',
    JSON.stringify({
      ...{ klass: 'TrainerBattleSetup', id: 1, dbSymbol: 'trainer_1', ai: 6, vsType: 2 },
      party: [{ ...member, expandPokemonSetup: [{ type: 'moves', value: ['cut'] }] }],
    }),
  ];

  it('of damaged files with Pokémon and trainers', () => {
    const insertion = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '{',
        '}',
        '[',
        '"',
        '=== ',
        '[TRAINER_B] = ',
        'null',
        'ABILITY_',
        '.party = ',
        '/*',
        '\n',
      ),
    );
    const change = fc.record({ file: fc.nat(), at: fc.nat(), length: fc.nat(30), insertion });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const texts = [...partFiles];
        for (const { file, at, length, insertion } of changes) {
          const text = texts[file % texts.length]!;
          const from = at % (text.length + 1);
          texts[file % texts.length] = text.slice(0, from) + insertion + text.slice(from + length);
        }
        tryRead(
          texts.map((text, index) => ({ name: `${index}`, text })),
          { base: 'default' },
        );
        for (const text of texts) tryRead([{ name: 'a', text }], { base: 'default' });
      }),
      { numRuns: hasNewValues ? 10_000 : 500 },
    );
  });

  it('of files that are damaged', () => {
    fc.assert(
      fc.property(
        ...([fixedCharts, fc.constantFrom(...allWriters), fc.nat(), fc.nat({ max: 60 })] as const),
        fc.string({ unit: 'binary', maxLength: 4 }),
        (facts, writer, at, length, insertion) => {
          const files = writer(facts).map(({ name, text }) => {
            const from = at % (text.length + 1);
            return { name, text: text.slice(0, from) + insertion + text.slice(from + length) };
          });
          const game = tryRead(files);
          for (const { name } of game?.types ?? [])
            expect([...name].length).toBeLessThanOrEqual(24);
        },
      ),
    );
  });
});
