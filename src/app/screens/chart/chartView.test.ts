import { Dex, type GenerationNum } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { type ChartState, emptyChart } from '#core/links/chart.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { type Facts, factorIn, gameNames, readFacts } from '#tests/ownGame/facts.ts';
import { writeTypesInfo } from '#tests/ownGame/writers.ts';
import {
  cellAt,
  createChartSection,
  differenceAt,
  hasPickedTypes,
  listCountedTypes,
  listDifferences,
  openCell,
  printSizeOf,
  splitView,
} from './chartView.ts';

function viewOf(ruleset: Ruleset, state: Partial<ChartState> = {}) {
  return openCell(createChartSection(ruleset, { ...emptyChart, ...state }), state.cell);
}

/** The cells of the view: attacking type, defending type, factor. */
function cellsOf(ruleset: Ruleset, state: Partial<ChartState> = {}) {
  const view = viewOf(ruleset, state);
  return view.rows.flatMap((row) =>
    view.columns.map((column) => {
      const cell = cellAt(view, row, column);
      return [...cell, factorOf(view.chart, ...cell)] as const;
    }),
  );
}

/** The own game that is read from a file with the facts. */
function gameOf({ types, chart }: Facts): OwnGame {
  const imported = readOwnGame(writeTypesInfo({ types, chart }));
  return {
    ...{ name: 'Fan game', base: 'default', pokemon: [] },
    ...{ types: imported.types, chart: imported.chart },
  };
}

/** The factor in the Pokédex of Pokémon Showdown, which has 0 to 3 for normal, weak, resistant and immune. */
function dexFactor(generation: number, attacking: Type, defending: Type): number {
  const { damageTaken } = Dex.forGen(generation as GenerationNum).types.get(defending);
  const name = attacking.charAt(0).toUpperCase() + attacking.slice(1);
  return [1, 2, 0.5, 0][damageTaken[name] ?? 0]!;
}

describe('the charts of the screen', () => {
  it.each([
    ['default', 9, 18],
    ['gen2', 5, 17],
    ['gen1', 1, 15],
  ] as const)('equal the Pokédex: %s', (era, generation, count) => {
    for (const isTurned of [false, true]) {
      const cells = cellsOf(era, { isTurned });
      expect(cells).toHaveLength(count ** 2);
      for (const [attacking, defending, factor] of cells)
        expect(factor, `${attacking} on ${defending}`).toBe(
          dexFactor(generation, attacking, defending),
        );
    }
  });

  it.each(gameNames)('equal the facts of an own game: %s', (name) => {
    const facts = readFacts(name);
    const game = gameOf(facts);
    const cells = cellsOf(game);
    expect(cells).toHaveLength(facts.types.length ** 2);
    for (const [attacking, defending, factor] of cells)
      expect(factor, `${attacking} on ${defending}`).toBe(factorIn(facts, attacking, defending));
  });

  it('are reversed in an inverse battle, where the game has them', () => {
    expect(cellsOf('default', { inverse: true })).toContainEqual(['normal', 'ghost', 2]);
    expect(cellsOf('champions', { inverse: true })).toContainEqual(['normal', 'ghost', 0]);
  });
});

describe('the rows and columns', () => {
  it('have only the picked types, in the order of the game', () => {
    const { rows, columns } = viewOf('default', { types: ['water', 'fire', 'grass'] });
    expect([rows, columns]).toEqual([
      ['fire', 'water', 'grass'],
      ['fire', 'water', 'grass'],
    ]);
  });

  it('have all types on the other side of one type', () => {
    const { rows, columns } = viewOf('gen1', { types: ['fire', 'fairy'], isTurned: true });
    expect(rows).toEqual(['fire']);
    expect(columns).toHaveLength(15);
  });

  it('have the types of their side only', () => {
    const facts = readFacts('purergb');
    const game = gameOf(facts);
    const chart = { ...game.chart, attackOnly: ['tri' as Type], defendOnly: ['magma' as Type] };
    const { rows, columns } = viewOf({ ...game, chart });
    expect([rows.includes('tri' as Type), columns.includes('tri' as Type)]).toEqual([true, false]);
    expect([rows.includes('magma' as Type), columns.includes('magma' as Type)]).toEqual([
      false,
      true,
    ]);
    const turnedView = viewOf({ ...game, chart }, { types: ['tri' as Type], isTurned: true });
    expect(turnedView.rows).toEqual(columns);
  });

  it('are sorted on both sides', () => {
    const { rows, columns } = viewOf('default', { order: 'weaknesses' });
    expect([rows[0], columns[0]]).toEqual(['rock', 'rock']);
  });
});

