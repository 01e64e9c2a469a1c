import type { Pokemon } from './pokemon.ts';

/** The Pokémon that evolve into a Mega Evolution whose id does not begin with theirs. */
const otherBases: Readonly<Record<string, string>> = {
  'floette-mega': 'floette-eternal',
  'meowstic-m-mega': 'meowstic',
  'tatsugiri-curly-mega': 'tatsugiri',
  'zygarde-mega': 'zygarde-complete',
};

/** The id of the Pokémon that evolves into the Mega Evolution; undefined for any other Pokémon. */
export function baseOfMega({ id, tags }: Pokemon): string | undefined {
  return tags?.includes('mega') ? (otherBases[id] ?? id.replace(/-mega(-[xyz])?$/, '')) : undefined;
}

/** Groups the Mega Evolutions among the Pokémon by the id of their base, in the order of the list. */
export function groupMegas(list: readonly Pokemon[]): ReadonlyMap<string, readonly Pokemon[]> {
  const megas = new Map<string, Pokemon[]>();
  for (const pokemon of list) {
    const base = baseOfMega(pokemon);
    if (base) megas.set(base, [...(megas.get(base) ?? []), pokemon]);
  }
  return megas;
}
