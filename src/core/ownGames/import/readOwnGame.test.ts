import { describe, expect, it } from 'vitest';
import { maxFileSize } from '#core/ownGames/sourceGame.ts';
import { cellsOf, warningsOf } from '#tests/ownGame/facts.ts';
import { ImportError } from './importError.ts';
import { readOwnGame } from './readOwnGame.ts';
import { decodeText } from './sourceFile.ts';

/** The error for one file. */
function errorFor(text: string, name = 'file'): ImportError {
  try {
    readOwnGame([{ name, text }]);
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error('no error');
}

const typesTxt = '[FIRE]\nName = Fire\nWeaknesses = FIRE\n';
const listCsv = 'fire,fire,2\nfire,water,2\n';

describe('files', () => {
  it('are recognized by their content, whatever their name', () => {
    const cells = ['fire>fire 2', 'fire>water 2'];
    expect(cellsOf(readOwnGame([{ name: 'PBS/types.txt', text: listCsv }]))).toEqual(cells);
    expect(cellsOf(readOwnGame([{ name: 'types.csv', text: typesTxt }]))).toEqual(['fire>fire 2']);
  });

  it('that are no part of a chart are reported beside one', () => {
    const game = readOwnGame([
      { name: 'moves.txt', text: '1,MEGAHORN,Megahorn,000,120,BUG,Physical,85,10\n' },
      { name: 'types.txt', text: typesTxt },
    ]);
    expect(game.warnings).toEqual([{ code: 'unknownFile', file: 'moves.txt' }]);
  });

  it('with two charts are an error', () => {
    const files = [
      { name: 'a', text: typesTxt },
      { name: 'b', text: listCsv },
    ];
    expect(() => readOwnGame(files)).toThrow('b: This file has a second type chart.');
    const json = { name: 'c', text: '{"types":["a"],"chart":{}}' };
    expect(() => readOwnGame([json, files[0]!])).toThrow('a: This file has a second type chart.');
  });

  it.each([
    ['nothing', '', 'empty', undefined],
    ['white space', ' \n\r\n\ufeff', 'empty', undefined],
    ['a picture', `${typesTxt}\0`, 'notText', 4],
    ['prose', 'A text, about nothing.\nIt has lines, too.\n', 'unknownFormat', undefined],
    [
      'GDScript',
      'extends Node\nvar chart = {"fire": 2}\nfunc a():\n\tpass\n',
      'unknownFormat',
      undefined,
    ],
    [
      'TypeScript',
      'export enum Type { FIRE }\nexport function a(b) { return 1; }',
      'unknownFormat',
      undefined,
    ],
    ['unfinished JSON', '{"types": ["a"', 'unknownFormat', undefined],
    ['an unfinished object', 'export const TypeChart = {\n a: { damageTaken: {', 'brokenSyntax', 2],
    ['an unfinished text', 'export const TypeChart = {\n a: "', 'brokenSyntax', 2],
    ['a wrong bracket', 'export const TypeChart = {\n a: { damageTaken: 1 )', 'brokenSyntax', 2],
    ['only placeholders', '[NONE]\nWeaknesses =\n', 'noTypes', undefined],
  ])('with %s are an error', (_, text, code, line) => {
    expect(errorFor(text)).toMatchObject({ code, line, file: 'file' });
  });
});

describe('limits', () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, index) => `[T${index}X]\nWeaknesses = T0X\n`).join('');

  it('are 64 types', () => {
    expect(readOwnGame([{ name: 'a', text: sections(64) }]).types).toHaveLength(64);
    expect(errorFor(sections(65))).toMatchObject({ code: 'tooManyTypes', line: 129 });
  });

  it('are 10,000 Pokémon', () => {
    const pokemon = (count: number) =>
      Array.from({ length: count }, (_, index) => `[P${index}]\nTypes=FIRE\n`).join('');
    const files = (count: number) => [
      { name: 'types.txt', text: typesTxt },
      { name: 'pokemon.txt', text: pokemon(count) },
    ];
    expect(readOwnGame(files(10_000)).pokemon).toHaveLength(10_000);
    expect(() => readOwnGame(files(10_001))).toThrow('pokemon.txt:20001: The files have more than');
  });

  it('are 24 characters of any script', () => {
    const nameOf = (name: string) =>
      readOwnGame([{ name: 'a', text: `[FIRE]\nName = ${name}\nWeaknesses = FIRE\n` }]).types[0]
        ?.name;
    for (const character of ['x', '火', '🔥', 'é']) {
      expect(nameOf(character.repeat(24))).toBe(character.repeat(24));
      expect(() => nameOf(character.repeat(25))).toThrow(
        'a:1: The name of a type has more than 24',
      );
    }
  });

  it('are 5 MB of all files together', () => {
    const half = { name: 'a', text: ' '.repeat(maxFileSize / 2) };
    expect(() => readOwnGame([half, half, { name: 'b', text: 'x' }])).toThrow('larger than 5 MB');
    expect(() => decodeText(new Uint8Array(maxFileSize + 1))).toThrow('larger than 5 MB');
  });

  it('are 200 warnings', () => {
    const unknown = Array.from({ length: 300 }, (_, index) => `X${index}`).join(',');
    const game = readOwnGame([{ name: 'a', text: `[FIRE]\nWeaknesses = FIRE,${unknown}\n` }]);
    expect(game.warnings).toHaveLength(201);
    expect(warningsOf(game).at(-1)).toBe('moreWarnings 100');
  });
});

