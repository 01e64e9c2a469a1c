import { expect, it } from 'vitest';
import { damageOf, duels } from '#core/answers/battle.ts';
import type { Fighter } from '#core/answers/fighter.ts';
import { suggestAgainst } from '#core/answers/suggestAgainst.ts';
import { isAnswer } from '#core/answers/verdict.ts';
import { worldIn } from '#core/hit/situation.ts';
import { emptyMember } from '#core/links/team.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { Condition } from '#core/rules/condition.ts';
import { findPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { createFighter } from './fighter.ts';

const ruleset = 'default';

function create(id: string): Fighter {
  const pokemon = findPokemon(id)!;
  const member = { ...emptyMember, ...picksFromPokemon(ruleset, pokemon) };
  return createFighter({ ruleset, typeCount: 2 }, member, pokemon);
}

const fieldWith = (condition: Condition) => ({
  world: worldIn(ruleset),
  conditions: [condition],
});

// Regressions
it.each([
  ['sun', 'castform', 'raticate'],
  ['rain', 'castform', 'raticate'],
  // Plain Normal Pokémon come before Castform, and Ground and Steel ones before Stunfisk.
  ['psychic_terrain', 'stunfisk-galar', 'steelix'],
] as const)('in %s, %s is suggested exactly if it is an answer', (condition, id, other) => {
  const field = fieldWith(condition);
  const [fighter, double] = [create(id), create(other)];
  const mistakes = pokedex.filter((opponent) => {
    const theirs = create(opponent.id);
    const suggestions = suggestAgainst([theirs], [0], [double, fighter], field, 2);
    const isSuggested = suggestions.some(({ candidate }) => candidate === 1);
    return isSuggested !== isAnswer(duels([fighter], [theirs], field)[0]![0]!);
  });
  expect(mistakes.map((opponent) => opponent.id)).toEqual([]);
});

// The factor of the chart, the bonus and the weather.
it.each([
  ['sun', 'fire', 4 * 1.5 * 1.5],
  ['rain', 'water', 1 * 1.5 * 1.5],
] as const)('in %s, the own type of Castform is %s, on both sides', (condition, type, damage) => {
  const [castform, scizor] = [create('castform'), create('scizor')];
  const field = fieldWith(condition);
  const { high } = duels([castform], [scizor], field)[0]![0]!.deals;
  expect([high.attack?.type, damageOf(high)]).toEqual([type, damage]);
  expect(duels([scizor], [castform], field)[0]![0]!.takes.high).toEqual(high);
});

it('a Castform with likely moves has the types of the field beside them', () => {
  const field = fieldWith('sun');
  const castform = create('castform');
  const likely: Fighter = {
    ...castform,
    attacks: [...castform.attacks, { move: 'freeze_dry' }],
    hasUnknownAttacks: false,
    hasLikelyAttacks: true,
  };
  const maxAgainst = (id: string) => duels([create(id)], [likely], field)[0]![0]!.takes.high.attack;
  expect(maxAgainst('scizor')).toMatchObject({ type: 'fire' });
  expect(maxAgainst('gyarados')).toMatchObject({ move: 'freeze_dry' });
});
