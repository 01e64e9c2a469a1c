import { useMemo } from 'react';
import { defenderLink } from '#calculators/defense.ts';
import type { Settings } from '#engine/settings.ts';
import type { Typing } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import type { Entry } from '#pokedex/list.ts';
import { displayName } from '#pokedex/name.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { constantAbility } from '#pokedex/pokemon.ts';

/** How to find the defense of an entry: by name where it is a Pokémon as the games have it. */
export function useDefenseLink(settings: Settings, inverse: boolean) {
  const { language } = useText();
  const { searchables } = useSearchables(settings.generation);
  const known = useMemo(
    () =>
      new Map(
        searchables.flatMap((each) => [
          [displayName('en', each.pokemon), each] as const,
          [displayName(language, each.pokemon), each] as const,
          [each.pokemon.id, each] as const,
        ]),
      ),
    [searchables, language],
  );

  return (entry: Entry) => {
    const { id, name, typing, abilities, hasOther } = entry;
    const same = known.get(id ?? name);
    const pokemon = same && isSame(same.typing, typing) ? same.pokemon : undefined;
    // The Pokédex's own brings its only ability of the generation along by itself.
    const only = id || hasOther || abilities.length > 1 ? undefined : abilities[0];
    const ability = only ?? (pokemon && constantAbility(pokemon));
    const defender = { pokemon: pokemon?.id, types: typing, ability, inverse };
    const typeCount = typing.length > 2 ? 3 : settings.typeCount;
    return defenderLink(defender, { ...settings, typeCount });
  };
}

function isSame(one: Typing, other: Typing): boolean {
  return one.length === other.length && one.every((type) => other.includes(type));
}
