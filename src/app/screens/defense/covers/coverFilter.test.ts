import { describe, expect, it } from 'vitest';
import { defense } from '#core/answers/defense.ts';
import type { TeraType, Typing } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { coverFilter } from './coverFilter.ts';

const coverOf = (typing: Typing, tera?: TeraType) =>
  coverFilter(defense({ typing, tera }, worldIn('default')));

describe('the Pokémon that cover the weaknesses', () => {
  it.each<[string, Typing, ReturnType<typeof coverFilter>]>([
    [
      'of Garchomp resist Ice',
      ['dragon', 'ground'],
      { resists: ['ice'], notWeakTo: ['dragon', 'fairy'] },
    ],
    ['of Pikachu are not weak to Ground', ['electric'], { resists: [], notWeakTo: ['ground'] }],
    [
      'of Mew are weak to none of three types',
      ['psychic'],
      { resists: [], notWeakTo: ['bug', 'ghost', 'dark'] },
    ],
  ])('%s', (_, typing, filter) => {
    expect(coverOf(typing)).toEqual(filter);
  });

  it('do not need to resist Stellar, which is no type of theirs to ask for', () => {
    expect(coverOf(['dragon', 'ground'], 'ghost')).toEqual({
      resists: [],
      notWeakTo: ['ghost', 'dark'],
    });
  });
});
