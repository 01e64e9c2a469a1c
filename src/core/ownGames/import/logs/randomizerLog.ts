import { factorOf } from '#core/charts/chart.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  type SourcePokemon,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import type { SourceMove } from '#core/ownGames/sourceGame.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { eraOf } from '#core/rulesets/ruleset.ts';
import { readLogGame } from './logGame.ts';
import { readLogMoves } from './logMoves.ts';
import { keyOfName, type LogMovesets, movesAtLevel, readLogMovesets } from './logMovesets.ts';
import {
  type LogLine,
  type LogPart,
  type LogSection,
  readLogLines,
  readLogSections,
} from './logSections.ts';
import { type LogMember, type LogTrainer, readLogTrainers } from './logTrainers.ts';
import { readLogTypings } from './logTypings.ts';

/** A trainer of a log, its team as the text of Pokémon Showdown. */
export type LogOpponent = Pick<LogTrainer, 'number' | 'name' | 'isDouble'> & { team: string };

/** The game of a log of Universal Pokémon Randomizer, ZX or FVX. */
export type RandomizerLog = {
  /** The official game that was randomized; undefined if the log does not name one. */
  game: Game | undefined;
  pokemon: SourcePokemon[];
  opponents: LogOpponent[];
  moves: SourceMove[];
  /** The rows of the type chart; none in a game with the official one. */
  chartLines: readonly LogLine[];
};

/**
 * The Pokémon and trainers of a log of Universal Pokémon Randomizer, ZX or FVX. Where a trainer has no moves, they are those
 * that its Pokémon have learned at their levels, and a Pokémon with one ability has it.
 */
export function readRandomizerLog(
  { name: file, text }: SourceFile,
  report: ImportReport,
): RandomizerLog {
  const sections = readLogSections(text);
  for (const { part, title, line } of sections)
    if (!part) report.warn('unusedPart', file, line, title);
  const linesOf = (part: LogPart) =>
    readLogLines(lastSection(sections, part, file, report) ?? { text: '', line: 0 });
  const pokemon = readLogTypings([...linesOf('typings')], file, report);
  const movesets = readLogMovesets(linesOf('movesets'), file, report);
  const trainers = readLogTrainers(linesOf('trainers'), file, report);
  const abilities = new Map(pokemon.map((each) => [keyOfName(each.name), each.abilities ?? []]));
  return {
    game: readLogGame(text),
    pokemon,
    moves: readLogMoves([...linesOf('moves')], [...linesOf('moveUpdates')], file, report),
    chartLines: [...linesOf('chart')],
    opponents: trainers.map(({ number, name, isDouble, members }) => ({
      ...{ number, name, isDouble },
      team: members.map((member) => formatMember(member, abilities, movesets)).join('\n\n'),
    })),
  };
}

/** The last section of the part: a log of a game that was randomized twice has two. */
function lastSection(
  sections: readonly LogSection[],
  part: LogPart,
  file: string,
  report: ImportReport,
): LogSection | undefined {
  const ofPart = sections.filter((section) => section.part === part);
  for (const { title, line } of ofPart.slice(0, -1)) report.warn('repeatedRow', file, line, title);
  return ofPart.at(-1);
}

function formatMember(
  { name, item, level, ability, moves }: LogMember,
  abilitiesByName: ReadonlyMap<string, readonly string[]>,
  movesets: LogMovesets,
): string {
  const possible = abilitiesByName.get(keyOfName(name)) ?? [];
  const onlyAbility = ability ?? (possible.length === 1 ? possible[0] : undefined);
  return [
    item ? `${name} @ ${item}` : name,
    ...(onlyAbility ? [`Ability: ${onlyAbility}`] : []),
    `Level: ${level}`,
    ...(moves ?? movesAtLevel(movesets, name, level)).map((move) => `- ${move}`),
  ].join('\n');
}

/** The era whose chart a log has: that of its game, or the newest one for a game with the Fairy type. */
export function eraOfLog({ pokemon, chartLines }: RandomizerLog, game: Game | Era): Era {
  const hasFairy =
    pokemon.some(({ types }) => types.includes('FAIRY')) ||
    chartLines.some(({ text }) => text.startsWith('FAIRY'));
  return hasFairy ? 'default' : eraOf(game);
}

/** The official chart of the era as that of the file. */
export function createEraChart(file: string, era: Era): SourceChart {
  const official = chartIn(era);
  const chart = createSourceChart(file);
  for (const attacking of official.types) {
    addSourceType(chart, { key: attacking });
    for (const defending of official.types) {
      setSourceFactor(chart, attacking, defending, factorOf(official, attacking, defending));
    }
  }
  return chart;
}
