import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Generation, generations } from '#engine/generation.ts';
import { type Entry, standardList } from './list.ts';
import { parsePokedex, pokemonIn } from './pokemon.ts';

const file = new URL('../../public/pokedex.json', import.meta.url);
const pokedex = parsePokedex(JSON.parse(readFileSync(file, 'utf8')));

function entry(id: string, generation: Generation = 'default', language = 'en'): Entry {
  const found = standardList(generation, pokedex, language).find((each) => each.id === id);
  if (!found) throw new Error(`No ${id} in the list of ${generation}.`);
  return found;
}

describe('the standard list', () => {
  it.each(generations)('has the Pokémon of the generation in their order: %s', (generation) => {
    expect(standardList(generation, pokedex, 'en').map(({ id }) => id)).toEqual(
      pokemonIn(generation, pokedex).map(({ id }) => id),
    );
  });

  it.each<[string, Generation, string[]]>([
    ['magnemite', 'gen1', ['electric']],
    ['magnemite', 'gen2', ['electric', 'steel']],
    ['clefairy', 'gen2', ['normal']],
    ['clefairy', 'default', ['fairy']],
  ])('has the typing of the time: %s in %s', (id, generation, typing) => {
    expect(entry(id, generation).typing).toEqual(typing);
  });

  it.each<[string, string, string]>([
    ['charizard', 'de', 'Glurak'],
    ['charizard-mega-x', 'en', 'Charizard (Mega Charizard X)'],
    ['charizard', 'ja', 'リザードン'],
  ])('names a Pokémon in the language: %s, %s', (id, language, name) => {
    expect(entry(id, 'default', language).name).toBe(name);
  });

  it.each<[string, string, Generation, string[], boolean]>([
    ['one that changes a matchup and no other', 'vikavolt', 'default', ['levitate'], false],
    ['one that does and others', 'bronzong', 'default', ['levitate', 'heatproof'], true],
    ['a hidden one that does', 'pikachu', 'default', ['lightning_rod'], true],
    ['none that does', 'charizard', 'default', [], true],
    ['one of a later time', 'gengar', 'gen1', [], true],
    ['one of its time', 'gengar', 'gen2', ['levitate'], false],
  ])('tells whether it may have another ability: %s', (_, id, generation, abilities, hasOther) => {
    expect(entry(id, generation)).toMatchObject({ abilities, hasOther });
  });
});
