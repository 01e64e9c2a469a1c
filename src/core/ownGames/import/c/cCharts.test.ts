import { describe, expect, it } from 'vitest';
import { cellsOf, readerOf, warningsOf } from '#tests/ownGame/facts.ts';

const read = readerOf('.h');

describe('gTypeEffectiveness', () => {
  it('is a list of triples; the rows after Foresight count, those after the end do not', () => {
    const game = read(`// format: attacking type, defending type, damage multiplier
const u8 gTypeEffectiveness[336] =
{
    TYPE_NORMAL, TYPE_ROCK, TYPE_MUL_NOT_EFFECTIVE,
    // TYPE_ROCK, TYPE_ROCK, TYPE_MUL_NO_EFFECT,
    TYPE_FIRE, TYPE_ROCK, 5, /* TYPE_ROCK, TYPE_FIRE, 0, */
    TYPE_ROCK, TYPE_FIRE, TYPE_MUL_SUPER_EFFECTIVE,
    TYPE_FORESIGHT, TYPE_FORESIGHT, TYPE_MUL_NO_EFFECT,
    TYPE_NORMAL, TYPE_GHOST, TYPE_MUL_NO_EFFECT,
    TYPE_ENDTABLE, TYPE_ENDTABLE, TYPE_MUL_NO_EFFECT,
    TYPE_GHOST, TYPE_GHOST, TYPE_MUL_NO_EFFECT,
};
const u8 gTypeNames[][7] = { [TYPE_NORMAL] = _("NORMAL"), [TYPE_ROCK] = _("STONE") };`);
    expect(cellsOf(game)).toEqual([
      ...['normal>rock 0.5', 'normal>ghost 0', 'rock>fire 2', 'fire>rock 0.5'],
    ]);
    expect(game.types.map(({ name }) => name)).toEqual(['Normal', 'STONE', 'Ghost', 'Fire']);
  });

  it('can have braces, and rows that a switch turns on', () => {
    const game = read(`static const u8 sTypeEffectiveness[][3] = {
    { TYPE_FIRE, TYPE_GRASS, TYPE_MUL_SUPER_EFFECTIVE },
#if FAIRY_TYPE_IMPLEMENTED
    { TYPE_FAIRY, TYPE_FIRE, TYPE_MUL_NOT_EFFECTIVE },
#else
    { TYPE_FIRE, TYPE_FIRE, TYPE_MUL_NO_EFFECT },
#endif
#if 0
    { TYPE_GRASS, TYPE_FIRE, TYPE_MUL_NO_EFFECT },
#endif
    { 0xFF, 0xFF, 0 },
};`);
    expect(cellsOf(game)).toEqual(['fire>grass 2', 'fairy>fire 0.5']);
    expect(warningsOf(game)).toEqual(['condition']);
  });

  it('multiplies repeated rows, and needs whole rows', () => {
    const row = 'TYPE_FIRE, TYPE_GRASS, TYPE_MUL_NOT_EFFECTIVE,';
    expect(cellsOf(read(`const u8 gTypeEffectiveness[] = {${row}${row}};`))).toEqual([
      'fire>grass 0.25',
    ]);
    expect(() => read(`const u8 gTypeEffectiveness[] = {\n${row}\nTYPE_FIRE, };`)).toThrow(
      'file0.h:3: The row has more or fewer cells',
    );
  });
});

