import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import type { Era } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { allCells, cellsOf, factsOf, readerOf, warningsOf } from '#tests/ownGame/facts.ts';

const chartFile = (fields: string) => `// Comment
export const TypeChart: import('../../sim/dex-data').ModdedTypeDataTable = {
${fields}
};
`;

const read = readerOf('.ts');

describe('typechart.ts', () => {
  it('is keyed by the defending type, with codes and statuses', () => {
    const game = read(
      chartFile(`
  fire: { damageTaken: { par: 0, prankster: 3, fallout: 3, Fire: 2, Sound: 0, Water: 1 }, HPivs: {} },
  /* Water: { damageTaken: { Fire: 3 } }, */
  'water': { "damageTaken": { "Fire": 2, Water: 2, Sound: 3 } },
  sound: { damageTaken: { Fire: 1, Stellar: 0, Echo: 1 } },
  stellar: { damageTaken: {} },
  echo: { damageTaken: { Water: 9 } },
`),
    );
    expect(cellsOf(game)).toEqual([
      ...['fire>fire 0.5', 'fire>water 0.5', 'fire>sound 2'],
      ...['water>fire 2', 'water>water 0.5', 'sound>water 0', 'echo>sound 2'],
    ]);
    expect(game.types.map(({ name }) => name)).toEqual(['Fire', 'Water', 'Sound', 'Echo']);
    expect(warningsOf(game)).toEqual([
      ...['unknownFactor Water', 'placeholder Stellar', 'attackOnly Echo'],
    ]);
  });

  it('can have capital keys, and exports of older versions', () => {
    const text =
      'exports.BattleTypeChart = {\n"Fire": {damageTaken: {"Fire": 2}, HPivs: {"atk":30}}\n};';
    expect(cellsOf(read(text))).toEqual(['fire>fire 0.5']);
  });

  const nuclear = `
  nuclear: { damageTaken: { Nuclear: 2, Fire: 1, Water: 1, Dark: 1 } },
  fire: { inherit: true, damageTaken: { Nuclear: 1, Water: 1 } },
  dark: { inherit: true },
  fairy: { inherit: true, isNonstandard: 'Future' },
`;

  it('inherits from the official chart; a table replaces the whole table', () => {
    const game = read(chartFile(nuclear));
    expect(game.types).toHaveLength(18);
    const cells = cellsOf(game);
    expect(cells.filter((cell) => cell.includes('>fire '))).toEqual([
      'water>fire 2',
      'nuclear>fire 2',
    ]);
    expect(cells).toContain('fighting>dark 2');
    expect(cells).toContain('ground>flying 0');
    expect(cells.some((cell) => cell.includes('fairy'))).toBe(false);
    expect(warningsOf(game)).toContain('baseChart default');
  });

  it('inherits from the chart of another generation', () => {
    const game = read(chartFile('fire: { inherit: true },'), { base: 'gen1' });
    expect(game.chart).toEqual(chartIn('gen1'));
    const withDark = read(chartFile('dark: { inherit: true, isNonstandard: null },'), {
      base: 'gen1',
    });
    expect(withDark.types).toHaveLength(16);
    expect(cellsOf(withDark)).toContain('psychic>dark 0');
  });

  it('inherits from a second file, in any order', () => {
    const base = chartFile(`
  fire: { damageTaken: { Fire: 2, Water: 1 } },
  water: { damageTaken: { Fire: 2 } },
  crystal: { isNonstandard: 'Custom', damageTaken: { Fire: 1 } },
`);
    const child = chartFile(`
  water: { inherit: true, damageTaken: { Water: 3 } },
  crystal: { inherit: true, isNonstandard: null },
`);
    const expected = ['fire>fire 0.5', 'fire>crystal 2', 'water>fire 2', 'water>water 0'];
    expect(cellsOf(read([child, base]))).toEqual(expected);
    expect(cellsOf(read([base, child]))).toEqual(expected);
    expect(cellsOf(read(base))).toEqual(['fire>fire 0.5', 'fire>water 0.5', 'water>fire 2']);
    expect(() => read([base, base])).toThrow('a second type chart');
  });

  it('inherits from a parent that inherits, in any order', () => {
    const mod = chartFile(`
  fire: { damageTaken: { Fire: 2, Water: 1, Dark: 0 } },
  water: { damageTaken: { Fire: 2, Water: 2, Dark: 0 } },
  dark: { isNonstandard: null, damageTaken: { Fire: 0, Water: 0, Dark: 2 } },
`);
    const parent = chartFile(`
  fire: { damageTaken: { Fire: 2, Water: 1 } },
  dark: { inherit: true, isNonstandard: 'Future' },
`);
    for (const files of [
      [mod, parent],
      [parent, mod],
    ]) {
      const game = read(files);
      expect(game.types.map(({ id }) => id).sort()).toEqual(['dark', 'fire', 'water']);
      expect(cellsOf(game).sort()).toEqual([
        ...['dark>dark 0.5', 'fire>fire 0.5', 'fire>water 0.5', 'water>fire 2', 'water>water 0.5'],
      ]);
      expect(game.warnings).toEqual([]);
    }
  });

  it('has types that it turns off: kept if the mod or a Pokémon has them, or else a warning', () => {
    const parent = chartFile(`
  fire: { damageTaken: { Fire: 2 } },
  cosmic: { isNonstandard: "Custom", damageTaken: { Fire: 3 } },
  light: { isNonstandard: "Custom", damageTaken: { Fire: 2 } },
`);
    const child = chartFile('cosmic: { inherit: true, damageTaken: { Fire: 1, Light: 0 } },');
    const pokedex = 'export const Pokedex = {\n lamp: { name: "Lamp", types: ["Light"] },\n};';
    const game = read([child, parent]);
    expect(cellsOf(game)).toEqual(['fire>fire 0.5', 'fire>cosmic 2']);
    expect(warningsOf(game)).toContain('turnedOff Light');
    expect(cellsOf(read([child, parent, pokedex]))).toEqual([
      ...['fire>fire 0.5', 'fire>cosmic 2', 'fire>light 0.5'],
    ]);
  });

  // Regressions
  it('keeps the types that its parent turns off if its rows have matchups that the parent lacks', () => {
    const parent = chartFile(`
  fire: { damageTaken: { Fire: 2, Nuclear: 1 } },
  light: { isNonstandard: "Custom", damageTaken: { Fire: 2 } },
  nuclear: { isNonstandard: "Custom", damageTaken: { Fire: 1 } },
`);
    const child = chartFile(
      'fire: { inherit: true, damageTaken: { Fire: 2, Light: 1, Nuclear: 2 } },',
    );
    const game = read([child, parent]);
    expect(cellsOf(game)).toEqual(['fire>fire 0.5', 'fire>light 0.5', 'light>fire 2']);
    expect(warningsOf(game)).toEqual(['turnedOff Nuclear']);
  });

  it('without entries inherits everything, and so does its Pokédex', () => {
    const pokedex = 'export const Pokedex = {\n a: { name: "A", types: ["Fire"] },\n};';
    const game = read([chartFile(''), pokedex]);
    expect(game.chart).toEqual(chartIn('default'));
    expect(game.pokemon).toEqual([{ name: 'A', types: ['fire'] }]);
    expect(warningsOf(game)).toEqual(['baseChart default']);
    expect(read(chartFile(''), { base: 'gen2' }).chart).toEqual(chartIn('gen2'));
  });

  it('is whole without the types of a base if it needs none', () => {
    const fields = 'fire: { damageTaken: { Fire: 2 } }, sound: { damageTaken: { Fire: 1 } },';
    expect(read(chartFile(fields), { base: 'default' }).types).toHaveLength(2);
  });

  it('inherits if it names types that it does not declare', () => {
    const game = read(chartFile('sound: { damageTaken: { Fire: 1, Sound: 2 } },'));
    expect(game.types).toHaveLength(19);
  });

  it.each([
    ['a copy', 'export const TypeChart = {\n...Dex.deepClone(require("../gen9/typechart")),\n};'],
    ['a call', 'const a = 1;\nexport const TypeChart = make({ damageTaken: 1 });'],
  ])('that is made by code is an error: %s', (_, text) => {
    expect(() => read(text)).toThrow('file0.ts: The chart is made by code.');
  });

  it('reports entries that are code', () => {
    const game = read(
      chartFile(`fire: { damageTaken: { Fire: 2, ['Water']: 1 } },
  ...other,
  get(a) { return { b: [1, 2] }; },
  water: list.map((x) => ({ x })),`),
    );
    expect(cellsOf(game)).toEqual(['fire>fire 0.5']);
    expect(warningsOf(game)).toEqual(['code', 'code', 'code get', 'code water']);
    expect(game.warnings.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  });
});

it('reports fields of a type that it does not read', () => {
  const game = read(
    chartFile(`fire: { damageTaken: { Fire: 2 } }, water: { damage: { Fire: 2 } },
  grass: { damageTaken: same, HPivs: {} },`),
  );
  expect(warningsOf(game).slice(0, 2)).toEqual([
    'unknownKey water, damage',
    'code grass, damageTaken',
  ]);
});

describe('pokedex.ts', () => {
  const chart = chartFile(
    'fire: { damageTaken: { Fire: 2 } }, sound: { damageTaken: { Fire: 1 } },',
  );

  it('has names and types, and inherits names from a second file', () => {
    const base = `export const Pokedex: {[id: string]: SpeciesData} = {
  alpha: { num: 1, name: "Alpha", types: ["Fire"], abilities: { 0: "Levitate" } },
  alphamega: { num: 1, name: "Alpha-Mega", types: ['Fire', 'Sound'], baseSpecies: "Alpha" },
};`;
    const child = `export const Pokedex = {
  alpha: { inherit: true, types: ["Sound", "Fire"] },
  alphamega: { inherit: true, abilities: { 0: "Static" } },
  newmon: { num: -1, types: ["Sound", "Light"] },
};`;
    const game = read([chart, child, base]);
    expect(game.pokemon).toEqual([
      { name: 'Alpha', types: ['sound', 'fire'], abilities: ['Levitate'], slots: '0' },
      { name: 'Alpha-Mega', types: ['fire', 'sound'] },
      { name: 'Newmon', types: ['sound'] },
    ]);
    expect(warningsOf(game)).toContain('unknownType light');
  });
});

describe('the files of Showdown itself', () => {
  const folder = 'node_modules/@pkmn/sim/build/cjs/data';
  const fileOf = (name: string) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') });

  it.each<[string, string[], Era]>([
    ['generation 9', ['typechart.js'], 'default'],
    ['generation 5', ['mods/gen5/typechart.js', 'typechart.js'], 'gen2'],
    ['generation 5 without its base', ['mods/gen5/typechart.js'], 'gen2'],
  ])('have the official chart: %s', (_, files, era) => {
    const { types, chart } = readOwnGame(files.map(fileOf));
    const official = chartIn(era);
    expect(allCells(factsOf({ types, chart }))).toEqual(
      allCells({ types: official.types, chart: official.factors }),
    );
  });

  it.each([
    ['generation 1', 'mods/gen1/typechart.js'],
    ['generation 9', 'typechart.js'],
  ])('are the parents of a mod that inherits nothing, in any order: %s', (_, parent) => {
    const mod = {
      name: 'mod.ts',
      text: chartFile(
        'dark: { isNonstandard: null, damageTaken: { Dark: 2, Sound: 1 } },\n sound: { damageTaken: {} },',
      ),
    };
    const games = [
      [mod, fileOf(parent)],
      [fileOf(parent), mod],
    ].map((files) => readOwnGame(files));
    for (const game of games) {
      expect(cellsOf(game)).toContain('sound>dark 2');
      expect(cellsOf(game)).toContain('fire>grass 2');
      expect(game.chart.factors.dark?.dark).toBe(0.5);
    }
    expect(games[0]!.types.length).toBe(parent === 'typechart.js' ? 19 : 17);
  });

  it('have the Pokémon of every generation', () => {
    const files = ['mods/gen5/pokedex.js', 'pokedex.js', 'typechart.js'].map(fileOf);
    const { pokemon, warnings } = readOwnGame(files);
    expect(pokemon.length).toBeGreaterThan(1277);
    expect(pokemon).toContainEqual({
      ...{ name: 'Charizard-Mega-X', types: ['fire', 'dragon'] },
      ...{ abilities: ['Tough Claws'], slots: '0' },
    });
    expect(pokemon).toContainEqual({
      ...{ name: 'Clefable', types: ['normal'] },
      ...{ abilities: ['Cute Charm', 'Magic Guard', 'Unaware'], slots: '01H' },
    });
    expect(pokemon.find(({ name }) => name === 'Rockruff')).toMatchObject({
      ...{ abilities: ['Keen Eye', 'Vital Spirit', 'Steadfast', 'Own Tempo'], slots: '01HS' },
    });
    const others = warnings.filter(({ code }) => code !== 'placeholder' && code !== 'noType');
    // MissingNo.
    expect(warningsOf({ warnings: others })).toEqual(['unknownType bird']);
  });
});

it.each([
  ['__proto__: { damageTaken: { Fire: 1 } }, constructor: { damageTaken: {} },'],
  [
    '"toString": { damageTaken: { Constructor: 1, __proto__: 1 } }, constructor: { damageTaken: {} },',
  ],
])('names of properties of every object are names: %s', (fields) => {
  const game = read(chartFile(`fire: { damageTaken: { Fire: 2 } }, ${fields}`));
  expect(game.types.map(({ id }) => id)).toContain('constructor');
  expect(Object.hasOwn(Object.prototype, 'fire')).toBe(false);
});
