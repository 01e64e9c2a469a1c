import { cleanLine } from '#pokedex/inputText.ts';

/** Maximum number of code points of a team's name, with the folders of Showdown. */
export const maxTeamNameLength = 100;

/** The name as one trimmed line of at most `maxTeamNameLength` code points; '' if nothing is left. */
export function cleanTeamName(text: string): string {
  return cleanLine(text, maxTeamNameLength);
}
