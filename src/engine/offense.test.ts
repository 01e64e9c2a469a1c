import { describe, expect, it } from 'vitest';
import { bestHit } from './bestHit.ts';
import type { Generation } from './generation.ts';
import { byBest, offense, onTerastallized, typingsOf, walls } from './offense.ts';
import { chartIn } from './officialChart.ts';
import { type Attack, type World, worldIn } from './situation.ts';
import type { Typing } from './type.ts';

const modern = worldIn('default');
const gen1 = worldIn('gen1');

const ice: Attack = { type: 'ice' };
const electric: Attack = { type: 'electric' };
const fighting: Attack = { type: 'fighting' };
const freezeDry: Attack = { move: 'freeze_dry' };

/** `water/ground` as a typing. */
const typing = (written: string) => written.split('/') as unknown as Typing;

/** The groups as `[2, 'flying water']`. */
function groups(attacks: readonly Attack[], world: World) {
  return offense(attacks, world).map(({ multiplier, matchups }) => [
    multiplier,
    matchups.map(({ defending }) => defending).join(' '),
  ]);
}

describe('what attacks do to each type', () => {
  it('Electric: its own row of the chart', () => {
    const rest = 'normal fighting poison rock bug ghost steel fire psychic ice dark fairy'.split(
      ' ',
    );
    expect(groups([electric], modern)).toEqual([
      [2, 'flying water'],
      [1, rest.join(' ')],
      [0.5, 'grass electric dragon'],
      [0, 'ground'],
    ]);
  });

  it('Electric and Ice: the better of the two, and nothing resists both', () => {
    expect(groups([electric, ice], modern)).toEqual([
      [2, 'flying ground water grass dragon'],
      [1, 'normal fighting poison rock bug ghost steel fire electric psychic ice dark fairy'],
    ]);
  });

  it('Normal of Pixilate: Fairy with a fifth on top', () => {
    expect(groups([{ type: 'normal', abilities: ['pixilate'] }], modern)).toEqual([
      [2.4, 'fighting dragon dark'],
      [1.2, 'normal flying ground rock bug ghost water grass electric psychic ice fairy'],
      [0.6, 'poison steel fire'],
    ]);
  });

  it('Normal in generation 1: 15 types', () => {
    expect(groups([{ type: 'normal' }], gen1)).toEqual([
      [1, 'normal fighting flying poison ground bug fire water grass electric psychic ice dragon'],
      [0.5, 'rock'],
      [0, 'ghost'],
    ]);
  });

  it('nothing: everything is normal', () => {
    expect(offense([], gen1).map(({ multiplier }) => multiplier)).toEqual([1]);
    expect(bestHit([], { typing: ['ghost'] }, gen1)).toEqual({
      attack: undefined,
      effectiveness: 1,
      multiplier: 1,
      factors: [],
    });
  });
});

describe('the best single attack', () => {
  it.each<[sentence: string, attacks: Attack[], on: string, multiplier: number, by: number]>([
    ['of two the stronger', [ice, electric], 'water', 2, 1],
    ['of equals the first', [electric, ice], 'flying', 2, 0],
    ['of equals the first, the other way around', [ice, electric], 'flying', 2, 0],
    ['a move against its own type', [ice, freezeDry], 'water/ground', 4, 1],
    ['is 0 where all are', [fighting, { type: 'ghost' }], 'normal/ghost', 0, 0],
    ['an ability', [ice, { ...ice, abilities: ['tinted_lens'] }], 'water', 1, 1],
  ])('%s', (_, attacks, on, multiplier, by) => {
    const hit = bestHit(attacks, { typing: typing(on) }, modern);
    expect(hit.multiplier).toBe(multiplier);
    expect(hit.attack).toBe(attacks[by]);
  });

  it('says why', () => {
    expect(bestHit([ice, freezeDry], { typing: ['water', 'ground'] }, modern)).toEqual({
      attack: freezeDry,
      effectiveness: 4,
      multiplier: 4,
      factors: [
        { by: 'ice', on: 'water', factor: 2, was: 0.5, because: 'freeze_dry' },
        { by: 'ice', on: 'ground', factor: 2 },
      ],
    });
  });
});

describe('the typings', () => {
  it.each<[Generation, number, number, number]>([
    ['default', 18, 153, 816],
    ['gen2', 17, 136, 680],
    ['gen1', 15, 105, 455],
  ])('of %s are %i, %i and %i', (generation, ...counts) => {
    const typings = ([1, 2, 3] as const).map((count) => typingsOf(chartIn(generation), count));
    expect(typings.map(({ length }) => length)).toEqual(counts);
    const all = typings.flat().map((each) => [...each].sort().join('/'));
    expect(new Set(all).size).toBe(all.length);
  });

  it('come in the order of the games', () => {
    expect(typingsOf(chartIn('default'), 2).slice(0, 2)).toEqual([
      ['normal', 'fighting'],
      ['normal', 'flying'],
    ]);
    expect(typingsOf(chartIn('default'), 2).at(-1)).toEqual(['dark', 'fairy']);
    expect(typingsOf(chartIn('gen1'), 3).at(-1)).toEqual(['psychic', 'ice', 'dragon']);
  });
});

