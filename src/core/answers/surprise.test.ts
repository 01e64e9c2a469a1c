import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { attackOf, strikesIn } from '#core/hit/strike.ts';
import { fields, fighters } from '#tests/randomFighters.ts';
import { slowRuns } from '#tests/runs.ts';
import { duels } from './battle.ts';
import type { Fighter } from './fighter.ts';
import { findSurprises } from './surprise.ts';
import { isAnswer } from './verdict.ts';

const fighter = (...typing: Type[]): Fighter => ({
  typing,
  possibleAbilities: [undefined],
  attacks: typing.map((type) => ({ type })),
});

it('the likely attack with the largest multiplier surprises a member that answers its user', () => {
  const field = { world: worldIn('default'), conditions: [] };
  // Grass answers Water, but not with Ice; Electric resists nothing of it and stays an answer.
  const members = [fighter('grass'), fighter('electric'), fighter('fire')];
  const attacks = [{ type: 'ice' as const }, { type: 'bug' as const }, { type: 'dark' as const }];
  expect(findSurprises(members, fighter('water'), attacks, field)).toEqual([
    { member: 0, attack: { type: 'ice' }, multiplier: 2 },
  ]);
});

it('a surprise turns an answer, and without one all attacks together do not', () => {
  fc.assert(
    fc.property(
      fc.array(fighters, { minLength: 1, maxLength: 4 }),
      fc
        .tuple(fighters, fc.array(fighters, { maxLength: 2 }))
        .map(([fighter, otherForms]): Fighter => ({ ...fighter, otherForms })),
      fc.subarray([...strikesIn('default')], { maxLength: 5 }),
      fields,
      (members, opponent, strikes, field) => {
        const attacks = strikes.map((strike) => attackOf(strike));
        const surprises = findSurprises(members, opponent, attacks, field);
        for (const [index, member] of members.entries()) {
          const forms = [{ ...opponent, otherForms: [] }, ...(opponent.otherForms ?? [])];
          const isAnswerWith = (added: Fighter['attacks']) =>
            forms
              .map((form) => ({ ...form, attacks: [...form.attacks, ...added] }))
              .every((form) => isAnswer(duels([member], [form], field)[0]![0]!));
          const surprise = surprises.find(({ member }) => member === index);
          if (surprise) {
            const results = [[], [surprise.attack], attacks].map(isAnswerWith);
            expect(results).toEqual([true, false, false]);
          } else if (isAnswerWith([])) {
            expect(isAnswerWith(attacks)).toBe(true);
          }
        }
      },
    ),
    { numRuns: slowRuns },
  );
});
