import { describe, expect, it } from 'vitest';
import { types } from '#core/charts/type.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { allCells, cellsOf, factsOf, readerOf, warningsOf } from '#tests/ownGame/facts.ts';
import { writeObjectJson, writeTypeLists } from '#tests/ownGame/writers.ts';

const read = readerOf('');

const official = { types, chart: chartIn('default').factors };

/** The official chart with attacking and defending types exchanged. */
const turned = {
  types,
  chart: Object.fromEntries(
    types.map((one) => [
      one,
      Object.fromEntries(types.map((other) => [other, official.chart[other]![one]!])),
    ]),
  ),
};

describe('types of Pokémon Studio', () => {
  const fire = `{ "klass": "Type", "id": 2, "dbSymbol": "fire", "color": "#EE9474",
    "damageTo": [{ "defensiveType": "grass", "factor": 2 }, { "defensiveType": "water", "factor": 0.5 }] }`;
  const water = `{ "klass": "Type", "id": 3, "dbSymbol": "water",
    "damageTo": [{ "defensiveType": "fire", "factor": 2 }, { "defensiveType": "gone", "factor": 1 },
    { "defensiveType": "grass", "factor": "x" }] }`;
  const grass = `{ "klass": "Type", "id": 4, "dbSymbol": "grass_z",
    "damageTo": [{ "defensiveType": "water", "factor": 2 }] }`;

  it('have the factors of their attacks, one file each', () => {
    const game = read([grass, fire.replaceAll('grass', 'grass_z'), water]);
    expect(cellsOf(game)).toEqual([
      ...['fire>water 0.5', 'fire>grassz 2', 'water>fire 2', 'grassz>water 2'],
    ]);
    expect(game.types).toEqual([
      { id: 'fire', name: 'Fire', color: '#ee9474' },
      { id: 'water', name: 'Water' },
      { id: 'grassz', name: 'Grass Z' },
    ]);
    expect(game.warnings).toEqual([
      { code: 'unknownType', file: 'file2', line: 2, text: 'gone' },
      { code: 'unknownType', file: 'file2', line: 3, text: 'grass' },
    ]);
    expect(game.formats).toEqual(['studioTypes']);
  });

  it('reports objects that lack a field', () => {
    const renamed = water.replace('damageTo', 'hits');
    const game = read(`[${fire}, ${renamed}, ${fire.replaceAll('fire', 'grass')}]`);
    expect(warningsOf(game)).toEqual([
      'unknownLine klass: Type',
      'unknownType water',
      'unknownType water',
    ]);
  });

  it('can be one list', () => {
    expect(cellsOf(read(`[${fire}, ${water}, ${fire.replaceAll('fire', 'grass')}]`))).toContain(
      'fire>water 0.5',
    );
  });
});

describe('a game master of Pokémon GO', () => {
  const scalar = (type: string, factors: number[]) => ({
    templateId: `POKEMON_TYPE_${type}`,
    data: { typeEffective: { attackScalar: factors, attackType: `POKEMON_TYPE_${type}` } },
  });
  const factors = types.map((type) => (type === 'grass' ? Math.fround(1.6) : 0.625));

  it('has factors in the order of the games, and types in any order', () => {
    const game = read(JSON.stringify([scalar('WATER', factors), scalar('FIRE', factors)]));
    expect(game.types.map(({ id }) => id)).toEqual(types);
    expect(game.chart.factors.fire).toMatchObject({ grass: 1.6, fairy: 0.625 });
    expect(game.chart.factors.normal?.rock).toBe(1);
  });

  it('reports objects that lack a field', () => {
    const { data } = scalar('FIRE', factors);
    const renamed = { name: 'ICE', typeEffective: { attackScalar: factors } };
    expect(warningsOf(read(JSON.stringify([data, renamed])))).toEqual(['unknownLine']);
  });

  it('reports unknown types, and refuses lists of another length', () => {
    const master = [scalar('SOUND', factors), scalar('FIRE', factors)];
    expect(warningsOf(read(JSON.stringify(master)))).toContain('unknownType POKEMON_TYPE_SOUND');
    expect(() => read(JSON.stringify([scalar('FIRE', [1])], undefined, 1))).toThrow(
      'The row has more or fewer cells',
    );
  });
});

