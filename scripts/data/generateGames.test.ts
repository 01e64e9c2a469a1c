import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryCount, games, idsIn, listIn, pokedex } from '#tests/gameLists.ts';
import { readLocales } from '../build/locales.ts';
import { numbersOf } from './generateGames.ts';
import type { PokedexRecord } from './generatePokedex.ts';

const speciesOf = (list: PokedexRecord[]) => new Set(list.map(({ number }) => number)).size;

describe('public/games.json', () => {
  it('has one bit for each entry of public/pokedex.json', () => {
    expect(entryCount).toBe(pokedex.length);
  });

  it('has a name for every game and part in the locale files', () => {
    const ids = Object.entries(games).flatMap(([game, lists]) => {
      const parts = Object.keys(lists).filter((name) => name !== 'all' && name !== 'story');
      return [`games.${game}`, ...parts.map((part) => `gameParts.${part}`)];
    });
    const english = [...(readLocales().get('en')?.keys() ?? [])];
    const names = english.filter((key) => /^(?:games|gameParts)\./.test(key));
    expect(names.sort()).toEqual(ids.sort());
  });
});

// docs/data.md has the same numbers.
describe('entries and species', () => {
  it.each<[string, all: [number, number], story: [number, number]]>([
    ['red-blue', [151, 151], [151, 151]],
    ['yellow', [151, 151], [151, 151]],
    ['gold-silver', [251, 251], [251, 251]],
    ['crystal', [251, 251], [251, 251]],
    ['ruby-sapphire', [389, 386], [205, 202]],
    ['emerald', [389, 386], [205, 202]],
    ['firered-leafgreen', [390, 386], [151, 151]],
    ['diamond-pearl', [517, 493], [153, 151]],
    ['platinum', [524, 493], [218, 210]],
    ['heartgold-soulsilver', [524, 493], [256, 256]],
    ['black-white', [682, 649], [158, 156]],
    ['black-2-white-2', [687, 649], [311, 301]],
    ['x-y', [795, 721], [498, 457]],
    ['omega-ruby-alpha-sapphire', [818, 721], [244, 211]],
    ['sun-moon', [943, 802], [346, 302]],
    ['ultra-sun-ultra-moon', [952, 807], [459, 403]],
    ['lets-go', [186, 153], [186, 153]],
    ['sword-shield', [746, 664], [656, 584]],
    ['brilliant-diamond-shining-pearl', [525, 493], [153, 151]],
    ['legends-arceus', [278, 242], [278, 242]],
    ['scarlet-violet', [838, 733], [712, 665]],
    ['legends-za', [494, 364], [494, 364]],
    ['champions', [345, 231], [345, 231]],
  ])('%s: all %j, story %j', (game, all, story) => {
    const countsOf = (list: PokedexRecord[]) => [list.length, speciesOf(list)];
    expect(countsOf(listIn(game))).toEqual(all);
    expect(countsOf(listIn(game, 'story'))).toEqual(story);
  });

  it('are those of all 23 games', () => {
    expect(Object.keys(games)).toHaveLength(23);
  });
});

describe('the parts', () => {
  const table: Record<string, { parts?: Record<string, { species: string }> }> = JSON.parse(
    readFileSync('data/games.json', 'utf8'),
  );

  // The numbers of the games' own regional Pokédexes, and the entries with what the part adds.
  it.each([
    ['sword-shield', 'galar', 400, 439],
    ['sword-shield', 'isle-of-armor', 211, 240],
    ['sword-shield', 'crown-tundra', 210, 226],
    ['scarlet-violet', 'paldea', 400, 420],
    ['scarlet-violet', 'teal-mask', 200, 212],
    ['scarlet-violet', 'indigo-disk', 243, 257],
    ['legends-za', 'lumiose', 232, 315],
    ['legends-za', 'mega-dimension', 132, 179],
  ])('%s, %s: %i species, %i entries', (game, part, species, count) => {
    expect(numbersOf(table[game]?.parts?.[part]?.species ?? '').size).toBe(species);
    expect(listIn(game, part)).toHaveLength(count);
  });
});

const split = (ids: string) => ids.split(' ').filter(Boolean);
const sinceX = 'x-y omega-ruby-alpha-sapphire sun-moon ultra-sun-ultra-moon';

