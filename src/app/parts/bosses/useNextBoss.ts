import { useSyncExternalStore } from 'react';
import { hasBosses } from '#app/downloads/loadBosses.ts';
import type { MemberResolver } from '#app/parts/team/useMemberResolver.ts';
import { getRunPreference } from '#app/preferences/gamePreferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { nextBoss, storyFor } from '#core/bosses/listBosses.ts';
import { gameOf, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { getLastBossPreference } from './bossPreferences.ts';
import { useBosses } from './useBosses.ts';
import { useBossText } from './useBossText.ts';
import { useHiddenBosses } from './useHiddenBosses.ts';
import { useStarter } from './useStarter.ts';

/** Returns the game in use, or the official one on which an own game without bosses is based. */
function bossGameOf(ruleset: Ruleset): Ruleset {
  return isOwnGame(ruleset) && hasBosses(ruleset) ? ruleset : (gameOf(ruleset) ?? ruleset);
}

/** Makes the boss the next one: the one before it counts as the last that the player met. */
export function writeNextBoss(game: Ruleset, boss: Boss, bosses: readonly Boss[]): void {
  const before = bosses[bosses.findIndex(({ id }) => id === boss.id) - 1];
  getLastBossPreference(game).write(before?.id ?? '');
}

/** Returns the boss that the player meets next in the game of the resolver, and the story around it. */
export function useNextBoss({ settings, findPokemon }: MemberResolver) {
  const game = bossGameOf(settings.ruleset);
  const { state, bosses, names, retry } = useBosses(game);
  const text = useBossText(game, names, findPokemon);
  const { starter } = useStarter(game, bosses);
  const hidden = useHiddenBosses(game);
  // Another run has its own boss.
  usePreference(getRunPreference(game));
  const lastBoss = getLastBossPreference(game);
  const lastId = useSyncExternalStore(lastBoss.subscribe, lastBoss.read);
  const boss = nextBoss(bosses, starter, lastId);
  const story = boss ? storyFor(bosses, boss.starter ?? starter) : [];
  return { game, state, retry, bosses, text, boss, story, ...hidden };
}

export type NextBoss = ReturnType<typeof useNextBoss>;
