import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FusionRule, fuseTypings, fusionRules } from './fusion.ts';
import { type OfficialType, types } from './type.ts';

const split = (text: string) => text.split('/') as OfficialType[];

function fuse(rule: FusionRule, first: string, second: string): string {
  return fuseTypings(rule, split(first), split(second))
    .map(({ type, parent }) => `${type} ${parent}`)
    .join(', ');
}

// https://github.com/pagefaultgames/pokerogue/blob/6de7a718/src/field/pokemon.ts getTypes, and
// https://github.com/pagefaultgames/pokerogue/issues/5322 for a dual and a single type
describe("PokéRogue's fusions", () => {
  it.each([
    ['ghost/poison', 'electric', 'ghost 0, electric 1'],
    ['fire', 'water/flying', 'fire 0, flying 1'],
    ['flying', 'water/flying', 'flying 0, water 1'],
    ['grass/poison', 'grass', 'grass 0, poison 0'],
    ['grass', 'fire/grass', 'grass 0, fire 1'],
    ['grass/poison', 'poison/grass', 'grass 0, poison 1'],
    ['grass/poison', 'grass/fire', 'grass 0, fire 1'],
    ['normal/flying', 'water', 'normal 0, water 1'],
    ['water', 'water', 'water 0'],
    ['water/ground', 'water/ground', 'water 0, ground 1'],
  ])('of %s and %s are %s', (first, second, result) => {
    expect(fuse('pokerogue', first, second)).toBe(result);
  });
});

// https://github.com/infinitefusion/infinitefusion-e18 FusedSpecies.rb calculate_type1, calculate_type2
describe("Infinite Fusion's fusions", () => {
  it.each([
    ['ghost/poison', 'electric', 'ghost 0, electric 1'],
    ['fire', 'water/flying', 'fire 0, flying 1'],
    ['flying', 'water/flying', 'flying 0, water 1'],
    ['normal/flying', 'water', 'flying 0, water 1'],
    ['normal/flying', 'normal/flying', 'flying 0, normal 1'],
    ['water', 'normal/flying', 'water 0, flying 1'],
    ['normal/fairy', 'water', 'normal 0, water 1'],
    ['grass/poison', 'grass', 'grass 0'],
    ['grass', 'fire/grass', 'grass 0, fire 1'],
    ['water', 'water', 'water 0'],
  ])('of %s and %s are %s', (first, second, result) => {
    expect(fuse('infinite_fusion', first, second)).toBe(result);
  });
});

it('a fusion has one or two different types, each of the parent that it names', () => {
  const typings = fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...fusionRules), typings, typings, (rule, ...parents) => {
      const fusion = fuseTypings(rule, ...parents);
      expect([1, 2]).toContain(fusion.length);
      expect(new Set(fusion.map(({ type }) => type)).size).toBe(fusion.length);
      for (const { type, parent } of fusion) expect(parents[parent]).toContain(type);
    }),
  );
});
