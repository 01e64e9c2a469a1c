import { readFileSync } from 'node:fs';
import { Generations, toID } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import { numbersOf } from './generateGames.ts';
import type { PokedexRecord } from './generatePokedex.ts';

const pokedex = JSON.parse(readFileSync('public/pokedex.json', 'utf8')) as PokedexRecord[];

function pokemon(id: string): PokedexRecord {
  const match = pokedex.find((record) => record.id === id);
  if (!match) throw new Error(`No ${id} in public/pokedex.json.`);
  return match;
}

function typesIn(generation: number, record: PokedexRecord): string[] {
  const past = record.pastTypes?.find(([lastGeneration]) => generation <= lastGeneration);
  return past?.[1] ?? record.types;
}

const isForm = ({ formNames }: PokedexRecord) => formNames.en !== undefined;
const formOf = (region: string) => (record: PokedexRecord) =>
  record.formNames.en?.startsWith(`${region} Form`) ?? false;
const isMega = ({ formNames }: PokedexRecord) => formNames.en?.startsWith('Mega ') ?? false;
const isPrimal = ({ formNames }: PokedexRecord) => formNames.en === 'Primal Reversion';
const isTyped = ({ formNames }: PokedexRecord) => formNames.en?.endsWith(' Type') ?? false;

function isOtherForm(record: PokedexRecord): boolean {
  const regions = ['Alolan', 'Galarian', 'Hisuian', 'Paldean'].map(formOf);
  return isForm(record) && ![isMega, isPrimal, isTyped, ...regions].some((is) => is(record));
}

function hasOtherTypesThanBase(record: PokedexRecord): boolean {
  const base = pokedex.find(({ number }) => number === record.number);
  return `${base?.types}` !== `${record.types}`;
}

