const sentences = {
  empty: 'The file is empty.',
  notText: 'This is not a text file.',
  tooLarge: 'The files are larger than 5 MB.',
  tooLong: 'The file has more entries than a type chart can have.',
  tooDeep: 'The brackets are nested too deep.',
  unknownFormat:
    'This is not a type chart. Expected is types.txt of Pokémon Essentials, typechart.ts of Pokémon Showdown, type_matchups.asm, a C file with the type chart, damage_relations of PokéAPI, types of Pokémon Studio, an object or lists of types in JSON or JavaScript, a CSV list or table, the log of a randomizer, trainers.party, trainers.txt, or species_info.h.',
  noChart: 'The files have Pokémon, but no type chart.',
  noTypes: 'The type chart has no types.',
  twoCharts: 'This file has a second type chart.',
  brokenSyntax: 'A bracket or a quote has no end.',
  onlyCode: 'The chart is made by code. Only a chart that is written out can be read.',
  wrongRow: 'The row has more or fewer cells than the table has columns.',
  unknownOrder: 'The rows have no type names.',
  newerVersion: 'The file is from a later version of the app.',
  invalidChart: 'The chart is invalid.',
  invalidName: 'The name has characters that a name cannot have.',
  nameTooLong: 'The name of a type has more than 24 characters.',
  tooManyTypes: 'The chart has more than 64 types.',
  tooManyPokemon: 'The files have more than 10,000 Pokémon.',
} as const;

/** The reason for an ImportError. */
export type ImportErrorCode = keyof typeof sentences;

/** A position in the files; lines are counted from 1. */
export type FilePosition = { file?: string | undefined; line?: number | undefined };

/** The reason why files cannot be read as a game; its message is one line in English. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;
  /** The name of the file; undefined if the error is about all files. */
  readonly file: string | undefined;
  /** Counted from 1; undefined if the error is about the whole file. */
  readonly line: number | undefined;
  /** For `invalidChart`, a sentence about the first mistake. */
  readonly detail: string | undefined;

  constructor(code: ImportErrorCode, { file, line }: FilePosition = {}, detail?: string) {
    const place = [file, line].filter((part) => part !== undefined).join(':');
    const sentence = detail ?? sentences[code];
    super(oneLine(place ? `${place}: ${sentence}` : sentence));
    this.name = 'ImportError';
    this.code = code;
    this.file = file;
    this.line = line;
    this.detail = detail === undefined ? undefined : oneLine(detail);
  }
}

/** The text without line breaks, control characters and bidi characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}
