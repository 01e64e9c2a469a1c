import { readFileSync } from 'node:fs';
import { Dex, toID } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { abilities } from '#engine/ability.ts';
import { memberItems } from '#engine/item.ts';
import { moves } from '#engine/move.ts';
import { selectableIn } from '#engine/rule.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { pokemonFinder, showdownName, toTitleCase } from './name.ts';

const file = new URL('../../public/pokedex.json', import.meta.url);
const pokedex = parsePokedex(JSON.parse(readFileSync(file, 'utf8')));
const find = pokemonFinder(pokedex);

const official = Dex.species
  .all()
  .filter(({ num, isNonstandard }) => num > 0 && !/CAP|Custom/.test(`${isNonstandard}`));

describe('the Pokémon found by a name', () => {
  it.each([
    ['Rotom-Wash', 'rotom-wash'],
    ['rotom wash', 'rotom-wash'],
    ['Nidoran-F', 'nidoran-f'],
    ['Nidoran♀', 'nidoran-f'],
    ['Nidoran-M', 'nidoran-m'],
    ['Mr. Mime', 'mr-mime'],
    ['Mr. Mime-Galar', 'mr-mime-galar'],
    ['Mime Jr.', 'mime-jr'],
    ['Type: Null', 'type-null'],
    ['Farfetch’d', 'farfetchd'],
    ["Farfetch'd-Galar", 'farfetchd-galar'],
    ['Flabébé', 'flabebe'],
    ['Flabebe', 'flabebe'],
    ['Flab\u00e9b\u00e9-Blue', 'flabebe'],
    ['Zygarde-10%', 'zygarde-10'],
    ['Ho-Oh', 'ho-oh'],
    ['Porygon-Z', 'porygon-z'],
    ['Kommo-o-Totem', 'kommo-o'],
    ['Tauros-Paldea-Combat', 'tauros-paldea-combat'],
    ['Urshifu-Rapid-Strike', 'urshifu-rapid-strike'],
    ["Oricorio-Pa'u", 'oricorio-pau'],
    ['Indeedee-F', 'indeedee-f'],
    // Forms with the types and stats of one in the Pokédex
    ['Vivillon-Fancy', 'vivillon'],
    ['Gastrodon-East', 'gastrodon'],
    ['Charizard-Gmax', 'charizard'],
    ['Urshifu-Rapid-Strike-Gmax', 'urshifu-rapid-strike'],
    ['Ogerpon-Wellspring-Tera', 'ogerpon-wellspring'],
    ['Genesect-Douse', 'genesect'],
    ['Pikachu-Libre', 'pikachu'],
    ['Basculin-Blue-Striped', 'basculin'],
    ['Greninja-Bond', 'greninja'],
    ['Alcremie-Ruby-Swirl', 'alcremie'],
    ['Indeedee-M', 'indeedee'],
    ['Meowstic-F-Mega', 'meowstic-m-mega'],
    ['Tatsugiri-Droopy-Mega', 'tatsugiri-curly-mega'],
    ['Absol-Mega-Z', 'absol-mega-z'],
    // In other languages
    ['Glurak', 'charizard'],
    ['Dracaufeu', 'charizard'],
    ['リザードン', 'charizard'],
    ['ニドラン♀', 'nidoran-f'],
    ['ポリゴンＺ', 'porygon-z'],
    ['리자몽', 'charizard'],
    ['噴火龍', 'charizard'],
  ])('%s is %s', (name, id) => {
    expect(find(name)?.id).toBe(id);
  });

  it.each(['', '-', '???', 'Nidoran', 'Chariza', 'Charizard X', 'Syclant', 'MissingNo.', '6'])(
    '"%s" is no Pokémon',
    (name) => {
      expect(find(name)).toBeUndefined();
    },
  );

  it('has the same species and typing for every name in Showdown', () => {
    expect(official.length).toBeGreaterThan(pokedex.length);
    for (const { name, num, types } of official) {
      const match = find(name);
      expect([name, match?.number, match?.types]).toEqual([
        name,
        `${num}`,
        types.map((type) => type.toLowerCase()),
      ]);
    }
  });

  it('is a Mega Evolution for every name of one', () => {
    const megas = official.filter(({ name }) => /-Mega(-|$)/.test(name));
    expect(megas.length).toBeGreaterThan(90);
    for (const { name } of megas)
      expect([name, find(name)?.id]).toEqual([name, expect.stringMatching(/-mega/)]);
  });

  it("is of the species for the species' name in any language", () => {
    for (const { number, speciesNames } of pokedex) {
      for (const name of Object.values(speciesNames)) {
        expect([name, find(name ?? '')?.number]).toEqual([name, number]);
      }
    }
  });
});

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
