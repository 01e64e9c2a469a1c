import { describe, expect, it } from 'vitest';
import type { Settings } from '#engine/settings.ts';
import type { OffenseState } from './offense.ts';
import { supportedAttacks } from './supportedAttacks.ts';

const modern: Settings = { generation: 'default', typeCount: 2 };
const gen2: Settings = { generation: 'gen2', typeCount: 2 };
const gen1: Settings = { generation: 'gen1', typeCount: 2 };

describe('what exists in the generation', () => {
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

  it('is everything today', () => {
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

  it('has attacks before generation 6 without later abilities, and without repeats', () => {
    expect(supportedAttacks(gen2, everything)).toMatchObject({
      chosenAttacks: [{ strike: 'bug' }, { strike: 'ice', ability: 'scrappy' }],
      isInverse: false,
      countAbilities: true,
    });
  });

  it('has no abilities in generation 1', () => {
    expect(supportedAttacks(gen1, everything)).toMatchObject({
      chosenAttacks: [{ strike: 'bug' }, { strike: 'ice' }],
      isInverse: false,
      countAbilities: false,
    });
  });
});
