import { describe, expect, it } from 'vitest';
import { getMemberAttacks } from './getMemberAttacks.ts';

const settings = { generation: 'default', typeCount: 2 } as const;
const lucario = { typing: ['fighting', 'steel'], tera: undefined, ability: undefined } as const;

describe('the attacks of a member', () => {
  it.each([
    ['its known attacks, not its types', ['ice', 'freeze_dry'], lucario, ['ice', 'freeze_dry']],
    ['its own types if it knows none', [], lucario, ['fighting', 'steel']],
    [
      'its own types and the Tera Type that it has become',
      [],
      { ...lucario, tera: 'fire' },
      ['fighting', 'steel', 'fire'],
    ],
    ['known attacks without its Tera Type', ['ice'], { ...lucario, tera: 'fire' }, ['ice']],
    ['nothing if it has no types', [], { ...lucario, typing: [] }, []],
  ] as const)('are %s', (_, attacks, defender, strikes) => {
    expect(getMemberAttacks(settings, { attacks }, defender)).toEqual(
      strikes.map((strike) => ({ strike, ability: undefined })),
    );
  });

  it.each([
    ['tinted_lens', 'tinted_lens'],
    ['levitate', undefined],
  ] as const)('with %s have the ability %s', (ability, expected) => {
    expect(getMemberAttacks(settings, { attacks: ['bug'] }, { ...lucario, ability })).toEqual([
      { strike: 'bug', ability: expected },
    ]);
  });
});
