import { Teams } from '@pkmn/sets';
import { eraOfNumber } from '#engine/era.ts';
import { generationNumber, type Ruleset } from '#engine/ruleset.ts';
import type { ShowdownHeading } from './team.ts';

/** Whether the line, without the spaces around it, is the heading of a team. */
export function isHeading(line: string): boolean {
  return line.startsWith('===');
}

/** Parses a heading such as `=== [gen9ou] Rain/Wet feet ===`. */
export function parseHeading(line: string): ShowdownHeading {
  const team = Teams.importTeams(`${line}\n\n`)[0];
  const [, number] = /^gen(\d+)/.exec(team?.format ?? '') ?? [];
  return {
    name: team?.name ?? '',
    folder: team?.folder || undefined,
    era: number ? eraOfNumber(Number(number)) : undefined,
  };
}

/** The heading of a team, whose name may begin with a folder, in the format of its generation. */
export function formatHeading(name: string, ruleset: Ruleset): string {
  const number = Math.floor(generationNumber(ruleset));
  return `=== [gen${number}] ${name.replace(/\s+/g, ' ').trim()} ===`;
}
