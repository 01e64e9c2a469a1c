import { cleanLine } from '#core/pokedex/names/inputText.ts';

/** Maximum number of code points of a team's name, including its Showdown folders. */
export const maxTeamNameLength = 100;

/** Shortens the name to one trimmed line of at most `maxTeamNameLength` code points; it may be ''. */
export function cleanTeamName(text: string): string {
  return cleanLine(text, maxTeamNameLength);
}
