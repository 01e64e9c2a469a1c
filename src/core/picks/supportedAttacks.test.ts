import { describe, expect, it } from 'vitest';
import type { OffenseState } from '#core/links/offense.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { supportedAttacks } from './supportedAttacks.ts';

const modern: Settings = { ruleset: 'default', typeCount: 2 };
const gen2: Settings = { ruleset: 'gen2', typeCount: 2 };
const gen1: Settings = { ruleset: 'gen1', typeCount: 2 };

describe('the supported attacks', () => {
  const everything: OffenseState = {
    attacks: [
      { strike: 'fairy' },
      { strike: 'stellar' },
      { strike: 'freeze_dry', ability: 'tinted_lens' },
      { strike: 'bug', ability: 'neuroforce' },
      { strike: 'bug' },
      { strike: 'ice', ability: 'scrappy' },
    ],
    inverse: true,
    countAbilities: true,
  };

  it('are all picks in the current generation', () => {
    expect(supportedAttacks(modern, everything)).toMatchObject({
      chosenAttacks: everything.attacks,
      isInverse: true,
      countAbilities: true,
    });
    expect(supportedAttacks(modern, everything).attacks).toEqual([
      { type: 'fairy' },
      { type: 'stellar' },
      { move: 'freeze_dry', abilities: ['tinted_lens'] },
      { type: 'bug', abilities: ['neuroforce'] },
      { type: 'bug' },
      { type: 'ice', abilities: ['scrappy'] },
    ]);
  });

  it('lose later abilities before generation 6, and then their repeats', () => {
    expect(supportedAttacks(gen2, everything)).toMatchObject({
      chosenAttacks: [{ strike: 'bug' }, { strike: 'ice', ability: 'scrappy' }],
      isInverse: false,
      countAbilities: true,
    });
  });

  it('have no abilities in generation 1', () => {
    expect(supportedAttacks(gen1, everything)).toMatchObject({
      chosenAttacks: [{ strike: 'bug' }, { strike: 'ice' }],
      isInverse: false,
      countAbilities: false,
    });
  });
});
