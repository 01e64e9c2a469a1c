/** The differences between a file and its import. */
type ImportWarningCode =
  // parts that were not understood and are left out
  | 'unknownFile'
  | 'unknownLine'
  | 'unusedPart'
  | 'unknownKey'
  | 'unknownType'
  | 'unknownFactor'
  | 'unknownPokemon'
  | 'unknownAbilities'
  | 'noType'
  | 'shortRow'
  | 'code'
  | 'otherChart'
  // decisions of the import
  | 'contradiction'
  | 'repeatedRow'
  | 'repeatedType'
  | 'condition'
  | 'baseChart'
  | 'orientation'
  | 'columnOrder'
  | 'placeholder'
  | 'turnedOff'
  | 'attackOnly'
  | 'defendOnly'
  // parts that the player should check
  | 'noMatchups'
  | 'manyTypes'
  | 'moreWarnings';

/** A warning; `line` is counted from 1, `text` is the part of the file that it is about. */
export type ImportWarning = {
  code: ImportWarningCode;
  file?: string;
  line?: number;
  text?: string;
};

/** Collects the warnings of an import. */
export type ImportReport = {
  warn: (code: ImportWarningCode, file: string, line: number | undefined, text?: string) => void;
  /** At most 200 warnings, and after them one with the number of those that are left out. */
  warnings: () => ImportWarning[];
};

const maxWarnings = 200;
const maxWarningText = 80;

/** Creates an empty report. */
export function createReport(): ImportReport {
  const warnings: ImportWarning[] = [];
  let surplus = 0;
  return {
    warn(code, file, line, text) {
      if (warnings.length === maxWarnings) surplus++;
      else {
        warnings.push({
          code,
          ...(file && { file }),
          ...(line !== undefined && { line }),
          ...(text && { text: shorten(text) }),
        });
      }
    },
    warnings: () =>
      surplus === 0 ? warnings : [...warnings, { code: 'moreWarnings', text: String(surplus) }],
  };
}

function shorten(text: string): string {
  const line = text.slice(0, maxWarningText + 1).replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ');
  return line.length > maxWarningText ? `${line.slice(0, maxWarningText)}…` : line;
}
