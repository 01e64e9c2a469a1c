import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { mergeStyleSheets } from './styleSheets.ts';

const chunk = (...names: string[]) =>
  ({
    type: 'chunk',
    viteMetadata: { importedCss: new Set(names) },
  }) as unknown as Rolldown.OutputChunk;

const asset = (source: string) => ({ type: 'asset', source }) as Rolldown.OutputAsset;

test('two style sheets have all rules once, in layers with the same order', () => {
  const chunks = [chunk('a.css', 'b.css'), chunk('b.css', 'c.css'), chunk('d.css')] as const;
  const bundle: Rolldown.OutputBundle = {
    ...{ 'a.js': chunks[0], 'b.js': chunks[1], 'c.js': chunks[2] },
    ...{ 'a.css': asset('@layer tokens,base;@layer ui{.a{top:0}}'), 'b.css': asset('.b{}') },
    ...{ 'c.css': asset('.c{}'), 'd.css': asset('@layer base;.d{}'), 'beside.css': asset('.e{}') },
  };
  const files = new Map<string, string>();
  const emit = (name: string, source: string) => void files.set(name, source);
  const { first, rest } = mergeStyleSheets(bundle, [chunks[0]], emit);
  const order = '@layer tokens, base, ui, typeUi, parts, screens, shell;\n';
  expect(files.get(first)).toBe(`${order}@layer ui{.a{top:0}}\n.b{}`);
  expect(files.get(rest)).toBe(`${order}.c{}\n.d{}`);
  expect(Object.keys(bundle)).toEqual(['a.js', 'b.js', 'c.js', 'beside.css']);
  expect(chunks.flatMap(({ viteMetadata }) => [...viteMetadata!.importedCss])).toEqual([]);
});

test('a style sheet that a chunk names has to be there', () => {
  const bundle = { 'a.js': chunk('a.css') };
  expect(() => mergeStyleSheets(bundle, [], () => {})).toThrow('The bundle has no a.css');
});
