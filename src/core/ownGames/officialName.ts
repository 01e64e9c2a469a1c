import { gameNames } from '#core/rulesets/game.ts';

const officialNames: ReadonlySet<string> = new Set([...gameNames, 'pokemon-go'].map(plainName));

/** The name in small letters, without accents, spaces and signs, as players compare names. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether an official game has the name in English, in whatever spelling. */
export function isOfficialName(name: string): boolean {
  return officialNames.has(plainName(name));
}