describe('lists of strengths and weaknesses', () => {
  const file = `[{ "name": "Fire", "immunes": [], "weaknesses": ["Fire", "Water"], "strengths": ["Grass"] },
    { "name": "Water", "immunes": [], "weaknesses": ["Water", "Grass"], "strengths": ["Fire"] },
    { "name": "Grass", "immunes": ["Sound"], "weaknesses": ["Fire", "Grass"], "strengths": ["Water"] }]`;
  const cells = [
    ...['fire>fire 0.5', 'fire>water 0.5', 'fire>grass 2', 'water>fire 2', 'water>water 0.5'],
    ...['water>grass 0.5', 'grass>fire 0.5', 'grass>water 2', 'grass>grass 0.5'],
  ];

  it('are those of attacks, with a preview', () => {
    const game = read(file);
    expect(cellsOf(game)).toEqual(cells);
    expect(game.matrix).toEqual({
      rows: 'attacking',
      preview: [
        { attacking: 'Fire', defending: 'Fire', factor: 0.5, otherFactor: 2 },
        { attacking: 'Water', defending: 'Water', factor: 0.5, otherFactor: 2 },
      ],
    });
    expect(game.warnings).toEqual([
      { code: 'unknownType', file: 'file0', line: 3, text: 'Sound' },
      { code: 'orientation', file: 'file0', text: 'attacking' },
    ]);
  });

  it('are those of Pokémon if that fits the official chart better, or if the player says so', () => {
    const listsOf = (id: string, factor: number) =>
      types.filter((other) => official.chart[other]![id] === factor);
    const text = JSON.stringify(
      Object.fromEntries(
        types.map((id) => [
          id,
          { weaknesses: listsOf(id, 2), strengths: listsOf(id, 0.5), immunes: listsOf(id, 0) },
        ]),
      ),
    );
    expect(allCells(factsOf(read(text)))).toEqual(allCells(official));
    expect(read(text).matrix?.rows).toBe('defending');
    expect(read(file, { rows: 'defending' }).chart.factors.water?.fire).toBe(2);
    expect(allCells(factsOf(read(writeTypeLists(official)[0]!.text)))).toEqual(allCells(official));
  });

  it('need no question if a name says what they mean', () => {
    const game = read(`export const Chart: Record<Type, Lists> = {
  [Type.Fire]: { superEffective: [Type.Grass], notEffective: [Type.Fire], noEffect: [] },
  [Type.Grass]: { superEffective: [], notEffective: [Type.Fire], noEffect: [Type.Grass] },
};`);
    expect(cellsOf(game)).toEqual([
      ...['fire>fire 0.5', 'fire>grass 2', 'grass>fire 0.5', 'grass>grass 0'],
    ]);
    expect(game.matrix).toBeUndefined();
    const defending = `{"fire":{"weaknesses":["water"],"resistances":["fire"]},
      "water":{"weaknesses":[],"resistances":["fire"]}}`;
    expect(cellsOf(read(defending))).toEqual(['fire>fire 0.5', 'fire>water 0.5', 'water>fire 2']);
  });
});

