import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/*
 * A browser that translates the page replaces texts by elements of its own. If a text has siblings,
 * React still updates and removes its old text node: the page shows an old number, or crashes
 * (https://github.com/facebook/react/issues/11538). Text that is the only content of its element is
 * safe, because React replaces the whole content.
 */

type Source = { file: string; source: string };
type Parent = ESTree.JSXElement | ESTree.JSXFragment;

const sources: Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }));

/** The names with the type ReactNode in a source; their values are checked at their own position. */
function nodeNamesIn(source: string): string[] {
  return [...source.matchAll(/\b(\w+)\??: [^;\n]*ReactNode/g)].map(([, name = '']) => name);
}

const nodeNames = new Set(sources.flatMap(({ source }) => nodeNamesIn(source)));

function isMapCall(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression') return isMapCall(node.expression);
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'map'
  );
}

/** The expressions that a function returns, without those of the functions inside it. */
function returnedBy(body: ESTree.FunctionBody | ESTree.Expression): ESTree.Expression[] {
  if (body.type !== 'BlockStatement') return [body];
  const innerFunctions: ESTree.Span[] = [];
  const expressions: ESTree.Expression[] = [];
  const addInner = (node: ESTree.Span) => void innerFunctions.push(node);
  new Visitor({
    FunctionDeclaration: addInner,
    FunctionExpression: addInner,
    ArrowFunctionExpression: addInner,
    ReturnStatement: ({ argument }) => void (argument && expressions.push(argument)),
  }).visit({ ...body, type: 'Program' } as unknown as ESTree.Program);
  return expressions.filter((node) => !innerFunctions.some((inner) => isInside(node, inner)));
}

function isInside({ start }: ESTree.Span, outer: ESTree.Span): boolean {
  return start >= outer.start && start < outer.end;
}

/**
 * The lines of a source with a text that has siblings, and the components that render siblings of their
 * children; `parents` are such components of all sources.
 */
function checkTexts({ file, source }: Source, parents: ReadonlySet<string>) {
  const { program, errors } = parseSync(file, source);
  expect(errors).toEqual([]);
  const elements = new Set(nodeNamesIn(source));

  /** Whether the expression renders elements or nothing, but no text. */
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
        return node.body !== null && returnedBy(node.body).every(isElement);
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
        return isMapCall(node) ? args.every(isElement) : isElement(callee);
      }
      default:
        return false;
    }
  }

  function isSpace(node: ESTree.Node): boolean {
    return node.type === 'Literal' && node.value === ' ';
  }

  const texts: ESTree.Span[] = [];
  const mixedChildren: ESTree.Span[] = [];
  const components: ({ name: string } & ESTree.Span)[] = [];

  function checkParent(parent: Parent): void {
    const children = parent.children
      .map((child) => (child.type === 'JSXExpressionContainer' ? child.expression : child))
      .filter(
        (child) =>
          child.type !== 'JSXEmptyExpression' &&
          !(child.type === 'JSXText' && child.value.trim() === ''),
      );
    const hasSiblings =
      children.length > 1 ||
      children.some((child) => child.type === 'ArrayExpression' || isMapCall(child)) ||
      parent.type === 'JSXFragment' ||
      (parent.openingElement.name.type === 'JSXIdentifier' &&
        parents.has(parent.openingElement.name.name));
    if (!hasSiblings) return;
    for (const child of children) {
      if (!isElement(child) && !isSpace(child)) texts.push(child);
      if (child.type === 'Identifier' && child.name === 'children') mixedChildren.push(child);
    }
  }

  function checkComponent(node: ESTree.Function): void {
    const name = node.id?.name ?? '';
    if (!/^[A-Z]/.test(name) || !node.body) return;
    components.push({ name, start: node.start, end: node.end });
    for (const result of returnedBy(node.body)) if (!isElement(result)) texts.push(result);
  }

  new Visitor({
    CallExpression({ callee, arguments: [function_] }) {
      // Each item of such a list is a ReactNode.
      if (callee.type !== 'MemberExpression' || !isElement(callee.object)) return;
      if (function_?.type !== 'ArrowFunctionExpression') return;
      const [first] = function_.params;
      if (first?.type === 'Identifier') elements.add(first.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isElement(init)) elements.add(id.name);
    },
    FunctionDeclaration({ id, body }) {
      if (id && body && returnedBy(body).every(isElement) && returnedBy(body).length > 0)
        elements.add(id.name);
    },
  }).visit(program);
  new Visitor({
    JSXElement: checkParent,
    JSXFragment: checkParent,
    FunctionDeclaration: checkComponent,
    FunctionExpression: checkComponent,
  }).visit(program);

  const lines = texts.map(({ start }) => source.slice(0, start).split('\n').length);
  return {
    lines: lines.sort((one, other) => one - other),
    parents: components
      .filter((component) => mixedChildren.some((child) => isInside(child, component)))
      .map(({ name }) => name),
  };
}

const parents = new Set(sources.flatMap((each) => checkTexts(each, new Set()).parents));

test('a text is the only content of its element', () => {
  const positions = sources.flatMap((each) =>
    checkTexts(each, parents).lines.map((line) => `src/${each.file}:${line}`),
  );
  expect(positions).toEqual([]);
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
  expect(checkTexts(partOf(markup), new Set()).lines).toEqual([]);
});

test.each([
  '<p><Icon />{text(key)}</p>',
  '<p><Icon />Reload</p>',
  '<p>{isOpen && text(key)} <b>{name}</b></p>',
  '<p>{names.map((name) => name)}</p>',
  '<p>{[one, other]}</p>',
  '<>{text(key)}</>',
  '<Toggle>{text(key)}</Toggle>',
])('%s is not safe', (markup) => {
  expect(checkTexts(partOf(markup), new Set(['Toggle'])).lines).toEqual([1]);
});
