import { useMemo } from 'react';
import type { Progress } from '#browser/download.ts';
import { defenderAbilities } from '#engine/ability.ts';
import type { Target } from '#engine/coverage.ts';
import { type Generation, typeCountIn, typesIn } from '#engine/generation.ts';
import { offeredIn } from '#engine/rule.ts';
import { type Entry, standardList } from './list.ts';
import { useOwnList } from './ownList.ts';
import { usePokedex } from './pokedex.ts';

/** The list in use. */
export type List = {
  state: Progress<unknown>['state'];
  /** As it was imported, or the generation's Pokédex; none until it arrives. */
  whole: readonly Entry[];
  /** Those of them that have a type in the generation, with what they have there. */
  entries: readonly Entry[];
  /** Whether it is the player's own. */
  isOwn: boolean;
};

/** The player's own list, or else the generation's Pokédex with its names in the language. */
export function useList(generation: Generation, language: string): List {
  const progress = usePokedex();
  const own = useOwnList();
  const pokedex = progress.state === 'done' ? progress.value : undefined;
  const standard = useMemo(
    () => (own || !pokedex ? [] : standardList(generation, pokedex, language)),
    [own, generation, pokedex, language],
  );
  const entries = useMemo(
    () => (own ? entriesIn(generation, own) : standard),
    [own, generation, standard],
  );
  const isOwn = own !== undefined;
  return { state: isOwn ? 'done' : progress.state, whole: own ?? standard, entries, isOwn };
}

/** The entries that have a type in the generation, without the types and abilities it lacks. */
export function entriesIn(generation: Generation, entries: readonly Entry[]): Entry[] {
  const types = new Set(typesIn(generation));
  const known = new Set(offeredIn(generation, defenderAbilities));
  return entries
    .map((entry) => {
      const abilities = entry.abilities.filter((ability) => known.has(ability));
      return {
        ...entry,
        typing: entry.typing.filter((type) => types.has(type)).slice(0, typeCountIn(generation, 3)),
        abilities,
        hasOther: entry.hasOther || abilities.length < entry.abilities.length,
      };
    })
    .filter(({ typing }) => typing.length > 0);
}

/** The entries as coverage takes them: one and the same target for all that are alike. */
export function targetsOf(entries: readonly Entry[], countAbilities: boolean): Target[] {
  const targets = new Map<string, Target>();
  return entries.map(({ typing, abilities, hasOther }) => {
    const possible = countAbilities ? [...(hasOther ? [undefined] : []), ...abilities] : [];
    const alike = `${typing.join()} ${possible.join()}`;
    const target = targets.get(alike) ?? { typing, abilities: possible };
    targets.set(alike, target);
    return target;
  });
}
