import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attackingTypes } from '#engine/type.ts';
import { languages } from '#i18n/languages.ts';
import { type moveLanguages, parseMoveNames } from '#pokedex/moveNames.ts';
import { parseMoves } from '#pokedex/moveTable.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { readShowdown } from './readTeam.ts';

loadMovesFromDisk();

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const pokedex = parsePokedex(readJson('public/pokedex.json'));

function read(text: string) {
  const { teams, unreadableLines } = readShowdown(text, pokedex, 'default');
  expect(unreadableLines).toEqual([]);
  return teams.flatMap(({ members }) => members);
}

/** The members of the sets without their lines, which differ by language. */
const readPlain = (sets: readonly string[]) =>
  read(sets.join('\n\n')).map(({ set, ...member }) => ({ ...member, itemForm: set?.itemForm }));

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

const abilityRows = Object.values<Names>(readJson('data/abilityNames.json'));
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
    const namesIn = (each: (typeof moveLanguages)[number]) =>
      parseMoveNames(readJson(`public/moves/${each}.json`), table).moves;
    const english = namesIn('en');
    const sets = english.flatMap((name, index) => {
      const foreign = namesIn(language)[index];
      return foreign && name !== 'Hidden Power' ? [[`Mew\n- ${foreign}`, `Mew\n- ${name}`]] : [];
    });
    expect(readPlain(sets.map(([set = '']) => set))).toEqual(
      readPlain(sets.map(([, set = '']) => set)),
    );
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
