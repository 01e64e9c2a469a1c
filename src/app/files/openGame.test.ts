import { describe, expect, it, vi } from 'vitest';
import { workerApi } from '#app/worker/workerApi.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';

const { openGame } = workerApi;

const types = '[FIRE]\nName = Fire\nWeaknesses = WATER\n[WATER]\nName = Água\n';
const latin1 = new Uint8Array([...types].map((character) => character.charCodeAt(0)));

describe('files that are opened', () => {
  it('are decoded and read together', async () => {
    const files = [
      { name: 'types.txt', content: new Blob([latin1]) },
      { name: 'pokemon.txt', content: '[ZZ]\nName = Zz\nTypes = FIRE\n' },
    ];
    const { game } = await openGame(files, {}, pokedex);
    expect(game?.ownGame?.types.map(({ name }) => name)).toEqual(['Fire', 'Água']);
    expect(game?.ownGame?.pokemon).toEqual([{ id: 'own-zz', name: 'Zz', types: ['fire'] }]);
    expect(game?.formats).toEqual(['essentialsTypes', 'essentialsPokemon']);
  });

  it('are read once for several choices', async () => {
    const content = new Blob(['fire,fire,2\nfire,water,2\n']);
    const read = vi.spyOn(content, 'arrayBuffer');
    const files = [{ name: 'a', content }];
    const names = [];
    for (const choices of [{}, { hasOnlyOwnPokemon: true }, { rows: 'defending' as const }])
      names.push((await openGame(files, choices)).game?.formats[0]);
    expect([names, read.mock.calls.length]).toEqual([['listCsv', 'listCsv', 'listCsv'], 2]);
  });

  it.each([
    ['an unknown format', 'Hello', { code: 'unknownFormat', file: 'a' }],
    ['a binary file', 'a\nb\0', { code: 'notText', file: 'a', line: 2 }],
    [
      'a bracket without end',
      'export const TypeChart = {\n fire: {',
      { code: 'brokenSyntax', file: 'a' },
    ],
    [
      'an invalid chart',
      '{"types":["a"],"chart":{"a":{"a":9}}}',
      { code: 'invalidChart', detail: '"chart"."a"."a" must be a number from 0 to 8, not 9.' },
    ],
  ])('with %s have a problem that can be sent', async (_, content, problem) => {
    const result = await openGame([{ name: 'a', content }], {});
    expect(structuredClone(result)).toMatchObject({ problem });
  });

  it('are not read if they are too large together', async () => {
    const half = new Blob([new Uint8Array(2_600_000)]);
    // A file that cannot be read shows that none is.
    Object.defineProperty(half, 'arrayBuffer', { value: () => Promise.reject(new Error()) });
    const files = [
      { name: 'a', content: half },
      { name: 'b', content: half },
    ];
    expect(await openGame(files, {})).toMatchObject({ problem: { code: 'tooLarge', file: 'a' } });
    await expect(openGame([files[0]!], {})).rejects.toThrow();
  });

  it('of the maximum size are read', async () => {
    const content = new Blob(['x,y\n'.repeat(1_249_000)]);
    expect(await openGame([{ name: 'a', content }], {})).toMatchObject({
      problem: { code: 'unknownFormat' },
    });
  });
});
