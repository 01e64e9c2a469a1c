import { isSameTyping } from '#core/charts/type.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import { constantAbility } from '#core/pokedex/traits.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { useEntryPokemon } from './useEntryPokemon.ts';

/**
 * Returns a function that formats the defense link of an entry: by Pokémon if the Pokédex has it
 * with the same types.
 */
export function useFormatDefenseLink(settings: Settings, inverse: boolean) {
  const findEntryPokemon = useEntryPokemon(settings);

  return (entry: ListEntry) => {
    const { id, typing, abilities, hasOther } = entry;
    const match = findEntryPokemon(entry);
    const pokemon = match && isSameTyping(match.typing, typing) ? match.pokemon : undefined;
    // For a Pokédex entry the defense screen itself sets the only ability of the generation.
    const onlyAbility = id || hasOther || abilities.length > 1 ? undefined : abilities[0];
    const ability = onlyAbility ?? (pokemon && constantAbility(settings.ruleset, pokemon));
    const defender = { pokemon: pokemon?.id, types: typing, ability, inverse };
    const typeCount = typing.length > 2 ? 3 : settings.typeCount;
    return formatDefenseUrl(defender, { ...settings, typeCount });
  };
}
