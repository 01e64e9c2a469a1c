import { readFileSync } from 'node:fs';
import { Dex, toID } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ByType } from '#core/charts/type.ts';
import { types } from '#core/charts/type.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { beginsWith, findType, type SearchWords, search } from './search.ts';

const searchables = searchablesIn('default', pokedex);

const english: SearchWords = {
  language: 'en',
  types: new Map(types.map((type) => [type, [type]])),
};

/** The type names of the language and of English. */
function bilingualWords(language: string, words: Partial<ByType<string>>): SearchWords {
  return {
    language,
    types: new Map(types.map((type) => [type, [type, words[type] ?? []].flat()])),
  };
}

const german = bilingualWords('de', {
  fire: 'Feuer',
  flying: 'Flug',
  bug: 'Käfer',
  ghost: 'Geist',
});
const vietnamese = bilingualWords('vi', { fighting: 'Giác Đấu', ground: 'Đất', flying: 'Bay' });

function find(query: string, words = english, limit?: number): Pokemon[] {
  return search(query, searchables, words, limit);
}

const aliases = [...Dex.loadAliases().keys()];

function isOfficial(name: string): boolean {
  const { exists, num, isNonstandard } = Dex.species.get(name);
  return exists && num > 0 && !/CAP|Custom/.test(`${isNonstandard}`);
}

const ids = (matches: readonly Pokemon[]) => matches.map(({ id }) => id);

describe('the first match', () => {
  it.each([
    // By number
    ['6', 'charizard'],
    ['006', 'charizard'],
    ['#006', 'charizard'],
    ['25', 'pikachu'],
    ['10', 'caterpie'],
    // By a form, its words in any order
    ['mega charizard x', 'charizard-mega-x'],
    ['x charizard mega', 'charizard-mega-x'],
    ['Mega-Glurak X', 'charizard-mega-x'],
    ['metagross mega', 'metagross-mega'],
    ['alola ninetales', 'ninetales-alola'],
    ['ninetales alolan', 'ninetales-alola'],
    ['wash rotom', 'rotom-wash'],
    ['zygarde 10%', 'zygarde-10'],
    ['6 mega y', 'charizard-mega-y'],
    // In other languages and scripts
    ['Glurak', 'charizard'],
    ['リザードン', 'charizard'],
    ['りざーどん', 'charizard'],
    ['ﾘｻﾞｰﾄﾞﾝ', 'charizard'],
    ['리자몽', 'charizard'],
    ['喷火龙', 'charizard'],
    ['噴火龍', 'charizard'],
    ['メガリザードンX', 'charizard-mega-x'],
    // Inside a name
    ['izard', 'charizard'],
    ['자몽', 'charizard'],
    // With missing or different punctuation
    ['flabebe', 'flabebe'],
    ['farfetchd', 'farfetchd'],
    ["farfetch'd", 'farfetchd'],
    ['farfetch’d', 'farfetchd'],
    ['nidoran f', 'nidoran-f'],
    ['nidoran ♀', 'nidoran-f'],
    ['nidoran♂', 'nidoran-m'],
    ['type: null', 'type-null'],
    ['typenull', 'type-null'],
    ['mr mime', 'mr-mime'],
    ['mr.mime', 'mr-mime'],
    ['ho oh', 'ho-oh'],
    ['hooh', 'ho-oh'],
    ['tapukoko', 'tapu-koko'],
    // With one mistyped letter
    ['garchmop', 'garchomp'],
    ['charzard', 'charizard'],
    ['charizzard', 'charizard'],
    ['pikachi', 'pikachu'],
    ['megacharizrdx', 'charizard-mega-x'],
    // What players say
    ['chomp', 'garchomp'],
    ['lando-t', 'landorus-therian'],
    ['zard y', 'charizard-mega-y'],
    ['Zard-Y', 'charizard-mega-y'],
    ['pex', 'toxapex'],
    ['rilla', 'rillaboom'],
    ['incin', 'incineroar'],
    ['gholde', 'gholdengo'],
    ['torn-t', 'tornadus-therian'],
    // The full name of a species ranks before longer names and before its forms
    ['mew', 'mew'],
    ['porygon', 'porygon'],
    ['porygon2', 'porygon2'],
    ['charizard', 'charizard'],
    ['rotom', 'rotom'],
    // The beginning of a species' name ranks before that of a form's words
    ['gal', 'gallade'],
    ['me', 'metapod'],
  ])('for "%s" is %s', (query, id) => {
    expect(find(query)[0]?.id).toBe(id);
  });

  it.each([
    ['English', english, 'pansage'],
    ['German', german, 'mr-mime'],
  ])('for "pan" begins so in the player\'s language, %s', (_, words, id) => {
    expect(find('pan', words)[0]?.id).toBe(id);
  });
});

