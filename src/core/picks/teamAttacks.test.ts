import { Dex, toID } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { parseTeamLink } from '#app/state/saved/teamLink.ts';
import { showdownName } from '#core/formats/showdown/name.ts';
import { evaluateHit } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { emptyMember, emptyTeam, type Member } from '#core/links/team.ts';
import { picksFromPokemon, type Traits, traitsIn } from '#core/pokedex/traits.ts';
import { abilitiesIn } from '#core/rules/ability.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { findPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { createFighter } from './fighter.ts';
import { toAttack } from './supportedStrikes.ts';
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

const lucario = {
  typing: ['fighting', 'steel'],
  tera: undefined,
  attackingAbility: undefined,
} as const;

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
    expect(getMemberAttacks({ attacks }, defender)).toEqual(
      strikes.map((strike) => ({ strike, ability: undefined })),
    );
  });

  it.each([
    ['tinted_lens', 'bug.tinted_lens'],
    ['levitate', 'bug'],
  ] as const)('with %s are %s', (ability, attacks) => {
    expect(attacksIn(`member=.bug.${ability}`)).toBe(attacks);
  });
});

// Regressions: an only ability that changes nothing when its Pokémon defends was missing here, though Battle had it.
describe('an only ability', () => {
  const memberOf = (id: string, more: Partial<Member> = {}): Member => ({
    ...emptyMember,
    ...picksFromPokemon('default', findPokemon(id)!),
    ...more,
  });
  const attacksOf = (member: Member) =>
    getTeamAttacks({ ...emptyTeam, members: [member] }, modern, ({ pokemon = '' }) =>
      traitsIn('default', findPokemon(pokemon)!),
    );

  it('that changes attacks is that of all attacks, as in Battle', () => {
    const names = new Map(abilitiesIn('default', 'attacking').map((id) => [toID(id), id]));
    const rows = pokedex.flatMap((pokemon) => {
      const [first = '', ...others] = Object.values(
        Dex.species.get(showdownName(pokemon)).abilities,
      );
      const ability = others.length === 0 ? names.get(toID(first)) : undefined;
      return ability ? [[pokemon, ability] as const] : [];
    });
    expect(rows.length).toBeGreaterThanOrEqual(28);
    for (const [pokemon, ability] of rows) {
      const attacks = attacksOf(memberOf(pokemon.id));
      expect([pokemon.id, ...new Set(attacks.map((each) => each.ability))]).toEqual([
        pokemon.id,
        ability,
      ]);
      const { possibleAbilities } = createFighter(modern, memberOf(pokemon.id), pokemon);
      expect(possibleAbilities).toEqual([ability]);
    }
    const onlyAttacking = rows.filter(
      ([, ability]) => !abilitiesIn('default', 'defending').includes(ability),
    );
    expect(onlyAttacking.length).toBeGreaterThanOrEqual(21);
  });

  it.each([
    ['pinsir-mega', 'Return', 'aerilate', 'breloom', 4 * 1.2],
    ['lopunny-mega', 'FakeOut', 'scrappy', 'gengar', 1],
  ] as const)('of %s acts on %s', (id, move, ability, target, multiplier) => {
    loadMovesFromDisk();
    const member = memberOf(id, { attacks: [move] });
    expect(attacksOf(member)).toEqual([{ strike: move, ability }]);
    const attack = { ...toAttack(move), abilities: [ability] };
    const typing = findPokemon(target)!.types;
    expect(evaluateHit(attack, { typing }, worldIn('default')).multiplier).toBeCloseTo(multiplier);
    // The player can turn it off.
    expect(attacksOf({ ...member, ability: 'none' })).toEqual([
      { strike: move, ability: undefined },
    ]);
  });
});
