import { resolve } from 'node:path';
import type {
  CallExpression,
  JsxChild,
  JsxElement,
  JsxFragment,
  Node,
} from 'typescript/unstable/ast';
import {
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
} from 'typescript/unstable/ast/is';
import { API, SignatureKind } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { flattenTexts } from '#app/i18n/translate.ts';
import english from '#locales/en.json' with { type: 'json' };

/*
 * A browser that translates the page replaces texts by elements of its own. If a text has siblings,
 * React still updates and removes its old text node: the page shows an old number, or crashes
 * (https://github.com/facebook/react/issues/11538). Text that is the only content of its element is
 * safe, because React replaces the whole content.
 */

const unsafeExamples = [
  '<p><b />{t(key)}</p>',
  '<p><b />Reload</p>',
  '<p><b />{count}</p>',
  '<p>{isOpen && t(key)} <b>{name}</b></p>',
  '<p>{names.map((name) => name)}</p>',
  '<p>{[name, key]}</p>',
  '<>{t(key)}</>',
  '<Item>{t(key)}</Item>',
  'function Name() { return t(key); }',
];
const safeExamples = [
  '<p>{t(key)}</p>',
  '<p>{names.map(nameOf).join()}</p>',
  '<p><b>{count}</b> <i>{name}</i></p>',
  '<p>{isOpen && <b>{name}</b>}{names.map((name) => <i key={name}>{name}</i>)}</p>',
  'function Item({ children }: { children: ReactNode }) { return <p><b />{children}</p>; }',
];

// The examples take the place of a file that nothing imports.
const examplesFile = 'src/app/main.tsx';
const examples = `${[...unsafeExamples, ...safeExamples].join('\n')}
import type { ReactNode } from 'react';
declare const key: string, name: string, count: number, isOpen: boolean, names: string[];
declare const t: (key: string) => string, nameOf: (name: string) => string;`;

const api = new API({
  fs: { readFile: (path) => (path.endsWith(examplesFile) ? examples : undefined) },
});
afterAll(() => api.close());
const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
const { checker, program } = project!;

/** The node and all nodes inside it. */
function nodesIn(node: Node): Node[] {
  const nodes = [node];
  node.forEachChild((child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

const nodes = program
  .getSourceFileNames()
  .filter((name) => /\/src\/.*\.tsx?$/.test(name))
  .flatMap((name) => nodesIn(program.getSourceFile(name)!));

/** Where the node stands: its file and line. */
function positionOf(node: Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The name of a component; undefined for any other node. */
function componentName(node: Node): string | undefined {
  const isFunction = isFunctionDeclaration(node) || isFunctionExpression(node);
  return isFunction ? /^[A-Z].*/.exec(node.name?.text ?? '')?.[0] : undefined;
}

/** The children that React renders: not the indentation and the comments. */
function renderedChildren({ children }: JsxElement | JsxFragment): JsxChild[] {
  return children.filter((child) =>
    isJsxText(child) ? child.text.trim() !== '' : !isJsxExpression(child) || child.expression,
  );
}

// One request for all types, instead of one for each.
const expressions = nodes
  .filter(isJsxExpression)
  .filter(({ parent }) => isJsxElement(parent) || isJsxFragment(parent))
  .flatMap(({ expression }) => expression ?? []);
const types = checker.getTypeAtLocation(expressions);
const typeOfExpression = new Map(expressions.map((node, index) => [node, types[index]]));

function typeOf(child: JsxChild): string {
  if (isJsxText(child)) return 'string';
  if (!isJsxExpression(child)) return 'Element';
  return checker.typeToString(typeOfExpression.get(child.expression!)!);
}

function returnTypeOf(component: Node): string {
  const type = checker.getTypeAtLocation(component);
  const [signature] = checker.getSignaturesOfType(type!, SignatureKind.Call);
  return checker.typeToString(checker.getReturnTypeOfSignature(signature!)!);
}

/** Whether the type has no text; the values of a ReactNode are checked at their own position. */
function isSafe(type: string): boolean {
  const parts = type.replace(/[()[\]]/g, '').split(' | ');
  const safePart = /^(?:Element|ReactPortal|null|undefined|boolean|true|false|""|" "|0|0n)$/;
  return type.includes('ReactNode') || parts.every((part) => safePart.test(part));
}

const elements = nodes.filter((node) => isJsxElement(node) || isJsxFragment(node));

/** The components that render their children beside other elements. */
const mixingComponents = new Set(
  elements
    .filter((element) => renderedChildren(element).length > 1)
    .filter(({ children }) => children.some((child) => child.getText() === '{children}'))
    .map((element) => {
      let node: Node = element;
      while (!componentName(node)) node = node.parent;
      return componentName(node);
    }),
);

function hasSiblings(element: JsxElement | JsxFragment): boolean {
  const [child, ...others] = renderedChildren(element);
  if (!child || others.length > 0 || isJsxFragment(element)) return true;
  const tag = element.openingElement.tagName.getText();
  return typeOf(child).endsWith('[]') || mixingComponents.has(tag);
}

test('a text is the only content of its element', () => {
  const texts = [
    ...elements
      .filter(hasSiblings)
      .flatMap(renderedChildren)
      .filter((child) => !isSafe(typeOf(child))),
    ...nodes.filter((node) => componentName(node) && !isSafe(returnTypeOf(node))),
  ];
  expect(texts.map(positionOf)).toEqual(
    unsafeExamples.map((_, index) => `${resolve(examplesFile)}:${index + 1}`),
  );
});

const plural = /_(?:zero|one|two|few|many|other)$/;

/** The placeholders of each text, with those of all forms of a plural, which needs a count. */
const placeholders = new Map<string, Set<string>>();
for (const [name, text] of flattenTexts(english)) {
  const key = name.replace(plural, '');
  const names = placeholders.get(key) ?? new Set();
  for (const [, placeholder = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(placeholder);
  placeholders.set(key, plural.test(name) ? names.add('count') : names);
}

/** The names of the values that a call writes down; undefined if it has other values. */
function valuesOf({ arguments: [, values] }: CallExpression): string[] | undefined {
  if (!values) return [];
  if (!isObjectLiteralExpression(values)) return undefined;
  const { properties } = values;
  const named = properties.filter(
    (property) => isPropertyAssignment(property) || isShorthandPropertyAssignment(property),
  );
  return named.length === properties.length ? named.map(({ name }) => name.getText()) : undefined;
}

const calls = nodes
  .filter(isCallExpression)
  .filter(({ expression }) => isIdentifier(expression) && expression.text === 't');
const keyTypes = checker.getTypeAtLocation(calls.flatMap(({ arguments: [key] }) => key ?? []));

test('a text has a value for each placeholder, and a placeholder for each value', () => {
  const problems = calls.flatMap((call, index) => {
    const type = checker.typeToString(keyTypes[index]!);
    const keys = [...type.matchAll(/"([\w.-]+)"/g)].map(([, key = '']) => key);
    const needed = new Set(keys.flatMap((key) => [...(placeholders.get(key) ?? [])]));
    const values = valuesOf(call);
    if (!values || type.includes('...')) return [];
    return [...needed, ...values]
      .filter((name) => !needed.has(name) || !values.includes(name))
      .map((name) => `${positionOf(call)} ${type}: ${name}`);
  });
  expect(problems).toEqual([]);
});
