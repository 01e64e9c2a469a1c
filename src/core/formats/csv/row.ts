import { maxTypes, type Type } from '#core/charts/type.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import { removeInvisibleCharacters } from '#core/pokedex/names/inputText.ts';
import type { CsvColumn } from './columns.ts';
import type { CsvRow } from './csvRows.ts';
import type { FindKnown } from './knownPokemon.ts';
import type { VocabularyLookup } from './vocabulary.ts';

/** A problem of a file (row 0), its header or a row, which is then left out. */
export type CsvProblem = {
  /** Counted as a spreadsheet does: the header is row 1. */
  row: number;
  /** The header of the column as written. */
  column?: string;
  kind: ProblemKind;
  /** The text of the problem, cut after 60 characters; '' if there is none. */
  excerpt: string;
  /** The name of the type that the file may mean. */
  suggestion?: string;
};

type ProblemKind =
  // the file
  | 'notText'
  | 'tooLarge'
  | 'empty'
  | 'moves'
  // the header: name or type is missing
  | 'noColumns'
  // a row
  | 'brokenQuotes'
  | 'tooManyCells'
  | 'noName'
  | 'notInPokedex'
  | 'unreadableName'
  | 'noType'
  | 'unknownType'
  | 'sameType'
  | 'tooManyTypes';

type ColumnPosition = { at: number; title: string };

/** The positions of a file's columns; a file may have several for types and for abilities. */
export type Header = {
  titles: readonly string[];
  number: ColumnPosition | undefined;
  name: ColumnPosition;
  /** Empty if the Pokédex has the types. */
  types: readonly ColumnPosition[];
  abilities: readonly ColumnPosition[];
  /**
   * Titles of additional columns, by column index; a repeated title is numbered. Columns without a title
   * count after the last title only, where notes are.
   */
  others: ReadonlyMap<number, string>;
};

/** How many rows tell what a column contains. */
const sampleSize = 1000;

type TitledPosition = ColumnPosition & { column: CsvColumn | undefined };

/**
 * The header of a file; undefined without a name column, or without a type column if the Pokédex lacks most of the
 * names in the rows.
 */
export function readHeader(
  titles: readonly string[],
  rows: readonly CsvRow[],
  lookup: VocabularyLookup,
  findKnown: FindKnown,
): Header | undefined {
  const { columnOf } = lookup;
  const sample = rows.slice(0, sampleSize);
  const positions = titles.map((title, at) => ({ at, title, column: columnOf(title) }));
  const number = positions.find(({ column }) => column === 'number');
  const name =
    positions.find(({ column }) => column === 'name') ??
    findNameColumn(positions, sample, lookup, findKnown);
  const types = positions.filter(({ column }) => column?.startsWith('type'));
  const abilities = positions.filter(({ column }) => column === 'abilities');
  if (!name || (types.length === 0 && countKnown(name, sample, findKnown) === 0)) return undefined;
  const knownPositions = new Set([number, name, ...types, ...abilities]);
  const uniqueTitle = createTitleNumberer();
  const end = titles.findLastIndex(Boolean);
  const others = positions
    .filter((each) => (each.title || each.at > end) && !knownPositions.has(each))
    .map(({ at, title }) => [at, uniqueTitle(title)] as const);
  return { titles, number, name, types, abilities, others: new Map(others) };
}

/**
 * The only column with names of the Pokédex; of several, one whose title ends in a word for a name, and of these the
 * one with the most Pokémon. A title that is such a name belongs to a list without a header.
 */
function findNameColumn(
  positions: readonly TitledPosition[],
  sample: readonly CsvRow[],
  { nameRank }: VocabularyLookup,
  findKnown: FindKnown,
): TitledPosition | undefined {
  const candidates = positions
    .filter(({ title, column }) => title && !column && !findKnown(title))
    .map((position) => ({
      position,
      rank: nameRank(position.title),
      count: countKnown(position, sample, findKnown),
    }))
    .filter(({ count }) => count > 0);
  const named = candidates
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => other.count - one.count || one.rank - other.rank);
  return (named[0] ?? (candidates.length === 1 ? candidates[0] : undefined))?.position;
}