describe('nicknames', () => {
  /** Nicknames that Pokémon Showdown does not have. */
  const ownNicknames: Partial<Record<string, string>> = {
    ...{ bkyu: 'kyurem-black', gzap: 'zapdos-galar', hsam: 'samurott-hisui', kgambit: 'kingambit' },
    ...{ mkang: 'kangaskhan-mega', mmeta: 'metagross-mega', mtwo: 'mewtwo', mu2: 'mewtwo' },
    ...{ wkyu: 'kyurem-white' },
  };
  const names = `
    ace amuk aninetales bkyu calyshadow corv dnite drill ferro fmane gira gking glowking gmolt
    gzap hamurott hgoodra hippo hsam hzoro ival kgambit kyub landot m2 mbee mchomp mdia mgar
    mgross mgyara mkang mlop mluc mmaw mmence mmeta mpert mray mscizor mttar mtwo mu2 mvenu
    mzam mzor ndw p2 pdon pogre pory2 poryz pz rmoon rotomw skymin stail thundyt tornt tran
    ttar wkyu zam zardx zardy
  `;
  const rows = names
    .trim()
    .split(/\s+/)
    .map((nickname) => [nickname, ownNicknames[nickname] ?? Dex.species.get(nickname).id]);

  describe.each([english, german])('in the language $language', (words) => {
    it.each(rows)('find the Pokémon first: %s', (nickname, id) => {
      expect(toID(find(`${nickname}`, words)[0]?.id)).toBe(toID(id));
    });
  });

  it('do not hide the other matches', () => {
    expect(ids(find('toed')).sort()).toEqual(['politoed', 'toedscool', 'toedscruel']);
  });
});

describe('names in other scripts', () => {
  // The Russian names are those of the animated series.
  const cyrillicNames = {
    ...{
      пикачу: 'pikachu',
      Бульбазавр: 'bulbasaur',
      Венузавр: 'venusaur',
      Чармандер: 'charmander',
    },
    ...{ чаризард: 'charizard', Сквиртл: 'squirtle', Вартортл: 'wartortle', Бластойз: 'blastoise' },
    ...{
      Катерпи: 'caterpie',
      Баттерфри: 'butterfree',
      Бидрилл: 'beedrill',
      Пиджеотто: 'pidgeotto',
    },
    ...{ Спироу: 'spearow', Нидоквин: 'nidoqueen', Клефейри: 'clefairy', Вульпикс: 'vulpix' },
    ...{ Найнтейлс: 'ninetales', Джиглипафф: 'jigglypuff', Мяут: 'meowth', Псайдак: 'psyduck' },
    ...{ Гроулит: 'growlithe', Арканайн: 'arcanine', Поливаг: 'poliwag', Алаказам: 'alakazam' },
    ...{ Мачамп: 'machamp', Джеодуд: 'geodude', Слоупок: 'slowpoke', Хонтер: 'haunter' },
    ...{ Генгар: 'gengar', Гипно: 'hypno', Кьюбон: 'cubone', Кангасхан: 'kangaskhan' },
    ...{ Джинкс: 'jynx', Мэджикарп: 'magikarp', Гаярдос: 'gyarados', Иви: 'eevee' },
    ...{ Снорлакс: 'snorlax', Драгонайт: 'dragonite', Мью: 'mew', Синдаквил: 'cyndaquil' },
    ...{ Лукарио: 'lucario', Гарчомп: 'garchomp', Рэйкваза: 'rayquaza', Арцеус: 'arceus' },
    ...{ Гренинджа: 'greninja', 'Мега Чаризард': 'charizard-mega-x' },
  };
  it.each(Object.entries(cyrillicNames))('find the Pokémon first: %s', (name, id) => {
    expect(find(name)[0]?.id).toBe(id);
    expect(find(name, german)[0]?.id).toBe(id);
  });

  it.each([
    ['리자', 'charizard'],
    ['리잠', 'charizard'],
    ['리자모', 'charizard'],
    ['ㄹㅈㅁ', 'charizard'],
    ['ㅍㅋㅊ', 'pikachu'],
    ['피캋', 'pikachu'],
    ['ぴかちゅ', 'pikachu'],
    ['ﾋﾟｶﾁｭｳ', 'pikachu'],
    ['ＰＩＫＡＣＨＵ', 'pikachu'],
    ['＃００２５', 'pikachu'],
    ['りざーどんＸ', 'charizard-mega-x'],
    ['rizaadon', 'charizard'],
  ])('find the Pokémon while they are typed: %s', (name, id) => {
    expect(ids(find(name))).toContain(id);
  });

  it('are also the words of types', () => {
    const russian = bilingualWords('ru', { electric: 'Электрический' });
    expect(find('пикачу электрический', russian)[0]?.id).toBe('pikachu');
    expect(find('пикачу Электр', russian)[0]?.id).toBe('pikachu');
  });
});

