import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ByType, type OfficialType, types } from '#core/charts/type.ts';
import { type ListEntry, standardList } from '#core/pokedex/list.ts';
import { removeInvisibleCharacters } from '#core/pokedex/names/inputText.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { eras } from '#core/rulesets/era.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { defaultRuns } from '#tests/runs.ts';
import { type CsvColumn, csvColumns } from './columns.ts';
import { maxRows, maxTextLength, readList, writeList } from './listText.ts';
import type { CsvProblem } from './row.ts';
import { type CsvVocabulary, createLookup } from './vocabulary.ts';

const locales = new URL('../../../../public/locales/', import.meta.url);
const languages = readdirSync(locales).map((file) => file.replace('.json', ''));
const defenderAbilities = selectableIn('default', abilities, 'defending');

type Locale = { types: ByType<string>; abilities: Record<Ability, string> };

function locale(language: string): Locale {
  return JSON.parse(readFileSync(new URL(`${language}.json`, locales), 'utf8'));
}

const english = {
  number: ['Number', 'No.', '#'],
  name: ['Name', 'Pokémon'],
  type1: ['Type 1', 'Types'],
  type2: ['Type 2'],
  type3: ['Type 3'],
  abilities: ['Abilities', 'Ability 1', 'Ability 2'],
} satisfies CsvVocabulary['columns'];

const headers: Record<string, Record<CsvColumn, string>> = {
  de: {
    number: 'Nummer',
    name: 'Name',
    type1: 'Typ 1',
    type2: 'Typ 2',
    type3: 'Typ 3',
    abilities: 'Fähigkeiten',
  },
  ja: {
    number: '図鑑番号',
    name: '名前',
    type1: 'タイプ1',
    type2: 'タイプ2',
    type3: 'タイプ3',
    abilities: '特性',
  },
};

const englishHeaders: Record<CsvColumn, string> = {
  number: 'Number',
  name: 'Name',
  type1: 'Type 1',
  type2: 'Type 2',
  type3: 'Type 3',
  abilities: 'Abilities',
};

/** The words that a file may use in the language: its own and the English ones. */
function wordsOf(language: string): CsvVocabulary {
  const [localized, englishLocale] = [locale(language), locale('en')];
  return {
    columns: Object.fromEntries(
      csvColumns.map((column) => [
        column,
        [...(headers[language] ? [headers[language][column]] : []), ...english[column]],
      ]),
    ) as unknown as CsvVocabulary['columns'],
    types: Object.fromEntries(
      types.map((type) => [type, [localized.types[type], englishLocale.types[type]]]),
    ) as unknown as CsvVocabulary['types'],
    abilities: Object.fromEntries(
      defenderAbilities.map((ability) => [
        ability,
        [localized.abilities[ability], englishLocale.abilities[ability]],
      ]),
    ),
  };
}

const vocabularies = Object.fromEntries(languages.map((language) => [language, wordsOf(language)]));

function read(text: string, language = 'en') {
  return readList(text, vocabularies[language]!);
}

function write(entries: readonly ListEntry[], language = 'en'): string {
  const { types, abilities } = locale(language);
  return writeList(
    entries,
    headers[language] ?? englishHeaders,
    (type) => types[type as OfficialType],
    (ability) => abilities[ability] ?? ability,
  );
}

const glurak: ListEntry = {
  number: '006',
  name: 'Glurak',
  typing: ['fire', 'flying'],
  abilities: [],
  hasOther: true,
};

const charizard: ListEntry = { ...glurak, name: 'Charizard' };

function typingOf(cell: string, language = 'en') {
  return read(`Name|Type\nMissingno.|${cell}`, language);
}

