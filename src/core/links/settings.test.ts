import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeCounts } from '#core/charts/type.ts';
import { dexesOf } from '#core/rulesets/game.ts';
import { isGame } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { generations } from '#tests/engineRows.ts';
import { formatSettings, parseSettings } from './settings.ts';

const defaults: Settings = { ruleset: 'default', typeCount: 2 };

const parse = (search: string) => parseSettings(new URLSearchParams(search));

describe('the settings of a link', () => {
  it.each<[string, string, Partial<Settings>, string[]]>([
    ['an empty link means the defaults', '', {}, []],
    ['both settings', 'generation=gen1&type_count=3', { ruleset: 'gen1', typeCount: 3 }, []],
    ['the defaults can be explicit', 'generation=default&type_count=2', {}, []],
    ['a game', 'generation=gen2&game=platinum', { ruleset: 'platinum' }, []],
    ['a game rules over its generation', 'generation=gen1&game=x-y', { ruleset: 'x-y' }, []],
    ['a list of a game', 'game=platinum&dex=story', { ruleset: 'platinum', dex: 'story' }, []],
    ['all of a game', 'game=yellow&dex=all', { ruleset: 'yellow' }, []],
    ['a list without a game', 'dex=story', {}, ['dex']],
    ['a list of another game', 'game=emerald&dex=lumiose', { ruleset: 'emerald' }, ['dex']],
    ['an unknown list', 'game=emerald&dex=johto', { ruleset: 'emerald' }, ['dex']],
    ['an unknown game', 'generation=gen2&game=green', { ruleset: 'gen2' }, ['game']],
    ['an unknown generation', 'generation=gen9', {}, ['generation']],
    ['an unknown number of types', 'type_count=4', {}, ['type_count']],
    ['another notation of a number', 'type_count=3.0', {}, ['type_count']],
    ['parameters without a value', 'generation&type_count=', {}, ['generation', 'type_count']],
    [
      'one valid and one invalid setting',
      'generation=gen2&type_count=x',
      { ruleset: 'gen2' },
      ['type_count'],
    ],
    ['other parameters are not reported', 'types=fire&utm_source=x', {}, []],
  ])('%s: %s', (_, search, settings, ignored) => {
    expect(parse(search)).toEqual({ state: { ...defaults, ...settings }, ignored });
  });

  it.each(
    generations.flatMap((ruleset) =>
      typeCounts.map((typeCount) => ({
        ...{ ruleset, typeCount },
        ...(isGame(ruleset) && dexesOf(ruleset).includes('story') && typeCount === 3
          ? { dex: 'story' as const }
          : {}),
      })),
    ),
  )('are restored: $ruleset, $typeCount types', (settings) => {
    expect(parseSettings(formatSettings(settings))).toEqual({ state: settings, ignored: [] });
  });

  it('do not include the defaults', () => {
    expect(`${formatSettings(defaults)}`).toBe('');
  });

  it('are valid for any text', () => {
    const settings = fc.record(
      {
        generation: fc.oneof(fc.constantFrom(...generations.map(String)), fc.string()),
        type_count: fc.string(),
      },
      { requiredKeys: [] },
    );
    const searches = fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters());
    const params = fc.oneof(searches, settings).map((text) => new URLSearchParams(text));
    fc.assert(
      fc.property(params, (search) => {
        const { state } = parseSettings(search);
        expect(generations).toContain(state.ruleset);
        expect(typeCounts).toContain(state.typeCount);
      }),
    );
  });
});
