import { expect, test } from 'vitest';
import { sharedChunk } from './sharedChunks.ts';

/** What each module imports and loads later; `src/app/shell` has the files that load screens. */
const graph: Record<string, { imports?: string[]; loads?: string[] }> = {
  screens: { loads: ['DefenseScreen.tsx'] },
  calculatorScreens: { loads: ['TeamScreen.tsx', 'ChartScreen.tsx'] },
  pageScreens: { loads: ['AboutPage.tsx', 'parts.tsx'] },
  'DefenseScreen.tsx': { imports: ['grid.ts', 'examples.ts'], loads: ['actions.tsx'] },
  'TeamScreen.tsx': { imports: ['grid.ts', 'moves.ts', 'actions.tsx'] },
  'ChartScreen.tsx': { imports: ['moves.ts', 'actions.tsx'] },
  'AboutPage.tsx': { imports: ['actions.tsx'] },
  'grid.ts': { imports: ['type.ts'] },
};

const shell = `${process.cwd()}/src/app/shell/`;

const modules = {
  getModuleInfo(id: string) {
    const { imports = [], loads = [] } =
      graph[id.replace(shell, '').replace(/(creens)\.ts$/, '$1')] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: loads };
  },
};

test.each([
  ['Defense and another screen import it', 'grid.ts', 'shared'],
  ['a module that they share imports it', 'type.ts', 'shared'],
  ['only Defense imports it', 'examples.ts', null],
  ['Defense only loads it later', 'actions.tsx', 'more'],
  ['two other screens import it', 'moves.ts', null],
  ['no screen imports it', 'parts.tsx', null],
])('%s', (_, id, name) => {
  expect(sharedChunk()(id, modules)).toBe(name);
});
