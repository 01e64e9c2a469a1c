import { isMark, type Token } from '#core/ownGames/import/lexer.ts';
import {
  type Cursor,
  createCursor,
  isMarkNext,
  readDefinedName,
  readNumber,
  skipMark,
  tokensOf,
} from './cCursor.ts';
import { applyOperator, latestGeneration, operators, type Value } from './cOperators.ts';

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
const maxCondition = 500;

/** Functions whose value is their argument: a fixed-point number is written as a decimal one. */
const numberFunctions: ReadonlySet<string> = new Set(['UQ_4_12', 'Q_4_12', 'UQ_4_12_', 'X']);

/** Evaluates expressions of C with the macros of the files. */
export type Evaluator = {
  macros: Macros;
  /**
   * The number of the expression; undefined if it depends on a name without a value. A setting that is
   * compared with `GEN_…` has the latest generation.
   */
  evaluate: (tokens: readonly Token[]) => Value;
  /** As `evaluate`, with every switch that no file sets turned on. */
  evaluateWithSwitches: (tokens: readonly Token[]) => Value;
  /**
   * Whether the condition holds, of which at most 500 characters are read, and whether the files decide
   * it; otherwise every switch that they do not set counts as on.
   */
  evaluateCondition: (text: string) => { isTrue: boolean; isDecided: boolean };
};

/** Creates an evaluator without macros. */
export function createEvaluator(): Evaluator {
  const macros: Macros = new Map();
  const context = { macros, bindings: new Map(), budget: { steps: maxSteps }, depth: 0 };
  const evaluate = (tokens: readonly Token[], hasSwitches = false) =>
    evaluateTokens(tokens, { ...context, hasSwitches });
  return {
    macros,
    evaluate: (tokens) => evaluate(tokens),
    evaluateWithSwitches: (tokens) => evaluate(tokens, true),
    evaluateCondition(text) {
      if (context.budget.steps <= 0) return { isTrue: true, isDecided: false };
      const tokens = tokensOf(text.slice(0, maxCondition));
      const value = evaluate(tokens);
      return { isTrue: (value ?? evaluate(tokens, true)) !== 0, isDecided: value !== undefined };
    },
  };
}

type Context = {
  macros: Macros;
  bindings: ReadonlyMap<string, Value>;
  budget: { steps: number };
  depth: number;
  /** Whether a condition without a value counts as true. */
  hasSwitches: boolean;
};

function evaluateTokens(tokens: readonly Token[], context: Context): Value {
  if (context.depth > maxDepth) return undefined;
  const cursor = createCursor(tokens);
  const value = readCondition(cursor, context);
  return cursor.at >= tokens.length && Number.isFinite(value) ? value : undefined;
}

/** Reads `condition ? first : second`, or an expression without a condition. */
function readCondition(cursor: Cursor, context: Context): Value {
  if (++cursor.nesting > maxDepth) {
    cursor.at = cursor.tokens.length;
    return undefined;
  }
  const condition = readBinary(cursor, context, 1);
  cursor.nesting--;
  if (!skipMark(cursor, '?')) return condition;
  const first = readCondition(cursor, context);
  if (!skipMark(cursor, ':')) return undefined;
  const second = readCondition(cursor, context);
  const isTrue = condition ?? (context.hasSwitches ? 1 : undefined);
  if (isTrue === undefined) return undefined;
  return isTrue ? first : second;
}

function readBinary(cursor: Cursor, context: Context, minPrecedence: number): Value {
  const { generations } = cursor;
  let value = readUnary(cursor, context);
  for (;;) {
    const symbol = peekOperator(cursor);
    const operator = operators.get(symbol);
    if (!operator || operator.precedence < minPrecedence) return value;
    cursor.at += symbol.length;
    const other = readBinary(cursor, context, operator.precedence + 1);
    const isSetting = cursor.generations > generations;
    value = applyOperator(operator, value, other, isSetting, context.hasSwitches);
  }
}

/** The operator at the cursor, whose characters are tokens of their own; '' if there is none. */
function peekOperator({ tokens, at }: Cursor): string {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'mark') return '';
  const both = second?.at === first.at + 1 ? first.text + second.text : '';
  return operators.has(both) ? both : first.text;
}

function readUnary(cursor: Cursor, context: Context): Value {
  if (isMarkNext(cursor, '!') || isMarkNext(cursor, '-')) {
    const prefixes: string[] = [];
    while (isMarkNext(cursor, '!') || isMarkNext(cursor, '-')) {
      prefixes.push(cursor.tokens[cursor.at++]!.text);
    }
    const operand = readOperand(cursor, context);
    const value = operand ?? (context.hasSwitches && prefixes.includes('!') ? 1 : undefined);
    if (value === undefined) return undefined;
    return prefixes.reduceRight(
      (result, symbol) => (symbol === '!' ? Number(!result) : -result),
      value,
    );
  }
  return readOperand(cursor, context);
}

function readOperand(cursor: Cursor, context: Context): Value {
  const token = cursor.tokens[cursor.at++];
  if (!token || context.budget.steps-- <= 0) return undefined;
  if (token.kind === 'number') return readNumber(token, cursor);
  if (isMark(token, '(')) {
    const value = readCondition(cursor, context);
    skipMark(cursor, ')');
    return value;
  }
  if (token.kind !== 'word') return undefined;
  if (token.text.startsWith('GEN_')) cursor.generations++;
  if (token.text === 'defined') return Number(context.macros.has(readDefinedName(cursor)));
  if (!isMarkNext(cursor, '(')) return valueOfName(token.text, context);
  return valueOfCall(token.text, readArguments(cursor, context), context);
}

function readArguments(cursor: Cursor, context: Context): Value[] {
  const values: Value[] = [];
  do {
    cursor.at++;
    values.push(readCondition(cursor, context));
  } while (isMarkNext(cursor, ','));
  skipMark(cursor, ')');
  return values;
}

function valueOfName(name: string, context: Context): Value {
  if (context.bindings.has(name)) return context.bindings.get(name);
  const macro = context.macros.get(name);
  if (macro && !macro.parameters) {
    return evaluateTokens(macro.tokens, { ...context, depth: context.depth + 1 });
  }
  if (name === 'TRUE' || name === 'FALSE') return Number(name === 'TRUE');
  if (name === 'GEN_LATEST') return latestGeneration;
  const [, generation] = /^GEN_(\d)$/.exec(name) ?? [];
  return generation === undefined ? undefined : Number(generation);
}

function valueOfCall(name: string, values: readonly Value[], context: Context): Value {
  if (numberFunctions.has(name)) return values[0];
  const macro = context.macros.get(name);
  if (!macro) return undefined;
  const [alias] = macro.tokens;
  if (!macro.parameters) {
    const isAlias = macro.tokens.length === 1 && alias!.kind === 'word' && alias!.text !== name;
    const canRead = isAlias && context.budget.steps-- > 0;
    return canRead ? valueOfCall(alias!.text, values, context) : undefined;
  }
  const bindings = new Map(macro.parameters.map((parameter, index) => [parameter, values[index]]));
  return evaluateTokens(macro.tokens, { ...context, bindings, depth: context.depth + 1 });
}
