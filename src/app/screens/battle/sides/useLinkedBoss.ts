import { useEffect, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { readBossTeam } from '#app/parts/bosses/bossTeam.ts';
import { faceBoss } from '#app/screens/battle/updates.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import type { CalculatorEntry } from '#app/state/entry.ts';
import { session } from '#app/state/session.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { parseMarks } from '#core/links/battle.ts';
import { getBossGame, isBossAwaited } from '#core/links/bossLink.ts';
import type { LinkParameter } from '#core/links/parameter.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { isBossGameInUse } from './useFaceBoss.ts';

/**
 * Gives the opponents the team of the boss in a link as soon as its file is loaded, which is no change of the
 * player; a boss that the game does not have is an ignored part of the link. A boss of another game than
 * the one in use changes the game, with an undo. Returns whether the team could not be read.
 */
export function useLinkedBoss(
  { entry, pokedex }: Battle,
  game: Ruleset,
  bosses: readonly Boss[] | undefined,
  getName: (boss: Boss) => string,
): { hasFailed: boolean; retry: () => void } {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const [failedEntry, setFailedEntry] = useState<CalculatorEntry>();
  const { key, state, settings } = entry;
  const isAwaited = isBossAwaited(state) && bosses !== undefined && pokedex !== undefined;
  const hasFailed = isAwaited && failedEntry === entry;

  useEffect(() => {
    if (!isAwaited || hasFailed) return;
    let isCurrent = true;
    fill().catch((error) => {
      console.warn('Failed to read the team of a boss', error);
      if (isCurrent) setFailedEntry(entry);
    });
    return () => {
      isCurrent = false;
    };

    async function fill(): Promise<void> {
      const { boss, ...rest } = state;
      const match = bosses?.find(({ id }) => id === boss?.id);
      if (!match) {
        session.replace({ ...entry, state: rest, ignored: [...entry.ignored, 'boss'] });
        return;
      }
      const isInUse = isBossGameInUse(game, settings.ruleset);
      const ruleset = isInUse ? settings.ruleset : game;
      const members = await readBossTeam(match, pokedex ?? [], ruleset);
      if (!isCurrent) return;
      const ignored: LinkParameter[] = [...entry.ignored];
      const ignore = (name: LinkParameter) => () => void ignored.push(name);
      const them = parseMarks('them', members, new URLSearchParams(boss?.marks), ignore);
      const filled = faceBoss({ game: getBossGame(game), id: match.id }, them)(state);
      session.replace({ ...entry, state: filled, ignored });
      if (isInUse) return;
      const message = t('bosses.chosenInGame', { name: getName(match), game: rulesetName(game) });
      session.update<'battle'>(key, (current) => current, { message }, ruleset);
    }
  });

  return { hasFailed, retry: () => setFailedEntry(undefined) };
}
