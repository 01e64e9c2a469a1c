import { describe, expect, it } from 'vitest';
import { formatOffense, parseOffense } from '#calculators/offense.ts';
import type { Ability } from '#engine/ability.ts';
import type { Settings } from '#engine/settings.ts';
import type { Strike } from '#engine/strike.ts';
import { addStrikes, giveAbility, pickStrike, removeAttack, sharedAbility } from './picks.ts';

const modern: Settings = { generation: 'default', typeCount: 2 };
const gen2: Settings = { generation: 'gen2', typeCount: 2 };
const gen1: Settings = { generation: 'gen1', typeCount: 2 };

/** The attacks as a link holds them. */
function stateOf(attacks: string) {
  const { state, ignored } = parseOffense(new URLSearchParams({ attacks }));
  expect(ignored).toEqual([]);
  return state;
}

function attackOf(text: string) {
  return stateOf(text).attacks[0] ?? expect.unreachable();
}

function written(state: ReturnType<typeof stateOf>): string {
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
    ['leaves moves of the type', 'ice-freeze_dry', 'ice', modern, 'freeze_dry'],
    [
      'brings the ability that all have',
      'ice.scrappy-fire.scrappy',
      'bug',
      modern,
      'ice.scrappy-fire.scrappy-bug.scrappy',
    ],
    ['brings none where they differ', 'ice.scrappy-fire', 'bug', modern, 'ice.scrappy-fire-bug'],
    [
      'brings none where one type has several',
      'ice.scrappy-ice',
      'bug',
      modern,
      'ice.scrappy-ice-bug',
    ],
    ['brings none that the generation lacks', 'ice.neuroforce', 'bug', gen2, 'ice.neuroforce-bug'],
    [
      'looks only at attacks of the generation',
      'fairy-ice.scrappy',
      'bug',
      gen2,
      'fairy-ice.scrappy-bug.scrappy',
    ],
    ['removes it with an ability that the generation lacks', 'ice.scrappy', 'ice', gen1, ''],
  ])('%s: %s and %s', (_, before, strike, settings, after) => {
    expect(written(pickStrike(stateOf(before), settings, strike))).toBe(after);
  });
});

describe('an ability', () => {
  it.each<[string, string, string | undefined, Ability | undefined, Settings, string]>([
    [
      'for all',
      'ice-fire.scrappy',
      undefined,
      'tinted_lens',
      modern,
      'ice.tinted_lens-fire.tinted_lens',
    ],
    ['none for all', 'ice.scrappy-fire.scrappy', undefined, undefined, modern, 'ice-fire'],
    ['for one', 'ice-fire', 'fire', 'tinted_lens', modern, 'ice-fire.tinted_lens'],
    [
      'for one of a type that is there twice',
      'ice-ice.scrappy',
      'ice.scrappy',
      'tinted_lens',
      modern,
      'ice-ice.tinted_lens',
    ],
    [
      'that makes two attacks the same',
      'ice-fire-ice.scrappy',
      'ice',
      'scrappy',
      modern,
      'ice.scrappy-fire',
    ],
    [
      'for all, which makes several the same',
      'ice-ice.scrappy-fire-ice.tinted_lens',
      undefined,
      'scrappy',
      modern,
      'ice.scrappy-fire.scrappy',
    ],
    ['for nobody who is there', 'ice', 'fire', 'scrappy', modern, 'ice'],
    // Regression: what the generation lacks could not be changed.
    [
      'in the place of one that the generation lacks',
      'ice.neuroforce-fire',
      'ice',
      'scrappy',
      gen2,
      'ice.scrappy-fire',
    ],
    [
      'for two that are one in the generation',
      'ice.neuroforce-ice',
      'ice',
      'scrappy',
      gen2,
      'ice.scrappy',
    ],
  ])('%s: %s', (_, before, attack, ability, settings, after) => {
    const given = attack === undefined ? undefined : attackOf(attack);
    expect(written(giveAbility(stateOf(before), settings, given, ability))).toBe(after);
  });

  it.each<[string, Ability | undefined]>([
    ['', undefined],
    ['ice-fire', undefined],
    ['ice.scrappy-fire.scrappy', 'scrappy'],
    ['ice.scrappy-fire', undefined],
    ['ice-fire.scrappy', undefined],
    ['ice.scrappy-ice.tinted_lens', undefined],
  ])('that all of %j share: %s', (attacks, ability) => {
    expect(sharedAbility(stateOf(attacks).attacks)).toBe(ability);
  });
});

describe('an attack is removed', () => {
  it.each<[string, string, string, Settings, string]>([
    ['alone', 'ice-fire', 'ice', modern, 'fire'],
    [
      'with its ability alone',
      'ice-ice.scrappy-ice.tinted_lens',
      'ice.scrappy',
      modern,
      'ice-ice.tinted_lens',
    ],
    ['without an ability alone', 'ice-ice.scrappy', 'ice', modern, 'ice.scrappy'],
    // Regression: the notice said that it was removed, and it was still there.
    ['with an ability that the generation lacks', 'ice.neuroforce-fire', 'ice', gen2, 'fire'],
    ['with all that are the same in the generation', 'ice.scrappy-ice-fire', 'ice', gen1, 'fire'],
    ['but not what the generation lacks', 'fairy-ice', 'ice', gen1, 'fairy'],
  ])('%s: %s', (_, before, attack, settings, after) => {
    expect(written(removeAttack(stateOf(before), settings, attackOf(attack)))).toBe(after);
  });
});

it.each([
  ['', ['ice', 'fire'], 'ice-fire'],
  ['ice.scrappy', ['ice', 'fire'], 'ice.scrappy-fire'],
  ['ice-fire', [], 'ice-fire'],
] as const)('to %j are added %j: %s', (before, strikes, after) => {
  expect(written(addStrikes(stateOf(before), strikes))).toBe(after);
});