describe('a file', () => {
  it.each<[string, string, string, ListEntry[]]>([
    ['in English', 'Number,Name,Type 1,Type 2\n006,Charizard,Fire,Flying', 'en', [charizard]],
    ['in German', 'Nummer;Name;Typ 1;Typ 2\n006;Glurak;Feuer;Flug\n', 'de', [glurak]],
    [
      'in English, in a German app',
      'Number,Name,Type 1,Type 2\n006,Glurak,Fire,Flying',
      'de',
      [glurak],
    ],
    ['in both', 'Nummer;Name;Type 1;Typ 2\n006;Glurak;Fire;Flug', 'de', [glurak]],
    [
      'in Japanese',
      '図鑑番号,名前,タイプ1,タイプ２\n006,リザードン,ほのお,ヒコウ',
      'ja',
      [{ ...glurak, name: 'リザードン' }],
    ],
    [
      'pasted from a spreadsheet',
      'No.\tName\tType\n006\tCharizard\tFire / Flying',
      'en',
      [charizard],
    ],
    ['with bars', 'No.|Name|Type\n006|Charizard|Fire, Flying', 'en', [charizard]],
    [
      'after the line for Excel',
      'sep=;\r\nName;Nummer;Typ\r\nGlurak;006;Feuer/Flug',
      'de',
      [glurak],
    ],
    [
      'after the line for Excel with a byte order mark and quotes',
      '\ufeff"SEP=^"\nName^Number^Type\nGlurak^006^Fire/Flying',
      'en',
      [glurak],
    ],
    [
      'with a name that has invisible characters',
      'Number,Name,Type\n006,\u202eChar\u200bizard\u200f,Fire/Flying',
      'en',
      [charizard],
    ],
    ['with a byte order mark', '\ufeffName;Nummer;Typ\r\nGlurak;006;Feuer/Flug', 'de', [glurak]],
    [
      'with a byte order mark before quotes',
      '\ufeff"Name";"Nummer";"Typ"\r\n"Glurak";"006";"Feuer, Flug"\r\n',
      'de',
      [glurak],
    ],
    [
      'with other columns in between',
      'Type 2,Name,Number,Type 1\nFlying,Charizard,006,Fire',
      'en',
      [{ ...charizard, typing: ['flying', 'fire'] }],
    ],
    [
      'with spaces around cells',
      ' Number , Name , Type \n 006 , Charizard , Fire / Flying ',
      'en',
      [charizard],
    ],
    [
      'with blank lines',
      '\n;;\nNumber;Name;Type\n\n006;Charizard;Fire/Flying\n  \n;;\n\n',
      'en',
      [charizard],
    ],
    ['with old Mac line ends', 'Number,Name,Type\r006,Charizard,Fire/Flying\r', 'en', [charizard]],
    [
      'with mixed line ends',
      'Number,Name,Type\r\n006,Charizard,Fire/Flying\r\n006,Charizard,Fire/Flying\n006,Charizard,Fire/Flying',
      'en',
      [charizard, charizard, charizard],
    ],
    [
      'with empty columns at the end',
      'No.;Name;Type;;\n006;Charizard;Fire/Flying;;',
      'en',
      [charizard],
    ],
    [
      'with cells left out',
      'No.,Name,Type 1,Type 2,Type 3\n006,Charizard,Fire/Flying',
      'en',
      [charizard],
    ],
    ['with commas inside cells', 'No.;Name;Type\n006;Charizard;Fire, Flying', 'en', [charizard]],
    [
      'with two columns of the same name',
      'No.,Name,Type,Type\n006,Charizard,Fire,Flying',
      'en',
      [charizard],
    ],
    [
      'with names of all kinds',
      'Name,Type\n"Farfetch’d, ""the duck""",Fire\n"two\nlines",Fire\nType: Null,Fire',
      'en',
      ['Farfetch’d, "the duck"', 'two\nlines', 'Type: Null'].map((name) => ({
        ...charizard,
        number: '',
        name,
        typing: ['fire'],
      })),
    ],
  ])('is read: %s', (_, text, language, entries) => {
    expect(read(text, language)).toEqual({ entries, problems: [], problemCount: 0 });
  });

  it.each<[string, string, string]>([
    ['spaces', 'type1', 'TYPE2'],
    ['underscores', 'type_1', 'Type_2'],
    ['hyphens', 'Type-1', 'Type-2'],
    ['width', 'Ｔｙｐｅ １', 'Ｔｙｐｅ２'],
    ['punctuation', 'Type #1:', '(Type 2)'],
  ])('may have a header with different %s', (_, type1, type2) => {
    expect(read(`#,NAME,${type1},${type2}\n006,Charizard,Fire,Flying`).entries).toEqual([
      charizard,
    ]);
  });

  it.each<[string, string]>([
    ['a letter missing', 'Nam,Type'],
    ['the last letter missing', 'Name,Typ'],
    ['another number', 'Name,Type 4'],
    ['no types', 'Number,Name,Abilities'],
    ['no name', 'Number,Type 1,Type 2'],
    ['no header', '006,Charizard,Fire,Flying'],
  ])('without a name or type column has no rows: %s', (_, header) => {
    const { entries, problems } = read(`\n${header}\n006,Charizard,Fire`);
    expect(entries).toEqual([]);
    expect(problems).toEqual([
      { row: 2, kind: 'noColumns', excerpt: header.replaceAll(',', ', ') },
    ]);
  });

  it('whose header has an unclosed quote has no rows', () => {
    expect(read('\nName,Type,"Note\na,Fire,b')).toEqual({
      entries: [],
      problems: [{ row: 2, kind: 'brokenQuotes', excerpt: 'Name, Type, Note\na,Fire,b' }],
      problemCount: 1,
    });
  });

  it.each<[string, CsvProblem['kind'], string]>([
    ['nothing', 'empty', ''],
    ['blank cells', 'empty', ' \r\n\t\n ,,'],
    ['only a header', 'empty', 'Name,Type\n,\n'],
    ['an image', 'notText', '\ufffdPNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['an archive', 'notText', 'PK\x03\x04\ufffd!\ufffd\ufffd\ufffd[Content_Types]'],
    ['text in UTF-16', 'notText', 'N\0a\0m\0e\0,\0T\0y\0p\0e\0'],
    ['more text than can be read', 'tooLarge', `Name,Type\n${'x'.repeat(maxTextLength)}`],
    ['more rows than can be read', 'tooLarge', `Name,Type\n${'a,Fire\n'.repeat(maxRows + 1)}`],
    [
      'more columns than can be read',
      'tooLarge',
      `Name,Type\n${'x,'.repeat(2000)}`.replace('\n', ','),
    ],
  ])('that is no list has one problem: %s', (_, kind, text) => {
    expect(read(text)).toEqual({
      entries: [],
      problems: [{ row: 0, kind, excerpt: '' }],
      problemCount: 1,
    });
  });
});

describe('a type', () => {
  it.each<[string, string, OfficialType[]]>([
    ['Feuer', 'de', ['fire']],
    ['fire', 'de', ['fire']],
    ['FEUER', 'de', ['fire']],
    ['Käfer', 'de', ['bug']],
    ['kafer', 'de', ['bug']],
    ['Fee/Unlicht', 'de', ['fairy', 'dark']],
    ['Feuer / Flug; Geist', 'de', ['fire', 'flying', 'ghost']],
    ['Feuer / —', 'de', ['fire']],
    ['Ténèbres', 'fr', ['dark']],
    ['ﾎﾉｵ、むし', 'ja', ['fire', 'bug']],
    ['Giác Đấu', 'vi', ['fighting']],
    ['火／水', 'zh-Hans', ['fire', 'water']],
  ])('is recognized by its name: %s in %s', (cell, language, typing) => {
    expect(typingOf(cell, language).entries.map((entry) => entry.typing)).toEqual([typing]);
  });

  it.each<[string, string, string | undefined]>([
    ['Fier', 'en', 'Fire'],
    ['Fier', 'de', 'Fire'],
    ['Foier', 'de', 'Feuer'],
    ['K\ufffdfer', 'de', 'Käfer'],
    ['Feuer', 'fr', 'Feu'],
    ['Kampf', 'fr', undefined],
    ['Watter', 'en', 'Water'],
    ['Stellar', 'en', undefined],
    ['Fire Flying', 'en', undefined],
    ['???', 'en', undefined],
    ['constructor', 'en', undefined],
    ['__proto__', 'en', undefined],
  ])('is never guessed: %s in %s, at most suggested: %s', (excerpt, language, suggestion) => {
    expect(typingOf(excerpt, language)).toEqual({
      entries: [],
      problems: [
        { row: 2, column: 'Type', kind: 'unknownType', excerpt, ...(suggestion && { suggestion }) },
      ],
      problemCount: 1,
    });
  });

  it('is suggested by its first name', () => {
    const vocabulary = {
      ...vocabularies.en!,
      types: { ...vocabularies.en!.types, fire: ['Fire', 'fire', 'FIRE'] },
    };
    expect(readList('Name,Type\na,Fier', vocabulary).problems).toMatchObject([
      { suggestion: 'Fire' },
    ]);
  });

  it.each(languages)('can have its name in the app: %s', (language) => {
    const names = locale(language).types;
    for (const type of types) {
      expect(typingOf(names[type], language).entries).toMatchObject([{ typing: [type] }]);
      expect(typingOf(names[type].toUpperCase(), language).entries).toHaveLength(1);
    }
  });
});

describe('the abilities', () => {
  it.each<[string, string, Ability[], boolean]>([
    ['one that changes a matchup', 'Levitate', ['levitate'], false],
    ['one in German', 'schwebe', ['levitate'], false],
    ['one that does not', 'Blaze', [], true],
    ['both', 'Blaze / Levitate', ['levitate'], true],
    ['several', 'Levitate, Heatproof; Dry Skin', ['levitate', 'heatproof', 'dry_skin'], false],
    ['one twice', 'Levitate/Schwebe', ['levitate'], false],
    ['as programs write them', "['Levitate', 'Flash Fire']", ['levitate', 'flash_fire'], false],
    ['none', '', [], true],
    ['a dash', '-', [], true],
  ])('are recognized if they change a matchup: %s', (_, cell, abilities, hasOther) => {
    const { entries, problemCount } = read(`Name|Type|Abilities\na|Fire|${cell}`, 'de');
    expect(entries).toMatchObject([{ abilities, hasOther }]);
    expect(problemCount).toBe(0);
  });

  it('may be in several columns', () => {
    const { entries } = read('Name,Type,Ability 1,Ability 2\na,Fire,Blaze,Levitate');
    expect(entries).toMatchObject([{ abilities: ['levitate'], hasOther: true }]);
  });
});

describe('a bad row', () => {
  it.each<[string, string, Omit<CsvProblem, 'row'>[]]>([
    [
      'a wrong type',
      'a,Fire,Woter',
      [{ kind: 'unknownType', column: 'Typ 2', excerpt: 'Woter', suggestion: 'Water' }],
    ],
    [
      'two wrong types',
      'a,Fier,Woter',
      [
        { kind: 'unknownType', column: 'Type 1', excerpt: 'Fier', suggestion: 'Fire' },
        { kind: 'unknownType', column: 'Typ 2', excerpt: 'Woter', suggestion: 'Water' },
      ],
    ],
    [
      'the same type twice',
      'a,Fire,Feuer',
      [{ kind: 'sameType', column: 'Typ 2', excerpt: 'Feuer' }],
    ],
    [
      'four types',
      'a,Fire/Water,Rock/Ghost',
      [{ kind: 'tooManyTypes', column: 'Typ 2', excerpt: 'Ghost' }],
    ],
    [
      'four types, one of them twice',
      'a,Fire/Water/Rock/Fire',
      [{ kind: 'tooManyTypes', column: 'Type 1', excerpt: 'Fire' }],
    ],
    ['no type', 'a,,-', [{ kind: 'noType', column: 'Type 1', excerpt: '' }]],
    ['an invisible name', '\u200b\u200f,Fire,', [{ kind: 'noName', column: 'Name', excerpt: '' }]],
    ['no name', ',Fire,', [{ kind: 'noName', column: 'Name', excerpt: '' }]],
    [
      'a name in another encoding',
      'Sengo\ufffd,Fire',
      [{ kind: 'unreadableName', column: 'Name', excerpt: 'Sengo\ufffd' }],
    ],
    [
      'an extra comma',
      'Farfetch’d, the duck,Normal,Flying',
      [
        { kind: 'tooManyCells', excerpt: 'Flying' },
        { kind: 'unknownType', column: 'Type 1', excerpt: 'the duck' },
      ],
    ],
    ['an unclosed quote', 'a,"Fire,', [{ kind: 'brokenQuotes', excerpt: 'a, Fire,\nlast,Water,' }]],
    [
      'a quote that closes too soon',
      '"a" b,Fire',
      [{ kind: 'brokenQuotes', excerpt: 'a" b,Fire\nlast,Water,' }],
    ],
  ])('is left out and reported: %s', (_, row, problems) => {
    const { entries, ...report } = read(
      `Name,Type 1,Typ 2\nfirst,Fire,\n\n${row}\nlast,Water,`,
      'de',
    );
    expect(report).toEqual({
      problems: problems.map((problem) => ({ row: 4, ...problem })),
      problemCount: problems.length,
    });
    const isRestRead = problems.every(({ kind }) => kind !== 'brokenQuotes');
    expect(entries.map(({ name }) => name)).toEqual(isRestRead ? ['first', 'last'] : ['first']);
  });

  it('has the row number of a spreadsheet, in which a name of two lines is in one row', () => {
    expect(read('Name,Type\r\n"a\r\nb",Fire\r\n\r\nc,Fier').problems).toMatchObject([{ row: 4 }]);
  });

  it('is reported if it is among the first hundred, and counted', () => {
    const { entries, problems, problemCount } = read(
      `Name,Type\n${'a,Fier\nb,Fire\n'.repeat(150)}`,
    );
    expect(entries).toHaveLength(150);
    expect(problems).toHaveLength(100);
    expect(problemCount).toBe(150);
  });

  it('is cut to fit a message', () => {
    const [problem] = read(`Name,Type\na,${'Fire'.repeat(1000)}`).problems;
    expect(problem?.excerpt).toBe(`${'Fire'.repeat(15)}…`);
  });
});

describe('additional columns', () => {
  it('are kept, even with names of object properties', () => {
    const titles = ['__proto__', 'constructor', 'toString', 'Note', 'Note', 'Note_2', 'Name'];
    const { entries } = read(`Name,Type,${titles.join()}\na,Fire,1,2,3,4,5,6,7\nb,Fire`);
    expect(Object.entries(entries[0]?.others ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
      ['Note', '4'],
      ['Note_2', '5'],
      ['Note_2_2', '6'],
      ['Name', '7'],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(entries[0]?.others)).toBe(Object.prototype);
    const [, , second] = write(structuredClone(entries)).split('\r\n');
    expect(second).toBe(',b,Fire,,,,,,,,,');
    expect(read(write(entries)).entries[0]).toEqual(entries[0]);
  });

  it('can have columns without a title at either end: numbers of rows, and notes', () => {
    const { entries, problems } = read(
      ',name,type1,type2,\n0,Bulbasaur,Grass,Poison,\n1,Charmander,Fire,,starter\n',
    );
    expect(problems).toEqual([]);
    expect(entries.map(({ name, typing }) => [name, typing])).toEqual([
      ['Bulbasaur', ['grass', 'poison']],
      ['Charmander', ['fire']],
    ]);
    expect(entries.map(({ others }) => others)).toEqual([undefined, { '': 'starter' }]);
    expect(read(',,name,type\n0,1,a,Fire\n').entries).toHaveLength(1);
    const middle = read('name,,type\na,b,Fire\n');
    expect(middle.problems).toMatchObject([{ kind: 'tooManyCells', excerpt: 'b' }]);
    expect(read('name,type\na,Fire,c\n').problems).toMatchObject([{ kind: 'tooManyCells' }]);
  });

  it('are absent if a file has none', () => {
    expect(read('Name,Type\na,Fire').entries[0]).not.toHaveProperty('others');
  });
});

describe('an export', () => {
  it('is a file for spreadsheets, with a third type only if the list has one', () => {
    const row = { ...glurak, abilities: ['levitate', 'heatproof'] } as const;
    expect(write([row, { ...row, hasOther: false, others: { 'My "note"': '1,5' } }], 'de')).toBe(
      '\ufeffNummer,Name,Typ 1,Typ 2,Fähigkeiten,"My ""note"""\r\n' +
        '006,Glurak,Feuer,Flug,Schwebe / Hitzeschutz / …,\r\n' +
        '006,Glurak,Feuer,Flug,Schwebe / Hitzeschutz,"1,5"',
    );
    expect(write([{ ...glurak, typing: ['fire', 'bug', 'ghost'] }])).toBe(
      '\ufeffNumber,Name,Type 1,Type 2,Type 3,Abilities\r\n006,Glurak,Fire,Bug,Ghost,',
    );
  });

  it('has no invisible characters in its words', () => {
    expect(write([{ ...glurak, typing: ['normal'] }], 'pl')).toContain('Normalny');
  });

  it.each<[string, string]>([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['a;=1', "a;'=1"],
    ['a\n=1', "a\n'=1"],
    ['a;"=1+1;b', `a;"'=1+1;b`],
    ['a;""@1', `a;""'@1`],
    ['a\t"\'=1', "a\t\"''=1"],
    ['a=1', 'a=1'],
    ['a\r\n\r\nb', 'a\r\n\r\nb'],
    ["'s", "'s"],
  ])('has no formula for a spreadsheet: %j', (name, cell) => {
    const text = write([{ ...glurak, name, others: { [name]: name } }]);
    const quoted = /[\r\n",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
    expect(text).toBe(
      `\ufeffNumber,Name,Type 1,Type 2,Abilities,${quoted}\r\n006,${quoted},Fire,Flying,,${quoted}`,
    );
    expect(read(text).entries).toEqual([{ ...glurak, name, others: { [name]: name } }]);
  });

  // Regressions: a search that is not linear would exceed the time limit of a test.
  it.each([
    ['quotes', `a${'"'.repeat(2_000_000)}`],
    ['tabs and quotes', `${'\t '.repeat(500_000)}${'"'.repeat(1_000_000)}`],
    ['apostrophes', `a${"'".repeat(2_000_000)}`],
    ['semicolons and apostrophes', `a${";'".repeat(1_000_000)}`],
  ])('of %s is read in linear time, and a name of them is written so', (_, text) => {
    expect(read(text).entries).toEqual([]);
    expect(write([{ ...glurak, name: text }])).toContain('Fire');
  });

  it.each(eras)('of the standard list is read as the same list: %s', (ruleset) => {
    for (const language of ['en', 'de', 'ja']) {
      const standard = standardList(ruleset, searchablesIn(ruleset, pokedex), language);
      expect(read(write(standard, language), language)).toEqual({
        entries: standard.map(({ id: _, ...entry }) => entry),
        problems: [],
        problemCount: 0,
      });
    }
  });
});

const cells = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.array(fc.constantFrom(...'=+-@＝\'";,|\t\r\n a0é火'.split('')), { maxLength: 8 }),
  )
  .map((cell) => (Array.isArray(cell) ? cell.join('') : cell))
  .map((cell) => cell.replace(/[\0\ufffd]/g, '').trimEnd())
  // Reading trims cells, except at characters that get an apostrophe before them.
  .filter((cell) => cell === cell.trim() || /^[\t\r\n]/.test(cell));

const names = cells.filter((cell) => cell !== '' && cell === removeInvisibleCharacters(cell));

const lookups = ['en', 'de', 'ja', 'pl'].map((language) => createLookup(vocabularies[language]!));

const titles = fc.uniqueArray(
  names.filter((title) => lookups.every(({ columnOf }) => !columnOf(title))),
  { maxLength: 3 },
);

const lists = titles.chain((titles) =>
  fc.array(
    fc
      .record({
        number: cells,
        name: names,
        typing: fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
        abilities: fc.uniqueArray(fc.constantFrom(...defenderAbilities), { maxLength: 3 }),
        hasOther: fc.boolean(),
        others: fc.tuple(...titles.map(() => cells)),
      })
      .map(({ others, ...entry }) => ({
        ...entry,
        hasOther: entry.hasOther || entry.abilities.length === 0,
        ...(titles.length > 0 && {
          others: Object.fromEntries(titles.map((title, at) => [title, others[at] ?? ''])),
        }),
      })),
    { minLength: 1, maxLength: 4 },
  ),
);

const noise = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...',;|\t"\r\n/=a'.split(''), 'Fire', 'Name', '__proto__'))
    .map((parts) => parts.join('')),
);

