import { describe, expect, it } from 'vitest';
import type { GenerationNumber } from '#core/charts/generationNumber.ts';
import type { Type, TypeCount } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { abilities, abilitiesIn } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { battleItemsIn } from '#core/rules/heldItem.ts';
import { items, itemsIn } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { selectableIn } from '#core/rules/rule.ts';
import type { Era } from './era.ts';
import { type Game, gameNames } from './game.ts';
import {
  eraOf,
  existsIn,
  type Ruleset,
  sameTypeBonusIn,
  supports,
  typeCountIn,
  typesIn,
} from './ruleset.ts';

it.each<[Ruleset, number, GenerationNumber, GenerationNumber]>([
  ['gen1', 15, 1, 2],
  ['gen2', 17, 5, 6],
])('%s has %i types and includes generation %i, but not %i', (ruleset, count, last, next) => {
  expect(typesIn(ruleset)).toHaveLength(count);
  expect(existsIn(ruleset, last)).toBe(true);
  expect(existsIn(ruleset, next)).toBe(false);
});

it('default has 18 types and includes Legends: Z-A', () => {
  expect(typesIn('default')).toHaveLength(18);
  expect(existsIn('default', abilities.eelevate.since)).toBe(true);
});

it('Steel and Dark came with generation 2, Fairy with generation 6', () => {
  const listNewTypes = (one: Ruleset, before: Ruleset) =>
    typesIn(one).filter((type) => !typesIn(before).includes(type));
  expect(listNewTypes('gen2', 'gen1')).toEqual(['steel', 'dark']);
  expect(listNewTypes('default', 'gen2')).toEqual(['fairy']);
});

it.each<[Ruleset, TypeCount, TypeCount]>([
  ['default', 3, 3],
  ['default', 2, 2],
  ['gen2', 3, 2],
  ['gen1', 3, 2],
])('%s with a type count of %i has %i', (ruleset, typeCount, count) => {
  expect(typeCountIn(ruleset, typeCount)).toBe(count);
});

// docs/data.md names the sources.
describe('a game', () => {
  it.each<[Game, Era, string]>([
    ['champions', 'default', 'abilities items thirdType'],
    ['legends-za', 'default', 'items thirdType'],
    ['scarlet-violet', 'default', 'abilities items tera thirdType'],
    ['legends-arceus', 'default', ''],
    ['brilliant-diamond-shining-pearl', 'default', 'abilities items'],
    ['sword-shield', 'default', 'abilities items thirdType'],
    ['lets-go', 'default', ''],
    ['ultra-sun-ultra-moon', 'default', 'abilities items thirdType'],
    ['sun-moon', 'default', 'abilities items thirdType'],
    ['omega-ruby-alpha-sapphire', 'default', 'abilities inverse items thirdType'],
    ['x-y', 'default', 'abilities inverse items thirdType'],
    ['black-2-white-2', 'gen2', 'abilities items'],
    ['black-white', 'gen2', 'abilities items'],
    ['heartgold-soulsilver', 'gen2', 'abilities items'],
    ['platinum', 'gen2', 'abilities items'],
    ['diamond-pearl', 'gen2', 'abilities items'],
    ['firered-leafgreen', 'gen2', 'abilities items'],
    ['emerald', 'gen2', 'abilities items'],
    ['ruby-sapphire', 'gen2', 'abilities items'],
    ['crystal', 'gen2', 'items'],
    ['gold-silver', 'gen2', 'items'],
    ['yellow', 'gen1', ''],
    ['red-blue', 'gen1', ''],
  ])('%s has the chart of %s and: %s', (game, era, features) => {
    const all = ['abilities', 'inverse', 'items', 'tera', 'thirdType'] as const;
    expect(eraOf(game)).toBe(era);
    expect(all.filter((feature) => supports(game, feature)).join(' ')).toBe(features);
    expect(typesIn(game)).toEqual(typesIn(era));
    expect(typeCountIn(game, 3)).toBe(supports(game, 'thirdType') ? 3 : 2);
    if (!supports(game, 'abilities')) expect(abilitiesIn(game)).toEqual([]);
    if (!supports(game, 'items')) expect(itemsIn(game, 'defending')).toEqual([]);
  });

  // Bulbapedia, "Type", edit of 2 March 2022; https://pokemon-type-effects.pages.dev
  it.each<[string, Type, number]>([
    ['grass water', 'water', 0.4],
    ['grass water', 'grass', 1],
    ['grass ice', 'fire', 2.5],
    ['rock ground', 'water', 2.5],
    ['steel flying', 'ground', 0],
    ['water', 'water', 0.5],
    ['water', 'grass', 2],
    ['rock water', 'grass', 2.5],
    ['ghost dark', 'normal', 0],
    ['steel dragon', 'grass', 0.4],
  ])('Legends: Arceus: %s takes %s', (typing, type, multiplier) => {
    const { factors, ...result } = matchup(
      { type },
      { typing: typing.split(' ') as Type[] },
      worldIn('legends-arceus'),
    );
    expect(result).toEqual({ effectiveness: multiplier, multiplier });
    const product = factors.reduce((before, { factor }) => before * factor, 1);
    expect(product).toBeCloseTo(multiplier, 12);
  });

  it('has the factors of the main games, except Legends: Arceus', () => {
    for (const game of gameNames) {
      const hit = matchup({ type: 'fire' }, { typing: ['grass', 'bug'] }, worldIn(game));
      expect(hit.multiplier, game).toBe(game === 'legends-arceus' ? 2.5 : 4);
      expect(sameTypeBonusIn(game), game).toBe(game === 'legends-arceus' ? 1.25 : 1.5);
    }
  });

  it('has only the abilities of its generation', () => {
    expect(abilitiesIn('emerald', 'defending')).not.toContain('dry_skin');
    expect(abilitiesIn('platinum', 'defending')).toContain('dry_skin');
    expect(abilitiesIn('platinum', 'defending')).not.toContain('sap_sipper');
    expect(abilitiesIn('x-y', 'defending')).not.toContain('water_bubble');
  });

  // Showdown: in generation 2 the Dragon Scale strengthens, later only the Dragon Fang does.
  it('has only the items that have an effect in its generation', () => {
    const dragonItems = (game: 'crystal' | 'ruby-sapphire') =>
      battleItemsIn(game).filter((item) => item.startsWith('dragon_'));
    expect(dragonItems('crystal')).toContain('dragon_scale');
    expect(dragonItems('ruby-sapphire')).not.toContain('dragon_scale');
  });
});

