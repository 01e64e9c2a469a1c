import { describe, expect, it } from 'vitest';
import { emptyDefense, supportedDefender } from '#core/links/defense.ts';
import { picksFromPokemon, traitsIn } from '#core/pokedex/traits.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { getPokemon } from '#tests/pokedexOnDisk.ts';
import { findAbilityChanges } from './abilityChanges.ts';
import { pickPokemon } from './pickPokemon.ts';

function changesOf(id: string, ruleset: Ruleset = 'default', inverse = false) {
  const pokemon = getPokemon(id);
  const state = pickPokemon({ ...emptyDefense, inverse }, picksFromPokemon(ruleset, pokemon));
  const settings = { ruleset, typeCount: 2 } as const;
  const changes = findAbilityChanges(ruleset, pokemon, (ability) =>
    supportedDefender(settings, { ...state, ability }, traitsIn(ruleset, pokemon)),
  );
  return changes.map(
    ({ ability, changes }) =>
      `${ability}: ${changes.map(({ type, multiplier }) => `${type} ${multiplier}`).join(', ')}`,
  );
}

describe('findAbilityChanges', () => {
  it('names what each ability changes', () => {
    expect(changesOf('bronzong')).toEqual(['levitate: ground 0', 'heatproof: fire 1']);
    expect(changesOf('snorlax')).toEqual(['thick_fat: fire 0.5, ice 0.5']);
  });

  it('is empty for a Pokémon without such an ability, and for one that always has it', () => {
    expect(changesOf('garchomp')).toEqual([]);
    expect(changesOf('rotom-wash')).toEqual([]);
    expect(changesOf('gengar', 'gen2')).toEqual([]);
  });

  it('is empty in a generation without abilities', () => {
    expect(changesOf('snorlax', 'gen1')).toEqual([]);
  });

  it('applies to inverse battles', () => {
    expect(changesOf('bronzong', 'default', true)).toContain('levitate: ground 0');
  });
});
