import { describe, expect, it } from 'vitest';
import type { Settings } from '#engine/settings.ts';
import type { Traits } from '#pokedex/traits.ts';
import { parseTeamLink } from '#saved/teamLink.ts';
import { getMemberAttacks, getTeamAttacks } from './teamAttacks.ts';

const modern: Settings = { ruleset: 'default', typeCount: 2 };
const gen1: Settings = { ruleset: 'gen1', typeCount: 2 };

/** The attacks of the team in a link, as the offense screen writes them. */
function attacksIn(link: string, settings = modern, traits?: Traits): string {
  const { state } = parseTeamLink(`team=1&${link}`);
  return getTeamAttacks(state, settings, () => traits)
    .map(({ strike, ability }) => (ability ? `${strike}.${ability}` : strike))
    .join('-');
}

describe('the attacks of a team', () => {
  it.each([
    [
      'each once, in the order of the games',
      'member=.water-flying&member=.fire-flying',
      'flying-fire-water',
    ],
    ['once for each ability', 'member=.bug.tinted_lens&member=.bug', 'bug.tinted_lens-bug'],
    [
      'those that members know',
      'member=.dragon.....&member=.ghost....ice-freeze_dry',
      'ice-dragon-freeze_dry',
    ],
    ['with the Tera Type of a member that has become it', 'member=.water..fire', 'fire-water'],
    ['without a Tera Type that is off', 'member=.water..fire&tera=0', 'water'],
    ['none without members', '', ''],
  ])('are %s', (_, link, attacks) => {
    expect(attacksIn(link)).toBe(attacks);
  });

  it('are only those that exist in the generation', () => {
    expect(attacksIn('member=.steel-electric&member=.water..fire&member=.ice....fairy', gen1)).toBe(
      'water-electric',
    );
  });

  it('are the types that a Pokémon has in the generation', () => {
    expect(
      attacksIn('member=x.steel', gen1, { typing: ['electric'], onlyAbility: undefined }),
    ).toBe('electric');
  });
});

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
    expect(getMemberAttacks(modern, { attacks }, defender)).toEqual(
      strikes.map((strike) => ({ strike, ability: undefined })),
    );
  });

  it.each([
    ['tinted_lens', 'tinted_lens'],
    ['levitate', undefined],
  ] as const)('with %s have the ability %s', (ability, expected) => {
    expect(getMemberAttacks(modern, { attacks: ['bug'] }, { ...lucario, ability })).toEqual([
      { strike: 'bug', ability: expected },
    ]);
  });
});
