import { useMemo, useRef } from 'react';
import { type ResolvedMember, useMemberResolver } from '#app/parts/team/useMemberResolver.ts';
import { useReadablePokemon } from '#app/parts/team/useReadablePokemon.ts';
import { parseBoxSettings, type SavedBox } from '#app/state/saved/savedBoxes.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import { type BoxPokemon, levelOfSet } from '#core/box/box.ts';
import type { Member } from '#core/links/team.ts';

/** A Pokémon of the box; without a member until its set is read, or if that is not possible. */
export type BoxRow = BoxPokemon & {
  level: number | undefined;
  resolved: ResolvedMember | undefined;
};

/** Returns the box with its Pokémon read by the rules of its game. */
export function useBox(box: SavedBox) {
  const settings = useMemo(() => parseBoxSettings({ link: box.link }), [box.link]);
  const resolver = useMemberResolver(settings, false);
  const { resolve } = resolver;
  const { ruleset } = settings;
  const readablePokemon = useReadablePokemon(resolver);
  // A text, so that another mark does not read the sets again.
  const setTexts = JSON.stringify(box.pokemon.map(({ set }) => set));
  const args = useMemo((): WorkerArgs<'readBox'> | undefined => {
    const sets: string[] = JSON.parse(setTexts);
    return readablePokemon && sets.length > 0 ? [sets, readablePokemon, ruleset] : undefined;
  }, [setTexts, readablePokemon, ruleset]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('readBox', args);
  const members = useRef<ReadonlyMap<string, Member>>(new Map());
  members.current = useMemo(
    () =>
      result && answeredArgs
        ? new Map(
            answeredArgs[0].flatMap((set, index) => {
              const member = result[index];
              return member ? [[set, member] as const] : [];
            }),
          )
        : members.current,
    [result, answeredArgs],
  );
  const memberOfSet = members.current;
  const rows = useMemo(
    () =>
      box.pokemon.map((pokemon): BoxRow => {
        const member = memberOfSet.get(pokemon.set);
        return {
          ...pokemon,
          level: levelOfSet(pokemon.set),
          resolved: member && resolve(member),
        };
      }),
    [box.pokemon, memberOfSet, resolve],
  );
  return {
    ...{ resolver, settings, rows, hasFailed, readablePokemon },
    /** Whether the newest sets are being read. */
    isPending: args !== undefined && answeredArgs !== args,
  };
}

export type Box = ReturnType<typeof useBox>;

/** The name of a Pokémon of the box: the first line of its set if it cannot be read. */
export function nameOfRow({ resolved, set }: BoxRow): string {
  return resolved?.name || (set.split('\n')[0] ?? '');
}
