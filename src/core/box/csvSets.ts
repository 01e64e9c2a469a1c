import { csvDelimiters, readCsvRows, splitSeparatorLine } from '#core/formats/csv/csvRows.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { type BoxMark, maxBoxPokemon } from './box.ts';

/** A row of a table as Showdown's text, with the line at which it begins; its set is undefined if the row names no Pokémon. */
export type CsvSet = { line: number; text: string; set: string | undefined; mark: BoxMark };

/** The words of each column, without spaces and punctuation, as players and trackers write them. */
const columnWords = {
  pokemon: ['pokemon', 'species'],
  nickname: ['nickname', 'nick'],
  level: ['level', 'lv', 'lvl'],
  ability: ['ability'],
  item: ['item', 'helditem'],
  tera: ['tera', 'teratype'],
  moves: ['moves', 'move', 'move1', 'move2', 'move3', 'move4'],
  status: ['status'],
} as const;

type BoxColumn = keyof typeof columnWords;

const wordsOfMarks: readonly (readonly [BoxMark, RegExp])[] = [
  ['fainted', /\b(fainted|dead|died|rip|lost)\b/],
  ['team', /\b(team|party)\b/],
];

const keyOf = (cell: string) => fold(cell).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Converts the rows of a CSV text; undefined if no column of its first row names Pokémon. `nameWords` are other words for that column. */
export function readCsvSets(source: string, nameWords: readonly string[]): CsvSet[] | undefined {
  const { text, separator } = splitSeparatorLine(source.replace(/^\ufeff/, ''));
  const skippedLines = separator === undefined ? 0 : 1;
  for (const delimiter of separator === undefined ? csvDelimiters : [separator]) {
    // One more than a box can have, so that its limit is said.
    const isEnd = (_: unknown, count: number) => count > maxBoxPokemon + 1;
    const [header, ...rows] = readCsvRows(text, delimiter, isEnd);
    const columns = header && readColumns(header.cells, nameWords);
    if (!columns) continue;
    return rows.map(({ line, cells, isBroken }) => {
      const cellsOf = (column: BoxColumn) =>
        cells.filter((cell, index) => columns[index] === column && cell !== '').map(oneLine);
      return {
        line: line + skippedLines,
        text: cells.filter(Boolean).map(oneLine).join(', '),
        set: isBroken ? undefined : formatSet(cellsOf),
        mark: markOf(cellsOf('status')[0] ?? ''),
      };
    });
  }
  return undefined;
}

/** The column of each cell of the first row; undefined if none has Pokémon. */
function readColumns(
  cells: readonly string[],
  nameWords: readonly string[],
): (BoxColumn | undefined)[] | undefined {
  const names = Object.keys(columnWords) as BoxColumn[];
  const columns = cells.map((cell) =>
    names.find((name) => columnWords[name].some((word) => word === keyOf(cell))),
  );
  const isName = (cell: string) => nameWords.some((word) => keyOf(word) === keyOf(cell));
  // Beside a species, a name is a nickname.
  const nameColumn = columns.includes('pokemon') ? 'nickname' : 'pokemon';
  const all = columns.map((column, index) =>
    column === undefined && isName(cells[index] ?? '') ? nameColumn : column,
  );
  return all.includes('pokemon') ? all : undefined;
}

function formatSet(cellsOf: (column: BoxColumn) => readonly string[]): string | undefined {
  const [pokemon] = cellsOf('pokemon');
  if (pokemon === undefined) return undefined;
  const [nickname = pokemon] = cellsOf('nickname');
  const [item] = cellsOf('item');
  const line = (label: string, [value]: readonly string[]) =>
    value === undefined ? [] : [`${label}: ${value}`];
  const moves = cellsOf('moves').flatMap((cell) => cell.split(/[/;,|]/));
  return [
    `${nickname === pokemon ? pokemon : `${nickname} (${pokemon})`}${item ? ` @ ${item}` : ''}`,
    ...line('Ability', cellsOf('ability')),
    ...line('Level', cellsOf('level')),
    ...line('Tera Type', cellsOf('tera')),
    ...moves
      .map((move) => move.trim())
      .filter(Boolean)
      .map((move) => `- ${move}`),
  ].join('\n');
}

function oneLine(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim();
}

function markOf(status: string): BoxMark {
  const [mark] = wordsOfMarks.find(([, words]) => words.test(fold(status))) ?? [];
  return mark ?? 'box';
}
