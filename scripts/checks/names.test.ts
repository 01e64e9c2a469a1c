import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Names that docs/recipes.md refuses ("we do not say"): participles, limits, icons, vague words. */
const refused = new RegExp(
  `^(?:${[
    'shown|told|said|kept|asked|heard|spoken|meant|hoped|tried|such|known|written|joined|havers',
    'seen|observed|given|drawn|followed|returned|emitted|defined|placed|still',
    'wanted|found|taken|made|picked|mixed|opened|typed|built|packed|listed|ordered|saved',
    'most[A-Z]?\\w*|longest\\w*|shortest\\w*|fewest\\w*|least\\w*|few[A-Z]\\w*|some|room|patience',
    'sign|signs|\\w+Signs?|says|beside|utils?',
  ].join('|')})$`,
);

/** The names that a pattern declares, without those that an object's own type declares. */
function boundNames(pattern: ESTree.Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap(boundNames);
    case 'Property':
      return pattern.shorthand ? [] : boundNames(pattern.value);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

/** The refused names that a source declares: values, parameters, functions, types and members of types. */
function refusedNames(file: string, source: string): string[] {
  const names: string[] = [];
  const add = (...nodes: (ESTree.Node | null)[]) => void names.push(...nodes.flatMap(boundNames));
  const addFunction = ({ id, params }: ESTree.Function | ESTree.ArrowFunctionExpression) =>
    add(id, ...params);
  const { program, errors } = parseSync(file, source);
  expect(errors).toEqual([]);
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSPropertySignature: ({ key }) => add(key),
    TSMethodSignature: ({ key }) => add(key),
    PropertyDefinition: ({ key }) => add(key),
    MethodDefinition: ({ key }) => add(key),
  }).visit(program);
  return names.filter((name) => refused.test(name));
}

/** A plus or a minus is a sign. */
const exceptions = new Set(['src/core/ownGames/import/asm/asm.ts: sign']);

const files = ['src', 'package', 'scripts', 'tests', 'browsers', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name)),
);

test('no name is one that we do not say', () => {
  const names = files.flatMap((file) =>
    refusedNames(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(names.filter((name) => !exceptions.has(name))).toEqual([]);
});

test.each([
  'const shown = 3;',
  'const [first, seen] = [1, 2];',
  'const { length: shown } = "";',
  'function told() {}',
  'function count(seen: number) {}',
  'list.map(({ id: given }) => given);',
  'const mostMembers = 12;',
  'type Team = { says: string };',
  'type TypeSign = string;',
])('refuses %s', (source) => {
  expect(refusedNames('names.ts', source)).toHaveLength(1);
});

test.each([
  'const shownRows = [];',
  'const { shown } = props;',
  "t('team.most');",
  'const maxMembers = 12;',
])('accepts %s', (source) => {
  expect(refusedNames('names.ts', source)).toEqual([]);
});
