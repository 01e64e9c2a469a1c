import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#core/rulesets/settings.ts';
import { settings } from '#tests/picks.ts';
import { type DefenseState, formatDefense, parseDefense, supportedDefender } from './defense.ts';
import { formatLink } from './link.ts';
import { parseSettings } from './settings.ts';

const modern: Settings = { ruleset: 'default', typeCount: 2 };
const gen1: Settings = { ruleset: 'gen1', typeCount: 2 };

const charizard: DefenseState = {
  pokemon: 'charizard-mega-x',
  types: ['fire', 'dragon'],
  ability: 'levitate',
  tera: 'fairy',
  item: 'yache_berry',
  conditions: ['gravity', 'tar_shot'],
  inverse: true,
  others: [],
};

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return { state: parseDefense(params).state, settings: parseSettings(params).state };
};

describe('a link', () => {
  it('contains the picks and the settings', () => {
    const link = formatLink(formatDefense({ ...charizard, inverse: false }), gen1);
    expect(link).toBe(
      'pokemon=charizard-mega-x&types=fire-dragon&ability=levitate&tera=fairy&item=yache_berry' +
        '&conditions=gravity-tar_shot&generation=gen1',
    );
  });

  it('keeps the whole state through any change of the settings', () => {
    fc.assert(
      fc.property(fc.array(settings, { minLength: 1 }), (changes) => {
        const link = changes.reduce(
          (link, settings) => formatLink(formatDefense(read(link).state), settings),
          formatLink(formatDefense(charizard), modern),
        );
        expect(read(link)).toEqual({ state: charizard, settings: changes.at(-1) });
      }),
      { seed: 25 },
    );
  });

  it('keeps the picks that generation 1 lacks for the current generation', () => {
    const before = supportedDefender(modern, charizard);
    const inGen1 = read(formatLink(formatDefense(charizard), gen1));
    expect(supportedDefender(gen1, inGen1.state)).not.toEqual(before);
    const restored = read(formatLink(formatDefense(inGen1.state), modern));
    expect(supportedDefender(modern, restored.state)).toEqual(before);
  });
});

// Regressions: bugs that other calculators had.
describe('regressions of other calculators', () => {
  // https://github.com/smogon/damage-calc/issues/587
  it('a link keeps the form and the generation', () => {
    const link = formatLink(formatDefense(charizard), { ruleset: 'gen2', typeCount: 2 });
    expect(read(link)).toMatchObject({
      state: { pokemon: 'charizard-mega-x' },
      settings: { ruleset: 'gen2' },
    });
  });

  // A bug in the code of https://github.com/wavebeem/pkmn.help, not reported there
  it('a link keeps the inverse battle and the number of types', () => {
    const link = formatLink(formatDefense(charizard), { ruleset: 'default', typeCount: 3 });
    expect(read(link)).toMatchObject({ state: { inverse: true }, settings: { typeCount: 3 } });
  });
});
