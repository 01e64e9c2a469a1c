import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { nameIn } from './name.ts';

type Wiki = {
  name: string;
  /** The language of its titles, which are the names of the species. */
  language: string;
  address: string;
  /** The end of its titles, after the name of a species. */
  suffix?: string;
};

const bulbapedia: Wiki = {
  name: 'Bulbapedia',
  language: 'en',
  address: 'https://bulbapedia.bulbagarden.net/wiki/',
  suffix: '_(Pokémon)',
};

const japaneseWiki: Wiki = {
  name: 'ポケモンWiki',
  language: 'ja',
  address: 'https://wiki.xn--rckteqa2e.com/wiki/',
};

/** The other members of Encyclopædiæ Pokémonis, a network of wikis, and the Korean wiki of Fandom. */
const wikis: Readonly<Partial<Record<string, Wiki>>> = {
  de: { name: 'PokéWiki', language: 'de', address: 'https://www.pokewiki.de/' },
  es: { name: 'WikiDex', language: 'es', address: 'https://www.wikidex.net/wiki/' },
  fr: { name: 'Poképédia', language: 'fr', address: 'https://www.pokepedia.fr/' },
  it: {
    name: 'Pokémon Central Wiki',
    language: 'it',
    address: 'https://wiki.pokemoncentral.it/',
  },
  ja: japaneseWiki,
  'ja-Hrkt': japaneseWiki,
  ko: {
    name: '포켓몬 위키',
    language: 'ko',
    address: 'https://pokemon.fandom.com/ko/wiki/',
    suffix: '_(포켓몬)',
  },
  'zh-Hans': {
    name: '神奇宝贝百科',
    language: 'zh-Hans',
    address: 'https://wiki.52poke.com/zh-hans/',
  },
  'zh-Hant': {
    name: '神奇寶貝百科',
    language: 'zh-Hant',
    address: 'https://wiki.52poke.com/zh-hant/',
  },
};

/** Titles that differ from the name in the games. */
const otherTitles: Readonly<Partial<Record<string, string>>> = {
  ポリゴン２: 'ポリゴン2',
  ポリゴンＺ: 'ポリゴンZ',
  多边兽２型: '多边兽Ⅱ',
  多边兽乙型: '多边兽Ｚ',
};

function wikiOf(language: string): Wiki {
  return wikis[language] ?? bulbapedia;
}

/** The name of the wiki for players of the language. */
export function wikiName(language: string): string {
  return wikiOf(language).name;
}

/** The URL of the page about the Pokémon's species in the wiki for players of the language. */
export function wikiLink(language: string, { speciesNames }: Pokemon): string {
  const wiki = wikiOf(language);
  const name = nameIn(wiki.language, speciesNames) ?? '';
  // The games write Farfetch’d with a curly apostrophe, the wikis with a straight one.
  const title = (otherTitles[name] ?? name).replaceAll('’', "'").replaceAll(' ', '_');
  return wiki.address + encodeURIComponent(title + (wiki.suffix ?? ''));
}
