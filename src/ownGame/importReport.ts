/** What an import did not take from a file as it is written there. */
type ImportWarningCode =
  // what was not understood, and left out
  | 'unknownFile'
  | 'unknownLine'
  | 'unknownKey'
  | 'unknownType'
  | 'unknownFactor'
  | 'unknownPokemon'
  | 'noType'
  | 'code'
  // what was decided
  | 'contradiction'
  | 'repeatedRow'
  | 'repeatedType'
  | 'condition'
  | 'baseChart'
  | 'orientation'
  | 'columnOrder'
  | 'placeholder'
  | 'attackOnly'
  | 'defendOnly'
  // what to check
  | 'noMatchups'
  | 'manyTypes'
  | 'moreWarnings';

/** A warning; `line` is counted from 1, `text` is what the warning is about. */
export type ImportWarning = {
  code: ImportWarningCode;
  file?: string;
  line?: number;
  text?: string;
};

/** Collects the warnings of an import. */
export type ImportReport = {
  warn: (code: ImportWarningCode, file: string, line: number | undefined, text?: string) => void;
  /** At most 200; then one that says how many are left out. */
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
