import { Dex, toID } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { abilities } from '#core/rules/ability.ts';
import { memberItems } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { showdownName, toTitleCase } from './name.ts';

const find = pokemonFinder(pokedex);

describe('the name of a Pokémon in Showdown', () => {
  it.each([
    ['rotom-wash', 'Rotom-Wash'],
    ['ho-oh', 'Ho-Oh'],
    ['mr-mime-galar', 'Mr. Mime-Galar'],
    ['urshifu-rapid-strike', 'Urshifu-Rapid-Strike'],
    ['nidoran-f', 'Nidoran-F'],
    ['type-null', 'Type: Null'],
    ['flabebe', 'Flabébé'.normalize('NFD')],
    ['kommo-o', 'Kommo-o'],
    ['great-tusk', 'Great Tusk'],
    ['farfetchd-galar', 'Farfetch’d-Galar'],
  ])('%s: %s', (id, name) => {
    expect(pokedex.filter((each) => each.id === id).map(showdownName)).toEqual([name]);
  });

  it("is Showdown's own name except for punctuation that it ignores, and finds the same Pokémon", () => {
    const dexSpellings: Record<string, string> = {
      'Zygarde-10': 'Zygarde-10%',
      'Oricorio-Pau': "Oricorio-Pa'u",
    };
    for (const pokemon of pokedex) {
      const name = showdownName(pokemon);
      const { exists, name: dexName, id } = Dex.species.get(dexSpellings[name] ?? name);
      expect([exists, dexName]).toEqual([true, dexSpellings[name] ?? name]);
      expect(toID(name)).toBe(id);
      expect(find(name)).toBe(pokemon);
    }
  });
});

describe("Showdown's names of", () => {
  it.each([
    ['abilities', selectableIn('default', abilities), Dex.abilities],
    ['items', memberItems, Dex.items],
    ['moves', selectableIn('default', moves), Dex.moves],
  ])('%s', (_, names, dex) => {
    expect(names.length).toBeGreaterThan(5);
    for (const name of names.map(toTitleCase))
      expect(dex.get(name)).toMatchObject({ exists: true, name });
  });
});
