import { Teams } from '@pkmn/sets';
import type { ShowdownHeading } from '#core/formats/showdown/team.ts';
import { type Era, eraOfNumber } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import { generationNumber, type Ruleset } from '#core/rulesets/ruleset.ts';

/** Whether the line, without the spaces around it, is the heading of a team. */
export function isHeading(line: string): boolean {
  return line.startsWith('===');
}

/**
 * The games of Showdown's formats, by the beginning of their ids: those of config/formats.ts whose mod is a game
 * (pokemon-showdown 0.11.11). Any other format has the rules of a generation.
 */
const gamesByFormat: Readonly<Record<string, Game>> = {
  gen9champions: 'champions',
  gen9legends: 'legends-za',
  gen8legends: 'legends-arceus',
  gen8bdsp: 'brilliant-diamond-shining-pearl',
  gen7letsgo: 'lets-go',
  gen7vgc2017: 'sun-moon',
  gen6vgc2014: 'x-y',
  gen5bw1: 'black-white',
  gen5vgc2012: 'black-white',
  gen5vgc2011: 'black-white',
  gen4platinum: 'platinum',
  gen4vgc2009: 'platinum',
  gen3frlg: 'firered-leafgreen',
  gen3adv200: 'ruby-sapphire',
};

/** Parses a heading such as `=== [gen9ou] Rain/Wet feet ===`. */
export function parseHeading(line: string): ShowdownHeading {
  const team = Teams.importTeams(`${line}\n\n`)[0];
  // Without a format, `@pkmn/sets` fills in one.
  const format = (/^===\s*\[/.test(line) && team?.format) || '';
  const [, number] = /^gen(\d+)/.exec(format) ?? [];
  const [, game] = Object.entries(gamesByFormat).find(([start]) => format.startsWith(start)) ?? [];
  return {
    name: team?.name ?? '',
    folder: team?.folder || undefined,
    era: number ? eraOfNumber(Number(number)) : undefined,
    game,
    ...(isDoublesFormat(format) && { isDoubles: true }),
  };
}

/**
 * Whether the battles of the format are double ones: its id says so, or it is a regulation of Champions that is not the
 * Battle Stadium of single battles.
 */
function isDoublesFormat(format: string): boolean {
  const isRegulation = /^gen9champions.*reg/.test(format) && !format.includes('bss');
  return /vgc|doubles/.test(format) || isRegulation;
}

/** The game that the format of the team names, or else the era of its generation. */
export function rulesOf({
  game,
  era,
}: Pick<ShowdownHeading, 'era' | 'game'>): Era | Game | undefined {
  return game ?? era;
}

/** The heading of a team, whose name may begin with a folder, in the format of its generation. */
export function formatHeading(name: string, ruleset: Ruleset): string {
  const number = Math.floor(generationNumber(ruleset));
  return `=== [gen${number}] ${name.replace(/\s+/g, ' ').trim()} ===`;
}
