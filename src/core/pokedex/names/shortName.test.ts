import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { pokemonById } from '#core/pokedex/fusion.ts';
import { addedPokemon } from '#core/pokedex/pokemon.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { displayName } from './name.ts';
import { shortName, splitShortName } from './shortName.ts';

const pokeRogue = readyMadeGames.find(({ fusion }) => fusion === 'pokerogue')!;
const find = pokemonById(pokeRogue, pokedex);

describe('the short name', () => {
  it.each([
    ['en', 'garchomp', 'Garchomp'],
    ['en', 'landorus', 'Landorus'],
    ['en', 'landorus-therian', 'Landorus-T'],
    ['en', 'rotom-wash', 'Rotom-W'],
    ['en', 'rotom-fan', 'Rotom-Fa'],
    ['en', 'raichu-alola', 'Raichu-A'],
    ['en', 'charizard-mega-y', 'Charizard Y'],
    ['en', 'scizor-mega', 'Mega Scizor'],
    ['en', 'necrozma-dusk-mane', 'Necrozma-DM'],
    ['en', 'necrozma-ultra', 'Necrozma-U'],
    ['en', 'tauros-paldea-aqua', 'Tauros-PA'],
    ['en', 'zygarde-10', 'Zygarde-10%'],
    ['en', 'indeedee-f', 'Indeedee♀'],
    ['en', 'kyogre-primal', 'Kyogre-P'],
    ['en', 'gengar_rotom-wash', 'Gengar + Rotom-W'],
    ['de', 'landorus-therian', 'Demeteros-T'],
    ['de', 'scizor-mega', 'Mega-Scherox'],
    ['de', 'tauros-paldea-blaze', 'Tauros-PFla'],
    ['fr', 'raichu-alola', 'Raichu-A'],
    ['fr', 'zacian-crowned', 'Zacian-E'],
    ['it', 'raichu-alola', 'Raichu-A'],
    ['pl', 'landorus-therian', 'Landorus-T'],
    ['ja', 'charizard-mega-y', 'リザードンＹ'],
    ['ja', 'rotom-wash', 'ウォッシュロトム'],
    ['ja', 'landorus-therian', 'ランドロス-レ'],
    ['ko', 'landorus-therian', '랜드로스-영'],
    ['zh-Hans', 'landorus-therian', '土地云-灵'],
  ])('in %s of %s is %s', (language, id, name) => {
    expect(shortName(language, find(id)!, pokedex)).toBe(name);
  });

  it.each(languages)('in %s stands for one Pokémon', (language) => {
    const names = pokedex.map((pokemon) => shortName(language, pokemon, pokedex));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(languages)('in %s is never longer than the whole name', (language) => {
    const longer = pokedex
      .map((pokemon) => [shortName(language, pokemon, pokedex), displayName(language, pokemon)])
      .filter(([short, whole]) => short!.length > whole!.length);
    expect(longer).toEqual([]);
  });

  it("is the name of an own game's Pokémon", () => {
    const game = { ...pokeRogue, pokemon: [{ id: 'own-lyra', name: 'Lyra Cat', types: [] }] };
    const [lyra] = addedPokemon(game as unknown as typeof pokeRogue);
    expect(shortName('en', lyra!, pokedex)).toBe('Lyra Cat');
  });
});

describe('the lines of a short name', () => {
  it.each([
    ['Garchomp', ['Garchomp']],
    ['Landorus-T', ['Landorus|-T']],
    ['Charizard Y', ['Charizard| Y']],
    ['リザードンＹ', ['リザードン|Ｙ']],
    ['Indeedee♀', ['Indeedee|♀']],
    ['Zygarde-10%', ['Zygarde|-10%']],
    ['Porygon2', ['Porygon|2']],
    ['Mega Scizor', ['Mega', 'Scizor']],
    ['Mega-Scherox', ['Mega-', 'Scherox']],
    ['MegaScizor', ['Mega', 'Scizor']],
    ['Iron Valiant', ['Iron', 'Valiant']],
    ['Mr. Mime-G', ['Mr.', 'Mime|-G']],
    ['Gengar + Rotom-W', ['Gengar +', 'Rotom|-W']],
  ])('of %s are %j', (name, lines) => {
    const splitLines = splitShortName(name).map(({ beginning, mark }) =>
      [beginning, mark].filter(Boolean).join('|'),
    );
    expect(splitLines).toEqual(lines);
  });
});
