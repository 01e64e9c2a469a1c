import { describe, expect, it } from 'vitest';
import { formatMultiplier } from './multiplier.ts';

describe('formatMultiplier', () => {
  it.each([
    [4, 'en', '4×'],
    [0.5, 'en', '½×'],
    [0.25, 'de', '¼×'],
    [0.125, 'en', '⅛×'],
    [0.0625, 'ja', '¹⁄₁₆×'],
    [0, 'en', '0×'],
    [1.25, 'en', '1.25×'],
    [1.25, 'de', '1,25×'],
    [0.3125, 'fr', '0,3125×'],
    [5461 / 2048, 'en', '2.6665×'],
  ])('%f in %s is %s', (multiplier, language, text) => {
    expect(formatMultiplier(multiplier, language)).toBe(text);
  });
});
