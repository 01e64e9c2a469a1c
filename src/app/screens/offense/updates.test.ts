import { describe, expect, it } from 'vitest';
import type { Strike } from '#core/hit/strike.ts';
import { formatOffense, parseOffense } from '#core/links/offense.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { addStrikes, pickStrike, removeAttack, setAbility, sharedAbility } from './updates.ts';

const modern: Settings = { ruleset: 'default', typeCount: 2 };
const gen2: Settings = { ruleset: 'gen2', typeCount: 2 };
const gen1: Settings = { ruleset: 'gen1', typeCount: 2 };

/** The state whose attacks are written as in a link. */
function stateOf(attacks: string) {
  const { state, ignored } = parseOffense(new URLSearchParams({ attacks }));
  expect(ignored).toEqual([]);
  return state;
}

function attackOf(text: string) {
  return stateOf(text).attacks[0] ?? expect.unreachable();
}

function formatAttacks(state: ReturnType<typeof stateOf>): string {
  return formatOffense(state).get('attacks') ?? '';
}

describe('a tap on a type or a move', () => {
  it.each<[string, string, Strike, Settings, string]>([
    ['adds the first', '', 'ice', modern, 'ice'],
    ['adds it last', 'ice', 'fire', modern, 'ice-fire'],
    ['adds a move', 'ice', 'freeze_dry', modern, 'ice-freeze_dry'],
    ['removes it', 'ice-fire', 'ice', modern, 'fire'],
    ['removes it with its ability', 'ice.scrappy-fire', 'ice', modern, 'fire'],
    [
      'removes it with all its abilities',
      'ice-fire-ice.scrappy-ice.tinted_lens',
      'ice',
      modern,
      'fire',
    ],
    ['keeps moves of the type', 'ice-freeze_dry', 'ice', modern, 'freeze_dry'],
    [
      'adds the ability that all share',
      'ice.scrappy-fire.scrappy',
      'bug',
      modern,
      'ice.scrappy-fire.scrappy-bug.scrappy',
    ],
    ['adds no ability if they differ', 'ice.scrappy-fire', 'bug', modern, 'ice.scrappy-fire-bug'],
    [
      'adds no ability if one type has several',
      'ice.scrappy-ice',
      'bug',
      modern,
      'ice.scrappy-ice-bug',
    ],
    [
      'adds no ability that the generation lacks',
      'ice.neuroforce',
      'bug',
      gen2,
      'ice.neuroforce-bug',
    ],
    [
      'considers only attacks of the generation',
      'fairy-ice.scrappy',
      'bug',
      gen2,
      'fairy-ice.scrappy-bug.scrappy',
    ],
    ['removes it with an ability that the generation lacks', 'ice.scrappy', 'ice', gen1, ''],
  ])('%s: %s and %s', (_, before, strike, settings, after) => {
    expect(formatAttacks(pickStrike(stateOf(before), settings, strike))).toBe(after);
  });
});

describe('abilities', () => {
  it.each<[string, string, string | undefined, Ability | undefined, Settings, string]>([
    [
      'sets it for all attacks',
      'ice-fire.scrappy',
      undefined,
      'tinted_lens',
      modern,
      'ice.tinted_lens-fire.tinted_lens',
    ],
    [
      'removes it from all attacks',
      'ice.scrappy-fire.scrappy',
      undefined,
      undefined,
      modern,
      'ice-fire',
    ],
    ['sets it for one attack', 'ice-fire', 'fire', 'tinted_lens', modern, 'ice-fire.tinted_lens'],
    [
      'sets it for one of two attacks of the same type',
      'ice-ice.scrappy',
      'ice.scrappy',
      'tinted_lens',
      modern,
      'ice-ice.tinted_lens',
    ],
    [
      'merges two attacks that become the same',
      'ice-fire-ice.scrappy',
      'ice',
      'scrappy',
      modern,
      'ice.scrappy-fire',
    ],
    [
      'merges several attacks that become the same',
      'ice-ice.scrappy-fire-ice.tinted_lens',
      undefined,
      'scrappy',
      modern,
      'ice.scrappy-fire.scrappy',
    ],
    ['changes nothing if the attack is not chosen', 'ice', 'fire', 'scrappy', modern, 'ice'],
    // Regression: an ability that the generation lacks could not be replaced.
    [
      'replaces one that the generation lacks',
      'ice.neuroforce-fire',
      'ice',
      'scrappy',
      gen2,
      'ice.scrappy-fire',
    ],
    [
      'sets it for two attacks that are the same in the generation',
      'ice.neuroforce-ice',
      'ice',
      'scrappy',
      gen2,
      'ice.scrappy',
    ],
  ])('setAbility %s: %s', (_, before, attack, ability, settings, after) => {
    const chosenAttack = attack === undefined ? undefined : attackOf(attack);
    expect(formatAttacks(setAbility(stateOf(before), settings, chosenAttack, ability))).toBe(after);
  });

  it.each<[string, Ability | undefined]>([
    ['', undefined],
    ['ice-fire', undefined],
    ['ice.scrappy-fire.scrappy', 'scrappy'],
    ['ice.scrappy-fire', undefined],
    ['ice-fire.scrappy', undefined],
    ['ice.scrappy-ice.tinted_lens', undefined],
  ])('sharedAbility of %j: %s', (attacks, ability) => {
    expect(sharedAbility(stateOf(attacks).attacks)).toBe(ability);
  });
});

describe('removeAttack', () => {
  it.each<[string, string, string, Settings, string]>([
    ['removes the attack', 'ice-fire', 'ice', modern, 'fire'],
    [
      'removes only the attack with the ability',
      'ice-ice.scrappy-ice.tinted_lens',
      'ice.scrappy',
      modern,
      'ice-ice.tinted_lens',
    ],
    ['removes only the attack without an ability', 'ice-ice.scrappy', 'ice', modern, 'ice.scrappy'],
    // Regression: the notice said that it was removed, and it was still there.
    [
      'removes an attack with an ability that the generation lacks',
      'ice.neuroforce-fire',
      'ice',
      gen2,
      'fire',
    ],
    [
      'removes all attacks that are the same in the generation',
      'ice.scrappy-ice-fire',
      'ice',
      gen1,
      'fire',
    ],
    ['keeps an attack that the generation lacks', 'fairy-ice', 'ice', gen1, 'fairy'],
  ])('%s: %s', (_, before, attack, settings, after) => {
    expect(formatAttacks(removeAttack(stateOf(before), settings, attackOf(attack)))).toBe(after);
  });
});

it.each([
  ['', ['ice', 'fire'], 'ice-fire'],
  ['ice.scrappy', ['ice', 'fire'], 'ice.scrappy-fire'],
  ['ice-fire', [], 'ice-fire'],
] as const)('addStrikes to %j adds %j: %s', (before, strikes, after) => {
  expect(formatAttacks(addStrikes(stateOf(before), strikes))).toBe(after);
});
