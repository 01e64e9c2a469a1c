import { describe, expect, it } from 'vitest';
import type { Typing } from '#core/charts/type.ts';
import { type Attack, type World, worldIn } from '#core/hit/situation.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { bestHit } from './bestHit.ts';
import { bestHitOnTerastallized, groupByBestAttack, offense, typingsOf, walls } from './offense.ts';

const modern = worldIn('default');
const gen1 = worldIn('gen1');

const ice: Attack = { type: 'ice' };
const electric: Attack = { type: 'electric' };
const fighting: Attack = { type: 'fighting' };
const freezeDry: Attack = { move: 'freeze_dry' };

/** Parses `water/ground` as a typing. */
const typing = (text: string) => text.split('/') as unknown as Typing;

/** Formats the groups as `[2, 'flying water']`. */
function listGroups(attacks: readonly Attack[], world: World) {
  return offense(attacks, world).map(({ multiplier, matchups }) => [
    multiplier,
    matchups.map(({ defending }) => defending).join(' '),
  ]);
}

describe('offense by type', () => {
  it('Electric: its row of the chart', () => {
    const rest = 'normal fighting poison rock bug ghost steel fire psychic ice dark fairy'.split(
      ' ',
    );
    expect(listGroups([electric], modern)).toEqual([
      [2, 'flying water'],
      [1, rest.join(' ')],
      [0.5, 'grass electric dragon'],
      [0, 'ground'],
    ]);
  });

  it('Electric and Ice: the better of the two, and nothing resists both', () => {
    expect(listGroups([electric, ice], modern)).toEqual([
      [2, 'flying ground water grass dragon'],
      [1, 'normal fighting poison rock bug ghost steel fire electric psychic ice dark fairy'],
    ]);
  });

  it('Normal with Pixilate: Fairy × 1.2', () => {
    expect(listGroups([{ type: 'normal', abilities: ['pixilate'] }], modern)).toEqual([
      [2.4, 'fighting dragon dark'],
      [1.2, 'normal flying ground rock bug ghost water grass electric psychic ice fairy'],
      [0.6, 'poison steel fire'],
    ]);
  });

  it('Normal in generation 1: 15 types', () => {
    expect(listGroups([{ type: 'normal' }], gen1)).toEqual([
      [1, 'normal fighting flying poison ground bug fire water grass electric psychic ice dragon'],
      [0.5, 'rock'],
      [0, 'ghost'],
    ]);
  });

  it('no attack: every multiplier is 1', () => {
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
  it.each<[title: string, attacks: Attack[], defender: string, multiplier: number, by: number]>([
    ['is the stronger of two', [ice, electric], 'water', 2, 1],
    ['is the first of equals', [electric, ice], 'flying', 2, 0],
    ['is the first of equals, in reverse order', [ice, electric], 'flying', 2, 0],
    ['can be a move instead of its type', [ice, freezeDry], 'water/ground', 4, 1],
    ['is 0 if all are 0', [fighting, { type: 'ghost' }], 'normal/ghost', 0, 0],
    ['can depend on an ability', [ice, { ...ice, abilities: ['tinted_lens'] }], 'water', 1, 1],
  ])('%s', (_, attacks, defender, multiplier, by) => {
    const hit = bestHit(attacks, { typing: typing(defender) }, modern);
    expect(hit.multiplier).toBe(multiplier);
    expect(hit.attack).toBe(attacks[by]);
  });

  it('includes the factors', () => {
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
  it.each<[Ruleset, number, number, number]>([
    ['default', 18, 153, 816],
    ['gen2', 17, 136, 680],
    ['gen1', 15, 105, 455],
  ])('of %s: %i, %i and %i', (ruleset, ...counts) => {
    const typings = ([1, 2, 3] as const).map((count) => typingsOf(chartIn(ruleset), count));
    expect(typings.map(({ length }) => length)).toEqual(counts);
    const keys = typings.flat().map((each) => [...each].sort().join('/'));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are in the games' order", () => {
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

  it('Fighting and Ghost: only Normal/Ghost is immune', () => {
    expect(groupByBestAttack([fighting, ghost], pairs, modern).at(-1)).toEqual({
      multiplier: 0,
      typings: [['normal', 'ghost']],
    });
  });

  it('Ice: the pairs that take 4', () => {
    expect(groupByBestAttack([ice], pairs, modern)[0]).toEqual({
      multiplier: 4,
      typings: ['flying/ground', 'flying/grass', 'flying/dragon', 'ground/grass', 'ground/dragon']
        .concat('grass/dragon')
        .map(typing),
    });
  });

  it('Electric and Ice: Lanturn is a wall, and Swampert unless there is Freeze-Dry', () => {
    const boltbeam = walls([electric, ice], pairs, modern);
    expect(boltbeam).toContainEqual(['water', 'electric']);
    expect(boltbeam).toContainEqual(['ground', 'water']);
    expect(boltbeam).not.toContainEqual(['flying', 'water']);
    expect(walls([electric, freezeDry], pairs, modern)).not.toContainEqual(['ground', 'water']);
  });

  it('no attack: every pair is a wall', () => {
    expect(walls([], pairs, modern)).toEqual(pairs);
    expect(groupByBestAttack([], pairs, modern)).toEqual([{ multiplier: 1, typings: pairs }]);
  });
});

describe('Stellar on the Terastallized', () => {
  it.each<[title: string, attacks: Attack[], multiplier: number | undefined]>([
    ['is 2', [{ type: 'stellar' }], 2],
    [
      'is 2.5 with Neuroforce',
      [{ type: 'stellar' }, { type: 'stellar', abilities: ['neuroforce'] }],
      2.5,
    ],
    [
      'uses only the Stellar attacks',
      [ice, { type: 'stellar' }, { type: 'ice', abilities: ['neuroforce'] }],
      2,
    ],
    ['is undefined without Stellar', [ice, freezeDry], undefined],
  ])('%s', (_, attacks, multiplier) => {
    expect(bestHitOnTerastallized(attacks, modern)?.multiplier).toBe(multiplier);
  });
});

describe('bugs of other calculators', () => {
  const tintedGhost: Attack = { type: 'ghost', abilities: ['tinted_lens'] };
  const scrappyNormal: Attack = { type: 'normal', abilities: ['scrappy'] };
  const tintedPress: Attack = { move: 'flying_press', abilities: ['tinted_lens'] };

  it.each<[title: string, attacks: Attack[], defender: string, multiplier: number]>([
    // Found in the code of https://github.com/wavebeem/pkmn.help and not reported there.
    ['Tinted Lens: only its own attack', [tintedGhost, { type: 'dragon' }], 'normal/steel', 0.5],
    ['Tinted Lens uses the total of Flying Press', [tintedPress], 'steel', 1],
    // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-07-23
    ['Scrappy: only its own attack', [scrappyNormal, fighting], 'ghost/dark', 1],
    ['Scrappy hits Ghost', [scrappyNormal, { type: 'psychic' }], 'ghost/dark', 1],
    // The same, 2025-02-14
    ['Freeze-Dry needs no Ice attack', [freezeDry], 'water', 2],
    ['Thousand Arrows needs no Ground attack', [{ move: 'thousand_arrows' }], 'fire', 2],
    // https://github.com/wavebeem/pkmn.help/issues/413
    ['Thousand Arrows is 1 on Flying', [{ move: 'thousand_arrows' }], 'fire/flying', 1],
    // https://github.com/pagefaultgames/pokerogue/issues/2006
    ['Freeze-Dry counts with other attacks', [ice, electric, freezeDry], 'ground/water', 4],
  ])('%s', (_, attacks, defender, multiplier) => {
    expect(bestHit(attacks, { typing: typing(defender) }, modern).multiplier).toBe(multiplier);
    expect(groupByBestAttack(attacks, [typing(defender)], modern)).toEqual([
      { multiplier, typings: [typing(defender)] },
    ]);
  });

  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2023-05-21
  it('8 and ⅛ have their own groups', () => {
    const triples = groupByBestAttack([ice], typingsOf(chartIn('default'), 3), modern);
    expect(triples.map(({ multiplier }) => multiplier)).toEqual([8, 4, 2, 1, 0.5, 0.25, 0.125]);
    expect(triples[0]?.typings).toContainEqual(['flying', 'grass', 'dragon']);
    expect(triples.at(-1)?.typings).toContainEqual(['steel', 'fire', 'water']);
  });

  // https://github.com/doshidak/showdex/issues/204
  it('Stellar is 2 on the Terastallized and 1 on all others', () => {
    expect(bestHitOnTerastallized([{ type: 'stellar' }], modern)?.multiplier).toBe(2);
    expect(listGroups([{ type: 'stellar' }], modern)).toHaveLength(1);
  });

  // Found in the code of https://github.com/wavebeem/pkmn.help: its coverage became NaN.
  it('a type that the generation lacks throws', () => {
    for (const attacks of [[], [ice]]) {
      expect(() => groupByBestAttack(attacks, [typing('water/fairy')], gen1)).toThrow(RangeError);
      expect(() => walls(attacks, [typing('steel')], gen1)).toThrow(RangeError);
    }
  });
});