describe('the order of the matches', () => {
  const beginning = (query: string, count: number) => ids(find(query)).slice(0, count);

  it.each([
    ['dark', ['darkrai']],
    ['rock', ['rockruff']],
    ['dragon', ['dragonair', 'dragonite']],
    ['chien', ['chien-pao', 'wo-chien']],
    ['steel', ['steelix']],
    ['garch', ['garchomp']],
    ['garcho', ['garchomp']],
  ])('has names that begin so first: %s', (query, names) => {
    const own = find(query).filter(({ speciesNames }) =>
      fold(speciesNames.en ?? '').startsWith(query),
    );
    expect(ids(find(query)).slice(0, own.length)).toEqual(ids(own));
    const species = own.map(({ id }) => id).filter((id) => !id.includes('-mega'));
    expect(species.slice(0, names.length)).toEqual(names.slice(0, species.length));
    expect(beginning(query, 1)).toEqual(names.slice(0, 1));
  });

  it.each(['dark', 'rock', 'dragon'] as const)('has the Pokémon of the type next: %s', (type) => {
    const others = find(type).filter((pokemon) => !beginsWith(type, pokemon, 'en'));
    expect(others.length).toBeGreaterThan(40);
    for (const pokemon of others) expect(pokemon.types).toContain(type);
  });
});

describe('the type of a query', () => {
  it.each([
    ['Dark', english, 'dark'],
    ['käfer', german, 'bug'],
    ['Giac Dau', vietnamese, 'fighting'],
    ['dar', english, undefined],
    ['dark rock', english, undefined],
    ['', english, undefined],
  ])('%s', (query, words, type) => {
    expect(findType(query, words)).toBe(type);
  });
});

describe('names in other languages', () => {
  it.each(['char', 'gar', 'mar', 'ros', 'lun'])('come after all own names: %s', (query) => {
    const isForeign = find(query).map(({ speciesNames, formNames }) =>
      [speciesNames, formNames].every(({ en }) => !fold(en ?? '').includes(query)),
    );
    expect(isForeign).toContain(false);
    expect(isForeign).toEqual(isForeign.toSorted((one, other) => Number(one) - Number(other)));
  });
});

