import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/*
 * A browser that translates the page puts elements of its own in the place of text. React writes to
 * its text all the same, and removes it, where the text has siblings; then the page shows an old
 * number, or crashes (https://github.com/facebook/react/issues/11538). Text that is all there is in
 * an element is safe: React replaces what is in it.
 */

type Source = { file: string; source: string };
type Parent = ESTree.JSXElement | ESTree.JSXFragment;

const sources: Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }));

/** The names that a source says are ReactNode; what is in them was checked where it was written. */
function nodeNamesIn(source: string): string[] {
  return [...source.matchAll(/\b(\w+)\??: [^;\n]*ReactNode/g)].map(([, name = '']) => name);
}

const nodeNames = new Set(sources.flatMap(({ source }) => nodeNamesIn(source)));

function isMap(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression') return isMap(node.expression);
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'map'
  );
}

/** What a function gives back, apart from the functions inside it. */
function returned(body: ESTree.FunctionBody | ESTree.Expression): ESTree.Expression[] {
  if (body.type !== 'BlockStatement') return [body];
  const inner: [number, number][] = [];
  const found: ESTree.Expression[] = [];
  const program = { ...body, type: 'Program' } as unknown as ESTree.Program;
  const skip = ({ start, end }: { start: number; end: number }) => inner.push([start, end]);
  new Visitor({
    FunctionDeclaration: skip,
    FunctionExpression: skip,
    ArrowFunctionExpression: skip,
    ReturnStatement: ({ argument }) => void (argument && found.push(argument)),
  }).visit(program);
  return found.filter(({ start }) => !inner.some(([from, to]) => start >= from && start < to));
}

/** The places of a source where text has siblings, and the components that give them to their children. */
function examine({ file, source }: Source, mixing: ReadonlySet<string>) {
  const { program, errors } = parseSync(file, source);
  expect(errors).toEqual([]);
  const elements = new Set(nodeNamesIn(source));

  /** Whether it can only be elements, or nothing. */
  function isElement(node: ESTree.Node): boolean {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return true;
      case 'Literal':
        return node.value === null;
      case 'LogicalExpression':
        return isElement(node.right) && (node.operator === '&&' || isElement(node.left));
      case 'ConditionalExpression':
        return isElement(node.consequent) && isElement(node.alternate);
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return isElement(node.expression);
      case 'ObjectExpression':
        return node.properties.every((each) => each.type === 'Property' && isElement(each.value));
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return node.body !== null && returned(node.body).every(isElement);
      case 'Identifier':
        return elements.has(node.name);
      case 'MemberExpression':
        return (
          isElement(node.object) ||
          (node.property.type === 'Identifier' && nodeNames.has(node.property.name))
        );
      case 'CallExpression': {
        const { callee, arguments: args } = node;
        if (callee.type === 'Identifier' && callee.name === 'createPortal') return true;
        return isMap(node) ? args.every(isElement) : isElement(callee);
      }
      default:
        return false;
    }
  }

  function isSpace(node: ESTree.Node): boolean {
    return node.type === 'Literal' && node.value === ' ';
  }

  const found: number[] = [];
  const mixed: number[] = [];
  const components: { name: string; start: number; end: number }[] = [];

  function check(parent: Parent): void {
    const children = parent.children
      .map((child) => (child.type === 'JSXExpressionContainer' ? child.expression : child))
      .filter(
        (child) =>
          child.type !== 'JSXEmptyExpression' &&
          !(child.type === 'JSXText' && child.value.trim() === ''),
      );
    const mixes =
      children.length > 1 ||
      children.some((child) => child.type === 'ArrayExpression' || isMap(child)) ||
      parent.type === 'JSXFragment' ||
      (parent.openingElement.name.type === 'JSXIdentifier' &&
        mixing.has(parent.openingElement.name.name));
    if (!mixes) return;
    for (const child of children) {
      if (!isElement(child) && !isSpace(child)) found.push(child.start);
      if (child.type === 'Identifier' && child.name === 'children') mixed.push(child.start);
    }
  }

  function checkComponent(node: ESTree.Function): void {
    const name = node.id?.name ?? '';
    if (!/^[A-Z]/.test(name) || !node.body) return;
    components.push({ name, start: node.start, end: node.end });
    for (const result of returned(node.body)) if (!isElement(result)) found.push(result.start);
  }

  new Visitor({
    CallExpression({ callee, arguments: [function_] }) {
      // Of a list of ReactNode, each is one.
      if (callee.type !== 'MemberExpression' || !isElement(callee.object)) return;
      if (function_?.type !== 'ArrowFunctionExpression') return;
      const [first] = function_.params;
      if (first?.type === 'Identifier') elements.add(first.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isElement(init)) elements.add(id.name);
    },
    FunctionDeclaration({ id, body }) {
      if (id && body && returned(body).every(isElement) && returned(body).length > 0)
        elements.add(id.name);
    },
  }).visit(program);
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    FunctionDeclaration: checkComponent,
    FunctionExpression: checkComponent,
  }).visit(program);

  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  return {
    lines: found.sort((one, other) => one - other).map(lineOf),
    mixing: components
      .filter(({ start, end }) => mixed.some((at) => at > start && at < end))
      .map(({ name }) => name),
  };
}

const mixing = new Set(sources.flatMap((each) => examine(each, new Set()).mixing));

test('text is all there is in its element', () => {
  const places = sources.flatMap((each) =>
    examine(each, mixing).lines.map((line) => `src/${each.file}:${line}`),
  );
  expect(places).toEqual([]);
});

function partOf(markup: string): Source {
  return { file: 'Part.tsx', source: `const Part = () => ${markup};` };
}

test.each([
  '<p>{text(key)}</p>',
  '<p>{names.map(nameOf).join()}</p>',
  '<p><b>{count}</b> <i>{name}</i></p>',
  '<p>{isOpen && <b>{name}</b>}{names.map((name) => <i key={name}>{name}</i>)}</p>',
])('%s is safe', (markup) => {
  expect(examine(partOf(markup), new Set()).lines).toEqual([]);
});

test.each([
  '<p><Icon />{text(key)}</p>',
  '<p><Icon />Reload</p>',
  '<p>{isOpen && text(key)} <b>{name}</b></p>',
  '<p>{names.map((name) => name)}</p>',
  '<p>{[one, other]}</p>',
  '<>{text(key)}</>',
  '<Toggle>{text(key)}</Toggle>',
])('%s is not', (markup) => {
  expect(examine(partOf(markup), new Set(['Toggle'])).lines).toEqual([1]);
});