describe('names', () => {
  it('cannot turn the direction of text', () => {
    const error = errorFor('[FIRE]\nName = Fi\u202ere\nWeaknesses = FIRE\n', 'b\u202e.txt');
    expect(error).toMatchObject({ code: 'invalidName', line: 1 });
    expect(error.message).toBe('b .txt:1: The name has characters that a name cannot have.');
  });

  it('have no invisible characters', () => {
    const text = '[FIRE]\nName = \u200bFi\u00adre\u00a0 Two\u2060\nWeaknesses = FIRE\n';
    expect(readOwnGame([{ name: 'a', text }]).types[0]?.name).toBe('Fire Two');
  });

  it('make ids, each of them once', () => {
    const text = ',Fire,FIRE!,Stellar,__proto__,Ténèbres\nFire,2,2,2,2,2\nFIRE!,2,2,2,2,2\n';
    expect(readOwnGame([{ name: 'a', text }]).types.map(({ id }) => id)).toEqual([
      ...['fire', 'fire_2', 'stellar_2', 'proto', 'tenebres'],
    ]);
  });
});

describe('bytes', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);

  it.each([
    ['UTF-8', bytes(0x46, 0xc3, 0xa9), 'Fé'],
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x46), 'F'],
    ['Windows-1252', bytes(0x46, 0xe9), 'Fé'],
    ['UTF-16', bytes(0xff, 0xfe, 0x46, 0x00, 0xe9, 0x00), 'Fé'],
    ['UTF-16, big endian', bytes(0xfe, 0xff, 0x00, 0x46), 'F'],
  ])('in %s', (_, value, text) => {
    expect(decodeText(value)).toBe(text);
  });
});

/** How large a hostile file is: as large as allowed before a release, and a fifth of it before a commit. */
const share = process.env.FULL ? 1 : 0.2;

