import { describe, expect, it } from 'vitest';
import { type Defender, worldIn } from '#core/hit/situation.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { compare, listEncounters } from './comparison.ts';

const skarmory: Defender = { typing: ['steel', 'flying'] };
const corviknight: Defender = { typing: ['flying', 'steel'] };
const bronzong: Defender = { typing: ['steel', 'psychic'] };

const comparisonOf = (defenders: readonly Defender[], ruleset: Ruleset = 'default') =>
  compare(defenders, worldIn(ruleset));

describe('compare', () => {
  it('finds no difference between Skarmory and Corviknight, who are immune to Poison and Ground', () => {
    const { differences, agreements, sharedImmunities, ownWeaknesses } = comparisonOf([
      skarmory,
      corviknight,
    ]);
    expect(differences).toEqual([]);
    expect(agreements).toHaveLength(18);
    expect(sharedImmunities).toEqual(['poison', 'ground']);
    expect(ownWeaknesses).toEqual([[], []]);
  });

  it('lists the differences, those with the largest multiplier first', () => {
    const { differences, ownWeaknesses } = comparisonOf([skarmory, bronzong]);
    const rows = differences.map(
      ({ attacking, matchups }) =>
        `${attacking} ${matchups.map(({ multiplier }) => multiplier).join()}`,
    );
    expect(rows).toEqual([
      ...['ground 0,2', 'ghost 1,2', 'electric 2,1', 'dark 1,2'],
      ...['rock 1,0.5', 'bug 0.25,1', 'ice 1,0.5', 'grass 0.25,0.5', 'psychic 0.5,0.25'],
    ]);
    expect(ownWeaknesses).toEqual([['electric'], ['ground', 'ghost', 'dark']]);
  });

  it('counts abilities, and the chart of the generation', () => {
    const levitating: Defender = { ...bronzong, abilities: ['levitate'] };
    expect(comparisonOf([skarmory, levitating]).sharedImmunities).toEqual(['poison', 'ground']);
    // Steel resists Ghost and Dark until generation 5.
    expect(comparisonOf([skarmory, bronzong], 'gen2').ownWeaknesses).toEqual([
      ['electric'],
      ['ground'],
    ]);
  });

  // Garchomp and Dragonite take 4× from Ice.
  it('finds the weaknesses that all have, with the multiplier if it is the same', () => {
    const garchomp: Defender = { typing: ['dragon', 'ground'] };
    const dragonite: Defender = { typing: ['dragon', 'flying'] };
    const weaknessesOf = (...defenders: Defender[]) => comparisonOf(defenders).sharedWeaknesses;
    expect(weaknessesOf(garchomp, dragonite)).toEqual([
      { attacking: 'ice', multiplier: 4 },
      { attacking: 'dragon', multiplier: 2 },
      { attacking: 'fairy', multiplier: 2 },
    ]);
    expect(weaknessesOf(garchomp, { typing: ['dragon'] })[0]).toEqual({
      attacking: 'ice',
      multiplier: undefined,
    });
    expect(weaknessesOf(garchomp, skarmory)).toEqual([]);
  });

  it('has a row for Stellar if one of them is Terastallized', () => {
    const { differences } = comparisonOf([skarmory, { ...corviknight, tera: 'steel' }]);
    expect(differences.find(({ attacking }) => attacking === 'stellar')?.matchups).toMatchObject([
      { multiplier: 1 },
      { multiplier: 2 },
    ]);
  });

  // Found by the weekly check: Stellar is no weakness of a Pokémon that is not Terastallized.
  it('counts the abilities of the others for Stellar', () => {
    const normal: Defender = { typing: ['normal'], abilities: [] };
    const { differences } = comparisonOf([
      { ...normal, abilities: ['wonder_guard'] },
      { ...normal, abilities: ['tera_shell'] },
      { ...normal, tera: 'fighting' },
    ]);
    expect(differences.find(({ attacking }) => attacking === 'stellar')?.matchups).toMatchObject([
      { multiplier: 0 },
      { multiplier: 0.5 },
      { multiplier: 2 },
    ]);
  });
});

describe('listEncounters', () => {
  const encountersOf = (defenders: readonly Defender[]) =>
    listEncounters(defenders, worldIn('default')).map(({ pair, hits, winner }) => {
      const numbers = hits.map((hit) => `${hit?.attacking} ${hit?.matchup.multiplier}`);
      return `${pair.join(' and ')}: ${numbers.join(', ')}, ${winner ?? 'neither'}`;
    });

  it('has the triangle of Fire, Grass and Water', () => {
    expect(
      encountersOf([{ typing: ['fire'] }, { typing: ['grass'] }, { typing: ['water'] }]),
    ).toEqual([
      '0 and 1: fire 2, grass 0.5, 0',
      '0 and 2: fire 0.5, water 2, 2',
      '1 and 2: grass 2, water 0.5, 1',
    ]);
  });

  it('has no winner if both are super effective', () => {
    expect(encountersOf([{ typing: ['dragon'] }, { typing: ['dragon'] }])).toEqual([
      '0 and 1: dragon 2, dragon 2, neither',
    ]);
    expect(encountersOf([{ typing: ['rock', 'ice'] }, { typing: ['fighting', 'flying'] }])).toEqual(
      ['0 and 1: ice 2, fighting 4, neither'],
    );
  });

  it('uses the best of several types and the Tera Type', () => {
    expect(
      encountersOf([{ typing: ['steel', 'flying'], tera: 'fire' }, { typing: ['bug', 'grass'] }]),
    ).toEqual(['0 and 1: flying 4, bug 0.5, 0']);
    expect(encountersOf([{ typing: ['normal'], tera: 'fire' }, { typing: ['bug'] }])).toEqual([
      '0 and 1: fire 2, bug 0.5, 0',
    ]);
  });

  it('counts the ability of the attacker and that of the target', () => {
    expect(
      encountersOf([{ typing: ['normal'], abilities: ['scrappy'] }, { typing: ['ghost'] }]),
    ).toEqual(['0 and 1: normal 1, ghost 0, 0']);
    expect(
      encountersOf([{ typing: ['ground'] }, { typing: ['electric'], abilities: ['levitate'] }]),
    ).toEqual(['0 and 1: ground 0, electric 0, neither']);
  });
});
