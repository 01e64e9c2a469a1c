import { fold } from '#core/pokedex/names/fold.ts';
import type { Boss } from './boss.ts';

/** Returns the bosses that a player with the starter meets; all if it is undefined. */
export function bossesFor(bosses: readonly Boss[], starter: string | undefined): readonly Boss[] {
  return bosses.filter((boss) => !starter || !boss.starter || boss.starter === starter);
}

/** Returns the bosses that a player with the starter meets; without those that depend on it if it is undefined. */
export function storyFor(bosses: readonly Boss[], starter: string | undefined): readonly Boss[] {
  return bosses.filter(
    (boss) => !boss.isOutsideStory && (!boss.starter || boss.starter === starter),
  );
}

/**
 * Returns the boss of the story that a player with the starter meets after the one with the id: the first one for an
 * unknown id, and the last one after the last.
 */
export function nextBoss(
  bosses: readonly Boss[],
  starter: string | undefined,
  lastId: string,
): Boss | undefined {
  const index = bosses.findIndex(({ id }) => id === lastId);
  return storyFor(bosses.slice(index + 1), starter)[0] ?? storyFor(bosses, starter).at(-1);
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
