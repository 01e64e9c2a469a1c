import type {
  ShowdownHeading,
  ShowdownLine,
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
import { type GetFormatData, makeSlotData, unpackLine } from './unpackLine.ts';

/**
 * The teams with members and the unrecognized lines of a text copied from Showdown; never throws. A
 * line that names a Pokémon begins a member, so that missing or extra empty lines do not matter.
 * `getRuleset` can choose another ruleset for a team, by the game or the era of its format.
 */
export function readShowdown(
  text: string,
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
  getRuleset: (rules?: Era | Game) => Ruleset = () => ruleset,
): { teams: readonly ShowdownTeam[]; unreadableLines: readonly UnreadableLine[] } {
  const find = pokemonFinder(pokedex, ruleset);
  const unreadableLines: UnreadableLine[] = [];
  let team: ShowdownHeading & { members: PastedMember[] } = { name: '', members: [] };
  const teams = [team];
  // Undefined below a line that names no Pokémon, whose details are unreadable too.
  let details: ShowdownLine[] | undefined;
  let isDashList = false;
  let canBeginMember = true;

  const getData: GetFormatData = (rules) => makeSlotData(find, getRuleset(rules));
  const readFirst = memoizeRecent((line) => readFirstLine(line, find));
  const allLines = linesOf(text, readFirst, getData);
  const isMember = (line: string) => readFirst(line) !== undefined;

  for (const line of withoutPageText(allLines, isMember)) {
    if (isHeading(line.text)) {
      team = { ...parseHeading(line.text), members: [] };
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
      const isMove = firstLine?.hasDash && !isDashList && team.members.length > 0;
      const pokemon = isMove ? undefined : firstLine?.pokemon;
      if (firstLine && pokemon && existsIn(getRuleset(rulesOf(team)), pokemon.generation)) {
        details = [];
        isDashList = firstLine.hasDash;
        team.members.push({ ...firstLine, pokemon, line: line.line, details });
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

  const getMemberReader = memoize((each: Ruleset) => memberReader(pokedex, each, unreadableLines));
  const nonEmptyTeams = teams
    .filter(({ members }) => members.length > 0)
    .map(({ members, ...heading }) => ({
      ...heading,
      members: members.map(getMemberReader(getRuleset(rulesOf(heading)))),
    }));
  return { teams: nonEmptyTeams, unreadableLines: withoutRepeats(unreadableLines) };
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
  const byText = new Map(lines.map((each) => [`${each.line} ${each.text}`, each]));
  return [...byText.values()].sort((one, other) => one.line - other.line);
}

function linesOf(text: string, readFirst: ReadFirstLine, getData: GetFormatData): ShowdownLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((rawLine, index) =>
    // The name of a team may contain separators too.
    (isHeading(rawLine.trim())
      ? [rawLine]
      : splitNames(rawLine, readFirst).flatMap((line) => unpackLine(line, getData))
    ).map((each) => ({
      line: index + 1,
      text: each.replace(/[\t\u00a0\u202f]/g, ' ').trim(),
    })),
  );
}
