import { describe, expect, it } from 'vitest';
import { typingsOf } from '#core/answers/offense.ts';
import { type World, worldIn } from '#core/hit/situation.ts';
import type { Strike } from '#core/hit/strike.ts';
import { addType, newGame, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import { factId, factsOf } from './fact.ts';
import { makePool } from './pool.ts';
import { type QuestionTarget, wrongAttacks } from './question.ts';

const own = addType(newGame('Sounds', 'default'), 'Sound');
const sound = own.types.at(-1)!.id;
const strikes: readonly Strike[] = ['fire', 'ground', 'normal', 'ghost', 'water', 'freeze_dry'];

const worlds: readonly [string, World, readonly Strike[]][] = [
  ['the official chart', worldIn('default'), strikes],
  ['an own chart', worldIn(setFactor(own, [sound, 'ghost'], 0)), [sound, ...strikes]],
];

const targetsIn = ({ chart }: World): QuestionTarget[] => [
  ...[...typingsOf(chart, 1), ...typingsOf(chart, 2)].map((typing) => ({ typing })),
  { typing: ['rock', 'ground'], ability: 'levitate' },
  { typing: ['steel'], ability: 'filter' },
  { typing: ['water', 'ground', 'ghost'] },
  { typing: [] },
];

describe.each(worlds)('the pool of questions of %s', (_, world, attacks) => {
  it.each(['multiplier', 'attack'] as const)('has the facts of each question: %s', (direction) => {
    const targets = targetsIn(world);
    const questions = targets.flatMap((target) => attacks.map((strike) => ({ strike, target })));
    const possible = questions.filter(
      (question) => direction === 'multiplier' || wrongAttacks(question, attacks, world).length > 1,
    );
    const facts = possible.flatMap((question) => factsOf(question, world));
    const pool = makePool(world, attacks, targets, direction);
    expect([...pool.facts.keys()]).toEqual([...new Set(facts.map(factId))]);
    for (const fact of facts) expect(pool.facts.get(factId(fact))).toEqual(fact);
  });
});
