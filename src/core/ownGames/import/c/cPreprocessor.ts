import { tokensOf } from './cCursor.ts';
import type { Evaluator, Macros } from './cExpression.ts';

/** Directives that change no number. */
const otherDirectives: ReadonlySet<string> = new Set([
  ...['include', 'undef', 'pragma', 'error', 'warning', 'line'],
]);

/** An `#if` around a line: whether its current branch is read, and whether any branch was. */
type Branch = { isRead: boolean; wasRead: boolean };

/**
 * The text of a C file without directives, block comments and the branches of `#if` whose condition is
 * false; the line numbers stay, and its macros are added to the evaluator. A switch that the files do
 * not set counts as on. `warn` is called with the line of a condition that depends on it (`condition`), and
 * with that of an unknown directive (`unknownLine`).
 */
export function preprocess(
  text: string,
  { macros, evaluateCondition }: Evaluator,
  warn: (code: 'condition' | 'unknownLine', line: number, text?: string) => void,
): string {
  const lines = blankBlockComments(text).split('\n');
  const branches: Branch[] = [];
  let deadBranches = 0;
  const isRead = () => deadBranches === 0;
  function setRead(branch: Branch, isBranchRead: boolean): void {
    if (branch.isRead !== isBranchRead) deadBranches += isBranchRead ? -1 : 1;
    branch.isRead = isBranchRead;
    branch.wasRead ||= isBranchRead;
  }
  function holds(condition: string, line: number): boolean {
    const { isTrue, isDecided } = evaluateCondition(condition);
    if (!isDecided) warn('condition', line);
    return isTrue;
  }
  for (let index = 0; index < lines.length; index++) {
    const source = lines[index]!;
    const [, directive, start = ''] = /^[ \t]*#[ \t]*(\w+)(.*)$/.exec(source) ?? [];
    if (directive === undefined) {
      if (!isRead()) lines[index] = '';
      continue;
    }
    let content = start;
    lines[index] = '';
    while (content.endsWith('\\') && index + 1 < lines.length && content.length < 2000) {
      content = content.slice(0, -1) + lines[++index]!;
      lines[index] = '';
    }
    const line = index + 1;
    if (directive === 'if' || directive === 'ifdef' || directive === 'ifndef') {
      const condition = directive === 'ifdef' ? `defined ${content}` : content;
      const isKnown = directive === 'if' || (directive === 'ifdef' && macros.has(content.trim()));
      if (directive === 'ifdef' && !isKnown) warn('condition', line);
      // Include guards and switches that no file defines count as true.
      const isTrue = isKnown ? isRead() && holds(condition, line) : true;
      const branch = { isRead: true, wasRead: false };
      setRead(branch, isTrue);
      branches.push(branch);
    } else if (directive === 'elif' || directive === 'else') {
      const branch = branches.at(-1);
      if (!branch) continue;
      setRead(branch, !branch.wasRead && (directive === 'else' || holds(content, line)));
    } else if (directive === 'endif') {
      const branch = branches.pop();
      if (branch) setRead(branch, true);
    } else if (isRead()) {
      if (directive === 'define') define(content, macros);
      else if (!otherDirectives.has(directive)) warn('unknownLine', line, source.trim());
    }
  }
  return lines.join('\n');
}

function define(content: string, macros: Macros): void {
  const [all, name, list] =
    /^[ \t]{0,99}([A-Za-z_]\w{0,99})(\([^()\n]{0,200}\))?/.exec(content) ?? [];
  if (all === undefined || name === undefined) return;
  const parameters = list
    ?.slice(1, -1)
    .split(',')
    .map((each) => each.trim());
  macros.set(name, { parameters, tokens: tokensOf(content.slice(all.length, all.length + 1000)) });
}

/** The text with spaces in the place of block comments outside quotes; line breaks stay. */
function blankBlockComments(text: string): string {
  const parts: string[] = [];
  const pattern = /\/\*|\/\/|["']/g;
  let from = 0;
  let lineEnd = -1;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = match.index;
    const [opening] = match;
    if (opening === '/*') {
      const end = text.indexOf('*/', start + 2);
      const next = end < 0 ? text.length : end + 2;
      parts.push(text.slice(from, start), text.slice(start, next).replace(/[^\n]/g, ' '));
      from = next;
      pattern.lastIndex = next;
      continue;
    }
    if (start > lineEnd) lineEnd = endOfLine(text, start);
    if (opening === '//') pattern.lastIndex = lineEnd;
    else {
      let end = text.indexOf(opening, start + 1);
      while (end > 0 && end < lineEnd && text[end - 1] === '\\')
        end = text.indexOf(opening, end + 1);
      pattern.lastIndex = end < 0 || end > lineEnd ? lineEnd : end + 1;
    }
  }
  return [...parts, text.slice(from)].join('');
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