/** The number of different Pokémon in the column; 0 if the Pokédex lacks more than half of its names. */
function countKnown(
  { at }: ColumnPosition,
  sample: readonly CsvRow[],
  findKnown: FindKnown,
): number {
  const names = sample.flatMap(({ cells }) => cells[at] || []);
  const matches = names.flatMap((name) => findKnown(name) ?? []);
  return matches.length * 2 < names.length ? 0 : new Set(matches).size;
}

/** Returns a function that makes repeated titles unique: "Note", "Note_2". */
function createTitleNumberer(): (title: string) => string {
  const counts = new Map<string, number>();
  return function uniqueTitle(title): string {
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count === 1 ? title : uniqueTitle(`${title}_${count}`);
  };
}

/** The Pokémon of a row, or all problems of the row. */
export function readRow(
  row: number,
  cells: readonly string[],
  header: Header,
  { typeOf, abilityOf }: VocabularyLookup,
  findKnown: FindKnown,
): ListEntry | CsvProblem[] {
  const problems: CsvProblem[] = [];
  function addProblem(kind: ProblemKind, text: string, position?: ColumnPosition): void {
    problems.push(createProblem(row, kind, text, position?.title));
  }
  const wordsOf = (position: ColumnPosition) =>
    splitCell(cells[position.at]).map((word) => ({ word, position }));

  // The first columns without a title number the rows, as programs write them.
  const start = header.titles.findIndex(Boolean);
  const surplusCell = cells.find(
    (cell, at) => cell && at > start && !header.titles[at] && !header.others.has(at),
  );
  if (surplusCell) addProblem('tooManyCells', surplusCell);

  const name = removeInvisibleCharacters(cells[header.name.at] ?? '');
  if (!name) addProblem('noName', '', header.name);
  // The replacement character: the file is not in UTF-8.
  if (name.includes('\ufffd')) addProblem('unreadableName', name, header.name);

  const pokedexTraits = header.types.length === 0 ? findKnown(name) : undefined;
  if (header.types.length === 0 && name && !pokedexTraits)
    addProblem('notInPokedex', name, header.name);

  const typing: Type[] = [...(pokedexTraits?.typing ?? [])];
  const typeWords = header.types.flatMap(wordsOf);
  const [surplusWord] = typeWords.slice(maxTypes);
  if (header.types[0] && typeWords.length === 0) addProblem('noType', '', header.types[0]);
  for (const { word, position } of typeWords.slice(0, maxTypes)) {
    const type = typeOf(word);
    if (!type) addProblem('unknownType', word, position);
    else if (typing.includes(type)) addProblem('sameType', word, position);
    else typing.push(type);
  }
  if (surplusWord) addProblem('tooManyTypes', surplusWord.word, surplusWord.position);
  if (problems.length > 0) return problems;

  const cellAbilities = header.abilities.flatMap(wordsOf).map(({ word }) => abilityOf(word));
  const abilities = [...new Set(cellAbilities)].filter((ability) => ability !== undefined);
  const others = cells.flatMap((cell, at) => {
    const title = header.others.get(at);
    const isKept = title !== undefined && (cell || header.titles[at]);
    return isKept ? [[title, cell] as const] : [];
  });
  return {
    number: (header.number ? cells[header.number.at] : pokedexTraits?.number) ?? '',
    name,
    typing,
    ...(pokedexTraits && header.abilities.length === 0
      ? { abilities: pokedexTraits.abilities, hasOther: pokedexTraits.hasOther }
      : { abilities, hasOther: abilities.length === 0 || cellAbilities.includes(undefined) }),
    // `fromEntries` defines a property even for __proto__; an assignment would not.
    ...(others.length > 0 && { others: Object.fromEntries(others) }),
  };
}

/** Splits a cell into its words; a dash stands for none. */
function splitCell(cell: string | undefined): string[] {
  if (!cell) return [];
  return cell
    .split(/[/,;|、，；／\r\n]/)
    .map((word) => word.trim())
    .filter((word) => !/^[-–—]*$/.test(word));
}

/** A problem whose text is cut after 60 characters to fit a message. */
export function createProblem(
  row: number,
  kind: ProblemKind,
  text: string,
  column?: string,
): CsvProblem {
  const excerpt = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return { row, kind, excerpt, ...(column !== undefined && { column }) };
}
