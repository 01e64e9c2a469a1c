import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverse, makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import { eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';
import { base64Characters, checkAnyTexts, checkDamagedTexts } from '#tests/ownGame/damagedTexts.ts';
import { readFacts } from '#tests/ownGame/facts.ts';
import { typesAndCharts } from '#tests/ownGame/randomGames.ts';
import { freeWriters } from '#tests/ownGame/writers.ts';
import { type CodedGame, decodeOwnGame, encodeOwnGame } from './chartCode.ts';

/** The game of an official chart. */
function officialGame(chart = chartIn('default')): CodedGame {
  return { types: chart.types.map((id) => ({ id, name: titleCase(id) })), chart };
}

/** The code of a game that has one, checked to be read as the same game. */
function codeOf(game: CodedGame): string {
  const code = encodeOwnGame(game)!;
  expect(code).toMatch(/^[\w-]+$/);
  expect(decodeOwnGame(code)).toEqual({ types: game.types, chart: game.chart });
  return code;
}

describe('the code of a game', () => {
  it.each(eras)('of the official chart is short: %s', (era) => {
    expect(codeOf(officialGame(chartIn(era))).length).toBeLessThanOrEqual(7);
  });

  it.each([
    ['pokepersona', 14],
    ['purergb', 134],
    ['tectonic', 63],
    ['uranium', 94],
  ] as const)('%s has at most %i characters', (name, maxLength) => {
    const facts = readFacts(name);
    const order = [...facts.types].sort(
      (one, other) =>
        typeIndex(one) - typeIndex(other) || facts.types.indexOf(one) - facts.types.indexOf(other),
    );
    const game = readOwnGame(freeWriters.writeChartJson({ ...facts, types: order }));
    const types = game.types.map((type) =>
      typeIndex(type.id) < 18 ? type : { ...type, color: '#7a5cff' },
    );
    expect(codeOf({ types, chart: game.chart }).length).toBeLessThanOrEqual(maxLength + 4);
  });

  it('keeps the order, names, colors, sides and any id', () => {
    const types: OwnGameType[] = [
      { id: 'water' as Type, name: 'Wasser', color: '#000001', isDefendOnly: true },
      { id: 'type_2' as Type, name: '火', isAttackOnly: true },
      { id: 'fire' as Type, name: 'Fire', color: '#ffffff' },
      { id: 'qmarks' as Type, name: '???' },
      { id: 'ghost' as Type, name: 'Ghost' },
    ];
    const chart = makeChart(
      types.map(({ id }) => id),
      (one, other) =>
        one === other ? 1.6 : one === 'fire' ? 0.390625 : other === 'fire' ? 1 / 3 : 0,
    );
    codeOf({ types, chart });
  });

  it('is the same for the same game, and undefined for a game that no import would make', () => {
    const game = officialGame();
    expect(encodeOwnGame(game)).toBe(encodeOwnGame(structuredClone(game)));
    const [first, ...others] = game.types;
    for (const change of [
      { name: '' },
      { name: 'a\u202eb' },
      { name: 'x'.repeat(25) },
      { color: 'red' },
    ]) {
      expect(
        encodeOwnGame({ ...game, types: [{ ...first!, ...change }, ...others] }),
      ).toBeUndefined();
    }
    expect(encodeOwnGame({ ...game, types: others })).toBeUndefined();
    let factor = 0;
    const manyFactors = makeChart(game.chart.types, () => factor++ / 1000);
    expect(encodeOwnGame({ ...game, chart: manyFactors })).toBeUndefined();
  });

  it('fits into a link with 64 types', () => {
    const types = Array.from({ length: 64 }, (_, index) => {
      return { id: `type${index}` as Type, name: `Type${index}`, color: '#123456' };
    });
    const chart = makeChart(
      types.map(({ id }) => id),
      (one, other) => [1, 2, 0.5, 0][(one.length * 7 + other.length * 3) % 4]!,
    );
    expect(codeOf({ types, chart }).length).toBeLessThan(2500);
  });

  it.each(eras)('of an inverse chart: %s', (era) => {
    codeOf(officialGame(inverse(chartIn(era))));
  });
});

function typeIndex(id: string): number {
  const index = (chartIn('default').types as readonly string[]).indexOf(id);
  return index < 0 ? 18 : index;
}

describe('properties', () => {
  it('every game is decoded from its code', () => {
    fc.assert(fc.property(typesAndCharts, (game) => void codeOf(game)));
  });

  it('a damaged code is rejected or the code of another game', () => {
    checkDamagedTexts(typesAndCharts, { format: encodeOwnGame, parse: decodeOwnGame });
  });

  it('any text is rejected or the code of a game', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: base64Characters, maxLength: 200 }),
      fc.string({ unit: base64Characters }).map((text) => `E${text}`),
    );
    checkAnyTexts(texts, { format: encodeOwnGame, parse: decodeOwnGame });
    expect(decodeOwnGame('')).toBeUndefined();
    expect(decodeOwnGame('E'.repeat(1_000_000))).toBeUndefined();
  });
});
