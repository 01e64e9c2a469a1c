import { describe, expect, it } from 'vitest';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import { formatChartJson } from '#core/ownGames/file/chartJson.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { cellsOf, warningsOf } from '#tests/ownGame/facts.ts';

const read = (...values: unknown[]) =>
  readOwnGame(
    values.map((value, index) => ({ name: `file${index}.json`, text: JSON.stringify(value) })),
  );

describe('damage_relations', () => {
  const relations = (from: Record<string, unknown>) => ({ damage_relations: from });
  const names = (...list: string[]) => list.map((name) => ({ name, url: '' }));

  it('of several files, a list or an object are one chart', () => {
    const fire = {
      id: 10,
      name: 'fire',
      names: [
        { name: '불꽃', language: { name: 'ko' } },
        { name: 'Fire', language: { name: 'en' } },
      ],
      ...relations({ double_damage_from: names('water'), half_damage_from: names('fire') }),
    };
    const water = { name: 'water', ...relations({ no_damage_from: ['fire'] }) };
    const unknown = { id: 10_001, name: 'unknown', ...relations({ double_damage_from: [] }) };
    const cells = ['fire>fire 0.5', 'fire>water 0', 'water>fire 2'];
    expect(cellsOf(read(fire, water, unknown))).toEqual(cells);
    expect(cellsOf(read([fire, water]))).toEqual(cells);
    expect(cellsOf(read({ fire: relations(fire.damage_relations), water }))).toEqual(cells);
    expect(warningsOf(read(fire, water, unknown))).toEqual(['placeholder unknown']);
  });

  it('of the defending type count if two types contradict each other', () => {
    const game = read([
      { name: 'a', ...relations({ double_damage_from: [], double_damage_to: ['b', 'a', 'c'] }) },
      { name: 'b', ...relations({ half_damage_from: ['a'] }) },
    ]);
    expect(cellsOf(game)).toEqual(['a>b 0.5']);
    expect(warningsOf(game).slice(0, 3)).toEqual([
      ...['contradiction a, b', 'contradiction a, a', 'unknownType c'],
    ]);
  });

  // Regressions
  it.each([
    [
      'factors',
      { fire: { grass: 2, water: 0.5 }, water: { fire: 2 }, grass: { water: 2 } },
      { fire: { grass: 2 }, water: { fire: 2 } },
    ],
    [
      'lists',
      { fire: { resist: ['fire'], weak: ['water'] }, water: { resist: ['fire'] } },
      { fire: { resist: ['grass'] }, water: { resist: ['fire'] } },
    ],
  ])('reports a second chart of %s in one file', (_, chart, otherChart) => {
    expect(warningsOf(read({ chart }))).not.toContain('otherChart');
    expect(warningsOf(read({ chart, otherChart }))).toContain('otherChart');
    expect(cellsOf(read({ chart, otherChart }))).toEqual(cellsOf(read({ chart })));
  });

  it('reports lists, types and entries that are not read', () => {
    const game = read({
      $comment: 'x',
      a: relations({ double_damage_from: ['a', { url: '' }], quarter_damage_from: ['b'] }),
      b: relations({ half_damage_from: 'a', quarter_damage_from: [] }),
      c: { damage: {} },
    });
    expect(warningsOf(game)).toEqual([
      ...['unknownKey c', 'unknownKey a, double_damage_from', 'unknownKey a, quarter_damage_from'],
      ...['unknownKey b, half_damage_from', 'noMatchups B'],
    ]);
    expect(warningsOf(read([{ name: 'a', ...relations({ no_damage_from: ['a'] }) }, {}]))).toEqual([
      'unknownKey [1]',
    ]);
  });

  it('can have the factors of attacks only', () => {
    const game = read([{ name: 'a', ...relations({ no_damage_to: ['a'] }) }]);
    expect(cellsOf(game)).toEqual(['a>a 0']);
  });
});

