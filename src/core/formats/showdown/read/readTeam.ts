import type {
  ShowdownHeading,
  ShowdownLine,
  ShowdownMember,
  ShowdownTeam,
  UnreadableLine,
} from '#core/formats/showdown/team.ts';
import { memoizeRecent } from '#core/pokedex/memoizeRecent.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import { existsIn, type Ruleset } from '#core/rulesets/ruleset.ts';
import { type FirstLine, type ReadFirstLine, readFirstLine, splitNames } from './firstLine.ts';
import { isHeading, parseHeading, rulesOf } from './heading.ts';
import { withoutPageText } from './pageText.ts';
import { memberReader, type PastedMember } from './readMember.ts';
import { isDetail, isMetadata } from './setLine.ts';
import { unpackSheetLine } from './sheetLine.ts';
import { type GetFormatData, makeSlotData, unpackLine } from './unpackLine.ts';

/**
 * The teams with members and the unrecognized lines of a text copied from Showdown; never throws. A
 * line that names a Pokémon begins a member, so that missing or extra empty lines do not matter.
 * `getRuleset` can choose another ruleset for a team, by the game or the era of its format. A team has its first
 * `maxMembers` members, and the number of all.
 */
export function readShowdown(
  text: string,
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
  getRuleset: (rules?: Era | Game) => Ruleset = () => ruleset,
  maxMembers = Number.POSITIVE_INFINITY,
): {
  teams: readonly (ShowdownTeam & { memberCount: number })[];
  unreadableLines: readonly UnreadableLine[];
} {
  const find = pokemonFinder(pokedex, ruleset);
  const unreadableLines: UnreadableLine[] = [];
  const memberLines: UnreadableLine[] = [];
  const startTeam = (heading: ShowdownHeading) => ({
    ...heading,
    members: [] as ShowdownMember[],
    memberCount: 0,
  });
  let team = startTeam({ name: '' });
  const teams = [team];
  let member: PastedMember | undefined;
  // Undefined below a line that names no Pokémon, whose details are unreadable too.
  let details: ShowdownLine[] | undefined;
  let isDashList = false;
  let canBeginMember = true;

  const getData: GetFormatData = (rules) => makeSlotData(find, getRuleset(rules));
  const readFirst = memoizeRecent((line) => readFirstLine(line, find));
  const allLines = linesOf(text, readFirst, getData);
  const isMember = (line: string) => readFirst(line) !== undefined;

  const getMemberReader = memoize((each: Ruleset) => memberReader(pokedex, each, memberLines));
  /** Reads the member whose lines are complete. */
  function finishMember(): void {
    if (!member) return;
    const createMember = getMemberReader(getRuleset(rulesOf(team)))(member);
    if (team.memberCount < maxMembers) team.members.push(createMember());
    team.memberCount += 1;
    member = undefined;
  }

  for (const line of withoutPageText(allLines, isMember)) {
    if (isHeading(line.text)) {
      finishMember();
      team = startTeam(parseHeading(line.text));
      teams.push(team);
      details = undefined;
      canBeginMember = true;
    } else if (line.text === '' || line.text === '---') {
      canBeginMember = true;
    } else {
      // "Ability: As One (Glastrier)" is a nicknamed Glastrier only where a member may begin.
      const isDetailLine = isDetail(line.text);
      const firstLine: FirstLine | undefined =
        canBeginMember || isDashList || !isDetailLine ? readFirst(line.text) : undefined;
      // Below a member, "- 怪力" is its move Strength, and not a Machamp in a list.
      const isMove = firstLine?.hasDash && !isDashList && (member || team.memberCount > 0);
      const pokemon = isMove ? undefined : firstLine?.pokemon;
      if (firstLine && pokemon && existsIn(getRuleset(rulesOf(team)), pokemon.generation)) {
        finishMember();
        details = [];
        isDashList = firstLine.hasDash;
        member = { ...firstLine, pokemon, line: line.line, details };
      } else if (isMetadata(line.text)) {
        continue;
      } else if (pokemon || !details || (!isDetailLine && canBeginMember)) {
        // The lines of a packed set are one line of the text.
        const isSameLine = !canBeginMember && unreadableLines.at(-1)?.line === line.line;
        if (!isSameLine) unreadableLines.push({ ...line, why: 'pokemon' });
        details = undefined;
      } else {
        details.push(line);
      }
      canBeginMember = false;
    }
  }

  finishMember();
  return {
    teams: teams.filter(({ memberCount }) => memberCount > 0),
    unreadableLines: withoutRepeats([...unreadableLines, ...memberLines]),
  };
}

/** Returns the function with a cache of its results. */
function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

/** Sorts by line and removes repeats, which the lines of a packed team can have. */
function withoutRepeats(lines: readonly UnreadableLine[]): UnreadableLine[] {
  const unique: UnreadableLine[] = [];
  /** The positions of the texts of one line; most lines have one text. */
  let positions = new Map<string, number>();
  for (const each of lines.toSorted((one, other) => one.line - other.line)) {
    const last = unique.at(-1);
    if (last?.line !== each.line) {
      if (positions.size > 0) positions = new Map();
      unique.push(each);
      continue;
    }
    if (positions.size === 0) positions.set(last.text, unique.length - 1);
    const position = positions.get(each.text) ?? unique.length;
    positions.set(each.text, position);
    unique[position] = each;
  }
  return unique;
}

function linesOf(text: string, readFirst: ReadFirstLine, getData: GetFormatData): ShowdownLine[] {
  const lines: ShowdownLine[] = [];
  for (const [index, rawLine] of text.split(/\r\n|\r|\n/).entries()) {
    // The name of a team may contain separators too.
    const parts = isHeading(rawLine.trim())
      ? [rawLine]
      : (unpackSheetLine(rawLine) ??
        splitNames(rawLine, readFirst).flatMap((line) => unpackLine(line, getData)));
    for (const each of parts)
      lines.push({ line: index + 1, text: each.replace(/[\t\u00a0\u202f]/g, ' ').trim() });
  }
  return lines;
}
