import { importMoves } from '#app/downloads/importMoves.ts';
import type { createBossMembers } from './bossMembers.ts';

/** Reads the team of a boss; rejects if the files of moves cannot be loaded. */
export async function readBossTeam(
  ...args: Parameters<typeof createBossMembers>
): Promise<ReturnType<typeof createBossMembers>> {
  const [members] = await Promise.all([import('./bossMembers.ts'), importMoves()]);
  return members.createBossMembers(...args);
}
