import { expect, it } from 'vitest';
import { emptyMember, type Member } from '#core/links/team.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { getPokemon } from '#tests/pokedexOnDisk.ts';
import { createOwnedCandidate } from './memberCandidate.ts';

const settings = { ruleset: 'platinum', typeCount: 2 } as const;

/** The abilities of an owned Lanturn, which has Volt Absorb or Illuminate in generation 4. */
function abilitiesOf(ability: Member['ability']) {
  const pokemon = getPokemon('lanturn');
  const member = { ...emptyMember, ...picksFromPokemon('platinum', pokemon), ability };
  const searchable = { pokemon, typing: typingIn('platinum', pokemon), isInGame: true };
  const candidate = createOwnedCandidate(settings, member, searchable);
  expect(candidate).toMatchObject({ member, pokemon, target: { typing: ['water', 'electric'] } });
  return candidate.target.possibleAbilities;
}

it('an owned Pokémon has the ability of its set, and any of its own if the set has none', () => {
  expect(abilitiesOf('volt_absorb')).toEqual(['volt_absorb']);
  expect(abilitiesOf('none')).toEqual([undefined]);
  expect(abilitiesOf(undefined)).toEqual([undefined, 'volt_absorb']);
});