describe('lists of types in other words', () => {
  const weak = `{"Fire":{"weak":["Water"],"immune":[],"resist":["Fire","Grass"]},
    "Water":{"weak":["Grass"],"immune":[],"resist":["Fire","Water"]},
    "Grass":{"weak":["Fire"],"immune":[],"resist":["Water","Grass"]}}`;
  const starters = [
    ...['fire>fire 0.5', 'fire>water 0.5', 'fire>grass 2', 'water>fire 2', 'water>water 0.5'],
    ...['water>grass 0.5', 'grass>fire 0.5', 'grass>water 2', 'grass>grass 0.5'],
  ];
  // Regressions
  it.each<[string, string, string[]]>([
    ['weak and resist', weak, starters],
    ['weak and resisted by', weak.replaceAll('resist"', 'resistantTo"'), starters],
    [
      'strong, weak and immune against',
      `{"chart":{"Normal":{"immuneAgainst":["Ghost"]},"Fire":{"strongAgainst":["Ice"],"weakAgainst":["Fire"]},
        "Ice":{"weakAgainst":["Fire"]},"Ghost":{"strongAgainst":["Ghost"],"immuneAgainst":["Normal"]}}}`,
      [
        ...['normal>ghost 0', 'fire>fire 0.5', 'fire>ice 2', 'ice>fire 0.5'],
        ...['ghost>normal 0', 'ghost>ghost 2'],
      ],
    ],
    [
      'attacks and defense in objects',
      `{"fire":{"attack":{"double":["ice"],"zero":["rock"]},"defense":{"half":["fire"],"double":["rock"]}},
        "ice":{"attack":{},"defense":{}},"rock":{"attack":{"double":["fire"]}}}`,
      ['fire>fire 0.5', 'fire>ice 2', 'fire>rock 0', 'rock>fire 2'],
    ],
    [
      'the words of PokéAPI',
      `{"ノーマル":{"double_damage_from":["かくとう"],"half_damage_from":[],"no_damage_from":["ゴースト"]},
        "かくとう":{"double_damage_from":[]},"ゴースト":{"no_damage_from":["ノーマル","かくとう"]}}`,
      ['type>type_3 0', 'type_2>type 2', 'type_2>type_3 0', 'type_3>type 0'],
    ],
    [
      'factors',
      `{"_comment":"attacks","fire":{"2":["ice"],"0.5":["fire"],"1.0":[],"$note":"x"},
        "ice":{"½x":["fire","ice"],"0":[]}}`,
      ['fire>fire 0.5', 'fire>ice 2', 'ice>fire 0.5', 'ice>ice 0.5'],
    ],
    [
      'objects with names, one text, and null',
      '{"fire":{"weakTo":[{"name":"rock"}],"immuneTo":"ice"},"rock":{"weakTo":null},"ice":{"weakTo":[]}}',
      ['rock>fire 2', 'ice>fire 0'],
    ],
  ])('are read: %s', (_, text, cells) => {
    const game = read(text);
    expect(cellsOf(game)).toEqual(cells);
    const allowed = ['orientation', 'attackOnly', 'defendOnly'];
    expect(game.warnings.filter(({ code }) => !allowed.includes(code))).toEqual([]);
  });

  it('say which side a word without a side means', () => {
    // Resistances are named, so strengths are those of attacks.
    const game = read(`{"fire":{"strengths":["ice"],"resistances":["fire"],"weaknesses":["rock"]},
      "ice":{"strengths":["ice"]},"rock":{"strengths":["fire"],"weaknesses":[]}}`);
    expect(cellsOf(game)).toEqual(['fire>fire 0.5', 'fire>ice 2', 'ice>ice 2', 'rock>fire 2']);
    expect(game.matrix).toBeUndefined();
    const both = read(`{"fire":{"superEffective":["ice"],"notEffective":["rock"],"weak":["rock"]},
      "ice":{"weak":["fire"],"superEffective":[]},"rock":{"superEffective":["fire"]}}`);
    expect(cellsOf(both)).toEqual(['fire>ice 2', 'fire>rock 0.5', 'rock>fire 2']);
  });

  it('can be the same from both sides', () => {
    const listsOf = (makeList: (one: string, other: string) => boolean, id: string) =>
      types.filter((other) => makeList(id, other));
    const text = JSON.stringify(
      types.map((name) => ({
        name,
        strengths: listsOf((one, other) => official.chart[one]![other] === 2, name),
        weaknesses: listsOf((one, other) => official.chart[other]![one] === 2, name),
      })),
    );
    const onlyDouble = Object.fromEntries(
      types.map((one) => [
        one,
        Object.fromEntries(
          types.map((other) => [other, official.chart[one]![other] === 2 ? 2 : 1]),
        ),
      ]),
    );
    expect(allCells(factsOf(read(text)))).toEqual(allCells({ types, chart: onlyDouble }));
    expect(read(text).warnings).toEqual([]);
  });

  it('that are unknown are reported by name, and no side is guessed', () => {
    const text = weak.replaceAll('resist"', 'shrugsOff"').replaceAll('immune"', 'immuneTo"');
    expect(warningsOf(read(text))).toEqual(['unknownKey shrugsOff']);
    const open = `{"fire":{"weaknesses":["ground"],"shrugsOff":["fire","ice"]},"ghost":{},
      "ground":{"weaknesses":["ice"],"icon":["a.png"]},"ice":{"weaknesses":["rock"]},"rock":{"weaknesses":[]}}`;
    const game = read(open);
    expect(game.matrix?.rows).toBe('attacking');
    expect(game.types.map(({ id }) => id)).toEqual(['fire', 'ghost', 'ground', 'ice', 'rock']);
    expect(warningsOf(game)).toEqual([
      ...['unknownKey shrugsOff', 'noMatchups Ghost', 'orientation attacking'],
    ]);
    const defending = open.replace('["fire","ice"]', '["b.png"]');
    expect(read(defending).matrix?.rows).toBe('defending');
  });

  it('reports words that contradict each other, entries without a type, and lists that are code', () => {
    const game = read(`x = { fire: { weakTo: ['ice'], resists: ['ice'] },
  ice: { weakTo: WEAK, ...resistances }, version: 3, ice: { weakTo: [2] }, ...others,
  rock: { weakTo: [] }, ghost: { weakTo: [] },
};`);
    expect(warningsOf(game)).toEqual([
      ...['code', 'unknownKey version', 'repeatedType ice', 'contradiction ice, fire'],
      ...['code', 'unknownKey ice, weakTo', 'unknownKey ice, weakTo'],
      ...['noMatchups Rock', 'noMatchups Ghost'],
    ]);
  });

  it('are not found in a list of Pokémon', () => {
    const pokemon = [
      { name: 'Charizard', weaknesses: ['Water', 'Rock'] },
      { name: 'Pikachu', weaknesses: ['Ground'] },
    ];
    expect(() => read(JSON.stringify(pokemon))).toThrow('This is not a type chart.');
  });
});

