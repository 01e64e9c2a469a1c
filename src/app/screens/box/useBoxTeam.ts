import { useEffect, useMemo, useRef, useState } from 'react';
import { readBossTeam } from '#app/parts/bosses/bossTeam.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs, WorkerResult } from '#app/worker/workerApi.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { levelOfSet } from '#core/box/box.ts';
import type { Member } from '#core/links/team.ts';
import type { Box, BoxRow } from './useBox.ts';

/** A row whose Pokémon can fight. */
type ReadRow = BoxRow & { member: Member };

/** The best six with all that they refer to. */
type BoxTeam = {
  best: WorkerResult<'rankBox'>;
  candidates: readonly ReadRow[];
  opponents: readonly Member[];
};

/**
 * Returns the best six of the box against the bosses, by a search of the worker; fainted ones never count. The last answer
 * stays until the next one arrives, so that nothing below it moves.
 */
export function useBoxTeam(
  { resolver, settings, rows, isPending, readablePokemon }: Box,
  bosses: readonly Boss[],
) {
  const { searchables } = resolver;
  const teams = useTeams(bosses, resolver.pokedex, settings.ruleset);
  // The highest level first: of equal candidates the search prefers the first.
  const candidates = useMemo(() => {
    const alive = rows.filter(
      (row): row is ReadRow => row.mark !== 'fainted' && row.member !== undefined,
    );
    const levelOf = ({ set }: BoxRow) => levelOfSet(set) ?? 0;
    return alive.toSorted((one, other) => levelOf(other) - levelOf(one));
  }, [rows]);
  const pokemonInGame = useMemo(
    () => searchables.filter(({ isInGame }) => isInGame).map(({ pokemon }) => pokemon),
    [searchables],
  );
  // The same object for all bosses, which the worker gets once.
  const members = useMemo(
    () =>
      // The text of the set would only be copied.
      candidates.map(({ member: { set, ...member }, mark }) => ({
        member,
        isPreferred: mark === 'team',
      })),
    [candidates],
  );
  const args = useMemo((): WorkerArgs<'rankBox'> | undefined => {
    if (!teams.members || isPending || members.length === 0 || !readablePokemon) return undefined;
    return [members, teams.members, settings, readablePokemon, pokemonInGame];
  }, [members, teams.members, isPending, settings, readablePokemon, pokemonInGame]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('rankBox', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  const team = useRef<BoxTeam>(undefined);
  if (isCurrent && result && teams.members)
    team.current = { best: result, candidates, opponents: teams.members.flat() };
  return {
    candidates,
    team: team.current,
    isPending: !isCurrent,
    hasFailed: teams.hasFailed || (isCurrent && hasFailed),
    retry: teams.retry,
  };
}

/** Reads the teams of the bosses, which need the file of moves; undefined until those of the latest ones are read. */
function useTeams(
  bosses: readonly Boss[],
  pokedex: Box['resolver']['pokedex'],
  ruleset: Box['settings']['ruleset'],
) {
  const [read, setRead] = useState<{
    bosses: readonly Boss[];
    members: readonly (readonly Member[])[];
  }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!pokedex || hasFailed) return;
    let isCurrent = true;
    Promise.all(bosses.map((boss) => readBossTeam(boss, pokedex, ruleset))).then(
      (members) => isCurrent && setRead({ bosses, members }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [bosses, pokedex, ruleset, hasFailed]);
  const members = read?.bosses === bosses ? read.members : undefined;
  return { members, hasFailed, retry: async () => setFailed(false) };
}
