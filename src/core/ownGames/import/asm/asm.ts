import { ImportError } from '#core/ownGames/import/importError.ts';

/** A line of assembly: its label, and its instruction with the arguments between commas. */
export type AsmLine = {
  line: number;
  label: string | undefined;
  instruction: string;
  arguments: string[];
};

const maxArguments = 200;
const maxLines = 50_000;

/**
 * The lines of a file in the syntax of RGBDS, without comments. The conditions of the build are
 * unknown, so the `else` branch of an `if` is read, and `onCondition` is called with the line of each
 * `if`. Throws `tooLong` beyond 50,000 lines.
 */
export function readAsm(text: string, onCondition: (line: number) => void): AsmLine[] {
  const lines: AsmLine[] = [];
  /** Whether each enclosing branch is read. */
  const branches: boolean[] = [];
  let deadBranches = 0;
  function open(isRead: boolean): void {
    branches.push(isRead);
    if (!isRead) deadBranches++;
  }
  function close(): boolean {
    const isRead = branches.pop() ?? true;
    if (!isRead) deadBranches--;
    return isRead;
  }
  const sources = removeBlockComments(text).split('\n');
  if (sources.length > maxLines) throw new ImportError('tooLong');
  for (const [index, source] of sources.entries()) {
    const { label, code } = splitLabel(withoutComment(source).trim());
    const [instruction = ''] = /^\S*/.exec(code) ?? [];
    const line = index + 1;
    const word = instruction.toLowerCase();
    if (word === 'if') {
      open(/^if[ \t]+1$/i.test(code));
      onCondition(line);
    } else if (word === 'elif' || word === 'else') {
      const wasRead = close();
      open(word === 'else' && !wasRead);
    } else if (word === 'endc') close();
    else if (deadBranches === 0 && (label !== undefined || instruction !== '')) {
      const list = code.slice(instruction.length).trim();
      lines.push({ line, label, instruction, arguments: splitArguments(list) });
    }
  }
  return lines;
}

/** Splits off a label `Name:`, `.Name:` or `.Name`. */
function splitLabel(code: string): { label: string | undefined; code: string } {
  const [all = '', name] = /^(\.?[\p{L}_][\p{L}\p{N}_.#@]{0,200})::?(?:[ \t]+|$)/u.exec(code) ?? [];
  const [local = '', localName] = name
    ? []
    : (/^(\.[\p{L}_][\p{L}\p{N}_]{0,200})(?:[ \t]+|$)/u.exec(code) ?? []);
  const label = name ?? localName;
  return { label, code: code.slice((all || local).length) };
}

/** The line up to a semicolon that is not in quotes. */
function withoutComment(line: string): string {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"' && line[at - 1] !== '\\') isQuoted = !isQuoted;
    else if (line[at] === ';' && !isQuoted) return line.slice(0, at);
  }
  return line;
}

/** The text with spaces in the place of block comments. */
function removeBlockComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf('/*'); start >= 0; start = text.indexOf('/*', at)) {
    const end = text.indexOf('*/', start + 2);
    const next = end < 0 ? text.length : end + 2;
    parts.push(text.slice(at, start), text.slice(start, next).replace(/[^\n]/g, ' '));
    at = next;
  }
  return at === 0 ? text : [...parts, text.slice(at)].join('');
}

/** The arguments between commas that are not in quotes. */
function splitArguments(list: string): string[] {
  if (list === '') return [];
  const items: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < list.length && items.length < maxArguments; at++) {
    if (list[at] === '"') isQuoted = !isQuoted;
    else if (list[at] === ',' && !isQuoted) {
      items.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...items, list.slice(start).trim()];
}

/** The values of names in assembly. */
export type AsmValues = ReadonlyMap<string, number>;

/** The value of a number, a name, or a sum or difference of these; undefined if one is unknown. */
export function evaluateAsm(expression: string, values: AsmValues): number | undefined {
  if (expression.length > 200) return undefined;
  const terms = expression.matchAll(/([+-]?)\s*([^\s+-]+)/g);
  let sum: number | undefined;
  for (const [, sign, term = ''] of terms) {
    const value = values.get(term) ?? parseAsmNumber(term);
    if (value === undefined) return undefined;
    sum = (sum ?? 0) + (sign === '-' ? -value : value);
  }
  return sum;
}

function parseAsmNumber(text: string): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (/^(?:\$|0x)[\da-f]{1,8}$/i.test(text))
    return Number.parseInt(text.replace(/^(?:\$|0x)/i, ''), 16);
  return /^%[01]{1,32}$/.test(text) ? Number.parseInt(text.slice(1), 2) : undefined;
}

/** Whether the text is the name of a constant. */
export function isName(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text);
}
