import { describe, expect, it } from 'vitest';
import { type Typing, types } from '#core/charts/type.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { createMultiplierLookup, createTypingKeys, typingKey } from './lookup.ts';
import { worldIn } from './situation.ts';

describe('typingKey', () => {
  const chart = chartIn('default');
  const singles: Typing[] = types.map((type) => [type]);
  const pairs: Typing[] = types.flatMap((first, index) =>
    types.slice(index + 1).map((second) => [first, second]),
  );

  it('is the same in either order', () => {
    for (const typing of pairs)
      expect(typingKey(chart, [...typing].reverse())).toBe(typingKey(chart, typing));
  });

  it('is a different number from 1 to 341 for each typing', () => {
    const keys = [...singles, ...pairs].map(createTypingKeys(chart));
    expect(new Set(keys).size).toBe(18 + 153);
    expect(Math.min(...keys)).toBe(1);
    expect(Math.max(...keys)).toBe(341);
  });

  it.each([[[]], [['fire', 'flying', 'ghost']]] as const)('throws for %j', (typing) => {
    expect(() => typingKey(chart, typing)).toThrow(RangeError);
  });

  it.each([[['fairy']], [['fire', 'steel']], [['dark', 'fire']]] as const)(
    'throws for a type that the chart lacks: %j',
    (typing) => expect(() => typingKey(chartIn('gen1'), typing)).toThrow(RangeError),
  );
});

it('a lookup separates attacks, abilities and worlds', () => {
  const world = worldIn('default');
  const swampert = typingKey(world.chart, ['water', 'ground']);
  const ice = createMultiplierLookup({ type: 'ice' }, world);
  expect(ice(swampert)).toBe(1);
  expect(ice(swampert, 'thick_fat')).toBe(0.5);
  expect(ice(swampert, 'water_absorb')).toBe(1);
  expect(ice(swampert)).toBe(1);
  expect(createMultiplierLookup({ move: 'freeze_dry' }, world)(swampert)).toBe(4);
  expect(createMultiplierLookup({ type: 'electric' }, worldIn('default', true))(swampert)).toBe(1);
});