describe('pairs', () => {
  const pairs = typingsOf(chartIn('default'), 2);
  const ghost: Attack = { type: 'ghost' };

  it('Fighting and Ghost: Normal/Ghost alone takes nothing', () => {
    expect(byBest([fighting, ghost], pairs, modern).at(-1)).toEqual({
      multiplier: 0,
      typings: [['normal', 'ghost']],
    });
  });

  it('Ice: what takes 4 from it', () => {
    expect(byBest([ice], pairs, modern)[0]).toEqual({
      multiplier: 4,
      typings: ['flying/ground', 'flying/grass', 'flying/dragon', 'ground/grass', 'ground/dragon']
        .concat('grass/dragon')
        .map(typing),
    });
  });

  it('Electric and Ice: Lanturn walls them, Swampert no longer once there is Freeze-Dry', () => {
    const boltbeam = walls([electric, ice], pairs, modern);
    expect(boltbeam).toContainEqual(['water', 'electric']);
    expect(boltbeam).toContainEqual(['ground', 'water']);
    expect(boltbeam).not.toContainEqual(['flying', 'water']);
    expect(walls([electric, freezeDry], pairs, modern)).not.toContainEqual(['ground', 'water']);
  });

  it('no attack: all of them are walls', () => {
    expect(walls([], pairs, modern)).toEqual(pairs);
    expect(byBest([], pairs, modern)).toEqual([{ multiplier: 1, typings: pairs }]);
  });
});

describe('Stellar on the Terastallized', () => {
  it.each<[sentence: string, attacks: Attack[], multiplier: number | undefined]>([
    ['is 2', [{ type: 'stellar' }], 2],
    [
      'is 2.5 with Neuroforce',
      [{ type: 'stellar' }, { type: 'stellar', abilities: ['neuroforce'] }],
      2.5,
    ],
    [
      'keeps to the Stellar attacks',
      [ice, { type: 'stellar' }, { type: 'ice', abilities: ['neuroforce'] }],
      2,
    ],
    ['is nothing without Stellar', [ice, freezeDry], undefined],
  ])('%s', (_, attacks, multiplier) => {
    expect(onTerastallized(attacks, modern)?.multiplier).toBe(multiplier);
  });
});

// Regressions: what other calculators once answered wrong.
describe('regressions of the peers', () => {
  const tintedGhost: Attack = { type: 'ghost', abilities: ['tinted_lens'] };
  const scrappyNormal: Attack = { type: 'normal', abilities: ['scrappy'] };
  const tintedPress: Attack = { move: 'flying_press', abilities: ['tinted_lens'] };

  it.each<[sentence: string, attacks: Attack[], on: string, multiplier: number]>([
    // Found in the code of https://github.com/wavebeem/pkmn.help and not reported there.
    ['Tinted Lens is for its owner', [tintedGhost, { type: 'dragon' }], 'normal/steel', 0.5],
    ['Tinted Lens looks at the whole Flying Press', [tintedPress], 'steel', 1],
    // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-07-23
    ['Scrappy is for its owner', [scrappyNormal, fighting], 'ghost/dark', 1],
    ['Scrappy opens Ghost', [scrappyNormal, { type: 'psychic' }], 'ghost/dark', 1],
    // The same, 2025-02-14
    ['Freeze-Dry needs no Ice beside it', [freezeDry], 'water', 2],
    ['Thousand Arrows needs no Ground beside it', [{ move: 'thousand_arrows' }], 'fire', 2],
    // https://github.com/wavebeem/pkmn.help/issues/413
    ['Thousand Arrows is 1 on Flying', [{ move: 'thousand_arrows' }], 'fire/flying', 1],
    // https://github.com/pagefaultgames/pokerogue/issues/2006
    ['Freeze-Dry counts beside others', [ice, electric, freezeDry], 'ground/water', 4],
  ])('%s', (_, attacks, on, multiplier) => {
    expect(bestHit(attacks, { typing: typing(on) }, modern).multiplier).toBe(multiplier);
    expect(byBest(attacks, [typing(on)], modern)).toEqual([{ multiplier, typings: [typing(on)] }]);
  });

  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2023-05-21
  it('8 and ⅛ have groups of their own', () => {
    const triples = byBest([ice], typingsOf(chartIn('default'), 3), modern);
    expect(triples.map(({ multiplier }) => multiplier)).toEqual([8, 4, 2, 1, 0.5, 0.25, 0.125]);
    expect(triples[0]?.typings).toContainEqual(['flying', 'grass', 'dragon']);
    expect(triples.at(-1)?.typings).toContainEqual(['steel', 'fire', 'water']);
  });

  // https://github.com/doshidak/showdex/issues/204
  it('Stellar is 2 on the Terastallized and 1 on all others', () => {
    expect(onTerastallized([{ type: 'stellar' }], modern)?.multiplier).toBe(2);
    expect(groups([{ type: 'stellar' }], modern)).toHaveLength(1);
  });

  // Found in the code of https://github.com/wavebeem/pkmn.help: its coverage turned to NaN.
  it('a type that the generation lacks is no typing of it', () => {
    for (const attacks of [[], [ice]]) {
      expect(() => byBest(attacks, [typing('water/fairy')], gen1)).toThrow(RangeError);
      expect(() => walls(attacks, [typing('steel')], gen1)).toThrow(RangeError);
    }
  });
});
