import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attackersOf, defendersOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { SourceGamePokemon } from '#core/ownGames/sourceGame.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { suggestBase, toOwnGame } from './toOwnGame.ts';

const findExact = exactNameFinder(
  parsePokedex(JSON.parse(readFileSync('public/pokedex.json', 'utf8'))),
);

const chart = chartIn('default');
const types = chart.types.map((id) => ({ id, name: titleCase(id) }));

function gameOf(pokemon: readonly SourceGamePokemon[], hasOnlyOwnPokemon = false) {
  const choices = { name: 'Game', base: 'default', findPokemon: findExact } as const;
  return toOwnGame({ types, chart, pokemon }, { ...choices, hasOnlyOwnPokemon });
}

const typingsOf = (pokemon: readonly SourceGamePokemon[], hasOnlyOwnPokemon = false) =>
  gameOf(pokemon, hasOnlyOwnPokemon).pokemon.map(({ id, types }) => `${id} ${types.join()}`);

const mon = (name: string, ...types: Type[]): SourceGamePokemon => ({ name, types });

describe('a game from files', () => {
  it('has the Pokémon of the Pokédex whose types differ', () => {
    const list = [
      mon('Gyarados', 'water', 'dragon'),
      mon('Pikachu', 'electric'),
      mon('Charizard', 'flying', 'fire'),
      mon('Rattata (Alolan)', 'dark'),
    ];
    expect(typingsOf(list)).toEqual(['gyarados water,dragon', 'rattata-alola dark']);
    expect(typingsOf(list, true)).toEqual([
      ...['gyarados water,dragon', 'pikachu electric', 'charizard flying,fire'],
      'rattata-alola dark',
    ]);
  });

  it('has its own Pokémon with ids of their own', () => {
    const list = [
      mon('Sonorus', 'normal'),
      mon('Sonorus', 'fire'),
      mon("Zz'y. Ä♀", 'fire'),
      mon('音', 'fire'),
      mon('Pikachu (Rock Star)', 'electric', 'rock'),
      mon('x'.repeat(60), 'fire'),
    ];
    expect(gameOf(list).pokemon.map(({ id }) => id)).toEqual([
      ...['own-sonorus', 'own-sonorus-2', 'own-zzy-a-f', 'own-pokemon', 'own-pikachu-rock-star'],
      `own-${'x'.repeat(40)}`,
    ]);
  });

  it('leaves out forms with the types of their Pokémon', () => {
    const list = [
      mon('Unown (B)', 'psychic'),
      mon('Charizard-Gmax', 'fire', 'flying'),
      mon('Gyarados', 'water', 'dragon'),
      mon('Gyarados (Old)', 'dragon', 'water'),
      mon('Ho-Oh-Old', 'fire', 'flying'),
      mon('Gyarados (Dry)', 'dragon'),
    ];
    expect(typingsOf(list)).toEqual(['gyarados water,dragon', 'own-gyarados-dry dragon']);
  });

  it('keeps the ids of a file that has them', () => {
    const list = [
      { id: 'own-zap', name: 'Zap', types: ['fire'] as const },
      { id: 'pikachu', name: 'Pikachu', types: ['electric'] as const },
      mon('Zap', 'ice'),
    ];
    expect(typingsOf(list)).toEqual(['own-zap fire', 'pikachu electric', 'own-zap-2 ice']);
  });

  it('has types of one side only on that side', () => {
    const source = {
      types: types.map((type) => ({
        ...type,
        ...(type.id === 'ice' && { isAttackOnly: true as const }),
        ...(type.id === 'bug' && { isDefendOnly: true as const }),
      })),
      chart,
      pokemon: [mon('Vanillite', 'ice'), mon('Jynx', 'ice', 'fire')],
    };
    const choices = { name: 'Game', base: 'default', findPokemon: findExact } as const;
    const game = toOwnGame(source, choices);
    expect(attackersOf(game.chart)).not.toContain('bug');
    expect(defendersOf(game.chart)).not.toContain('ice');
    expect(game.pokemon).toEqual([{ id: 'jynx', name: 'Jynx', types: ['fire'] }]);
  });

  it('has no own Pokédex without Pokémon', () => {
    expect(gameOf([], true)).not.toHaveProperty('hasOnlyOwnPokemon');
  });
});

describe('the base of a game', () => {
  const ofEra = (era: Era, without = '') => ({
    types: chartIn(era)
      .types.filter((id) => id !== without)
      .map((id) => ({ id, name: id })),
  });

  it.each(eras)('is that of its types: %s', (era) => {
    expect(suggestBase(ofEra(era))).toBe(era);
  });

  it('is generation 6 and later if others lack types', () => {
    expect(suggestBase(ofEra('gen1', 'bug'))).toBe('default');
    expect(suggestBase(ofEra('default', 'bug'))).toBe('default');
  });
});

describe('the Pokémon with exactly a name', () => {
  it.each([
    ['Nidoran♀', 'nidoran-f'],
    ['Nidoran♂', 'nidoran-m'],
    ['NIDORAN-F', 'nidoran-f'],
    ["Farfetch'd", 'farfetchd'],
    ['Farfetch’d (Galarian Form)', 'farfetchd-galar'],
    ["Farfetch'd-Galar", 'farfetchd-galar'],
    ['Mr. Mime', 'mr-mime'],
    ['MR MIME', 'mr-mime'],
    ['Type: Null', 'type-null'],
    ['Flabébé', 'flabebe'],
    ['Ho-Oh', 'ho-oh'],
    ['Mega Charizard X', 'charizard-mega-x'],
    ['Charizard-Mega-X', 'charizard-mega-x'],
    ['Heat Rotom', 'rotom-heat'],
    ['Rotom (Heat Rotom)', 'rotom-heat'],
    ['Wormadam (Sandy Cloak)', 'wormadam-sandy'],
    ['Bisaflor', 'venusaur'],
    ['フシギダネ', 'bulbasaur'],
    ['Charizard-Gmax', undefined],
    ['Pikachu (Rock Star)', undefined],
    ['Mega Butterfree', undefined],
    ['', undefined],
  ])('%s is %s', (name, id) => {
    expect(findExact(name)?.id).toBe(id);
  });

  it('is found by each id and by each displayed name', () => {
    for (const pokemon of pokedex) {
      expect(findExact(pokemon.id)?.id).toBe(pokemon.id);
      const { en = '' } = pokemon.speciesNames;
      const name = pokemon.formNames.en ? `${en} (${pokemon.formNames.en})` : en;
      expect(findExact(name)?.id).toBe(pokemon.id);
    }
  });
});
