import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { getPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { wikiLink, wikiName } from './wiki.ts';

function link(language: string, id: string): string {
  return decodeURIComponent(wikiLink(language, getPokemon(id)));
}

describe('wikiLink', () => {
  it.each([
    ['en', 'garchomp', 'https://bulbapedia.bulbagarden.net/wiki/Garchomp_(Pokémon)'],
    ['de', 'garchomp', 'https://www.pokewiki.de/Knakrack'],
    ['es', 'garchomp', 'https://www.wikidex.net/wiki/Garchomp'],
    ['fr', 'garchomp', 'https://www.pokepedia.fr/Carchacrok'],
    ['it', 'garchomp', 'https://wiki.pokemoncentral.it/Garchomp'],
    ['ja', 'garchomp', 'https://wiki.xn--rckteqa2e.com/wiki/ガブリアス'],
    ['ja-Hrkt', 'garchomp', 'https://wiki.xn--rckteqa2e.com/wiki/ガブリアス'],
    ['ko', 'garchomp', 'https://pokemon.fandom.com/ko/wiki/한카리아스_(포켓몬)'],
    ['zh-Hans', 'garchomp', 'https://wiki.52poke.com/zh-hans/烈咬陆鲨'],
    ['zh-Hant', 'garchomp', 'https://wiki.52poke.com/zh-hant/烈咬陸鯊'],
    ['pl', 'garchomp', 'https://bulbapedia.bulbagarden.net/wiki/Garchomp_(Pokémon)'],
    ['pt-BR', 'type-null', 'https://bulbapedia.bulbagarden.net/wiki/Type:_Null_(Pokémon)'],
    ['en', 'type-null', 'https://bulbapedia.bulbagarden.net/wiki/Type:_Null_(Pokémon)'],
    ['en', 'farfetchd', "https://bulbapedia.bulbagarden.net/wiki/Farfetch'd_(Pokémon)"],
    ['it', 'sirfetchd', "https://wiki.pokemoncentral.it/Sirfetch'd"],
    ['en', 'nidoran-f', 'https://bulbapedia.bulbagarden.net/wiki/Nidoran♀_(Pokémon)'],
    ['de', 'nidoran-m', 'https://www.pokewiki.de/Nidoran♂'],
    ['en', 'mr-mime', 'https://bulbapedia.bulbagarden.net/wiki/Mr._Mime_(Pokémon)'],
    ['fr', 'mr-mime', 'https://www.pokepedia.fr/M._Mime'],
    ['es', 'tapu-koko', 'https://www.wikidex.net/wiki/Tapu_Koko'],
    ['zh-Hant', 'tapu-koko', 'https://wiki.52poke.com/zh-hant/卡璞・鳴鳴'],
    ['en', 'flabebe', 'https://bulbapedia.bulbagarden.net/wiki/Flabébé_(Pokémon)'],
    ['ja', 'porygon-z', 'https://wiki.xn--rckteqa2e.com/wiki/ポリゴンZ'],
    ['zh-Hans', 'porygon2', 'https://wiki.52poke.com/zh-hans/多边兽Ⅱ'],
    ['en', 'rotom-wash', 'https://bulbapedia.bulbagarden.net/wiki/Rotom_(Pokémon)'],
    ['de', 'charizard-mega-x', 'https://www.pokewiki.de/Glurak'],
  ])('in %s: %s', (language, id, url) => {
    expect(link(language, id)).toBe(url);
  });

  it('encodes every title', () => {
    for (const language of languages) {
      for (const pokemon of pokedex) {
        const url = wikiLink(language, pokemon);
        expect(url).toMatch(/^https:\/\/[\w.-]+\/[\w./()'%-]+$/);
        expect(new URL(url).href).toBe(url);
      }
    }
  });
});

describe('wikiName', () => {
  it.each([
    ['en', 'Bulbapedia'],
    ['nl', 'Bulbapedia'],
    ['de', 'PokéWiki'],
    ['fr', 'Poképédia'],
    ['zh-Hant', '神奇寶貝百科'],
  ])('in %s: %s', (language, name) => {
    expect(wikiName(language)).toBe(name);
  });
});
