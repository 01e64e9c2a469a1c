import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useMoves } from '#app/parts/moves/useMoves.ts';
import { useMemberResolver } from '#app/parts/team/useMemberResolver.ts';
import { session } from '#app/state/session.ts';
import '#core/links/allCodecs.ts';
import { formatTeam, type TeamState } from '#core/links/team.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import {
  type PracticeCandidate,
  type PracticeLevel,
  poolOf,
  targetAbilities,
} from '#core/practice/level.ts';
import type { QuestionDirection, QuestionTarget } from '#core/practice/question.ts';
import type { Settings } from '#core/rulesets/settings.ts';

const noCandidates: readonly PracticeCandidate[] = [];
const noTeam: readonly QuestionTarget[] = [];

/**
 * Returns the pool of questions of the level under the settings, and a setter of the team that one
 * level asks about.
 */
export function usePool(level: PracticeLevel, settings: Settings, direction: QuestionDirection) {
  const { namesLanguage } = useTranslation();
  const { resolve, listedSearchables, pokedexState } = useMemberResolver(settings, false);
  const [chosenTeam, setTeam] = useState<TeamState>();
  const [lastTeam] = useState(() => session.getLast('team').state);
  const needsPokedex = level === 'pokemon' || level === 'abilities' || level === 'team';
  const [attempt, setAttempt] = useState({});
  const moveNeed = level === 'moves' ? attempt : undefined;
  const { isPending: areMovesPending, hasFailed } = useMoves(moveNeed);
  const { table } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);

  const candidates = useMemo(
    () =>
      level === 'pokemon' || level === 'abilities'
        ? listedSearchables.map(({ pokemon, typing }) => ({
            ...{ pokemon, typing },
            name: displayName(namesLanguage, pokemon),
          }))
        : noCandidates,
    [level, listedSearchables, namesLanguage],
  );

  const team = useMemo(
    () =>
      level === 'team'
        ? (chosenTeam ?? lastTeam).members
            .map((member) => resolve(member))
            .map(({ defender: { typing, ability }, name, pokemon, state }) => ({
              ...(pokemon && !state.ability && targetAbilities(settings.ruleset, pokemon)),
              ...{ typing, ability, name },
              pokemon: pokemon?.id,
            }))
            .filter(({ typing }) => typing.length > 0)
        : noTeam,
    [level, chosenTeam, lastTeam, resolve, settings.ruleset],
  );

  const pool = useMemo(
    () =>
      poolOf(
        level,
        settings.ruleset,
        candidates,
        team,
        direction,
        moveNeed && table?.moves.values(),
      ),
    [level, settings.ruleset, candidates, team, direction, moveNeed, table],
  );
  const teamText = useMemo(
    () => (level === 'team' ? formatTeam(chosenTeam ?? lastTeam).toString() : ''),
    [level, chosenTeam, lastTeam],
  );
  return {
    pool,
    /** What the questions depend on; the pool is another object when the screen opens again. */
    scope: [level, settings.ruleset, settings.dex, namesLanguage, teamText, direction],
    isPending: areMovesPending || (needsPokedex && pokedexState === 'pending'),
    /** Tries to load the moves again; undefined unless that failed. */
    retry: hasFailed ? () => setAttempt({}) : undefined,
    setTeam,
  };
}
