import { describe, expect, it } from 'vitest';
import { lookup, typingKey } from './lookup.ts';
import { type Typing, types } from './type.ts';

describe('typingKey', () => {
  const alone: Typing[] = types.map((type) => [type]);
  const pairs: Typing[] = types.flatMap((first, index) =>
    types.slice(index + 1).map((second) => [first, second]),
  );

  it('is the same in either order', () => {
    for (const typing of pairs) expect(typingKey([...typing].reverse())).toBe(typingKey(typing));
  });

  it('is another number from 1 to 341 for each typing', () => {
    const keys = [...alone, ...pairs].map(typingKey);
    expect(new Set(keys).size).toBe(18 + 153);
    expect(Math.min(...keys)).toBe(1);
    expect(Math.max(...keys)).toBe(341);
  });

  it.each([[[]], [['fire', 'flying', 'ghost']]] as const)('does not know %j', (typing) => {
    expect(() => typingKey(typing)).toThrow(RangeError);
  });
});

it('a lookup keeps attacks, abilities and worlds apart', () => {
  const swampert = typingKey(['water', 'ground']);
  const world = { generation: 'default' } as const;
  const ice = lookup({ type: 'ice' }, world);
  expect(ice(swampert)).toBe(1);
  expect(ice(swampert, 'thick_fat')).toBe(0.5);
  expect(ice(swampert, 'water_absorb')).toBe(1);
  expect(ice(swampert)).toBe(1);
  expect(lookup({ move: 'freeze_dry' }, world)(swampert)).toBe(4);
  expect(lookup({ type: 'electric' }, { ...world, inverse: true })(swampert)).toBe(1);
});
