import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { foldName } from '#core/pokedex/names/fold.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { romanize } from '#core/pokedex/search/romanize.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import type { Pokemon } from './pokemon.ts';
import { exactNameFinder, pokemonFinder } from './pokemonFinder.ts';

const find = pokemonFinder(pokedex);
const pokedexWithOwn: readonly Pokemon[] = [
  ...pokedex,
  {
    ...{ id: 'own-aqua', speciesNames: { en: 'Aqua' }, formNames: {} },
    ...{ types: ['water'], abilities: [], generation: 1 },
  },
];
const findExact = exactNameFinder(pokedex);

const official = Dex.species
  .all()
  .filter(({ num, isNonstandard }) => num > 0 && !/CAP|Custom/.test(`${isNonstandard}`));

/** The species and the types, which the form of a name must share with the simulator's. */
function facts(pokemon: Pokemon | undefined) {
  return pokemon && `${pokemon.number} ${pokemon.types.join()}`;
}

function simulatorFacts(name: string): string | undefined {
  const { exists, num, types, isNonstandard } = Dex.species.get(name);
  const isOfficial = exists && num > 0 && !/CAP|Custom/.test(`${isNonstandard}`);
  return isOfficial ? `${num} ${types.join().toLowerCase()}` : undefined;
}

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
    // As players say and shorten them
    ['Mega Charizard X', 'charizard-mega-x'],
    ['Alolan Raichu', 'raichu-alola'],
    ['Galarian Weezing', 'weezing-galar'],
    ['Wash Rotom', 'rotom-wash'],
    ['Primal Groudon', 'groudon-primal'],
    ['Galarian Zen Darmanitan', 'darmanitan-galar-zen'],
    ['Paldean Wooper', 'wooper-paldea'],
    ['Female Indeedee', 'indeedee-f'],
    ['Mega Zard X', 'charizard-mega-x'],
    ['Charizard X', 'charizard-mega-x'],
    ['M-Scizor', 'scizor-mega'],
    ['Pyroar-M', 'pyroar'],
    ['Pyroar-F', 'pyroar'],
    ['M-Pyroar', undefined],
    ['Pyroar-Mega', 'pyroar-mega'],
    ['mttar', 'tyranitar-mega'],
    ['Slowking-G', 'slowking-galar'],
    ['Landorus-T', 'landorus-therian'],
    ['Urshifu-R', 'urshifu-rapid-strike'],
    ['Ogerpon-W', 'ogerpon-wellspring'],
    ['Rotom-W', 'rotom-wash'],
    ['Hoopa-U', 'hoopa-unbound'],
    ['Kyurem-B', 'kyurem-black'],
    ['Shaymin-S', 'shaymin-sky'],
    ['Calyrex-IR', 'calyrex-ice'],
    ['Necrozma-DM', 'necrozma-dusk-mane'],
    // Names that Showdown and PokéAPI had or have
    ['Tauros-Paldea-Fire', 'tauros-paldea-blaze'],
    ['Tauros-Paldea-Water', 'tauros-paldea-aqua'],
    ['Tauros-Paldea', 'tauros-paldea-combat'],
    ['Urshifu-Rapid', 'urshifu-rapid-strike'],
    ['Ogerpon-Fire', 'ogerpon-hearthflame'],
    ['necrozma-dusk', 'necrozma-dusk-mane'],
    ['marowak-totem', 'marowak-alola'],
    ['raticate-totem-alola', 'raticate-alola'],
    ['tauros-paldea-aqua-breed', 'tauros-paldea-aqua'],
    ['ogerpon-wellspring-mask', 'ogerpon-wellspring'],
    ['deoxys-normal', 'deoxys'],
    // In other languages
    ['Raichu (Alola-Form)', 'raichu-alola'],
    ['Alola-Raichu', 'raichu-alola'],
    ['Raichu d’Alola', 'raichu-alola'],
    ['Raichu de Alola', 'raichu-alola'],
    ['アローラライチュウ', 'raichu-alola'],
    ['알로라 라이츄', 'raichu-alola'],
    ['阿罗拉雷丘', 'raichu-alola'],
    ['Mega-Glurak X', 'charizard-mega-x'],
    ['Fushigidane', 'bulbasaur'],
    ['りざーどん', 'charizard'],
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

  it.each([
    ...['', '-', '???', 'Nidoran', 'Chariza', 'Syclant', 'MissingNo.', '6'],
    // A misspelled form, one that could be two, and one of another species
    ...['Ninetales-Alloa', 'Ninetales-Foo', 'Charizard-M', 'Necrozma-D', 'Paldean Tauros Foo'],
    ...['Rotom-R', 'Raichu-Galar', 'Mega Rotom', 'Raichu-Form', 'Raichu Forme', 'Persian-F'],
  ])('"%s" is no Pokémon', (name) => {
    expect(find(name)).toBeUndefined();
  });

  it('has the same species and typing for every name in the simulator', () => {
    expect(official.length).toBeGreaterThan(pokedex.length);
    for (const { name } of official) {
      expect([name, facts(find(name))]).toEqual([name, simulatorFacts(name)]);
    }
  });

  it('has the same species and typing for every alias in the simulator', () => {
    // Mélo is the French name of Cleffa.
    const aliases = [...Dex.loadAliases().keys()].filter((name) => name !== 'melo');
    const names = aliases.filter((name) => simulatorFacts(name) !== undefined);
    expect(names.length).toBeGreaterThan(1800);
    for (const name of names) {
      expect([name, facts(find(name))]).toEqual([name, simulatorFacts(name)]);
    }
  });

  it('is right or none for every species with one more letter before or after it', () => {
    for (const { name } of official) {
      for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
        for (const shortName of [`${name}-${letter}`, `${letter}-${name}`]) {
          const expected = simulatorFacts(shortName);
          if (expected)
            expect([shortName, facts(find(shortName)) ?? expected]).toEqual([shortName, expected]);
        }
      }
    }
  });

  it('is none for every name with an unknown form', () => {
    for (const { name } of official) expect([name, find(`${name}-Qqq`)]).toEqual([name, undefined]);
  });

  it('is none or a nickname for the beginning of a species’ name', () => {
    const species = pokedex.filter(({ formNames }) => formNames.en === undefined);
    for (const { speciesNames } of species) {
      const name = foldName(speciesNames.en ?? '');
      for (let length = 4; length < name.length; length++) {
        const beginning = name.slice(0, length);
        const { id, speciesNames = {}, aliases = [] } = find(beginning) ?? {};
        const names = [
          ...Object.values(speciesNames),
          ...aliases,
          romanize(foldName(speciesNames.ja ?? '')),
        ];
        const isNamed = names.some((each) => foldName(each ?? '').startsWith(beginning));
        // Porygon-Z without its Z is the base with a hyphen.
        const isRight = id === undefined || isNamed || beginning.endsWith(' ');
        expect([beginning, id, isRight]).toEqual([beginning, id, true]);
      }
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

  it.each(languages)('is the one whose name the app displays: %s', (language) => {
    for (const pokemon of pokedex) {
      const name = displayName(language, pokemon);
      expect([name, find(name)?.id, findExact(name)?.id]).toEqual([name, pokemon.id, pokemon.id]);
    }
  });
});

describe('the Pokémon of an own game', () => {
  const findOwn = pokemonFinder(pokedexWithOwn);

  it.each([
    ['Aqua', 'own-aqua'],
    ['Charizard', 'charizard'],
    ['', undefined],
    ['???', undefined],
    ['Aqua-M', undefined],
  ])('"%s" is %s', (name, id) => {
    expect(findOwn(name)?.id).toBe(id);
  });
});

describe('the Pokémon with exactly a name', () => {
  it.each([
    ['Rattata (Alolan)', 'rattata-alola'],
    ['Wash Rotom', 'rotom-wash'],
    ['Glurak', 'charizard'],
    // The name of a Pokémon of a fan game may be a nickname here.
    ['Drill', undefined],
    ['Rotom-W', undefined],
    ['Charizard-Gmax', undefined],
    ['Vivillon-Fancy', undefined],
  ])('%s is %s', (name, id) => {
    expect(findExact(name)?.id).toBe(id);
  });
});
