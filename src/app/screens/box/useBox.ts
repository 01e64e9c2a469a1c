import { useMemo, useRef } from 'react';
import { useMemberResolver } from '#app/parts/team/useMemberResolver.ts';
import { useReadablePokemon } from '#app/parts/team/useReadablePokemon.ts';
import { parseBoxSettings, type SavedBox } from '#app/state/saved/savedBoxes.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { BoxPokemon } from '#core/box/box.ts';
import type { Member } from '#core/links/team.ts';

/** A Pokémon of the box; without a member until its set is read, or if that is not possible. */
export type BoxRow = BoxPokemon & { member: Member | undefined };

/** Returns the box with its Pokémon read by the rules of its game; the same object until one of them changes. */
export function useBox(box: SavedBox) {
  const settings = useMemo(() => parseBoxSettings({ link: box.link }), [box.link]);
  const resolver = useMemberResolver(settings, false);
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
      box.pokemon.map((pokemon): BoxRow => ({ ...pokemon, member: memberOfSet.get(pokemon.set) })),
    [box.pokemon, memberOfSet],
  );
  /** Whether the newest sets are being read. */
  const isPending = args !== undefined && answeredArgs !== args;
  return useMemo(
    () => ({ resolver, settings, rows, hasFailed, readablePokemon, isPending }),
    [resolver, settings, rows, hasFailed, readablePokemon, isPending],
  );
}

export type Box = ReturnType<typeof useBox>;

/** The name of a Pokémon of the box: the first line of its set if it cannot be read. */
export function nameOfRow({ member, set }: BoxRow, { resolve }: Box['resolver']): string {
  return (member && resolve(member).name) || (set.split('\n')[0] ?? '');
}