describe('the lists of games for the Nintendo DS', () => {
  // The layout of hg-engine: markers after which an item or a move removes rows, and a switch.
  const table = `u8 TypeEffectivenessTable[][3] = {
    { TYPE_FIRE, TYPE_GRASS, TYPE_MUL_SUPER_EFFECTIVE },
    { TYPE_WATER, TYPE_FIRE, TYPE_MUL_SUPER_EFFECTIVE },
#if FAIRY_ADDED == 1
    { TYPE_FAIRY, TYPE_FIRE, TYPE_MUL_NOT_EFFECTIVE },
#endif
#if FAIRY_ADDED == 0
    { TYPE_FIRE, TYPE_FIRE, TYPE_MUL_NO_EFFECT },
#endif
    { TYPE_RING_TARGET, TYPE_RING_TARGET, TYPE_MUL_NO_EFFECT },
    { 0xFD, 0xFD, TYPE_MUL_NO_EFFECT },
    { TYPE_GROUND, TYPE_FLYING, TYPE_MUL_NO_EFFECT },
    { TYPE_FORESIGHT, TYPE_FORESIGHT, TYPE_MUL_NO_EFFECT },
    { TYPE_NORMAL, TYPE_GHOST, TYPE_MUL_NO_EFFECT },
    { TYPE_ENDTABLE, TYPE_ENDTABLE, 0xFF },
};`;
  const cells = [
    ...['normal>ghost 0', 'ground>flying 0', 'fire>grass 2', 'water>fire 2', 'fairy>fire 0.5'],
  ];

  it('have markers, which are no types, and switches that count as on', () => {
    const game = read(table);
    expect(cellsOf(game)).toEqual(cells);
    expect(game.types.map(({ id }) => id)).toEqual([
      ...['normal', 'flying', 'ground', 'ghost', 'fire', 'water', 'grass', 'fairy'],
    ]);
    expect(warningsOf(game)).toEqual(['condition', 'condition']);
    expect(game.warnings.map(({ line }) => line)).toEqual([4, 7]);
  });

  it('have settings and other lists of numbers beside them, which are no types', () => {
    const game = read([
      table,
      '#define GEN_LATEST 9\n#define TYPE_EFFECTIVENESS_GEN GEN_LATEST\n#define FAIRY_ADDED 1',
      `#define TYPE_NORMAL_INTERNAL 0
#define TYPE_FIRE_INTERNAL 1
#define TYPE_STELLAR_INTERNAL 99
#define TYPE_RING_TARGET 0xFD
#define TYPE_FORESIGHT 0xFE
#define TYPE_ENDTABLE 0xFF`,
    ]);
    expect(cellsOf(game)).toEqual(cells);
    expect(game.types).toHaveLength(8);
    expect(game.warnings).toEqual([]);
  });

  it('keep the types of their list of numbers that have no rows', () => {
    const game = read([
      'const u8 gTypeEffectiveness[] = {TYPE_FIRE, TYPE_ICE, 20, TYPE_ICE, TYPE_ICE, 5};',
      '#define TYPE_FIRE 0\n#define TYPE_ICE 1\n#define TYPE_SOUND 2\n#define TYPE_COUNT 9',
    ]);
    expect(game.types.map(({ id }) => id)).toEqual(['fire', 'ice', 'sound']);
    expect(warningsOf(game)).toEqual(['noMatchups Sound']);
  });

  it('can have any name, and other names of factors', () => {
    const game = read(`static const u8 sOther[4] = { 1, 2, 3, 4 };
static const u8 sTypeMatchupMultipliers[][3] = {
    { TYPE_FIRE, TYPE_GRASS, TYPE_MULTI_SUPER_EFF },
    { TYPE_FIRE, TYPE_WATER, TYPE_MULTI_NOT_VERY_EFF },
    { TYPE_GROUND, TYPE_FLYING, TYPE_MULTI_IMMUNE },
    { 0xFE, 0xFE, TYPE_MULTI_IMMUNE },
    { TYPE_NORMAL, TYPE_GHOST, TYPE_MULTI_IMMUNE },
    { 0xFF, 0xFF, TYPE_MULTI_IMMUNE },
};`);
    expect(cellsOf(game)).toEqual([
      ...['normal>ghost 0', 'ground>flying 0', 'fire>water 0.5', 'fire>grass 2'],
    ]);
    expect(game.warnings).toEqual([]);
  });

  it('report directives that are unknown', () => {
    const header =
      '#pragma once\n#if 0\n#define_ A\n#endif\n#defin TYPE_FIRE 0\n#define TYPE_ICE 1\n';
    const game = read(['u8 gTypeEffectiveness[] = { TYPE_ICE, TYPE_ICE, 5 };', header]);
    expect(game.warnings).toEqual([
      { code: 'unknownLine', file: 'file1.h', line: 5, text: '#defin TYPE_FIRE 0' },
    ]);
  });

  it('name each row whose factor is unknown', () => {
    const game = read('u8 gTypeEffectiveness[][3] = {\n{TYPE_FIRE, TYPE_ICE, TYPE_MUL_X},\n};');
    expect(game.warnings[0]).toEqual({ code: 'unknownFactor', file: 'file0.h', line: 2 });
  });

  it.each([
    ['0', []],
    ['1', ['fire>ice 2']],
  ])('follow a switch that a file sets to %s', (value, expected) => {
    const row = '{TYPE_FIRE, TYPE_ICE, 20},';
    const rows = `{TYPE_ICE, TYPE_ICE, 10},\n#if ON && (!OFF || ON > 1)\n${row}\n#endif`;
    const text = `u8 gTypeEffectiveness[][3] = {\n${rows}\n};`;
    const game = read([text, `#define ON ${value}\n#define OFF 0`]);
    expect(cellsOf(game)).toEqual(expected);
    expect(warningsOf(game)).not.toContain('condition');
  });
});

