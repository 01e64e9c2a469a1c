import { createLexer, type Token } from './lexer.ts';

/** A macro of C: its tokens, and the names of its parameters if it has a list of them. */
type Macro = { parameters: string[] | undefined; tokens: readonly Token[] };

type Macros = Map<string, Macro>;

/** Names that the evaluation of all files may look up, so that macros cannot multiply without end. */
const maxSteps = 100_000;
const maxDepth = 30;

/** The value that settings such as B_UPDATED_TYPE_MATCHUPS have unless a file sets another. */
const latestGeneration = 9;

/** Functions whose value is their argument: a fixed-point number is written as a decimal one. */
const numberFunctions: ReadonlySet<string> = new Set(['UQ_4_12', 'Q_4_12', 'UQ_4_12_', 'X']);

/** Evaluates expressions of C with the macros of the files. */
export type Evaluator = {
  macros: Macros;
  /** The number of the expression; undefined if it has a name without a value. */
  evaluate: (tokens: readonly Token[]) => number | undefined;
  /** The number of the expression, of which at most 500 characters are read. */
  evaluateText: (text: string) => number | undefined;
};

/** Creates an evaluator without macros. */
export function createEvaluator(): Evaluator {
  const macros: Macros = new Map();
  const budget = { steps: maxSteps };
  const evaluate = (tokens: readonly Token[]) =>
    evaluateTokens(tokens, macros, new Map(), budget, 0);
  return {
    macros,
    evaluate,
    evaluateText: (text) => (budget.steps > 0 ? evaluate(tokensOf(text.slice(0, 500))) : undefined),
  };
}

type Bindings = ReadonlyMap<string, number | undefined>;

