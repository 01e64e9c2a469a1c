import { Columns2, Users } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon, type IconNode } from '#app/ui/createIcon.ts';
import { icons } from './icons.ts';

const load = icons().load as (id: string) => Promise<string | undefined>;
const fileOf = (name: string) =>
  `${process.cwd()}/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/** The markup without classes and the namespace, which HTML implies, with sorted attributes of the image. */
function draw(element: ReactNode): string {
  return renderToStaticMarkup(element)
    .replace(/ (class|xmlns)="[^"]*"/g, '')
    .replace(/<svg([^>]*)>/, (_, attributes) => `<svg ${attributes.split(/ (?=\S+=)/).sort()}>`);
}

test.each([
  ['users', Users],
  ['columns-2', Columns2],
])('%s looks as Lucide draws it', async (name, Original) => {
  const code = await load(fileOf(name));
  const node: IconNode = JSON.parse(/createIcon\((.*)\);$/.exec(code ?? '')?.[1] ?? '[]');
  const props = { strokeWidth: 3, width: 14 };
  expect(draw(createElement(createIcon(node), props))).toBe(draw(createElement(Original, props)));
  expect(draw(createElement(createIcon(node)))).toContain('path');
});

test('the file of an old name and other modules stay', async () => {
  expect(await load(fileOf('circle-help'))).toBeUndefined();
  expect(await load(fileOf('../Icon'))).toBeUndefined();
});

test('an import of icons becomes one for each file, under the same names', () => {
  const plugin = icons() as unknown as {
    buildStart: () => void;
    transform: (code: string, id: string) => string | undefined;
  };
  plugin.buildStart();
  const code = "import { Link as LinkIcon, type LucideIcon, X } from 'lucide-react';";
  expect(plugin.transform(code, '/src/app/ui/Sheet.tsx')?.split('; ')).toEqual([
    "import LinkIcon from 'lucide-react/dist/esm/icons/link.mjs'",
    "import X from 'lucide-react/dist/esm/icons/x.mjs';",
  ]);
  expect(plugin.transform(code, '/node_modules/other/index.js')).toBeUndefined();
});