describe('the matches', () => {
  it.each(['', '   ', '’', '-'])('are none for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each([
    ['two mistakes', 'gorchmop'],
    ['two mistakes', 'chrizzard'],
    ['two mistakes', 'pickachi'],
    ['a mistake in a short word', 'mwe'],
    ['a number of no Pokémon', '9999'],
    ['two letters inside a name', 'wt'],
    ['a name and an unknown word', 'pikachu nonsense'],
  ])('are none for %s: %s', (_, query) => {
    expect(find(query)).toEqual([]);
  });

  it('are at most 50, or at most the limit', () => {
    expect(find('a')).toHaveLength(50);
    expect(find('a', english, 7)).toEqual(find('a').slice(0, 7));
  });

  it.each([
    ['fire flying', english],
    ['flying fire', english],
    ['feuer flug', german],
    ['fire flug', german],
  ])('have both types of the query: %s', (query, words) => {
    const fireFlyingPokemon = pokedex.filter(
      (pokemon) => pokemon.types.includes('fire') && pokemon.types.includes('flying'),
    );
    expect(ids(find(query, words)).sort()).toEqual(ids(fireFlyingPokemon).sort());
  });

  it.each([
    ['de', 'Gestein Flug'],
    ['de', 'Stein Flug'],
    ['de', 'flug/stein'],
    ['es', 'roca volador'],
    ['fr', 'roche vol'],
    ['pl', 'kamienny latający'],
    ['pl', 'latajacy kamienny'],
    ['ru', 'каменный летающий'],
    ['kk', 'тасты ұшатын'],
    ['vi', 'da bay'],
    ['ja', 'いわ　ひこう'],
    ['ja-Hrkt', 'イワ ヒコウ'],
    ['zh-Hans', '岩石 飞行'],
    ['zh-Hant', '岩石、飛行'],
    ['ko', '바위 비행'],
    ['ko', 'ㅂㅇ ㅂㅎ'],
  ])('have the types that the app names in %s: %s', (language, query) => {
    const locale = JSON.parse(readFileSync(`public/locales/${language}.json`, 'utf8'));
    const matches = find(query, bilingualWords(language, locale.types));
    expect(ids(matches)).toContain('aerodactyl');
    expect(ids(matches)).not.toContain('charizard');
  });

  it('are not those of a type whose name ends with the only word', () => {
    const words = bilingualWords('de', { rock: 'Gestein', dark: 'Unlicht' });
    expect(ids(find('stein', words))).not.toContain('aerodactyl');
    expect(find('licht', words)[0]?.id).toBe('litwick');
  });

  it('depend on the first hundred characters only', () => {
    expect(ids(find(`pikachu${' '.repeat(93)}nonsense`))).toEqual(ids(find('pikachu')));
    expect(find(`pikachu${' '.repeat(92)}nonsense`)).toEqual([]);
  });

  it('have both the number and the name of the query', () => {
    expect(ids(find('6 charizard'))).toEqual(['charizard', 'charizard-mega-x', 'charizard-mega-y']);
    expect(find('7 charizard')).toEqual([]);
  });

  it('depend on the typing of the generation', () => {
    const past = searchables.map((each) => ({ ...each, typing: ['steel'] as const }));
    expect(search('pikachu steel', past, english)).toHaveLength(1);
    expect(search('pikachu electric', past, english)).toEqual([]);
  });
});

describe('every Pokémon', () => {
  it('is the first match for names and aliases of the simulator, or there is none', () => {
    const names = [...Dex.species.all().map(({ name }) => name), ...aliases].filter(
      (name, index) => index % 10 === 0 && isOfficial(name) && name !== 'melo',
    );
    expect(names.length).toBeGreaterThan(300);
    for (const name of names) {
      const { num, types } = Dex.species.get(name);
      const [match] = find(name);
      if (match)
        expect([name, match.number, match.types]).toEqual([name, `${num}`, types.map(toID)]);
    }
  });

  it('is the first match for its displayed name', () => {
    // The doors of names are tested with the names of every language: tests/names.test.ts.
    for (const pokemon of pokedex.filter((_, index) => index % 10 === 0)) {
      expect(find(displayName('en', pokemon))[0]?.id).toBe(pokemon.id);
    }
  });

  it("is found by its species' name in any language, before all other species", () => {
    const names = pokedex.flatMap((pokemon) =>
      Object.entries(pokemon.speciesNames).map(([language, name]) => ({ pokemon, language, name })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), ({ pokemon, language, name = '' }) => {
        const matches = find(name);
        expect(matches).toContain(pokemon);
        expect(matches[0]?.speciesNames[language]).toBe(name);
      }),
    );
  });
});

// Bugs that other calculators once had.
describe('bugs of other calculators', () => {
  // https://github.com/wavebeem/pkmn.help, src/misc/data-types.ts
  it.each(['Giác Đấu Bay', 'giac dau bay', 'bay giac'])(
    "a type's name may have spaces, as in Vietnamese: %s",
    (query) => {
      const matches = find(query, vietnamese);
      expect(ids(matches)).toContain('hawlucha');
      for (const { types } of matches)
        expect(types).toEqual(expect.arrayContaining(['fighting', 'flying']));
    },
  );
});

describe('in a game', () => {
  const inGame = new Set(pokedex.filter(({ id }) => id === 'charmeleon'));
  const inEmerald = searchablesIn('emerald', pokedex, inGame);

  it('its Pokémon come before better matches that it lacks', () => {
    expect(ids(search('char', inEmerald, english)).slice(0, 2)).toEqual([
      'charmeleon',
      'charmander',
    ]);
  });

  it('those of later generations are no matches', () => {
    expect(search('chimchar', inEmerald, english)).toEqual([]);
  });
});
