import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { attackingTypes } from '#core/charts/type.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { writeShowdown } from '#core/formats/showdown/write/writeTeam.ts';
import { parseMoveNames } from '#core/pokedex/moveFiles/moveNames.ts';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readMembers } from '#tests/readMembers.ts';

loadMovesFromDisk();

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The members of the sets without their lines, which differ by language. */
const readPlain = (sets: readonly string[]) =>
  readMembers(sets.join('\n\n')).map(({ set, ...member }) => ({
    ...member,
    itemForm: set?.itemForm,
  }));

/** The labels of PKHeX. */
const labels = {
  en: ['Ability: ', 'Tera Type: '],
  de: ['Fähigkeit: ', 'Tera-Typ: '],
  es: ['Habilidad: ', 'Teratipo: '],
  'es-419': ['Habilidad: ', 'Teratipo: '],
  fr: ['Talent : ', 'Type Téra : '],
  it: ['Abilità: ', 'Teratipo: '],
  ja: ['特性 ', 'テラスタイプ '],
  ko: ['특성 ', '테라스탈타입 '],
  'zh-Hans': ['特性: ', '太晶属性: '],
  'zh-Hant': ['特性: ', '太晶屬性: '],
} as const;

const gameLanguages = Object.keys(labels) as (keyof typeof labels)[];

type Names = Readonly<Record<string, string>>;

/** Names of two moves in two languages. */
const ambiguousMoves = [
  ...['Tornado', 'Carámbano', 'Vendetta', 'Furia', 'Charge', 'Distorsión', 'Remolino'],
];

const abilityRows = Object.values<Names>(readJson('data/abilityNames.json'));
const statusRows = Object.values<Names>(readJson('data/statusMoveNames.json')).filter(
  // It has rules.
  ({ en = '' }) => en !== 'Struggle',
);
const speciesRows = readJson('data/speciesNames.json') as Readonly<Record<string, Names>>;
const itemRows = Object.values<Names>(readJson('data/itemNames.json'));

describe.each(gameLanguages)('a set in %s', (language) => {
  const [abilityLabel, teraLabel] = labels[language];
  const nameIn = (row: Names) => row[language] ?? row.es ?? '';

  it('has the ability of its official name', () => {
    expect(readPlain(abilityRows.map((row) => `Mew\n${abilityLabel}${nameIn(row)}`))).toEqual(
      readPlain(abilityRows.map((row) => `Mew\nAbility: ${row.en}`)),
    );
  });

  it('has the form of the item of its official name', () => {
    const species = ['Arceus', 'Silvally', 'Genesect', 'Ogerpon', 'Zacian', 'Kyogre', 'Dialga'];
    const sets = (name: (row: Names) => string) =>
      itemRows.flatMap((row) => species.map((each) => `${each} @ ${name(row)}\n- Techno Blast`));
    expect(readPlain(sets(nameIn))).toEqual(readPlain(sets(({ en = '' }) => en)));
  });

  it('has the moves of their official names', () => {
    const table = parseMoves(readJson('public/moves.json'));
    const namesIn = (each: MoveLanguage) =>
      parseMoveNames(readJson(`public/moves/${each}.json`), table).moves;
    const english = namesIn('en');
    const sets = english.flatMap((name, index) => {
      const foreign = namesIn(language)[index];
      if (!foreign || name === 'Hidden Power' || ambiguousMoves.includes(foreign)) return [];
      return [[`Mew\n- ${foreign}`, `Mew\n- ${name}`]];
    });
    expect(readPlain(sets.map(([set = '']) => set))).toEqual(
      readPlain(sets.map(([, set = '']) => set)),
    );
  });

  it('has no attack by the official name of a status move, and knows it', () => {
    const names = statusRows.flatMap((row) => row[language] ?? []);
    const species = speciesRows[6]?.[language] ?? 'Charizard';
    const text = names.map((name) => `${species}\n- ${name}`).join('\n\n');
    const { teams, unreadableLines } = readShowdown(text, pokedex, 'default');
    expect(teams[0]?.members.flatMap(({ attacks }) => attacks) ?? []).toEqual([]);
    // Bodyguard is Safeguard in German and Wide Guard in Italian, Remolino an attack in Latin America.
    const unknown = unreadableLines.filter(({ text }) => !/Bodyguard|Remolino/.test(text));
    expect(unknown).toEqual([]);
  });

  it('has the Tera Type of its name', () => {
    const { types } = readJson(`public/locales/${language === 'es-419' ? 'es' : language}.json`);
    const members = readPlain(attackingTypes.map((type) => `Mew\n${teraLabel}${types[type]}`));
    expect(members.map(({ tera }) => tera)).toEqual(attackingTypes);
  });
});

