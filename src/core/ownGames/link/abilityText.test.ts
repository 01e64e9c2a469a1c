import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { formatGameFile, parseGameJson } from '#core/ownGames/file/gameFile.ts';
import type { OwnAbilityId, OwnGame, OwnGameAbility } from '#core/rulesets/ownGame.ts';
import { abilityIdFor, areAbilities, formatAbilities, parseAbilities } from './abilityText.ts';
import { formatGameText, parseGameText } from './gameText.ts';

const types = ['normal', 'water', 'sound'] as Type[];

const type = fc.constantFrom(...types);
const effect = fc.oneof(
  fc.record({
    kind: fc.constant('takes' as const),
    type,
    factor: fc.oneof(
      fc.constantFrom(0, 0.5, 1.3, 2, 8),
      fc.double({ min: 0, max: 8, noNaN: true }),
    ),
  }),
  fc
    .uniqueArray(type, { minLength: 2, maxLength: 2 })
    .map(([from, into]) => ({ kind: 'turns' as const, from: from!, into: into! })),
);
const ability = fc.record({
  id: fc.stringMatching(/^own_[a-z0-9_]{1,40}$/).map((id) => id as OwnAbilityId),
  name: fc.constantFrom('Muffler', '騒音', 'Lärm', 'Ё', 'x'.repeat(24)),
  effects: fc.array(effect, { minLength: 1, maxLength: 8 }),
});
const abilities = fc
  .uniqueArray(ability, { selector: ({ id }) => id, minLength: 1, maxLength: 10 })
  .map((list): readonly OwnGameAbility[] => list);

function gameWith(list: readonly OwnGameAbility[]): OwnGame {
  return {
    name: 'Melody',
    base: 'platinum',
    types: types.map((id) => ({
      id,
      name: id === types[2] ? 'Sound' : id.replace(/^./, (a) => a.toUpperCase()),
    })),
    chart: makeChart(types, () => 1),
    pokemon: [],
    abilities: list,
  };
}

describe('abilities of a game', () => {
  it('are the same after text and file', () => {
    fc.assert(
      fc.property(abilities, (list) => {
        const game = gameWith(list);
        const text = formatGameText(game)!;
        expect(text).toMatch(/^[\w.-]+$/);
        expect(parseGameText(text, 'platinum')).toEqual(game);
        expect(parseGameJson(JSON.parse(formatGameFile(game)))).toEqual(game);
      }),
    );
  });

  it('are not read from any other text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{0,40}$/), (text) => {
        const list = parseAbilities(text, types);
        if (list) expect(formatAbilities(list, types)).toBe(text);
      }),
    );
  });

  const muffler = {
    id: 'own_muffler',
    name: 'Muffler',
    effects: [{ kind: 'takes', type: 'water', factor: 0 }],
  };

  it.each([
    ['another id', { ...muffler, id: 'levitate' }],
    ['no id', { ...muffler, id: undefined }],
    ['no name', { ...muffler, name: '' }],
    ['a name that is no text', { ...muffler, name: 5 }],
    ['no effect', { ...muffler, effects: [] }],
    [
      'a type that the game lacks',
      { ...muffler, effects: [{ kind: 'takes', type: 'fire', factor: 0 }] },
    ],
    [
      'a factor that is no number',
      { ...muffler, effects: [{ kind: 'takes', type: 'water', factor: '2' }] },
    ],
    ['a factor above 8', { ...muffler, effects: [{ kind: 'takes', type: 'water', factor: 9 }] }],
  ])('are rejected with %s', (_, each) => {
    expect(areAbilities([muffler] as unknown as OwnGameAbility[], types)).toBe(true);
    expect(areAbilities([each] as unknown as OwnGameAbility[], types)).toBe(false);
  });

  it('get ids of their own', () => {
    expect(abilityIdFor('Heavy Metal!', [])).toBe('own_heavymetal');
    expect(abilityIdFor('騒音', [])).toBe('own_ability');
    const list = [{ id: 'own_muffler' as OwnAbilityId, name: 'Muffler', effects: [] }];
    expect(abilityIdFor('muffler', list)).toBe('own_muffler_2');
  });
});
