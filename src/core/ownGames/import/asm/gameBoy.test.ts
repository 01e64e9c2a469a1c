import { describe, expect, it } from 'vitest';
import { cellsOf, readerOf, warningsOf } from '#tests/ownGame/facts.ts';

const read = readerOf('.asm');

const matchups = `TypeMatchups:
	;  attacker,     defender,     *=
	db FIRE,         GRASS,        SUPER_EFFECTIVE
	db FIRE,         PSYCHIC_TYPE, NOT_VERY_EFFECTIVE ; changed
	db PSYCHIC_TYPE, FIRE,         EFFECTIVE
;	db GROUND,       FLYING,       NO_EFFECT
	db GRASS,FIRE,5
	db -2 ; end (with Foresight)
	db NORMAL, GHOST, NO_EFFECT
	db -1 ; end
	db GHOST, GHOST, NO_EFFECT
`;

describe('type_matchups.asm', () => {
  it('is keyed by the attacking type; rows after the first sentinel count, comments do not', () => {
    const game = read(matchups);
    expect(game.types.map(({ id }) => id)).toEqual([
      ...['normal', 'ghost', 'fire', 'grass', 'psychic'],
    ]);
    expect(cellsOf(game)).toEqual([
      ...['normal>ghost 0', 'fire>grass 2', 'fire>psychic 0.5', 'grass>fire 0.5'],
    ]);
  });

  it('multiplies repeated rows, as the games do', () => {
    const row = '\tdb FIRE, GRASS, NOT_VERY_EFFECTIVE\n';
    const game = read(`${row}${row}\tdb $ff\n`);
    expect(cellsOf(game)).toEqual(['fire>grass 0.25']);
    expect(warningsOf(game)).toEqual(['repeatedRow FIRE, GRASS']);
  });

  it('reports rows that it does not understand', () => {
    const game = read('\tdb FIRE, GRASS, SUPER_EFFECTIVE\n\tdb FIRE, ICE, HUGE\n\tdb FIRE, ICE\n');
    expect(game.warnings.slice(0, 2)).toEqual([
      { code: 'unknownFactor', file: 'file0.asm', line: 2, text: 'HUGE' },
      { code: 'unknownLine', file: 'file0.asm', line: 3, text: 'FIRE, ICE' },
    ]);
  });

  // Regressions
  it('reports rows of macros, and lines among the constants of types', () => {
    const rows = '\tdb FIRE, ICE, 20\n\tmatchup ICE, FIRE, 5\n\tICE, ICE, 5\n\tld a, b\n';
    const constants = '\tconst_def\n\tconst FIRE\n\tcnst ROCK\n\tconst ICE\n\tEXPORT FIRE\n';
    const moves = '\tconst_def\n\tconst POUND\n\tmove KARATE_CHOP\n';
    const game = read([rows, constants + moves]);
    expect(game.warnings.slice(0, 3)).toEqual([
      { code: 'unknownLine', file: 'file0.asm', line: 2, text: 'matchup ICE, FIRE, 5' },
      { code: 'unknownLine', file: 'file0.asm', line: 3, text: 'ICE, ICE, 5' },
      { code: 'unknownLine', file: 'file1.asm', line: 3, text: 'cnst ROCK' },
    ]);
    expect(warningsOf(game).filter((each) => each.startsWith('unknownLine'))).toHaveLength(3);
  });

  it('reports constants that are not those of its types', () => {
    const files = ['\tdb FIRE, ICE, 20\n', '\tconst POUND\n', 'FIRE EQU 1\n'];
    const { warnings } = read(files);
    expect(warnings.filter(({ code }) => code === 'unknownFile')).toEqual([
      { code: 'unknownFile', file: 'file1.asm' },
    ]);
  });

  it('reads the branch for which nothing is defined', () => {
    const game = read(`	db FIRE, GRASS, SUPER_EFFECTIVE
if DEF(FAITHFUL)
	db FIRE, ICE, NO_EFFECT
else
	db FIRE, ICE, SUPER_EFFECTIVE
endc
/* db ICE, ICE, 0
*/	db ICE, FIRE, $05
`);
    expect(cellsOf(game)).toEqual(['fire>ice 2', 'fire>grass 2', 'ice>fire 0.5'].sort(byType));
    expect(game.warnings[0]).toEqual({ code: 'condition', file: 'file0.asm', line: 2 });
  });
});

function byType(one: string, other: string): number {
  const order = ['fire>grass', 'fire>ice', 'ice>fire'];
  return order.indexOf(one.split(' ')[0]!) - order.indexOf(other.split(' ')[0]!);
}

const constants = `; see data/types/names.asm
	const_def

DEF PHYSICAL EQU const_value
	const NORMAL
	const BIRD
	const GHOST
	const FAIRY

DEF UNUSED_TYPES EQU const_value
	const_next 19
	const CURSE_TYPE
DEF UNUSED_TYPES_END EQU const_value

DEF SPECIAL EQU const_value
	const FIRE
	const GRASS
	const PSYCHIC_TYPE
	const TYPE_24
	const BONE_T
DEF TYPES_END EQU const_value

	const_def
	const NOT_A_TYPE
`;

const names = `TypeNames:
	table_width 2, TypeNames
	dw .Normal
	dw .Bird
	dw .Ghost
	dw .Fairy
REPT UNUSED_TYPES_END - UNUSED_TYPES - 1
	dw .Normal
ENDR
	dw .Curse
	dw .Fire
	dw .Grass
	dw .Psychic
	dw .Normal
	dw .Ground
	assert_table_length TYPES_END

.Normal:  db "NORMAL@"
.Bird:    db "BIRD@"
.Ghost:   db "GHOST@"
.Fairy:   db "FÉE@"
.Curse:   db "???@"
.Fire     db " FEU    @"
.Grass:   db "GRASS@"
.Psychic: db "PSYCHIC@"
.Ground:  db "GROUND@"
`;

describe('type_constants.asm and names.asm', () => {
  const bone = '\tdb BONE_T, FIRE, SUPER_EFFECTIVE\n';

  it('give the order, types without matchups and names; placeholders are left out', () => {
    const game = read([matchups.replace('\tdb -2', `${bone}\tdb -2`), constants, names]);
    expect(game.types).toEqual([
      { id: 'normal', name: 'Normal' },
      { id: 'ghost', name: 'Ghost' },
      { id: 'fairy', name: 'FÉE' },
      { id: 'fire', name: 'FEU' },
      { id: 'grass', name: 'Grass' },
      { id: 'psychic', name: 'Psychic' },
      { id: 'bone', name: 'GROUND', isAttackOnly: true },
    ]);
    expect(warningsOf(game)).toEqual([
      ...['placeholder BIRD', 'placeholder ???', 'placeholder NORMAL'],
      ...['noMatchups FÉE', 'attackOnly GROUND'],
    ]);
  });

  it('can number the types with EQU, and names need no constants', () => {
    const game = read([
      matchups,
      'FIRE EQU $14\nGRASS EQU $16\nPSYCHIC_TYPE EQU 24\nNORMAL EQU 0\n',
    ]);
    expect(game.types.map(({ id }) => id)).toEqual([
      ...['normal', 'fire', 'grass', 'psychic', 'ghost'],
    ]);
    const named = read([matchups, names]);
    expect(named.types.find(({ id }) => id === 'fire')?.name).toBe('FEU');
  });
});

it('constants alone are no chart', () => {
  expect(() => read(constants)).toThrow('file0.asm: This is not a type chart.');
});
