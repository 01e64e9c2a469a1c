import { createLexer, type Token } from './lexer.ts';

/** A macro of C: its tokens, and the names of its parameters if it has a list of them. */
type Macro = { parameters: string[] | undefined; tokens: readonly Token[] };

/** The macros of all files by name. */
export type Macros = Map<string, Macro>;

/**
 * The number of names that the evaluation of all files may look up; it stops macros that grow
 * without end.
 */
const maxSteps = 100_000;
const maxDepth = 30;

/** The value of settings such as B_UPDATED_TYPE_MATCHUPS unless a file sets another. */
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

  function consume(...texts: string[]): boolean {
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
    while (consume('|', '|')) {
      const other = readAnd();
      value = value === undefined && !other ? undefined : Number(Boolean(value || other));
    }
    return value;
  }

  function readAnd(): number | undefined {
    let value = readComparison();
    while (consume('&', '&')) {
      const other = readComparison();
      if (value !== undefined && other !== undefined) value = Number(Boolean(value && other));
      else value = value === 0 || other === 0 ? 0 : undefined;
    }
    return value;
  }

  function readComparison(): number | undefined {
    const value = readSum();
    const operator = ['>=', '<=', '==', '!=', '>', '<'].find((each) => consume(...each));
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
export function tokensOf(text: string): Token[] {
  const lexer = createLexer(text);
  const tokens: Token[] = [];
  while (lexer.peek().kind !== 'end') tokens.push(lexer.next());
  return tokens;
}
