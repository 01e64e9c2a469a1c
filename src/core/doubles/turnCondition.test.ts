import { expect, it } from 'vitest';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { conditionsOfTurn, type SideTurn } from './turnCondition.ts';

const side = (
  first: SideTurn['moves'][number],
  second: SideTurn['moves'][number],
  screens: SideTurn['screens'] = [],
): SideTurn => ({ moves: [first, second], screens });

it.each<[own: SideTurn, theirs: SideTurn, place: number, conditions: string[], ruleset?: Ruleset]>([
  [side(undefined, 'helping_hand'), side(undefined, undefined), 0, ['helping_hand']],
  // Nobody helps itself.
  [side('helping_hand', undefined), side(undefined, undefined), 0, []],
  // The Helping Hand of an opponent helps its own partner.
  [side(undefined, undefined), side('helping_hand', undefined), 0, []],
  [side(undefined, undefined), side(undefined, 'follow_me'), 1, ['follow_me_foe2']],
  [
    side(undefined, undefined),
    side('rage_powder', 'wide_guard'),
    1,
    ['rage_powder_foe1', 'wide_guard'],
  ],
  [side('quick_guard', undefined), side(undefined, undefined), 1, ['own_quick_guard']],
  // Who protects its side does not attack this turn.
  [side('quick_guard', undefined), side(undefined, undefined), 0, []],
  // The partner draws no attack of its own side.
  [side(undefined, 'follow_me'), side(undefined, undefined), 0, []],
  [
    side(undefined, undefined, ['light_screen']),
    side(undefined, undefined, ['reflect', 'aurora_veil']),
    0,
    ['reflect', 'own_light_screen', 'aurora_veil'],
  ],
  // Neither exists in generation 3.
  [
    side(undefined, 'helping_hand'),
    side('wide_guard', 'rage_powder', ['aurora_veil']),
    0,
    ['helping_hand'],
    'emerald',
  ],
])(
  '%j against %j at place %d has the conditions %j',
  (own, theirs, place, conditions, ruleset = 'default') => {
    expect(conditionsOfTurn(ruleset, place, own, theirs).toSorted()).toEqual(conditions.toSorted());
  },
);
