import { type ESTree, parseSync, Visitor } from 'vite';

/** A change of one place of a source. */
export type Mutation = { start: number; end: number; text: string };

const operators: { [operator: string]: string } = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** The functions of lists that answer the opposite question. */
const methods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

type Operation = ESTree.BinaryExpression | ESTree.LogicalExpression;

/** All mutations of a source: of its operators, constants, conditions and statements. */
export function listMutations(file: string, source: string): Mutation[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const mutations: Mutation[] = [];
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const replace = ({ start, end }: ESTree.Span, text: string) =>
    void mutations.push({ start, end, text });
  function replaceOperator({ left, right, operator }: Operation): void {
    const text = operators[operator];
    // A sum with a text is no sum of numbers.
    const isText = [left, right].some(({ type }) => type === 'TemplateLiteral');
    if (!text || isText) return;
    const start = source.indexOf(operator, left.end);
    replace({ start, end: start + operator.length }, text);
  }
  new Visitor({
    BinaryExpression: replaceOperator,
    LogicalExpression: replaceOperator,
    Literal(literal) {
      if (typeof literal.value === 'number') replace(literal, `${literal.value + 1}`);
      if (typeof literal.value === 'boolean') replace(literal, `${!literal.value}`);
    },
    UnaryExpression(expression) {
      if (expression.operator === '!') replace(expression, textOf(expression.argument));
    },
    ConditionalExpression({ consequent, alternate }) {
      const between = source.slice(consequent.end, alternate.start);
      replace(
        { start: consequent.start, end: alternate.end },
        `${textOf(alternate)}${between}${textOf(consequent)}`,
      );
    },
    IfStatement({ test, consequent, alternate }) {
      replace(test, `!(${textOf(test)})`);
      if (!alternate) replace(consequent, '{}');
    },
    ExpressionStatement(statement) {
      if (statement.expression.type !== 'Literal') replace(statement, ';');
    },
    MemberExpression({ property }) {
      const text = property.type === 'Identifier' && methods.get(property.name);
      if (text) replace(property, text);
    },
  }).visit(program);
  return mutations;
}

/** The source after a mutation. */
export function mutate(source: string, { start, end, text }: Mutation): string {
  return source.slice(0, start) + text + source.slice(end);
}