describe('what is open', () => {
  it.each([
    [['fire', 'grass'], 'gen1', ['fire', 'grass']],
    [['fairy', 'grass'], 'gen1', undefined],
    [['fire', 'steel'], 'gen1', undefined],
    [['steel'], 'gen1', undefined],
    [['steel'], 'gen2', ['steel']],
  ] as const)('%j in %s', (cell, era, expected) => {
    expect(viewOf(era, { cell }).cell).toEqual(expected);
  });
});

describe('the differences', () => {
  // As Bulbapedia lists them: https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart
  it.each([
    [
      'default',
      'gen2',
      [
        ['ghost', 'steel', 0.5],
        ['dark', 'steel', 0.5],
      ],
      ['fairy'],
    ],
    [
      'gen2',
      'gen1',
      [
        ['poison', 'bug', 2],
        ['bug', 'poison', 2],
        ['ghost', 'psychic', 0],
        ['ice', 'fire', 1],
      ],
      ['steel', 'dark'],
    ],
    [
      'gen1',
      'default',
      [
        ['poison', 'bug', 1],
        ['bug', 'poison', 0.5],
        ['ghost', 'psychic', 2],
        ['ice', 'fire', 0.5],
      ],
      [],
    ],
    ['default', 'default', [], []],
  ] as const)('of %s and %s', (ruleset, comparison, cells, missing) => {
    const { differences, missingTypes } = listDifferences(viewOf(ruleset, { comparison }));
    expect(differences.map(({ cell, factor }) => [...cell, factor])).toEqual(cells);
    expect(missingTypes).toEqual(missing);
  });
});

describe('the counted types', () => {
  it('are all, or the picked ones, in their order', () => {
    expect(listCountedTypes(viewOf('default'), 'game')).toHaveLength(18);
    const view = viewOf('default', { types: ['fire', 'rock', 'steel'] });
    expect(listCountedTypes(view, 'weaknesses')).toEqual(['rock', 'steel', 'fire']);
  });

  it.each([
    [[], ['grass', 'poison'], true],
    [['fire'], ['fire', 'water'], true],
    [['fire'], ['water'], false],
    [['fire', 'water'], ['fire'], true],
    [['fire', 'water'], ['fire', 'water'], true],
    [['fire', 'water'], ['fire', 'grass'], false],
  ] as const)('%j leave this of %j: %s', (types, typing, expected) => {
    expect(hasPickedTypes(viewOf('default', { types }), typing)).toBe(expected);
  });

  it.each([
    ['steel', 'fire'],
    ['fire', 'steel'],
  ] as const)('have no difference from a chart without one: %s on %s', (...cell) => {
    const [chart, first] = [viewOf('default').chart, viewOf('gen1').chart];
    expect(differenceAt(chart, first, cell)).toBeUndefined();
  });
});

describe('the pictures of a chart', () => {
  const gameOfSize = (count: number) => {
    const types = Array.from({ length: count }, (_, index) => `own${index}`);
    return gameOf({ types, chart: {} });
  };

  it.each([
    [18, [18]],
    [40, [40]],
    [41, [21, 20]],
    [64, [32, 32]],
  ])('of %i types have this many columns, and together all', (count, expected) => {
    const view = viewOf(gameOfSize(count));
    const parts = splitView(view).map(({ columns }) => columns);
    expect(parts.map(({ length }) => length)).toEqual(expected);
    expect(parts.flat()).toEqual(view.columns);
  });

  it.each([
    [24, undefined],
    [25, 'small'],
    [40, 'small'],
    [41, 'landscape'],
  ])('of %i types print in this size: %s', (count, expected) => {
    expect(printSizeOf(viewOf(gameOfSize(count)))).toBe(expected);
  });
});
