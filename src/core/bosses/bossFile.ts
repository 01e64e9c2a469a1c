import { types } from '#core/charts/type.ts';
import { dexes } from '#core/rulesets/game.ts';
import { type Boss, bossMarks, bossParts, bossRoles, starters } from './boss.ts';

/** A boss in a file of `public/bosses`. */
export type BossRecord = {
  id: string;
  trainer?: string | undefined;
  pokemon?: string | undefined;
  role: string;
  place?: string | undefined;
  starter?: string | undefined;
  version?: string | undefined;
  eevee?: string | undefined;
  part?: string | undefined;
  marks?: string | undefined;
  unsure?: string | undefined;
  starmobile?: string | undefined;
  numbers?: readonly number[] | undefined;
  /** One text for each member: the fields of `formatMember`, separated by bars. */
  team: readonly string[];
};

/** Parses a file of `public/bosses`; throws a TypeError if it is invalid. */
export function parseBosses(json: unknown): readonly Boss[] {
  if (!Array.isArray(json)) throw new TypeError('The bosses are no list');
  return json.map(parseBoss);
}

function parseBoss(json: BossRecord): Boss {
  const { team, marks, unsure, role, starter, part, starmobile, numbers, ...fields } = json;
  const knownRole = bossRoles.find((each) => each === role);
  const texts = [marks ?? '', unsure ?? '', ...Object.values(fields)];
  const isValid = typeof json.id === 'string' && texts.every((text) => typeof text === 'string');
  const levels = Array.isArray(team) ? team.map((member) => Number(member.split('|')[1])) : [];
  const hasNumbers =
    numbers === undefined || (Array.isArray(numbers) && numbers.every(Number.isInteger));
  if (!knownRole || !isValid || !hasNumbers || !levels[0] || levels.some(Number.isNaN))
    throw new TypeError(`The boss ${json.id} is invalid`);
  return {
    ...fields,
    role: knownRole,
    starter: starters.find((each) => each === starter),
    part: dexes.find((each) => each === part),
    marks: pick(bossMarks, marks),
    unsure: pick(bossParts, unsure),
    starmobile: types.find((each) => each === starmobile),
    ...(numbers && { numbers }),
    level: Math.max(...levels),
    team: team.map(formatMember).join('\n\n'),
  };
}

function pick<Word extends string>(words: readonly Word[], text = ''): readonly Word[] {
  const present = text.split(' ');
  return words.filter((word) => present.includes(word));
}

/** Formats a member such as `Spiritomb|61|Pressure|Sitrus Berry||Dark Pulse|Psychic` as Showdown's lines. */
function formatMember(text: string): string {
  const [species = '', level, ability, item, tera, ...moves] = text.split('|');
  return [
    item ? `${species} @ ${item}` : species,
    ...(ability ? [`Ability: ${ability}`] : []),
    `Level: ${level}`,
    ...(tera ? [`Tera Type: ${tera}`] : []),
    ...moves.map((move) => `- ${move}`),
  ].join('\n');
}
