import { type AsmLine, evaluateAsm, isName } from './asm.ts';

/** The constants of `type_constants.asm`: lists of names with their numbers, and all values. */
export type AsmConstants = {
  /** One list for each `const_def`; the names in order. */
  lists: { names: string[]; lines: Map<string, number>; unknownLines: AsmLine[] }[];
  values: Map<string, number>;
};

/** Instructions with a name that declare no constant. */
const otherWords: ReadonlySet<string> = new Set(['export', 'purge', 'section', 'include', 'dw']);

/** The constants that the lines of files define. */
export function readTypeConstants(lines: readonly AsmLine[]): AsmConstants {
  const lists: AsmConstants['lists'] = [];
  const values = new Map<string, number>();
  let counter = 0;
  const numberOf = (expression: string | undefined, fallback: number): number =>
    expression === undefined ? fallback : (evaluate(expression) ?? fallback);
  function evaluate(expression: string): number | undefined {
    return evaluateAsm(expression.replaceAll('const_value', String(counter)), values);
  }
  for (const asmLine of lines) {
    const { line, instruction, arguments: list } = asmLine;
    const word = instruction.toLowerCase();
    const [first] = list;
    if (word === 'const_def') {
      counter = numberOf(first, 0);
      lists.push({ names: [], lines: new Map(), unknownLines: [] });
    } else if (word === 'const' && first) {
      if (lists.length === 0) lists.push({ names: [], lines: new Map(), unknownLines: [] });
      const current = lists.at(-1)!;
      if (!current.lines.has(first)) current.names.push(first);
      current.lines.set(first, line);
      values.set(first, counter++);
    } else if (word === 'const_skip') counter += numberOf(first, 1);
    else if (word === 'const_next') counter = numberOf(first, counter);
    else {
      const { name, expression } = parseDefinition(instruction, list.join(','));
      const value = expression && evaluate(expression);
      if (name === 'const_value') counter = value || counter;
      else if (name && typeof value === 'number') values.set(name, value);
      else if (!name && list.length === 1 && isName(first!) && !otherWords.has(word)) {
        lists.at(-1)?.unknownLines.push(asmLine);
      }
    }
  }
  return { lists, values };
}

/** The name and expression of `DEF X EQU 1`, `X EQU 1`, `X = 1` or `X SET 1`. */
function parseDefinition(
  instruction: string,
  list: string,
): { name?: string; expression?: string } {
  const text = instruction.toLowerCase() === 'def' ? list : `${instruction} ${list}`;
  const [, name, expression] =
    /^([\p{L}_][\p{L}\p{N}_]{0,99})[ \t]{0,99}(?:\bEQU\b|\bSET\b|=)[ \t]{0,99}(\S.{0,200})$/iu.exec(
      text.slice(0, 500).trim(),
    ) ?? [];
  return name && expression ? { name, expression: expression.trim() } : {};
}
