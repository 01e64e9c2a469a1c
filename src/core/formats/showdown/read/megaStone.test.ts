import { expect, it } from 'vitest';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { findHeldForm, translateItem } from './heldForm.ts';

const find = pokemonFinder(pokedex);

const english =
  `gengarite gardevoirite ampharosite venusaurite charizarditex blastoisinite mewtwonitex
mewtwonitey blazikenite medichamite houndoominite aggronite banettite tyranitarite scizorite pinsirite
aerodactylite lucarionite abomasite kangaskhanite gyaradosite absolite charizarditey alakazite heracronite
mawilite manectite garchompite latiasite latiosite swampertite sceptilite sablenite altarianite galladite
audinite metagrossite sharpedonite slowbronite steelixite pidgeotite glalitite diancite cameruptite
lopunnite salamencite beedrillite`.split(/\s+/);

/** The names in the games, from the texts of PKHeX, in the order of their numbers. */
const stones = {
  de: `Gengarnit Guardevoirnit Ampharosnit Bisaflornit Gluraknit_X Turtoknit Mewtunit_X Mewtunit_Y Lohgocknit
Meditalisnit Hundemonit Stollossnit Banetteonit Despotarnit Scheroxnit Pinsirnit Aerodactylonit Lucarionit
Rexblisarnit Kangamanit Garadosnit Absolnit Gluraknit_Y Simsalanit Skarabornit Flunkifernit Voltensonit
Knakracknit Latiasnit Latiosnit Sumpexnit Gewaldronit Zobirisnit Altarianit Galagladinit Ohrdochnit
Metagrossnit Tohaidonit Lahmusnit Stahlosnit Taubossnit Firnontornit Diancienit Cameruptnit Schlapornit
Brutalandanit Bibornit`,
  fr: `Ectoplasmite Gardevoirite Pharampite Florizarrite Dracaufite_X Tortankite Mewtwoïte_X Mewtwoïte_Y
Braségalite Charminite Démolossite Galekingite Branettite Tyranocivite Cizayoxite Scarabruite Ptéraïte
Lucarite Blizzarite Kangourexite Léviatorite Absolite Dracaufite_Y Alakazamite Scarhinoïte Mysdibulite
Élecsprintite Carchacrokite Latiasite Latiosite Laggronite Jungkite Ténéfixite Altarite Gallamite
Nanméouïte Métalossite Sharpedite Flagadossite Steelixite Roucarnagite Oniglalite Diancite Caméruptite
Lockpinite Drattakite Dardargnite`,
  es: `Gengarita Gardevoirita Ampharosita Venusaurita Charizardita_X Blastoisita Mewtwoita_X Mewtwoita_Y
Blazikenita Medichamita Houndoomita Aggronita Banettita Tyranitarita Scizorita Pinsirita Aerodactylita
Lucarita Abomasnowita Kangaskhanita Gyaradosita Absolita Charizardita_Y Alakazamita Heracrossita Mawilita
Manectricita Garchompita Latiasita Latiosita Swampertita Sceptilita Sableynita Altarianita Galladita
Audinita Metagrossita Sharpedonita Slowbronita Steelixita Pidgeotita Glalita Diancita Cameruptita
Lopunnita Salamencita Beedrillita`,
  ja: `ゲンガナイト サーナイトナイト デンリュウナイト フシギバナイト リザードナイトＸ カメックスナイト ミュウツナイトＸ
ミュウツナイトＹ バシャーモナイト チャーレムナイト ヘルガナイト ボスゴドラナイト ジュペッタナイト バンギラスナイト
ハッサムナイト カイロスナイト プテラナイト ルカリオナイト ユキノオナイト ガルーラナイト ギャラドスナイト アブソルナイト
リザードナイトＹ フーディナイト ヘラクロスナイト クチートナイト ライボルトナイト ガブリアスナイト ラティアスナイト
ラティオスナイト ラグラージナイト ジュカインナイト ヤミラミナイト チルタリスナイト エルレイドナイト タブンネナイト
メタグロスナイト サメハダナイト ヤドランナイト ハガネールナイト ピジョットナイト オニゴーリナイト ディアンシナイト
バクーダナイト ミミロップナイト ボーマンダナイト スピアナイト`,
  ko: `팬텀나이트 가디안나이트 전룡나이트 이상해꽃나이트 리자몽나이트X 거북왕나이트 뮤츠나이트X 뮤츠나이트Y 번치코나이트
요가램나이트 헬가나이트 보스로라나이트 다크펫나이트 마기라스나이트 핫삼나이트 쁘사이저나이트 프테라나이트 루카리오나이트
눈설왕나이트 캥카나이트 갸라도스나이트 앱솔나이트 리자몽나이트Y 후디나이트 헤라크로스나이트 입치트나이트 썬더볼트나이트
한카리아스나이트 라티아스나이트 라티오스나이트 대짱이나이트 나무킹나이트 깜까미나이트 파비코리나이트 엘레이드나이트
다부니나이트 메타그로스나이트 샤크니아나이트 야도란나이트 강철톤나이트 피죤투나이트 얼음귀신나이트 디안시나이트 폭타나이트
이어롭나이트 보만다나이트 독침붕나이트`,
  'zh-Hans': `耿鬼进化石 沙奈朵进化石 电龙进化石 妙蛙花进化石 喷火龙进化石Ｘ 水箭龟进化石 超梦进化石Ｘ 超梦进化石Ｙ 火焰鸡进化石
恰雷姆进化石 黑鲁加进化石 波士可多拉进化石 诅咒娃娃进化石 班基拉斯进化石 巨钳螳螂进化石 凯罗斯进化石 化石翼龙进化石
路卡利欧进化石 暴雪王进化石 袋兽进化石 暴鲤龙进化石 阿勃梭鲁进化石 喷火龙进化石Ｙ 胡地进化石 赫拉克罗斯进化石 大嘴娃进化石
雷电兽进化石 烈咬陆鲨进化石 拉帝亚斯进化石 拉帝欧斯进化石 巨沼怪进化石 蜥蜴王进化石 勾魂眼进化石 七夕青鸟进化石
艾路雷朵进化石 差不多娃娃进化石 巨金怪进化石 巨牙鲨进化石 呆壳兽进化石 大钢蛇进化石 大比鸟进化石 冰鬼护进化石 蒂安希进化石
喷火驼进化石 长耳兔进化石 暴飞龙进化石 大针蜂进化石`,
};

