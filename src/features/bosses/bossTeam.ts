import type { createBossMembers } from '#features/bossMembers.ts';
import { importMoves } from '#pokedex/importMoves.ts';

/** Reads the team of a boss; rejects if the files of moves cannot be loaded. */
export async function readBossTeam(
  ...args: Parameters<typeof createBossMembers>
): Promise<ReturnType<typeof createBossMembers>> {
  const [members] = await Promise.all([import('#features/bossMembers.ts'), importMoves()]);
  return members.createBossMembers(...args);
}
