import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { addPokemon, setOnlyOwnPokemon } from '#core/ownGames/edit/pokemonEdits.ts';
import { type GameLists, parseGameLists } from '#core/pokedex/gameLists.ts';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import type { Dex } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { idsIn } from '#tests/gameLists.ts';
import type { DownloadState } from './download.ts';
import { pokedexInUse } from './pokedexInUse.ts';

const read = (file: string) => JSON.parse(readFileSync(`public/${file}`, 'utf8'));
const done = <T>(value: T): DownloadState<T> => ({ state: 'done', value });
const official = parsePokedex(read('pokedex.json'));
const pokedex = done<readonly Pokemon[]>(official);
const lists = done<GameLists | undefined>(parseGameLists(read('games.json')));
const noLists = done<GameLists | undefined>(undefined);

const idsOf = (searchables: readonly Searchable[]) => searchables.map(({ pokemon }) => pokemon.id);
const inGameOf = (searchables: readonly Searchable[]) =>
  searchables.filter(({ isInGame }) => isInGame);
const moss = addPokemon(newGame('Moss', 'default'), 'Mosslet');
const mosslet = moss.pokemon[0]!.id;
const mossZA = addPokemon(newGame('Moss', 'legends-za'), 'Mosslet');

describe('the Pokédex in use', () => {
  it('of a generation has its Pokémon', () => {
    const { state, searchables, listedSearchables, findPokemon } = pokedexInUse(
      'gen1',
      'all',
      pokedex,
      noLists,
    );
    expect([state, searchables.length, searchables === listedSearchables]).toEqual([
      'done',
      151,
      true,
    ]);
    expect(findPokemon('mew')?.id).toBe('mew');
  });

  it.each<[string, Ruleset, Dex]>([
    ['its own list', 'legends-za', 'all'],
    ['a part of it', 'legends-za', 'mega-dimension'],
  ])('of a game has %s', (_, ruleset, dex) => {
    const inUse = pokedexInUse(ruleset, dex, pokedex, lists);
    const sorted = (ids: readonly string[]) => ids.toSorted();
    expect(sorted(idsOf(inGameOf(inUse.searchables)))).toEqual(sorted(idsIn('legends-za', 'all')));
    expect(sorted(idsOf(inUse.listedSearchables))).toEqual(sorted(idsIn('legends-za', dex)));
    // The others are found too, after those of the game.
    expect(idsOf(inUse.searchables)).toContain('mew');
  });

  it('of an own game has its Pokémon besides those of its base', () => {
    const inUse = pokedexInUse(moss, 'all', pokedex, noLists);
    expect(idsOf(inUse.searchables)).toEqual(expect.arrayContaining(['mew', 'pecharunt', mosslet]));
    expect(inUse.findPokemon(mosslet)?.id).toBe(mosslet);
    expect(inUse.pokedex).toHaveLength(official.length + 1);
  });

  it('of an own game can have its Pokémon only', () => {
    for (const game of [moss, mossZA]) {
      const inUse = pokedexInUse(setOnlyOwnPokemon(game, true), 'all', pokedex, lists);
      expect(idsOf(inUse.searchables)).toEqual([mosslet]);
      expect(idsOf(inUse.listedSearchables)).toEqual([mosslet]);
    }
  });

  it('of an own game with the list of an official one has its Pokémon in each list', () => {
    const inUse = pokedexInUse(mossZA, 'mega-dimension', pokedex, lists);
    const expected = [...idsIn('legends-za', 'mega-dimension'), mosslet];
    expect(idsOf(inUse.listedSearchables).sort()).toEqual(expected.sort());
    expect(inGameOf(inUse.searchables)).toHaveLength(idsIn('legends-za', 'all').length + 1);
  });

  it.each<['pending' | 'failed']>([['pending'], ['failed']])(
    'is %s as its downloads are',
    (state) => {
      const missing = pokedexInUse('legends-za', 'all', { state }, lists);
      expect(missing).toMatchObject({ state, pokedex: undefined, searchables: [] });
      expect(missing.findPokemon('mew')).toBeUndefined();
      const missingLists = pokedexInUse('legends-za', 'all', pokedex, { state });
      expect(missingLists).toMatchObject({ state, listedSearchables: [], searchables: [] });
      // Links to Pokémon work before the lists of the games are there.
      expect(missingLists.findPokemon('mew')?.id).toBe('mew');
    },
  );

  it('is the same object until something changes', () => {
    const first = pokedexInUse('gen2', 'all', pokedex, noLists);
    expect(pokedexInUse('gen2', 'all', pokedex, noLists)).toBe(first);
    expect(pokedexInUse('gen1', 'all', pokedex, noLists)).not.toBe(first);
  });
});