it.each(languages)('finds what the app calls abilities, items and types in %s', (language) => {
  const english = readJson('public/locales/en.json');
  const { abilities, items, types } = readJson(`public/locales/${language}.json`);
  const sets = (texts: { abilities: Names; items: Names; types: Names }) => [
    ...Object.keys(abilities).map((id) => `Mew\nAbility: ${texts.abilities[id]}`),
    ...Object.keys(items).map((id) => `Mew @ ${texts.items[id]}`),
    ...Object.keys(types).map((id) => `Mew\nTera Type: ${texts.types[id]}`),
  ];
  expect(readPlain(sets({ abilities, items, types }))).toEqual(readPlain(sets(english)));
});

// Regression: the German, Spanish and Italian names were unknown, so the item was lost without a word.
it.each([
  ['Feendaune', 'fairy_feather'],
  ['Pluma Feérica', 'fairy_feather'],
  ['Piuma fatata', 'fairy_feather'],
  ['Fähigkeitenschild', 'ability_shield'],
  ['Metalcopertura', 'metal_coat'],
  ['Metalcoperta', 'metal_coat'],
  ['咒术之符', 'spell_tag'],
  ['诅咒之符', 'spell_tag'],
  ['우레플레이트', 'zap_plate'],
])('@ %s is %s', (name, item) => {
  expect(readPlain([`Sylveon @ ${name}`])[0]?.item).toBe(item);
});

// Regression: the French Charge, which is Tackle, was the status move Charge.
it.each([
  ['Dracaufeu\n- Charge', 'Tackle'],
  ['Mew\n- Charge\n- Vive-Attaque\n- Séisme', 'Tackle'],
  ['Mew\n- Charge\n- Quick Attack\n- Earthquake', undefined],
  ['Mew\n- Charge', undefined],
  ['Dracaufeu\n- Distorsion\n- Lance-Flammes', 'Flamethrower'],
  ['Mew\n- Distorsión\n- Terremoto\n- Puño Hielo', 'Roar Of Time'],
  ['Mew\n- Vendetta\n- Terremoto\n- Puño Hielo', 'Payback'],
  ['Dracaufeu\n- Vendetta', 'Revenge'],
  ['Mew\n- Tornado\n- Geloraggio\n- Fossa', 'Twister'],
])('the moves of %j have the language of the set: %s', (text, move) => {
  expect(readPlain([text])[0]?.attacks.includes(move?.replaceAll(' ', '') as never)).toBe(
    move !== undefined,
  );
});

it.each(ambiguousMoves.filter((name) => name !== 'Charge'))(
  '- %s alone is an unread line',
  (name) => {
    const { unreadableLines } = readShowdown(`Mew\n- ${name}`, pokedex, 'default');
    expect(unreadableLines.map(({ text }) => text)).toEqual([`- ${name}`]);
  },
);

it('is exported in the language of Showdown, without a change of English lines', () => {
  const foreign = `Glurak @ Gluraknit X
Fähigkeit: Großbrand
Tera-Typ: Feuer
EVs: 252 KP / 4 Vert
Kühn Wesen
- Flammenwurf
- Kraftreserve [Eis] / Erdbeben

Dracaufeu
Objet : Orbe Vie
Niveau : 50
Talent : Force Soleil
- Lance-Flammes

Charizard @ charizardite x
Ability: solar power
- flamethrower
- Faint Attack
`;
  const english = `Charizard @ Charizardite X  
Ability: Blaze  
Tera Type: Fire  
EVs: 252 KP / 4 Vert  
Kühn Wesen  
- Flamethrower  
- Hidden Power [Ice] / Earthquake  

Charizard @ Orbe Vie  
Niveau : 50  
Ability: Solar Power  
- Flamethrower  

Charizard @ charizardite x  
Ability: solar power  
- flamethrower  
- Faint Attack  

`;
  const { teams, unreadableLines } = readShowdown(foreign, pokedex, 'default');
  expect(writeShowdown(teams.flatMap(({ members }) => members))).toBe(english);
  // Items without rules have names in English only.
  expect(unreadableLines).toEqual([{ line: 10, text: 'Objet : Orbe Vie', why: 'item' }]);
});