// A search that is not linear would exceed the time limit of a test.
describe('large hostile files are read or rejected:', { timeout: 30_000 }, () => {
  const fill = (part: string, start = '', end = '') =>
    start +
    part.repeat(Math.floor((share * maxFileSize - start.length - end.length) / part.length)) +
    end;
  const numbered = (count: number, make: (index: number) => string, separator: string) =>
    Array.from({ length: share * count }, (_, index) => make(index)).join(separator);
  const table = 'TYPE_ gTypeEffectiveness[1][1] = ';
  const chart = 'export const TypeChart = { damageTaken: ';
  const row = 'db A, B, 20\n';

  it.each<[string, string]>([
    ['braces', fill('{')],
    ['brackets', '['.repeat(share * 2_400_000) + ']'.repeat(share * 2_400_000)],
    ['JSON', fill('{"types":')],
    [
      'many types in JSON',
      `{"types":["a"],"chart":{${numbered(300_000, (index) => `"t${index}":{}`, ',')}}}`,
    ],
    ['one line', fill('a')],
    ['spaces', fill(' ', 'a')],
    ['line breaks', fill('\n', 'a')],
    ['quotes', fill('"')],
    ['rows of a list', fill('fire,water,2\n')],
    ['quotes in a list', fill('"a,b\n')],
    ['a wide table', fill('a,', ',', '\na,1')],
    ['objects', fill('{ a: ', chart)],
    [
      'types of Showdown',
      `${chart}1, ${numbered(100_000, (index) => `t${index}: {damageTaken:{A: 1}}`, ',')}}`,
    ],
    ['objects after objects', fill('= {a:{}};')],
    ['rows of objects', fill('fire:{fire:2,water:1},', 'x = {', '}')],
    ['many rows of objects', `x = {${numbered(19_000, (n) => `t${n}:{t${n}:2}`, ',')}}`],
    ['a wide row', `x = {fire:{${numbered(300_000, (n) => `t${n}:2`, ',')}},water:{fire:1}}`],
    ['types of Studio', fill('{"dbSymbol":"a","damageTo":[]},', '[', '{}]')],
    ['lists of strengths', fill('{"name":"a","strengths":["a"]},', '[', '{}]')],
    ['scalars', fill('{"attackType":"a","attackScalar":[1]},', '[', '{}]')],
    ['members', fill('A.', 'x = {[')],
    ['hashes', fill('#\n', 'x = {fire:{fire:2}}\n')],
    ['methods', fill('f(){', chart)],
    ['templates', fill('`${', chart)],
    ['exports', fill('export const a', chart)],
    ['comments', fill('/*', chart)],
    ['names of tables', fill('TypeEffectiveness', 'TYPE_ ')],
    ['beginnings of tables', fill('gTypeEffectiveness[1][1] = { ', 'TYPE_ ')],
    ['rows of triples', fill('TYPE_A, TYPE_B, 20,', 'u8 gTypeEffectiveness[] = {', '}')],
    ['cells', fill('X(1.0),', `${table}{{`, '}}')],
    [
      'named cells',
      `${table}{${numbered(100_000, (index) => `[TYPE_A${index}]={[TYPE_B]=2}`, ',')}}`,
    ],
    ['parentheses', fill('(', `${table}{{`)],
    ['nested lists', fill('{', table)],
    ['conditions', fill('#if X\n', table)],
    ['pairs of conditions', fill('#if X\n#endif\n', `${table}{{0}};\n`)],
    ['macros', fill('#define A B\n', `${table}{{A}};\n`)],
    [
      'macros that double',
      `${table}{{A0}};\n${numbered(300, (index) => `#define A${index} A${index + 1}+A${index + 1}`, '\n')}`,
    ],
    ['a macro of itself', `#define A A+A\n#define ${table}{[TYPE_A]={A, A}};\n${table}{{A}};`],
    ['enumerations', fill('enum A { TYPE_B, TYPE_C ', `${table}{{0}};\n`)],
    ['rows of assembly', fill(row)],
    ['arguments', fill('A,', `${row}db `)],
    ['conditions of assembly', fill('if\n', row)],
    [
      'repeated names',
      `${row}\n${fill('dw A\n', 'dw A\nA: db "A@"\nrept 999999\n').slice(0, 400_000)}endr`,
    ],
    ['sections', fill('[A]\nWeaknesses=A\n')],
    ['a list of types', fill('A,', '[A]\nWeaknesses=')],
    ['combining marks', fill('\u0301', '[A]\nWeaknesses=A\nName=a')],
    ['bidi characters', fill('\u202e', '[A]\nWeaknesses=A\nName=a')],
    ['emoji', fill('👩‍👧 ', '[A]\nWeaknesses=A\nName=a')],
  ])('%s', (_, text) => {
    try {
      readOwnGame([{ name: 'file', text }]);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      expect(error.message.length).toBeLessThan(400);
    }
  });
});