it.each([
  ['garchomp-mega-z', 'legends-za champions'],
  ['floette-eternal', 'legends-za champions'],
  ['absol-mega-z', 'legends-za champions'],
  ['wooper-paldea', 'scarlet-violet'],
  ['eternatus-eternamax', 'sword-shield'],
  ['groudon-primal', 'omega-ruby-alpha-sapphire sun-moon ultra-sun-ultra-moon legends-za'],
  ['charizard-mega-x', `${sinceX} lets-go legends-za champions`],
  ['diancie-mega', `${sinceX.replace('x-y ', '')} legends-za`],
  ['necrozma-ultra', 'ultra-sun-ultra-moon'],
  ['melmetal', 'lets-go sword-shield legends-za'],
])('%s is in the games: %s', (id, expected) => {
  expect(Object.keys(games).filter((game) => idsIn(game).includes(id))).toEqual(split(expected));
});

it.each([
  ['ruby-sapphire', 'all', 'deoxys', 'deoxys-attack deoxys-defense deoxys-speed'],
  ['emerald', 'all', 'deoxys-speed', 'deoxys deoxys-attack deoxys-defense'],
  ['firered-leafgreen', 'all', 'deoxys-attack deoxys-defense', 'deoxys deoxys-speed'],
  ['diamond-pearl', 'all', 'rotom giratina shaymin', 'rotom-wash giratina-origin shaymin-sky'],
  ['diamond-pearl', 'all', 'deoxys-speed', ''],
  ['platinum', 'all', 'rotom-wash giratina-origin shaymin-sky', 'victini arceus-fairy'],
  ['brilliant-diamond-shining-pearl', 'all', 'rotom-wash giratina-origin', 'charizard-mega-x'],
  ['brilliant-diamond-shining-pearl', 'all', 'arceus-fairy', 'vulpix-alola sylveon'],
  ['black-white', 'all', 'kyurem keldeo genesect', 'kyurem-black landorus-therian'],
  ['black-2-white-2', 'all', 'kyurem-black kyurem-white landorus-therian', 'fletchling'],
  ['x-y', 'all', 'gengar-mega hoopa volcanion', 'salamence-mega hoopa-unbound latias-mega'],
  ['sun-moon', 'all', 'vulpix vulpix-alola necrozma', 'lycanroc-dusk poipole zeraora'],
  ['sun-moon', 'story', 'vulpix-alola marshadow', 'vulpix bulbasaur greninja-ash'],
  ['lets-go', 'all', 'pidgeot-mega vulpix-alola meltan mew', 'crobat sylveon sceptile-mega'],
  ['sword-shield', 'all', 'ponyta-galar ponyta charizard', 'charizard-mega-x voltorb-hisui'],
  ['sword-shield', 'all', 'vulpix-alola dragapult', 'pidgey hoothoot-mega chikorita starly'],
  ['sword-shield', 'all', '', 'greninja arceus'],
  ['sword-shield', 'galar', 'ponyta-galar corsola-galar', 'ponyta corsola kubfu'],
  ['sword-shield', 'isle-of-armor', 'kubfu slowpoke-galar ponyta', 'calyrex'],
  ['sword-shield', 'crown-tundra', 'calyrex articuno-galar', 'kubfu grookey'],
  ['legends-arceus', 'all', 'zoroark-hisui voltorb-hisui', 'zoroark voltorb'],
  ['legends-arceus', 'all', 'dialga-origin wyrdeer', 'steelix-mega ponyta-galar'],
  ['scarlet-violet', 'all', 'voltorb-hisui slowpoke-galar perrserker', 'charizard-mega-x pidgey'],
  ['scarlet-violet', 'all', 'ogerpon terapagos-stellar', 'rattata zubat dracozolt'],
  ['scarlet-violet', 'paldea', 'wooper-paldea wooper perrserker', 'ogerpon zorua-hisui'],
  ['scarlet-violet', 'teal-mask', 'ogerpon growlithe-hisui ursaluna-bloodmoon', 'terapagos'],
  ['scarlet-violet', 'indigo-disk', 'terapagos exeggutor-alola', 'ogerpon'],
  ['legends-za', 'all', 'zygarde-mega goodra-hisui mewtwo-mega-x', 'rattata koraidon'],
  ['legends-za', 'lumiose', 'zygarde mewtwo', 'raichu-mega-x zeraora'],
  ['legends-za', 'mega-dimension', 'raichu-mega-x zeraora-mega garchomp-mega-z', 'chespin'],
  ['champions', 'all', 'perrserker mr-mime farfetchd rillaboom', 'mr-mime-galar greninja-ash'],
])('%s, %s has %s, not %s', (game, list, has, lacks) => {
  const ids = idsIn(game, list);
  expect(ids).toEqual(expect.arrayContaining(split(has)));
  expect(split(lacks).filter((id) => ids.includes(id))).toEqual([]);
});