const words = ['Fire', 'feuer', 'Flug / Bug', 'Fire,Fire', 'Fier', 'Levitate', '', '"', '"Water"'];

/** Texts that a player may drop on the page, from noise to an almost valid list. */
const texts = fc
  .record({
    start: fc.constantFrom('', '\ufeff', '\n\n'),
    header: fc.uniqueArray(
      fc.constantFrom('Name', 'Typ 1', 'Type 2', 'Abilities', '__proto__', '', '"Note"'),
      { minLength: 5 },
    ),
    rows: fc.array(
      fc.array(
        fc.oneof(
          { weight: 19, arbitrary: fc.constantFrom(...words) },
          { weight: 1, arbitrary: noise },
        ),
        { minLength: 2, maxLength: 8 },
      ),
    ),
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
  })
  .map(({ start, header, rows, delimiter, newline }) => {
    const lines = [header, ...rows].map((cells) => cells.join(delimiter));
    return start + lines.join(newline);
  });

describe('any list', () => {
  it('is the same when it is written and read', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('en', 'de', 'ja', 'pl'), (entries, language) => {
        const result = read(write(entries, language), language);
        expect(result).toEqual({ entries, problems: [], problemCount: 0 });
      }),
    );
  });
});

describe('any text', () => {
  it('has only valid rows and reported problems', () => {
    let validCount = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: noise }),
        (text) => {
          const { entries, problems, problemCount } = read(text, 'de');
          validCount += entries.length;
          expect(entries.length + problemCount).toBeGreaterThan(0);
          expect(problems).toHaveLength(Math.min(problemCount, 100));
          for (const { name, typing, abilities: entryAbilities, hasOther } of entries) {
            expect(name).not.toBe('');
            expect(types).toEqual(expect.arrayContaining([...typing]));
            expect([1, 2, 3]).toContain(typing.length);
            expect(new Set(typing).size).toBe(typing.length);
            expect(defenderAbilities).toEqual(expect.arrayContaining([...entryAbilities]));
            expect(hasOther || entryAbilities.length > 0).toBe(true);
          }
        },
      ),
    );
    // The texts are similar enough to lists to have rows of both kinds.
    expect(validCount).toBeGreaterThan(defaultRuns / 20);
  });

  it('of ten thousand rows is read completely', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `${at},"Pokémon, ${at}",Feuer/Flug`);
    const { entries, problemCount } = read(`No.,Name,Type\r\n${rows.join('\r\n')}`, 'de');
    expect(problemCount).toBe(0);
    expect(entries).toHaveLength(10_000);
    expect(entries.at(-1)?.name).toBe('Pokémon, 9999');
  });
});

// Bugs that other calculators once had.
describe('bugs of other calculators', () => {
  // https://github.com/wavebeem/pkmn.help, the import of its coverage screen
  it('an unknown type is no type, even if another one is similar', () => {
    expect(read('Name,Type\na,Fairi\nb,Fire').entries.map(({ name }) => name)).toEqual(['b']);
  });

  it('a header is compared without punctuation but with all letters', () => {
    expect(read('Name,Tpe\na,Fire').problems).toMatchObject([{ kind: 'noColumns' }]);
    expect(read('Wname,Type\na,Fire').problems).toMatchObject([{ kind: 'noColumns' }]);
    expect(read('N_a m-e,T.y.p.e\na,Fire').entries).toHaveLength(1);
  });
});
