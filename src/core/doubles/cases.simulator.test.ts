import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareCase, type PlayedCase } from '#tests/doubles/playedCase.ts';

const { cases } = JSON.parse(readFileSync('tests/doubles/cases.json', 'utf8')) as {
  cases: PlayedCase[];
};

/** Each case is one turn that was played in pokemon-showdown 0.11.11, and in @pkmn/sim 0.10.11 up to generation 9. */
describe('a played turn', () => {
  it('is one of two hundred', () => {
    expect(cases).toHaveLength(200);
  });

  it.each(cases)('$id: $move in $rules', (played) => {
    expect(compareCase(played)).toEqual([]);
  });
});
