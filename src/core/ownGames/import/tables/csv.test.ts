import { describe, expect, it } from 'vitest';
import { cellsOf, readerOf, warningsOf } from '#tests/ownGame/facts.ts';
import { parseFactor } from './factorText.ts';

const read = readerOf('.csv');

describe('a factor', () => {
  it.each([
    ['', 1],
    ['-', 1],
    ['–', 1],
    ['2', 2],
    ['x2', 2],
    ['×0,5', 0.5],
    ['½', 0.5],
    ['½×', 0.5],
    ['1½', 1.5],
    ['¼x', 0.25],
    ['1/2', 0.5],
    ['3 / 4', undefined],
    ['1/0', undefined],
    ['50%', 0.5],
    ['62,5 %', 0.625],
    ['1.60000002384', 1.60000002384],
    ['.5', 0.5],
    ['-1', undefined],
    ['×', undefined],
    ['NaN', undefined],
    ['1e3', undefined],
    ['9'.repeat(40), undefined],
  ])('%j is %j', (text, factor) => {
    expect(parseFactor(text)).toBe(factor);
  });
});

describe('a list', () => {
  it('has names and any factors, with or without a header', () => {
    const expected = ['Fairy,Dark,1.5', 'Dark,Fairy,0.75', 'Fairy,Fairy,1'];
    const cells = ['fairy>dark 1.5', 'dark>fairy 0.75'];
    expect(cellsOf(read(expected.join('\r\n')))).toEqual(cells);
    expect(cellsOf(read(`attacker,defender,factor\n${expected.join('\n')}`))).toEqual(cells);
    expect(cellsOf(read(`sep=;\n${expected.join('\n').replaceAll(',', ';')}`))).toEqual(cells);
    const commas = expected.join('\n').replaceAll(',', ';').replaceAll('.', ',');
    expect(cellsOf(read(commas))).toEqual(cells);
  });

  it('can have numbers of types and percent', () => {
    const list =
      'damage_type_id,target_type_id,damage_factor\n10,12,200\n12,10,50\n1,8,0\n10,10,100';
    expect(cellsOf(read(list))).toEqual(['fire>grass 2', 'grass>fire 0.5', 'normal>ghost 0']);
    const types =
      'id,identifier,generation_id,damage_class_id\n1,sound,1,2\n8,echo,1,2\n10,fire,1,2\n12,grass,1,3\n10001,unknown,2,';
    const game = read([list, types]);
    expect(cellsOf(game)).toEqual(['sound>echo 0', 'fire>grass 2', 'grass>fire 0.5']);
    expect(warningsOf(game)).toContain('placeholder unknown');
  });

  // Regression: an invisible character made a second type of the same name.
  it('has one type of a name with an invisible character', () => {
    const game = read('\u200bFire,Ice,2\nIce,Fire,0.5\nIce,Ice,1\n');
    expect(cellsOf(game)).toEqual(['fire>ice 2', 'ice>fire 0.5']);
    expect(warningsOf(game)).toEqual([]);
  });

  it('has the factor of the last row if rows contradict each other', () => {
    const game = read('a,b,2\na,b,2\nA,b,0.5\nb,a,nine\nb,a,-\nb,a,2\n');
    expect(cellsOf(game)).toEqual(['a>b 0.5', 'b>a 2']);
    expect(warningsOf(game)).toEqual([
      ...['repeatedRow a, b, 2', 'contradiction A, b, 0.5', 'unknownFactor nine'],
      'contradiction b, a, 2',
    ]);
  });
});