const info = `
const struct TypeInfo gTypesInfo[NUMBER_OF_MON_TYPES] =
{
    [TYPE_NONE] = { .name = _("[None]"), .teraTypeRGBValue = RGB_WHITE },
    [TYPE_FIRE] =
    {
        .name = _("[Fire]"), // a comment
        .teraTypeRGBValue = RGB(31, 20, 11),
        .isSpecialCaseType = FALSE,
    },
    [TYPE_SOUND] = { .name = _("Sound"), .teraTypeRGBValue = RGB_WHITE },
    [TYPE_FLEX] = { .name = _("Flex"), .isSpecialCaseType = TRUE },
};`;

const matrix = `#define X UQ_4_12
#define ______ X(1.0) // Regular effectiveness.
#define STL_RS (B_UPDATED_TYPE_MATCHUPS >= GEN_6 ? X(1.0) : X(0.5))
#define HALF_OF(n) ((n) / 2)

const uq4_12_t gTypeEffectivenessTable[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES] =
{//               Defender -->
 //  Attacker       None    Fire   Steel   Sound   Flex   Stellar
    [TYPE_NONE]  = {______, ______, ______, ______, ______, ______},
    [TYPE_FIRE]  = {______, X(0.5), X(2.0), X(1.5), ______, ______},
    [TYPE_STEEL] = {______, X(0.5), STL_RS, ______, ______, ______},
    [TYPE_SOUND] = {______, HALF_OF(X(1.0)), ______, X(0.0), ______, ______},
    [TYPE_FLEX]  = {______, ______, ______, ______, ______, ______},
    [TYPE_STELLAR] = {______, ______, ______, ______, ______, X(2.0)},
};
`;

describe('types_info.h', () => {
  const cells = [
    ...['fire>fire 0.5', 'fire>steel 2', 'fire>sound 1.5', 'steel>fire 0.5'],
    ...['sound>fire 0.5', 'sound>sound 0'],
  ];

  it('has a matrix with macros, names and colors; placeholders are left out', () => {
    const game = read(matrix + info);
    expect(cellsOf(game)).toEqual(cells);
    expect(game.types).toEqual([
      { id: 'fire', name: 'Fire', color: '#ffa55a' },
      { id: 'steel', name: 'Steel' },
      { id: 'sound', name: 'Sound', color: '#ffffff' },
    ]);
    expect(warningsOf(game)).toEqual(
      ['placeholder [None]', 'placeholder Flex', 'placeholder STELLAR'].map((text) =>
        text.replace('[None]', 'None'),
      ),
    );
  });

  it('depends on a setting, which another file can have', () => {
    const game = read([matrix, '#define B_UPDATED_TYPE_MATCHUPS GEN_5']);
    expect(cellsOf(game)).toContain('steel>steel 0.5');
  });

  it('has columns in the order of the numbers, not of the rows', () => {
    const rows = matrix.split('\n');
    const [fire, steel] = [rows[9]!, rows[10]!];
    const turned = matrix.replace(fire, 'FIRST').replace(steel, fire).replace('FIRST', steel);
    expect(cellsOf(read(turned)).sort()).toEqual([...cells].sort());
    const enumeration =
      'enum Type {\n  TYPE_NONE, // none\n  TYPE_FIRE = 1, TYPE_STEEL, TYPE_SOUND, TYPE_FLEX, TYPE_STELLAR,\n  NUMBER_OF_MON_TYPES };';
    const withoutHeading = turned.replace(/ \/\/ {2}Attacker.*\n/, '');
    expect(cellsOf(read([withoutHeading, enumeration])).sort()).toEqual([...cells].sort());
  });

  it('reports cells that it does not understand', () => {
    const game = read(matrix.replace('X(1.5)', 'NEW_RS'));
    expect(cellsOf(game)).not.toContain('fire>sound 1.5');
    expect(game.warnings[0]).toEqual({
      ...{ code: 'unknownFactor', file: 'file0.h', line: 10, text: 'NEW_RS' },
    });
  });

  it('with a row of another length is an error with its line', () => {
    const short = matrix.replace('X(1.5), ______, ______}', 'X(1.5)}');
    expect(() => read(short)).toThrow('file0.h:10: The row has more or fewer cells');
  });
});

