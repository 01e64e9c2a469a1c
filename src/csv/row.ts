import { maxTypes, type OfficialType } from '#engine/type.ts';
import type { Entry } from '#pokedex/list.ts';
import { withoutUnseen } from '#pokedex/writtenName.ts';
import type { Meanings } from './vocabulary.ts';

/** What is wrong with a file (row 0), its header or a row, which is then left out. */
export type CsvProblem = {
  /** Counted as a spreadsheet does: the header is row 1. */
  row: number;
  /** The header of the column as written. */
  column?: string;
  kind: ProblemKind;
  /** What was written there, cut after 60 characters; '' for nothing. */
  found: string;
  /** A type word the file may have meant. */
  suggestion?: string;
};

type ProblemKind =
  // the file
  | 'notText'
  | 'tooLarge'
  | 'empty'
  // the header: name or type is missing
  | 'noColumns'
  // a row
  | 'brokenQuotes'
  | 'tooManyCells'
  | 'noName'
  | 'unreadableName'
  | 'noType'
  | 'unknownType'
  | 'sameType'
  | 'tooManyTypes';

type ColumnPosition = { at: number; title: string };

/** Where a file keeps what, all types together and all abilities. */
export type Header = {
  titles: readonly string[];
  number: ColumnPosition | undefined;
  name: ColumnPosition;
  types: readonly [ColumnPosition, ...ColumnPosition[]];
  abilities: readonly ColumnPosition[];
  /** The columns that are not ours, by their place; a title used before is numbered. */
  others: ReadonlyMap<number, string>;
};

/** The header of a file, undefined without a column for the name and one for the types. */
export function readHeader(titles: readonly string[], { columnOf }: Meanings): Header | undefined {
  const places = titles.map((title, at) => ({ at, title, column: columnOf(title) }));
  const number = places.find(({ column }) => column === 'number');
  const name = places.find(({ column }) => column === 'name');
  const [type, ...moreTypes] = places.filter(({ column }) => column?.startsWith('type'));
  const abilities = places.filter(({ column }) => column === 'abilities');
  if (!name || !type) return undefined;
  const ours = new Set([number, name, type, ...moreTypes, ...abilities]);
  const numbered = numberer();
  const others = places
    .filter((place) => place.title && !ours.has(place))
    .map(({ at, title }) => [at, numbered(title)] as const);
  const types = [type, ...moreTypes] as const;
  return { titles, number, name, types, abilities, others: new Map(others) };
}

/** Tells titles apart that are written twice: "Note", "Note_2". */
function numberer(): (title: string) => string {
  const counts = new Map<string, number>();
  return function numbered(title): string {
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count === 1 ? title : numbered(`${title}_${count}`);
  };
}

/** The Pokémon of a row, or everything that is wrong with it. */
export function readRow(
  row: number,
  cells: readonly string[],
  header: Header,
  { typeOf, abilityOf }: Meanings,
): Entry | CsvProblem[] {
  const problems: CsvProblem[] = [];
  function fail(kind: ProblemKind, found: string, place?: ColumnPosition): void {
    problems.push(problem(row, kind, found, place?.title));
  }
  const wordsOf = (place: ColumnPosition) =>
    words(cells[place.at]).map((word) => ({ word, place }));

  const surplus = cells.find((cell, at) => cell && !header.titles[at]);
  if (surplus) fail('tooManyCells', surplus);

  const name = withoutUnseen(cells[header.name.at] ?? '');
  if (!name) fail('noName', '', header.name);
  // What a file in another encoding than UTF-8 has instead of its letters
  if (name.includes('\ufffd')) fail('unreadableName', name, header.name);

  const typing: OfficialType[] = [];
  const typeWords = header.types.flatMap(wordsOf);
  const [fourth] = typeWords.slice(maxTypes);
  if (typeWords.length === 0) fail('noType', '', header.types[0]);
  for (const { word, place } of typeWords.slice(0, maxTypes)) {
    const type = typeOf(word);
    if (!type) fail('unknownType', word, place);
    else if (typing.includes(type)) fail('sameType', word, place);
    else typing.push(type);
  }
  if (fourth) fail('tooManyTypes', fourth.word, fourth.place);
  if (problems.length > 0) return problems;

  const possible = header.abilities.flatMap(wordsOf).map(({ word }) => abilityOf(word));
  const abilities = [...new Set(possible)].filter((ability) => ability !== undefined);
  const others = cells.flatMap((cell, at) => {
    const title = header.others.get(at);
    return title === undefined ? [] : [[title, cell] as const];
  });
  return {
    number: (header.number && cells[header.number.at]) ?? '',
    name,
    typing,
    abilities,
    hasOther: abilities.length === 0 || possible.includes(undefined),
    // A property even where its name is __proto__: fromEntries assigns to none.
    ...(others.length > 0 && { others: Object.fromEntries(others) }),
  };
}

/** The words of a cell that holds several; a dash stands for none. */
function words(cell: string | undefined): string[] {
  if (!cell) return [];
  return cell
    .split(/[/,;|、，；／\r\n]/)
    .map((word) => word.trim())
    .filter((word) => !/^[-–—]*$/.test(word));
}

/** A problem with what was found cut to what fits a message. */
export function problem(
  row: number,
  kind: ProblemKind,
  found: string,
  column?: string,
): CsvProblem {
  const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
  return { row, kind, found: shown, ...(column !== undefined && { column }) };
}