describe('a table', () => {
  const table = 'ATTACK/DEFENSE;Fire;Grass;Klang\nFire;½;2;\nGrass;0,5;1/2;×1\nKlang;-;0%;x2\n';

  it('has attacking types in rows by default', () => {
    const cells = ['fire>fire 0.5', 'fire>grass 2', 'grass>fire 0.5', 'grass>grass 0.5'];
    const game = read(table);
    expect(cellsOf(game)).toEqual([...cells, 'klang>grass 0', 'klang>klang 2']);
    expect(warningsOf(game)).toContain('orientation attacking');
    expect(game.matrix).toEqual({
      rows: 'attacking',
      preview: [
        { attacking: 'Fire', defending: 'Grass', factor: 2, otherFactor: 0.5 },
        { attacking: 'Grass', defending: 'Fire', factor: 0.5, otherFactor: 2 },
      ],
    });
    const turned = read(table, { rows: 'defending' });
    expect(cellsOf(turned)).toEqual([
      ...['fire>fire 0.5', 'fire>grass 0.5', 'grass>fire 2', 'grass>grass 0.5'],
      ...['grass>klang 0', 'klang>klang 2'],
    ]);
    expect(turned.warnings).toEqual([]);
    expect(turned.matrix?.preview[0]).toMatchObject({ factor: 0.5, otherFactor: 2 });
  });

  it('with types of one side only', () => {
    const rows = ',Fire,Grass,Magma\nFire,1,2,0\nGrass,0.5,1,1\nTri,2,2,1\n';
    const sides = ({ types }: ReturnType<typeof read>) =>
      types.map(({ id, isAttackOnly, isDefendOnly }) => [id, isAttackOnly, isDefendOnly]);
    const [fire, grass] = ['fire', 'grass'].map((id) => [id, undefined, undefined]);
    expect(sides(read(rows))).toEqual([
      ...[fire, grass],
      ...[
        ['magma', undefined, true],
        ['tri', true, undefined],
      ],
    ]);
    expect(sides(read(rows, { rows: 'defending' }))).toEqual([
      ...[fire, grass],
      ...[
        ['magma', true, undefined],
        ['tri', undefined, true],
      ],
    ]);
  });

  it('can have tabs, quotes, a byte order mark and percent without a sign', () => {
    const game = read('\ufeff\t"Fire"\tGrass\n"Fire"\t50\t200\nGrass\t\t100\n');
    expect(cellsOf(game)).toEqual(['fire>fire 0.5', 'fire>grass 2']);
  });

  it('can have a title above it', () => {
    const game = read('My game,,\n,,\n,Fire,Grass\nFire,0.5,2\nGrass,1,1\n');
    expect(cellsOf(game)).toEqual(['fire>fire 0.5', 'fire>grass 2']);
  });

  it('reports rows with too few cells', () => {
    const game = read(',fire,ice\nfire,2\nice,1,0.5\n');
    expect(cellsOf(game)).toEqual(['fire>fire 2', 'ice>ice 0.5']);
    expect(game.warnings[0]).toEqual({
      code: 'shortRow',
      file: 'file0.csv',
      line: 2,
      text: 'fire',
    });
  });

  it('reports cells and rows that it does not understand', () => {
    const game = read(',Fire,Grass,\nFire,1,2,\nGrass,ja,1\n,1,1\nFire,1,0.5\n');
    expect(cellsOf(game)).toEqual(['fire>grass 0.5']);
    expect(game.warnings.slice(0, 3)).toEqual([
      { code: 'unknownFactor', file: 'file0.csv', line: 3, text: 'ja' },
      { code: 'unknownLine', file: 'file0.csv', line: 4 },
      { code: 'repeatedType', file: 'file0.csv', line: 5, text: 'Fire' },
    ]);
    expect(() => read(',Fire,Grass\nFire,1,2\nGrass,1,1,1,1\n')).toThrow('file0.csv:3: The row');
  });

  it.each([
    ['numbers of the rows', ',type,Fire,Grass\n0,Fire,0.5,2\n1,Grass,0.5,1\n'],
    ['a second index', 'Unnamed: 0,,Fire,Grass\n1,Fire,0.5,2\n2,Grass,0.5,1\n'],
    ['notes', ',Fire,Grass,\nFire,0.5,2,hot\nGrass,0.5,1,\n'],
    ['numbers in a list', ',a,d,f,\n0,Fire,Fire,0.5,hot\n1,Fire,Grass,2,\n2,Grass,Fire,0.5,\n'],
  ])('or a list can have %s in a column without a title', (_, text) => {
    const game = read(text);
    expect(cellsOf(game)).toEqual(['fire>fire 0.5', 'fire>grass 2', 'grass>fire 0.5']);
    expect(game.types).toHaveLength(2);
  });

  it('can have the names of any language', () => {
    const game = read(',火,מים,Feu/Glace\n火,2,1,1\nמים,1,1,1\nFeu/Glace,1,1,0.25\n');
    expect(game.types.map(({ id, name }) => `${id} ${name}`)).toEqual([
      ...['type 火', 'type_2 מים', 'feuglace Feu/Glace'],
    ]);
    expect(cellsOf(game)).toEqual(['type>type 2', 'feuglace>feuglace 0.25']);
  });
});