describe('an object of types and factors', () => {
  const expected = ['fire>fire 0.5', 'fire>sound 2', 'sound>fire 0'];

  it.each([
    ['JSON', '{"Fire": {"Fire": 0.5, "Sound": 2}, "Sound": {"Fire": 0, "Sound": 1}}'],
    [
      'a part of JSON',
      '{"v": [1], "chart": {"fire": {"fire": 0.5, "sound": 2}, "sound": {"fire": 0}}}',
    ],
    [
      'a list',
      '[{"name": "fire", "to": {"fire": "½", "sound": "2x"}}, {"name": "sound", "to": {"fire": 0}}]',
    ],
    ['percent', '{"fire": {"fire": 50, "sound": 200}, "sound": {"fire": 0, "sound": 100}}'],
    ['tenths', '{"fire": {"fire": 5, "sound": 20}, "sound": {"fire": 0, "sound": 10}}'],
    [
      'JavaScript',
      `import a from 'a';
function f(x = { a: 1 }) { return { b: x }; }
/** A chart. */
export const typeChart: Record<string, Record<string, number>> = {
  fire: { fire: .5, sound: 2 }, // all others are 1
  sound: { fire: 0 },
} as const;
export default typeChart;`,
    ],
    [
      'words',
      'module.exports = { FIRE: { FIRE: E.NotVeryEffective, SOUND: E.SuperEffective }, SOUND: { FIRE: "no effect" } };',
    ],
    [
      'an export named TypeChart',
      'export const TypeChart = { fire: { fire: 0.5, sound: 2 }, sound: { fire: 0 } };',
    ],
    [
      'GDScript',
      `extends Node
# {"fire": {"fire": 9}}
const CHART := {
\tType.FIRE: {Type.FIRE: 0.5, Type.SOUND: 2.0},
\t# Sound is new.
\tType.SOUND: {Type.FIRE: 0.0},
}
func get(a):
\tpass
`,
    ],
  ])('is read as %s', (_, text) => {
    const game = read(text);
    expect(cellsOf(game)).toEqual(expected);
    expect(game.types.map(({ name }) => name)).toEqual(['Fire', 'Sound']);
  });

  it('is keyed by the defender if that fits the official chart better', () => {
    const { text } = writeObjectJson(turned)[0]!;
    const game = read(text);
    expect(allCells(factsOf(game))).toEqual(allCells(official));
    expect(game.matrix).toEqual({
      rows: 'defending',
      preview: [
        { attacking: 'Fire', defending: 'Grass', factor: 2, otherFactor: 0.5 },
        { attacking: 'Ground', defending: 'Flying', factor: 0, otherFactor: 1 },
      ],
    });
    expect(warningsOf(game)).toContain('orientation defending');
    expect(allCells(factsOf(read(text, { rows: 'attacking' })))).toEqual(allCells(turned));
  });

  it('reports cells and entries that it does not understand, by line', () => {
    const game = read(`x = {
  fire: { fire: 0.5, sound: 2, water: 1, grass: 1, ice: 1, rock: power() },
  sound: { fire: 0 },
  version: 3,
};`);
    expect(game.warnings.slice(0, 2)).toEqual([
      { code: 'unknownKey', file: 'file0', line: 4, text: 'version' },
      { code: 'unknownFactor', file: 'file0', line: 2, text: 'fire, rock' },
    ]);
  });

  // Regressions
  it('has the factors of a row in the field with the most types', () => {
    const row = (name: string, factors: string) =>
      `"${name}": { "images": { "icon": "a/${name}.png", "bar": "/${name}.png", "fire": 1 },
        "effectiveness": ${factors} }`;
    const game = read(`typeEffectiveness = {
    ${row('Normal', '{ "Normal": 1, "Fighting": 2, "Ghost": 0 }')},
    ${row('Fighting', '{ "Normal": 1, "Fighting": 1, "Ghost": 1 }')},
    ${row('Ghost', '{ "Normal": 0, "Fighting": 0, "Ghost": 2 }')},
};`);
    expect(game.types.map(({ name }) => name)).toEqual(['Normal', 'Fighting', 'Ghost']);
    expect(cellsOf(game)).toEqual([
      ...[
        'normal>ghost 0',
        'fighting>normal 2',
        'fighting>ghost 0',
        'ghost>normal 0',
        'ghost>ghost 2',
      ],
    ]);
    expect(warningsOf(game)).toEqual(['orientation defending']);
  });

  it('reports a second table of each row, contradictions, and parts without a name', () => {
    const game = read(`x = {
  fire: { attack: { fire: 0.5, ice: 2, ...others }, defense: { ice: 0.5 } },
  ice: { attack: { fire: 0.5, fire: 2 }, defense: { fire: 2 } },
  ...rest, $comment: 'x',
};`);
    expect(warningsOf(game).filter((each) => !each.startsWith('orientation'))).toEqual([
      ...['code', 'code', 'unknownKey defense', 'contradiction ice, fire'],
    ]);
  });

  it('is read as dictionaries in C#', () => {
    const game = read(`using System.Collections.Generic;
public static class Chart {
  #region Table
  /// <summary>Attacker, then defender.</summary>
  private static readonly Dictionary<Kind, Dictionary<Kind, double>> rows =
    new Dictionary<Kind, Dictionary<Kind, double>> {
      { Kind.None, new Dictionary<Kind, double> { { Kind.None, 1.0 }, { Kind.Fire, 1.0 } } },
      { Kind.Fire, new Dictionary<Kind, double>() {
        { Kind.Fire, 0.5 }, { Kind.Ice, 2f }, // strong
      } },
      [Kind.Ice] = new() { [Kind.Fire] = .5f, { Kind.Ice, 0.5m }, { "Rock", Effect.NotVeryEffective }, Add() },
      { Make(1, 2), 3 },
      { Kind.Rock, new(3) { { Kind.Fire, Half() }, { Kind.Ice, 2 }, { Kind.Rock, 1 } } },
    };
  #endregion
  public static double Get(Kind one, Kind other) { return rows[one][other]; }
}`);
    expect(cellsOf(game)).toEqual([
      ...['fire>fire 0.5', 'fire>ice 2', 'ice>fire 0.5', 'ice>ice 0.5'],
      ...['ice>rock 0.5', 'rock>ice 2'],
    ]);
    expect(game.warnings.map(({ code, line, text }) => [code, line, text])).toEqual([
      ['code', 12, undefined],
      ['code', 11, undefined],
      ['unknownFactor', 13, 'Rock, Fire'],
      ['placeholder', 7, 'None'],
      ['orientation', undefined, 'attacking'],
    ]);
  });

  it('is read as a dictionary of pairs in C#', () => {
    const game = read(`static readonly Dictionary<(Kind, Kind), double> Chart = new()
{
  { (Kind.Fire, Kind.Ice), 2.0 }, [(Kind.Fire, Kind.Fire)] = 0.5,
  { (Kind.Ice, Kind.Fire), 0.5 },
};`);
    expect(cellsOf(game)).toEqual(['fire>fire 0.5', 'fire>ice 2', 'ice>fire 0.5']);
  });

  it.each([
    ['places', '{"a": {"x": 1, "y": 2}, "b": {"x": 3, "y": 4}}'],
    ['counts of types', '{"Ash": {"fire": 3, "water": 2}, "Misty": {"water": 5}}'],
    ['one type', '{"fire": {"fire": 2}}'],
    ['code', 'x = { fire: make({ fire: 2 }), water: make({ fire: 1 }) };'],
    ['an object without end', 'x = { fire: { fire: 2 }, water: { fire: 1 '],
    ['a dictionary without end', 'Dictionary<A> x = new() { { Fire, new() { { Fire, 2'],
    ['a dictionary with a wrong bracket', 'Dictionary<A> x = new() { Fire ) }; '],
    ['a dictionary of numbers', 'Dictionary<A> x = new() { { Fire, 1 }, { Ice, 2 } };'],
  ])('is not found in %s', (_, text) => {
    expect(() => read(text)).toThrow('This is not a type chart.');
  });
});