describe('the chart as JSON', () => {
  const chart = {
    types: ['normal', 'sound_2', 'tri'],
    names: { sound_2: 'Sound', tri: 'Três' },
    colors: { tri: '#7A5CFF' },
    attackOnly: ['tri'],
    defendOnly: ['sound_2'],
    chart: { tri: { normal: 1.5, sound_2: 0 } },
    pokemon: [{ name: 'Alpha', types: ['sound_2', 'normal'] }],
    warnings: [{ code: 'noMatchups', text: 'Sound' }],
  };

  it('is read with names, colors, sides and Pokémon, and written again', () => {
    const { warnings, ...game } = read(chart);
    expect(warnings).toEqual([]);
    expect(game.types).toEqual([
      { id: 'normal', name: 'Normal' },
      { id: 'sound_2', name: 'Sound', isDefendOnly: true },
      { id: 'tri', name: 'Três', color: '#7a5cff', isAttackOnly: true },
    ]);
    const json = formatChartJson(game, []);
    expect(json).toEqual({
      ...chart,
      names: { normal: 'Normal', ...chart.names },
      colors: { tri: '#7a5cff' },
      warnings: [],
    });
    const sides = { attackOnly: ['tri'], defendOnly: ['sound_2'] };
    expect(parseChart(json)).toEqual({ ...game.chart, ...sides });
    expect(read(json)).toEqual({ ...game, warnings: [] });
  });

  it('needs only types and factors', () => {
    const game = read({ types: ['a'], chart: { a: { a: 8 } } });
    expect(game.types).toEqual([{ id: 'a', name: 'A' }]);
    expect(cellsOf(game)).toEqual(['a>a 8']);
  });

  it('can have comments', () => {
    const game = read({
      ...{ $comment: 'a', $schema: 'b', _comment: 'c', _comment2: 'd', types: ['a'] },
      chart: { $comment: 'e', a: { a: 2, _comment: 'f' } },
    });
    expect(cellsOf(game)).toEqual(['a>a 2']);
    expect(game.warnings).toEqual([]);
  });

  // Regressions
  it('of another project has the names of the types', () => {
    const game = read({
      $comment: 'attacker -> defender',
      types: ['Normal', 'Rock', 'Ghost'],
      chart: { Normal: { Rock: 0.5, Ghost: 0 }, Rock: {}, Ghost: { Normal: 0, Ghost: 2 } },
    });
    expect(cellsOf(game)).toEqual([
      ...['normal>rock 0.5', 'normal>ghost 0', 'ghost>normal 0', 'ghost>ghost 2'],
    ]);
    expect(warningsOf(game)).toEqual(['orientation attacking']);
  });

  it('can have a type of its own named Stellar', () => {
    const game = read({
      types: ['fire', 'stellar'],
      names: { stellar: 'stellar' },
      colors: { stellar: '#00ffff' },
      attackOnly: ['stellar'],
      chart: { stellar: { fire: 2 } },
      abilities: [
        { id: 'own_a', name: 'A', effects: [{ kind: 'takes', type: 'stellar', factor: 0 }] },
      ],
    });
    expect(game.types[1]).toEqual({
      ...{ id: 'stellar_2', name: 'stellar', color: '#00ffff', isAttackOnly: true },
    });
    expect(cellsOf(game)).toEqual(['stellar_2>fire 2']);
    expect(game.abilities?.[0]?.effects[0]).toMatchObject({ type: 'stellar_2' });
  });

  it.each<[string, object, string]>([
    [
      'a factor',
      { chart: { tri: { tri: 9 } } },
      '"chart"."tri"."tri" must be a number from 0 to 8',
    ],
    ['a type', { types: ['__proto__'] }, 'The type id "__proto__" must be of'],
    ['a name', { types: ['Tri'], chart: {} }, 'The type id "Tri" must be of'],
    ['a field', { author: 'x' }, 'The chart has no field "author".'],
    ['a name of the game', { name: 3 }, '"name" must be a text.'],
    ['names', { names: [] }, '"names" must be an object.'],
    ['a name', { names: { tri: 3 } }, '"names"."tri" must be a text.'],
    ['a color', { colors: { tri: 'red' } }, '"colors"."tri" must be a color like "#7a5cff".'],
    ['both sides', { defendOnly: ['tri'] }, '"tri" is in both'],
    ['sides', { attackOnly: 'tri' }, '"attackOnly" must be a list of type ids.'],
    ['Pokémon', { pokemon: {} }, '"pokemon" must be a list.'],
    ['a Pokémon', { pokemon: [1] }, '"pokemon" must hold objects.'],
    ['a Pokémon without a name', { pokemon: [{ types: ['tri'] }] }, 'A Pokémon needs a "name".'],
    [
      'a Pokémon without types',
      { pokemon: [{ name: 'A', types: [] }] },
      'The "types" of A must be types of the chart.',
    ],
    [
      'a Pokémon of another type',
      { pokemon: [{ name: 'A', types: ['fire'] }] },
      'The "types" of A must be types of the chart.',
    ],
  ])('with a mistake in %s is an error', (_, change, sentence) => {
    expect(() => read({ ...chart, ...change })).toThrow(`file0.json: ${sentence}`);
  });
});

it.each([[{ a: 1 }], [[]], [null]])('other JSON is no chart: %j', (value) => {
  expect(() => read(value)).toThrow('This is not a type chart.');
});