function evaluateTokens(
  tokens: readonly Token[],
  macros: Macros,
  bindings: Bindings,
  budget: { steps: number },
  depth: number,
): number | undefined {
  if (depth > maxDepth) return undefined;
  let at = 0;
  let nesting = 0;

  const isNext = (text: string) => tokens[at]?.kind === 'mark' && tokens[at]?.text === text;

  function take(...texts: string[]): boolean {
    const isMatch = texts.every(
      (text, index) =>
        tokens[at + index]?.text === text && tokens[at + index]?.at === tokens[at]!.at + index,
    );
    if (isMatch) at += texts.length;
    return isMatch;
  }

  function readCondition(): number | undefined {
    if (++nesting > maxDepth) {
      at = tokens.length;
      return undefined;
    }
    const condition = readOr();
    nesting--;
    if (!isNext('?')) return condition;
    at++;
    const first = readCondition();
    if (!isNext(':')) return undefined;
    at++;
    const second = readCondition();
    if (condition === undefined) return undefined;
    return condition ? first : second;
  }

  function readOr(): number | undefined {
    let value = readAnd();
    while (take('|', '|')) {
      const other = readAnd();
      value = value === undefined && !other ? undefined : Number(Boolean(value || other));
    }
    return value;
  }

  function readAnd(): number | undefined {
    let value = readComparison();
    while (take('&', '&')) {
      const other = readComparison();
      if (value !== undefined && other !== undefined) value = Number(Boolean(value && other));
      else value = value === 0 || other === 0 ? 0 : undefined;
    }
    return value;
  }

  function readComparison(): number | undefined {
    const value = readSum();
    const operator = ['>=', '<=', '==', '!=', '>', '<'].find((each) => take(...each));
    if (!operator) return value;
    const other = readSum();
    if (value === undefined && other === undefined) return undefined;
    const [left, right] = [value ?? latestGeneration, other ?? latestGeneration];
    return Number(compare(left, operator, right));
  }

  function readSum(): number | undefined {
    let value = readProduct();
    while (isNext('+') || isNext('-')) {
      const direction = tokens[at++]!.text === '+' ? 1 : -1;
      const other = readProduct();
      value = value === undefined || other === undefined ? undefined : value + direction * other;
    }
    return value;
  }

  function readProduct(): number | undefined {
    let value = readUnary();
    while (isNext('*') || isNext('/')) {
      const isProduct = tokens[at++]!.text === '*';
      const other = readUnary();
      if (value === undefined || other === undefined) value = undefined;
      else value = isProduct ? value * other : value / other;
    }
    return value;
  }

  function readUnary(): number | undefined {
    let isNegated = false;
    let direction = 1;
    while (isNext('!') || isNext('-')) {
      if (tokens[at++]!.text === '!') isNegated = !isNegated;
      else direction = -direction;
    }
    const value = readOperand();
    if (value === undefined) return undefined;
    return direction * (isNegated ? Number(!value) : value);
  }

  function readOperand(): number | undefined {
    const token = tokens[at++];
    if (!token || budget.steps-- <= 0) return undefined;
    if (token.kind === 'number') return parseNumber(token.text, tokens, () => at++, at);
    if (token.kind === 'mark' && token.text === '(') {
      const value = readCondition();
      if (isNext(')')) at++;
      return value;
    }
    if (token.kind !== 'word') return undefined;
    const { text } = token;
    if (text === 'defined') return Number(macros.has(readArgumentName()));
    if (!isNext('(')) return valueOfName(text);
    return callValue(text, readArguments());
  }

  function readArgumentName(): string {
    const isGroup = isNext('(');
    if (isGroup) at++;
    const name = tokens[at++]?.text ?? '';
    if (isGroup && isNext(')')) at++;
    return name;
  }

  function readArguments(): (number | undefined)[] {
    const values: (number | undefined)[] = [];
    do {
      at++;
      values.push(readCondition());
    } while (isNext(','));
    if (isNext(')')) at++;
    return values;
  }

  function valueOfName(name: string): number | undefined {
    if (bindings.has(name)) return bindings.get(name);
    const macro = macros.get(name);
    if (macro && !macro.parameters) {
      return evaluateTokens(macro.tokens, macros, bindings, budget, depth + 1);
    }
    if (name === 'TRUE' || name === 'FALSE') return Number(name === 'TRUE');
    if (name === 'GEN_LATEST') return latestGeneration;
    const [, generation] = /^GEN_(\d)$/.exec(name) ?? [];
    return generation === undefined ? undefined : Number(generation);
  }

  function callValue(name: string, values: (number | undefined)[]): number | undefined {
    if (numberFunctions.has(name)) return values[0];
    const macro = macros.get(name);
    if (!macro) return undefined;
    const [alias] = macro.tokens;
    if (!macro.parameters) {
      const isAlias = macro.tokens.length === 1 && alias!.kind === 'word' && alias!.text !== name;
      return isAlias && budget.steps-- > 0 ? callValue(alias!.text, values) : undefined;
    }
    const inner = new Map(macro.parameters.map((parameter, index) => [parameter, values[index]]));
    return evaluateTokens(macro.tokens, macros, inner, budget, depth + 1);
  }

  const value = readCondition();
  return at >= tokens.length && value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** The number of a token; its suffix such as `f` or `u` is the next token. */
function parseNumber(text: string, tokens: readonly Token[], skip: () => void, at: number): number {
  const suffix = tokens[at];
  if (suffix?.kind === 'word' && /^[fulFUL]{1,3}$/.test(suffix.text)) skip();
  return Number(text.replaceAll('_', ''));
}

function compare(left: number, operator: string, right: number): boolean {
  switch (operator) {
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '<':
      return left < right;
    case '==':
      return left === right;
    default:
      return left !== right;
  }
}

/** All tokens of a short text. */
function tokensOf(text: string): Token[] {
  const lexer = createLexer(text);
  const tokens: Token[] = [];
  while (lexer.peek().kind !== 'end') tokens.push(lexer.next());
  return tokens;
}

/** An `#if` around a line: whether its present branch is read, and whether one was. */
type Branch = { isRead: boolean; wasRead: boolean };

/**
 * The text of a C file with spaces in the place of directives, block comments and the branches of
 * `#if` that do not hold; its macros are added to the evaluator. A condition that the files do not
 * decide holds; `onCondition` is called with its line.
 */
export function preprocess(
  text: string,
  { macros, evaluateText }: Evaluator,
  onCondition: (line: number) => void,
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
    const value = evaluateText(condition);
    if (value === undefined) onCondition(line);
    return value !== 0;
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
      if (directive === 'ifdef' && !isKnown) onCondition(line);
      // Guards of headers and switches that another file sets are taken as set.
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
    } else if (directive === 'define' && isRead()) define(content, macros);
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