describe('the table of battle_util.c', () => {
  const rows = `
    {X(0.5), X(2.0), X(1.0)}, // fight
    {X(1.0), X(1.0), X(1.0)}, // mystery
    {X(1.0), X(1.0),
     X(0.0)}, // elec
};`;
  const head =
    'static const u16 sTypeEffectivenessTable[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES] =\n{';

  it('has names in comments above the columns or after the rows', () => {
    const expected = ['fighting>fighting 0.5', 'fighting>mystery 2', 'electric>electric 0'];
    const above = `${head}\n//   fight   mystery\n//   elec TYPE_${rows}`;
    expect(cellsOf(read(above.replace(' TYPE_', '').replace('{X', '{ /* TYPE_ */ X')))).toEqual(
      expected,
    );
    expect(cellsOf(read(`// TYPE_ table\n${head}${rows}`))).toEqual(expected);
  });

  it('without names has the usual order', () => {
    const row = (index: number) =>
      `{${Array.from({ length: 19 }, (_, at) => (at === index ? '512' : '4096')).join(',')}}`;
    const table = Array.from({ length: 19 }, (_, index) => row(index)).join(',\n');
    const game = read(`// TYPE_ table\n${head}${table}};`);
    expect(game.types).toHaveLength(19);
    expect(cellsOf(game)).toContain('fairy>fairy 0.125');
    expect(warningsOf(game)[0]).toMatch(/^columnOrder NORMAL FIGHTING/);
  });

  it('without names and with another number of types is an error', () => {
    expect(() => read(`// TYPE_ table\n${head}{X(1.0)}};`)).toThrow('The rows have no type names.');
  });
});

it('type_tables.h names its cells; no data is a factor of 1', () => {
  const game = read(`/*
@×2.0 TYPE_MUL_SUPER_EFFECTIVE \ufffd
*/
const u8 gTypeEffectiveness[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES] =
{
	[TYPE_NORMAL]=
	{
		[TYPE_ROCK] = TYPE_MUL_NOT_EFFECTIVE,
		[TYPE_GHOST] = TYPE_MUL_NO_EFFECT,
		[TYPE_FIRE] = TYPE_MUL_NO_DATA,
	},
	[TYPE_ROCK]= { [TYPE_FIRE] = TYPE_MUL_SUPER_EFFECTIVE, [TYPE_ROCK] = 15 },
	[TYPE_ROOSTLESS]= { },
	[TYPE_BLANK]= { },
};`);
  expect(cellsOf(game)).toEqual([
    ...['normal>rock 0.5', 'normal>ghost 0', 'rock>rock 1.5', 'rock>fire 2'],
  ]);
  expect(warningsOf(game)).toEqual(['placeholder ROOSTLESS', 'placeholder BLANK']);
});

it('code without a table is an error', () => {
  expect(() => read('x = gTypeEffectiveness[TYPE_FIRE];')).toThrow('The chart is made by code.');
});

// Regressions
describe('a second chart in a file', () => {
  const rows = 'TYPE_FIRE, TYPE_GRASS, TYPE_MUL_SUPER_EFFECTIVE,';
  const matrix = '{ [TYPE_FIRE] = { [TYPE_GRASS] = X(2.0) } };';
  const macro = '#define X(n) ((u16)((n) * 4096))';
  const game = read(`const u8 gTypeEffectiveness[] = { ${rows} TYPE_GRASS, TYPE_FIRE, 5 };`);

  it.each([
    ['of rows', `const u8 gOther[][3] = { { ${rows.slice(0, -1)} } };`],
    ['of rows without braces', `const u8 sInverse[] =\n{\n ${rows}\n};`],
    ['of cells', `const u16 sInverseTypeEffectivenessTable[2][2] = ${matrix}`],
    [
      'of cells with another name',
      `static const uq4_12_t sOther[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES] =\n${matrix}`,
    ],
  ])('is said: %s', (_, other) => {
    const chart = `${macro}\nconst u8 gTypeEffectiveness[] = { ${rows} TYPE_GRASS, TYPE_FIRE, 5 };`;
    const both = read(`${chart}\n${other}`);
    expect(both.warnings).toEqual([{ code: 'otherChart', file: 'file0.h', line: 3 }]);
    expect(cellsOf(both)).toEqual(cellsOf(game));
  });

  it('is said of a header', () => {
    const chart = `const u8 gTypeEffectiveness[] = { ${rows} };`;
    const header = `${macro}\nconst u16 sOther[NUMBER_OF_MON_TYPES][NUMBER_OF_MON_TYPES] = ${matrix}`;
    expect(read([chart, header]).warnings).toEqual([
      { code: 'otherChart', file: 'file1.h', line: 2 },
    ]);
  });

  it.each([
    ['names', 'const u8 gTypeNames[NUMBER_OF_MON_TYPES][7] = { [TYPE_FIRE] = _("FIRE") };'],
    ['texts', 'const u8 *const sTypeEffectivenessTexts[] = { sSuper, sNot };'],
    ['a declaration', 'extern const u8 gOther[][3];'],
    ['a dead branch', `#if 0\nconst u8 gOther[][3] = { { ${rows.slice(0, -1)} } };\n#endif`],
  ])('is not %s', (_, other) => {
    const chart = `const u8 gTypeEffectiveness[] = { ${rows} TYPE_GRASS, TYPE_FIRE, 5 };`;
    expect(warningsOf(read(`${chart}\n${other}`))).toEqual([]);
  });
});
