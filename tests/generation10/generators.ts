/*
 * It runs in a copy of the repository whose tables have an invented generation 10; `workspace.ts` makes it. The
 * packages get three Pokémon and an ability as new versions of them would have.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

vi.mock('@pkmn/dex', async (importOriginal) => {
  const { extendDex } = await import('#tests/generation10/extendDex.ts');
  const original = await importOriginal<typeof import('@pkmn/dex')>();
  return { ...original, Dex: extendDex(original.Dex as never) };
});

vi.mock('@pkmn/sim', async (importOriginal) => {
  const { extendDex } = await import('#tests/generation10/extendDex.ts');
  const original = await importOriginal<typeof import('@pkmn/sim')>();
  return { ...original, Dex: extendDex(original.Dex as never) };
});

it('generates every file with three more Pokémon, and changes no old one', async () => {
  const { generators } = await import('../../scripts/data/generate.ts');
  const before = JSON.parse(readFileSync('public/pokedex.json', 'utf8'));
  for (const [file, generate] of Object.entries(generators)) writeFileSync(file, generate());
  const after = JSON.parse(readFileSync('public/pokedex.json', 'utf8'));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toMatchObject([
    { id: 'chimelet', types: ['cosmic'], abilities: ['muffle'], generation: 10, evolvesIn: 10 },
    { id: 'bellord', types: ['cosmic', 'steel'], speciesNames: { en: 'Bellord' } },
    { id: 'hushling', types: ['fairy', 'cosmic'], abilities: ['levitate'] },
  ]);
});
