import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generations } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { typeCounts } from '#engine/type.ts';
import { formatSettings, parseSettings } from './settings.ts';

const usual: Settings = { generation: 'default', typeCount: 2 };

const parse = (search: string) => parseSettings(new URLSearchParams(search));

describe('the settings of a link', () => {
  it.each<[string, string, Partial<Settings>, string[]]>([
    ['a link that says nothing means the default', '', {}, []],
    ['both are said', 'generation=gen1&type_count=3', { generation: 'gen1', typeCount: 3 }, []],
    ['the default may be said', 'generation=default&type_count=2', {}, []],
    ['no such generation', 'generation=gen9', {}, ['generation']],
    ['no such number of types', 'type_count=4', {}, ['type_count']],
    ['a number written otherwise', 'type_count=3.0', {}, ['type_count']],
    ['said without a value', 'generation&type_count=', {}, ['generation', 'type_count']],
    ['one is good', 'generation=gen2&type_count=x', { generation: 'gen2' }, ['type_count']],
    ['other parameters are not its own', 'types=fire&utm_source=x', {}, []],
  ])('%s: %s', (_, search, settings, ignored) => {
    expect(parse(search)).toEqual({ state: { ...usual, ...settings }, ignored });
  });

  it.each(
    generations.flatMap((generation) => typeCounts.map((typeCount) => ({ generation, typeCount }))),
  )('come back as they were written: $generation, $typeCount types', (settings) => {
    expect(parseSettings(formatSettings(settings))).toEqual({ state: settings, ignored: [] });
  });

  it('the default is not written', () => {
    expect(`${formatSettings(usual)}`).toBe('');
  });

  it('are valid whatever the text', () => {
    const written = fc.record(
      {
        generation: fc.oneof(fc.constantFrom(...generations), fc.string()),
        type_count: fc.string(),
      },
      { requiredKeys: [] },
    );
    const searches = fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters());
    const params = fc.oneof(searches, written).map((text) => new URLSearchParams(text));
    fc.assert(
      fc.property(params, (search) => {
        const { state } = parseSettings(search);
        expect(generations).toContain(state.generation);
        expect(typeCounts).toContain(state.typeCount);
      }),
      { seed: 25, numRuns: 1000 },
    );
  });
});