const withMegas = new Set(
  pokedex.filter(({ tags }) => tags?.includes('mega')).map(({ number }) => number),
);
const candidates = pokedex.filter(
  ({ number, tags }) => withMegas.has(number) && !tags?.includes('mega'),
);

/** The form that each stone gives the Pokémon of the Pokédex, without those that have none. */
function formsOf(item: string) {
  return candidates.flatMap((pokemon) => {
    const form = findHeldForm(pokedex, 'default', pokemon, translateItem(pokedex, pokemon, item));
    return form ? [`${pokemon.id}: ${form.id}`] : [];
  });
}

it.each(Object.entries(stones))('a Mega Stone belongs to its Pokémon alone: %s', (_, names) => {
  const all = names.split(/\s+/).map((name) => name.replace('_', ' '));
  expect(all.length).toBe(english.length);
  for (const [index, name] of all.entries())
    expect([name, formsOf(name)]).toEqual([name, formsOf(english[index] ?? '')]);
});

it.each([
  ['Glurak', 'Gluraknit X', 'Charizardite X'],
  ['Absol', 'Absolnit Z', 'Absolite Z'],
  ['Meganie', 'Meganienit', 'Meganiumite'],
  ['カイリュー', 'カイリュナイト', 'Dragoninite'],
  ['Glurak', 'Turtoknit', 'Turtoknit'],
  ['Evoli', 'Evolith', 'Evolith'],
  ['Eevee', 'Eviolite', 'Eviolite'],
  ['Charizard', 'Charizardite X', 'Charizardite X'],
])('%s @ %s is %s in Showdown', (pokemon, item, name) => {
  expect(translateItem(pokedex, find(pokemon)!, item)).toBe(name);
});