describe('the selectable rules', () => {
  it('of generation 1 are only Struggle', () => {
    const tables = [abilities, items, conditions];
    expect(tables.flatMap((table) => selectableIn<string>('gen1', table))).toEqual([]);
    expect(selectableIn('gen1', moves)).toEqual(['struggle']);
  });

  it('of generations 2 to 5 exist in those generations', () => {
    expect(selectableIn('gen2', moves)).toEqual(['struggle']);
    expect(selectableIn('gen2', items, 'attacking')).toEqual([]);
    expect(battleItemsIn('gen2')).toContain('expert_belt');
    expect(battleItemsIn('gen2')).not.toContain('utility_umbrella');
    expect(selectableIn('gen2', conditions)).toContain('telekinesis');
    expect(selectableIn('gen2', conditions)).not.toContain('strong_winds');
    expect(selectableIn('gen2', items, 'defending')).toContain('chilan_berry');
    expect(selectableIn('gen2', items, 'defending')).not.toContain('roseli_berry');
    expect(selectableIn('gen2', abilities, 'attacking').sort()).toEqual(
      [
        ...['scrappy', 'tinted_lens', 'mold_breaker', 'teravolt', 'turboblaze', 'normalize'],
        ...['cloud_nine', 'air_lock'],
      ].sort(),
    );
    expect(selectableIn('gen2', abilities, 'defending').sort()).toEqual(
      [
        ...['levitate', 'flash_fire', 'dry_skin', 'water_absorb', 'storm_drain', 'lightning_rod'],
        ...['volt_absorb', 'motor_drive', 'sap_sipper', 'thick_fat', 'heatproof', 'filter'],
        ...['solid_rock', 'wonder_guard', 'cloud_nine', 'air_lock'],
      ].sort(),
    );
  });

  it('of the default generation are all but the hidden ones', () => {
    expect(selectableIn('default', conditions)).toContain('strong_winds');
    expect(selectableIn('default', conditions)).toContain('electric_terrain');
    expect(selectableIn('default', abilities, 'attacking')).toContain('scrappy');
    expect(selectableIn('default', abilities, 'attacking')).not.toContain('blaze');
    expect(selectableIn('default', abilities, 'defending')).toContain('tera_shell');
    expect(selectableIn('default', abilities, 'defending')).not.toContain('aura_break');
    expect(selectableIn('default', items, 'defending')).toContain('utility_umbrella');
    expect(selectableIn('default', items, 'attacking')).not.toContain('utility_umbrella');
  });

  it('without a side are those of both sides', () => {
    for (const ruleset of ['default', 'gen2'] as const) {
      const sides = (['attacking', 'defending'] as const).flatMap((side) =>
        selectableIn(ruleset, abilities, side),
      );
      expect(selectableIn(ruleset, abilities).sort()).toEqual([...new Set(sides)].sort());
    }
  });
});
