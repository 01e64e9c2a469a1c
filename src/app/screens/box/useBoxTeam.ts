import { useEffect, useMemo, useState } from 'react';
import { readBossTeam } from '#app/parts/bosses/bossTeam.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { Boss } from '#core/bosses/boss.ts';
import type { Member } from '#core/links/team.ts';
import type { Box, BoxRow } from './useBox.ts';

/** A row whose Pokémon can fight. */
type ReadRow = BoxRow & { resolved: NonNullable<BoxRow['resolved']> };

/** Returns the best six of the box against the bosses, by a search of the worker; fainted ones never count. */
export function useBoxTeam(
  { resolver, settings, rows, isPending, readablePokemon }: Box,
  bosses: readonly Boss[],
) {
  const { searchables } = resolver;
  const teams = useTeams(bosses, resolver.pokedex, settings.ruleset);
  const candidates = useMemo(
    () =>
      rows.filter((row): row is ReadRow => row.mark !== 'fainted' && row.resolved !== undefined),
    [rows],
  );
  const pokemonInGame = useMemo(
    () => searchables.filter(({ isInGame }) => isInGame).map(({ pokemon }) => pokemon),
    [searchables],
  );
  const args = useMemo((): WorkerArgs<'rankBox'> | undefined => {
    if (!teams.members || isPending || candidates.length === 0 || !readablePokemon)
      return undefined;
    return [
      candidates.map(({ resolved, mark }) => ({
        member: resolved.state,
        isPreferred: mark === 'team',
      })),
      teams.members,
      settings,
      readablePokemon,
      pokemonInGame,
    ];
  }, [candidates, teams.members, isPending, settings, readablePokemon, pokemonInGame]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('rankBox', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  return {
    candidates,
    opponents: teams.members?.flat() ?? [],
    best: isCurrent ? result : undefined,
    hasFailed: teams.hasFailed || (isCurrent && hasFailed),
    retry: teams.retry,
  };
}

/** Reads the teams of the bosses, which need the file of moves. */
function useTeams(
  bosses: readonly Boss[],
  pokedex: Box['resolver']['pokedex'],
  ruleset: Box['settings']['ruleset'],
) {
  const [members, setMembers] = useState<readonly (readonly Member[])[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!pokedex || hasFailed) return;
    let isCurrent = true;
    Promise.all(bosses.map((boss) => readBossTeam(boss, pokedex, ruleset))).then(
      (teams) => isCurrent && setMembers(teams),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [bosses, pokedex, ruleset, hasFailed]);
  return { members, hasFailed, retry: async () => setFailed(false) };
}