describe('counts', () => {
  it.each<[string, number, (record: PokedexRecord) => boolean]>([
    ['entries', 1277, () => true],
    ['base species', 1025, (record) => !isForm(record)],
    ['forms', 252, isForm],
    ['megas', 93, isMega],
    ['megas of generation 6', 48, (record) => isMega(record) && record.generation === 6],
    ['megas of Legends Z-A', 45, (record) => isMega(record) && record.generation === 9],
    ['Alolan forms', 18, formOf('Alolan')],
    ['Galarian forms', 20, formOf('Galarian')],
    ['Hisuian forms', 16, formOf('Hisuian')],
    ['Paldean forms', 4, formOf('Paldean')],
    ['primal reversions', 2, isPrimal],
    ['types of Arceus and Silvally', 34, isTyped],
    ['other forms', 65, isOtherForm],
    ['forms with other types than their base', 140, hasOtherTypesThanBase],
    ['entries with older typings', 29, ({ pastTypes }) => pastTypes !== undefined],
    ['entries with older abilities', 186, ({ pastAbilities }) => pastAbilities !== undefined],
    ['entries of generation 1', 151, ({ generation }) => generation === 1],
    ['forms of generation 1', 0, (record) => record.generation === 1 && isForm(record)],
    ['entries up to generation 5', 687, ({ generation }) => generation <= 5],
    ['entries whose ability is not known yet', 6, ({ abilities }) => abilities.length === 0],
  ])('%s: %i', (_, count, belongs) => {
    expect(pokedex.filter(belongs)).toHaveLength(count);
  });

  it('has 174 form names in English', () => {
    expect(new Set(pokedex.filter(isForm).map(({ formNames }) => formNames.en)).size).toBe(174);
  });

  it('has no id and no English name twice', () => {
    const name = ({ speciesNames, formNames }: PokedexRecord) => speciesNames.en + formNames.en;
    expect(new Set(pokedex.map(({ id }) => id)).size).toBe(pokedex.length);
    expect(new Set(pokedex.map(name)).size).toBe(pokedex.length);
  });

  it('has the National Dex from 1 to 1025 in order, each base species before its forms', () => {
    const numbers = pokedex.map(({ number }) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const bases = pokedex.filter((record) => !isForm(record)).map(({ number }) => number);
    expect(bases).toEqual(Array.from({ length: 1025 }, (_, index) => `${index + 1}`));
    expect(pokedex.filter((record, i) => isForm(record) && numbers[i - 1] !== numbers[i])).toEqual(
      [],
    );
  });
});

describe('typings in @smogon/calc', () => {
  it.each([
    [1, 151],
    [5, 687],
    [9, 1276],
  ] as const)('generation %i: %i Pokémon', (generation, count) => {
    const { species } = Generations.get(generation);
    const commonRecords = pokedex.filter(
      (record) => record.generation <= generation && species.get(toID(record.id)),
    );
    expect(commonRecords).toHaveLength(count);
    const ownTypes = commonRecords.map((record) => `${record.id} ${typesIn(generation, record)}`);
    const calcTypes = commonRecords.map(({ id }) => `${id} ${species.get(toID(id))?.types}`);
    expect(ownTypes).toEqual(calcTypes.map((line) => line.toLowerCase()));
  });
});

describe('typings of the generations that the comparison leaves out', () => {
  it.each([
    ['clefairy', 6, 'fairy'],
    ['magnemite', 2, 'electric/steel'],
    ['rotom-wash', 4, 'electric/ghost'],
  ])('%s in generation %i: %s', (id, generation, types) => {
    expect(typesIn(generation, pokemon(id)).join('/')).toBe(types);
  });
});

describe('abilities', () => {
  it.each<[string, string[], Record<number, string>]>([
    ['gengar', ['cursed_body'], { 6: 'levitate' }],
    ['jigglypuff', ['cute_charm', 'competitive', 'friend_guard'], { 5: 'cute_charm friend_guard' }],
    ['chikorita', ['overgrow', 'leaf_guard'], { 5: 'overgrow' }],
    ['milotic', ['marvel_scale', 'competitive', 'cute_charm'], { 5: 'marvel_scale cute_charm' }],
    ['mr-mime', ['soundproof', 'filter', 'technician'], { 3: 'soundproof' }],
    ['koffing', ['levitate', 'neutralizing_gas', 'stench'], { 7: 'levitate' }],
    ['swinub', ['oblivious', 'snow_cloak', 'thick_fat'], { 3: 'oblivious' }],
    ['goodra-hisui', ['sap_sipper', 'shell_armor', 'gooey'], { 8: 'sap_sipper overcoat gooey' }],
    ['dachsbun', ['well_baked_body', 'aroma_veil'], {}],
    ['calyrex-ice', ['as_one'], {}],
    ['calyrex-shadow', ['as_one'], {}],
    ['ursaluna-bloodmoon', ['minds_eye'], {}],
    ['rotom-wash', ['levitate'], {}],
    ['absol-mega-z', ['sharpness'], {}],
    ['garchomp-mega-z', ['levitate'], {}],
    ['gothita', ['frisk', 'competitive', 'shadow_tag'], { 5: 'frisk' }],
    ['zygarde-mega', [], {}],
  ])('%s', (id, abilities, past) => {
    const { abilities: current, pastAbilities = [] } = pokemon(id);
    expect(current).toEqual(abilities);
    expect(
      Object.fromEntries(pastAbilities.map(([last, names]) => [last, names.join(' ')])),
    ).toEqual(past);
  });

  it('are spelled in lowercase letters and underscores, none twice, each with a slot', () => {
    const lists = pokedex.flatMap(({ abilities, slots, pastAbilities = [] }) => [
      [abilities, slots] as const,
      ...pastAbilities.map(([, ...past]) => past),
    ]);
    const isRight = (names: string[], slots: string) =>
      slots.length === names.length &&
      new Set(names).size === names.length &&
      names.every((name) => /^[a-z_]+$/.test(name));
    expect(lists.filter(([names, slots]) => !isRight(names, slots))).toEqual([]);
  });
});

// From the evolution charts of the games.
describe('evolvesIn', () => {
  it.each([
    [1, 'bulbasaur ivysaur eevee meowth'],
    [2, 'onix scyther chansey azurill'],
    [4, 'magneton'],
    [8, 'farfetchd-galar corsola-galar linoone-galar'],
    [9, 'primeape duraludon'],
    [undefined, 'venusaur venusaur-mega farfetchd corsola garchomp bibarel'],
  ])('is %j: %s', (generation, ids) => {
    expect(ids.split(' ').filter((id) => pokemon(id).evolvesIn !== generation)).toEqual([]);
  });
});

describe('tags', () => {
  it('mega and legendary can be both', () => {
    expect(pokemon('mewtwo-mega-x').tags).toEqual(['mega', 'legendary']);
  });

  it('mega: every form that is named Mega', () => {
    expect(pokedex.filter(({ tags }) => tags?.includes('mega'))).toEqual(pokedex.filter(isMega));
  });

  it('legendary: every form of the 94 species, which are in blocks of the National Dex', () => {
    const blocks = [
      '144-146 150-151', // Articuno to Moltres, Mewtwo and Mew
      '243-245 249-251', // Raikou to Suicune, Lugia to Celebi
      '377-386 480-494', // Regirock to Deoxys, Uxie to Victini
      '638-649 716-721', // Cobalion to Genesect, Xerneas to Volcanion
      '772-773 785-792', // Type: Null and Silvally, Tapu Koko to Lunala
      '800-802 807-809', // Necrozma to Marshadow, Zeraora to Melmetal
      '888-898 905', // Zacian to Calyrex, Enamorus
      '1001-1004 1007-1008', // Wo-Chien to Chi-Yu, Koraidon and Miraidon
      '1014-1017 1024-1025', // Okidogi to Ogerpon, Terapagos and Pecharunt
    ];
    const numbers = numbersOf(blocks.join(' '));
    const inBlock = ({ number }: PokedexRecord) => numbers.has(Number(number));
    const legendaries = pokedex.filter(({ tags }) => tags?.includes('legendary'));
    expect(legendaries.map(({ id }) => id)).toEqual(pokedex.filter(inBlock).map(({ id }) => id));
    expect(new Set(legendaries.map(({ number }) => number)).size).toBe(94);
  });

  it('are absent instead of empty', () => {
    expect(pokedex.filter(({ tags }) => tags?.length === 0)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['charizard-mega-x', 'de', 'Glurak', 'Mega-Glurak X'],
    ['charizard-mega-x', 'ja', 'リザードン', 'メガリザードンＸ'],
    ['raichu-mega-y', 'it', 'Raichu', 'MegaRaichu Y'],
    ['ninetales-alola', 'en', 'Ninetales', 'Alolan Form'],
    ['rotom-wash', 'fr', 'Motisma', 'Motisma Lavage'],
    ['arceus-fire', 'es', 'Arceus', 'Tipo Fuego'],
    ['silvally-fire', 'ko', '실버디', '불꽃타입'],
    ['silvally-fire', 'ja', 'シルヴァディ', 'タイプ：ファイヤー'],
    ['silvally-fire', 'ja-Hrkt', 'シルヴァディ', 'タイプ：ファイヤー'],
    ['arceus-fire', 'ja', 'アルセウス', 'ほのおタイプ'],
    ['great-tusk', 'pt-BR', 'Presa Grande', undefined],
    ['farfetchd', 'it', 'Farfetch’d', undefined],
    ['zamazenta-crowned', 'zh-Hant', '藏瑪然特', '盾之王'],
  ] as const)('%s in %s', (id, language, speciesName, formName) => {
    const { speciesNames, formNames } = pokemon(id);
    expect(speciesNames[language] ?? speciesNames.en).toBe(speciesName);
    expect(formNames[language] ?? formNames.en).toBe(formName);
  });

  it('contain no name equal to English, no placeholder, no stray space, no hidden character', () => {
    const isRight = (language: string, name: string, english: string | undefined) =>
      (language === 'en' || name !== english) &&
      /^\S+( \S+)*$/.test(name) &&
      !/[\p{C}\p{Zl}\p{Zp}{}]|(?! )\p{Zs}/u.test(name) &&
      name === name.normalize('NFC');
    const wrongNames = pokedex
      .flatMap(({ speciesNames, formNames }) => [speciesNames, formNames])
      .flatMap((names) =>
        Object.entries(names).filter(([language, name = '']) => !isRight(language, name, names.en)),
      );
    expect(wrongNames).toEqual([]);
  });

  it('are in Japanese, Korean and Chinese for every Pokémon', () => {
    const allNames = [
      ...pokedex.map(({ speciesNames }) => speciesNames),
      ...pokedex.filter(isForm).map(({ formNames }) => formNames),
    ];
    const asian = ['ja', 'ja-Hrkt', 'ko', 'zh-Hans', 'zh-Hant'];
    expect(allNames.filter((names) => !asian.every((language) => names[language]))).toEqual([]);
  });
});
