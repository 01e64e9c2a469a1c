import { existsSync, readFileSync } from 'node:fs';
import { createBossMembers } from '#app/parts/bosses/bossMembers.ts';
import { parseBosses } from '#core/bosses/bossFile.ts';
import { type BattleMember, type BattleState, parseMarks } from '#core/links/battle.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { loadMovesFromDisk } from '../loadMoves.ts';

loadMovesFromDisk();

/** The opponents of a link: its members, or those of the boss that it names. */
export function opponentsOf(
  { them, boss }: BattleState,
  { ruleset }: Settings,
  pokedex: readonly Pokemon[],
): readonly BattleMember[] {
  if (!boss || boss.game === 'own') return them;
  const path = `public/bosses/${boss.game}.json`;
  // Some games have no list of bosses.
  if (!existsSync(path)) return them;
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const match = parseBosses(file).find(({ id }) => id === boss.id);
  if (!match) return them;
  const members = createBossMembers(match, pokedex, ruleset);
  return parseMarks('them', members, new URLSearchParams(boss.marks), () => () => {});
}
