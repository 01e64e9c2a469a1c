import { fold } from '#pokedex/fold.ts';
import type { Boss, Starter } from './boss.ts';

/** Returns the bosses that a player with the starter meets; all if it is undefined. */
export function bossesFor(bosses: readonly Boss[], starter: Starter | undefined): readonly Boss[] {
  return bosses.filter((boss) => !starter || !boss.starter || boss.starter === starter);
}

/** Returns the bosses of which one text begins with each word of the query, in the order of the story. */
export function searchBosses(
  bosses: readonly Boss[],
  query: string,
  getTexts: (boss: Boss) => readonly string[],
): readonly Boss[] {
  const words = splitWords(query);
  if (words.length === 0) return bosses;
  return bosses.filter((boss) => {
    const text = fold(getTexts(boss).join(' '));
    return words.every((word) => text.includes(word));
  });
}

function splitWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
