import { expect, it } from 'vitest';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { getPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { createPairFighter } from './pairFighter.ts';
import { memberFromShowdown } from './showdownMember.ts';

/** The fighter of a pasted set. */
function paste(text: string, ruleset: Settings['ruleset'] = 'default') {
  const [team] = readShowdown(text, pokedex, ruleset).teams;
  const { pokemon, ...rest } = team!.members[0]!;
  const member = memberFromShowdown(ruleset, { ...rest, pokemon }, true);
  return createPairFighter({ ruleset, typeCount: 2 }, member, pokemon);
}

it('has the ability of a pasted set that only doubles knows', () => {
  expect(paste('Maushold\nAbility: Friend Guard')).toMatchObject({
    ...{ pokemon: 'maushold', pairAbility: 'friend_guard', possibleAbilities: [undefined] },
  });
  expect(paste('Clefairy\nAbility: Magic Guard').pairAbility).toBeUndefined();
  expect(paste('Raichu\nAbility: Lightning Rod')).toMatchObject({
    possibleAbilities: ['lightning_rod'],
  });
  expect(paste('Clefairy\nAbility: Friend Guard', 'platinum').pairAbility).toBeUndefined();
});

it('has the only one that its Pokémon can have, and none of several', () => {
  const create = (id: string) =>
    createPairFighter(
      { ruleset: 'default', typeCount: 2 },
      { pokemon: id, types: [], attacks: [] },
      getPokemon(id),
    );
  expect(create('cherrim').pairAbility).toBe('flower_gift');
  expect(create('clefairy').pairAbility).toBeUndefined();
  expect(create('garchomp').pairAbility).toBeUndefined();
});
