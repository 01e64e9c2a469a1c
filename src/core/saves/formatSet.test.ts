import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { formatSaveSet } from './formatSet.ts';
import { levelOf } from './growth.ts';
import { itemOfNumber } from './names.ts';
import type { SavePokemon } from './save.ts';
import { itemOfGeneration2, itemOfGeneration3 } from './tables.ts';

const lanturn: SavePokemon = {
  ...{ place: { slot: 1 }, key: 'a', number: 171, form: 0, experience: 80_000 },
  ...{ nickname: 'Lampe', moves: [57, 85], ability: 10, item: 541 },
};

const format = (changes: Partial<SavePokemon>, ruleset: Parameters<typeof formatSaveSet>[2]) =>
  formatSaveSet({ ...lanturn, ...changes }, pokedex, ruleset);

it('a Pokémon is written as Showdown writes it, with its level', () => {
  expect(format({}, 'black-white')).toBe(
    'Lampe (Lanturn) @ Air Balloon\nAbility: Volt Absorb\nLevel: 40\n- Surf\n- Thunderbolt',
  );
});

it.each<[string, number, number]>([
  ['Rotom-Wash', 479, 2],
  ['Wormadam-Trash', 413, 2],
  ['Giratina-Origin', 487, 1],
  ['Arceus-Water', 493, 11],
  ['Arceus', 493, 9],
  ['Kyurem-Black', 646, 2],
  ['Unown', 201, 5],
  ['Mr. Mime', 122, 0],
  ['Nidoran-F', 29, 0],
])('%s', (name, number, form) => {
  expect(format({ number, form, nickname: '', item: 0 }, 'black-white')?.split('\n')[0]).toBe(name);
});

it.each([
  ['LANTURN', 'Lanturn'],
  ['LANTERN', 'LANTERN (Lanturn)'],
  // The name in French is Lanturn, too; in Japanese it is ランターン.
  ['ランターン', 'Lanturn'],
  ['らんたーん', 'Lanturn'],
  ['a @ b', 'Lanturn'],
  ['x (M)', 'Lanturn'],
  ['', 'Lanturn'],
])('the nickname %j gives %s', (nickname, line) => {
  expect(format({ nickname, item: 0 }, 'black-white')?.split('\n')[0]).toBe(line);
});

it('the ability of generation 3 is that of its slot, or else the only one', () => {
  const abilityOf = (number: number, abilitySlot: 0 | 1) => {
    const { ability: _, ...pokemon } = lanturn;
    const text = formatSaveSet({ ...pokemon, number, abilitySlot }, pokedex, 'emerald');
    return /^Ability: (.*)$/m.exec(text ?? '')?.[1];
  };
  expect([abilityOf(171, 0), abilityOf(171, 1)]).toEqual(['Volt Absorb', 'Illuminate']);
  // Gengar has Levitate alone; Garchomp, which later has a second one, does not exist.
  expect(abilityOf(94, 1)).toBe('Levitate');
});

it.each([
  ['Silk Scarf', itemOfGeneration3(217)],
  ['Charcoal', itemOfGeneration3(215)],
  ['Cheri Berry', itemOfGeneration3(133)],
  ['Enigma Berry', itemOfGeneration3(175)],
  ['Liechi Berry', itemOfGeneration3(168)],
  ['Charcoal', itemOfGeneration2(0x8a)],
  ['Never-Melt Ice', itemOfGeneration2(0x6b)],
  ['Dragon Fang', itemOfGeneration2(0x90)],
  ['Leftovers', itemOfGeneration2(0x92)],
])('%s is an item of an older generation', (name, number) => {
  expect(itemOfNumber(number)).toBe(name);
});

describe('the level', () => {
  /** The experience for level 100, and for level 50, in the games. */
  it.each<[string, number, number, number]>([
    ['fast', 113, 800_000, 100_000],
    ['medium fast', 25, 1_000_000, 125_000],
    ['medium slow', 1, 1_059_860, 117_360],
    ['slow', 131, 1_250_000, 156_250],
    ['erratic', 290, 600_000, 125_000],
    ['fluctuating', 285, 1_640_000, 142_500],
    ['slow', 649, 1_250_000, 156_250],
  ])('of a %s species', (_, number, atHundred, atFifty) => {
    expect([atHundred - 1, atHundred, 2_000_000].map((each) => levelOf(number, each))).toEqual([
      ...[99, 100, 100],
    ]);
    expect([atFifty - 1, atFifty].map((each) => levelOf(number, each))).toEqual([49, 50]);
    expect(levelOf(number, 0)).toBe(1);
  });
});

it('a Pokémon grows as fast as what it evolves from', () => {
  const evolved = Dex.species
    .all()
    .filter(({ num, prevo, forme }) => num >= 1 && num <= 649 && prevo && !forme)
    .map(({ num, prevo }) => [num, Dex.species.get(prevo).num] as const)
    .filter(([, from]) => from <= 649);
  expect(evolved.length).toBeGreaterThan(300);
  for (const [num, from] of evolved)
    for (const experience of [1000, 100_000, 599_999, 999_999])
      expect([num, levelOf(num, experience)]).toEqual([num, levelOf(from, experience)]);
});

it('the names are those of the simulator', () => {
  for (const move of [1, 57, 237, 396, 559])
    expect(Dex.moves.get(format({ moves: [move] }, 'black-white')?.split('- ')[1])).toMatchObject({
      num: move,
    });
});
