import { starters } from '#core/bosses/boss.ts';
import { unpackSheetLine } from '#core/formats/showdown/read/sheetLine.ts';
import { isBoss, maxGameBosses } from '#core/ownGames/bosses.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';

/** `--e1|Sidney|dark|picture`, the first line of a trainer in sheets with bars. */
const barHeading = /^--[^|]{1,40}\|([^|]{1,60})(?:\||$)/;

/** What stands around the name of a trainer in other sheets: `== Brock ==`, `- Brock:`. */
const headingMarks = /^[\s#=*_~-]+|[\s#=*_~:-]+$/g;

/** A trainer of a sheet; a Pokémon can be in the team only for one starter of the player. */
type SheetTrainer = {
  name: string;
  line: number;
  members: { set: string; starter: string | undefined }[];
};

/** No name of a trainer is longer, and the pattern is slow for long lines. */
const maxHeadingLength = 300;

/** The lines of a text that are looked at to recognize a sheet. */
const maxLines = 400;

/**
 * Whether the text is a sheet with the teams of several trainers, as the makers of ROM hacks publish them: a line for each
 * Pokémon, below a line with the name of the trainer.
 */
export function isTrainerSheet(text: string): boolean {
  const lines = text.split('\n', maxLines).filter((line) => line.trim() !== '');
  // A row of numbers is one of a table.
  const isSet = lines.map((line) =>
    Boolean(unpackSheetLine(line)?.some((each) => /^(?:- |Ability: )\p{L}/u.test(each))),
  );
  const teamCount = isSet.filter((each, index) => each && isSet[index - 1] === false).length;
  return teamCount > 1 && isSet.filter(Boolean).length * 2 >= lines.length;
}

/** The trainers of the sheets as the story of a game, in their order; one whose team depends on the starter has several teams. */
export function readTrainerSheets(
  files: readonly SourceFile[],
  report: ImportReport,
): OwnGameBoss[] {
  const bosses: OwnGameBoss[] = [];
  for (const file of files) {
    for (const trainer of readTrainers(file, report)) {
      for (const boss of createBosses(trainer)) {
        if (isBoss(boss, starters) && bosses.length < maxGameBosses) bosses.push(boss);
        else report.warn('unknownLine', file.name, trainer.line, trainer.name);
      }
    }
  }
  return bosses;
}

function readTrainers({ name: file, text }: SourceFile, report: ImportReport): SheetTrainer[] {
  const trainers: SheetTrainer[] = [];
  // In these sheets other headings stand above several trainers.
  const hasBars = /^--[^|\n]{1,40}\|/m.test(text);
  for (const [index, source] of text.split('\n').entries()) {
    const content = source.trim();
    if (content === '') continue;
    const set = unpackSheetLine(content);
    const [, barName] = barHeading.exec(content) ?? [];
    if (set) {
      const starter = content.includes('|') ? content.split('|')[5] : undefined;
      if (trainers.length === 0) trainers.push({ name: '#1', line: index + 1, members: [] });
      trainers.at(-1)!.members.push({ set: set.slice(1).join('\n'), starter });
    } else if (!(hasBars && content.startsWith('#'))) {
      const name =
        (barName ?? content.slice(0, maxHeadingLength).replace(headingMarks, '')).trim() || content;
      trainers.push({ name, line: index + 1, members: [] });
    }
  }
  // A line without a team below it is no trainer.
  for (const { name, line, members } of trainers)
    if (members.length === 0) report.warn('unknownLine', file, line, name);
  return trainers.filter(({ members }) => members.length > 0);
}

function createBosses({ name, members }: SheetTrainer): OwnGameBoss[] {
  const teamFor = (starter?: string) =>
    members
      .filter((each) => !each.starter || each.starter === starter)
      .map(({ set }) => set)
      .join('\n\n');
  const used = starters.filter((starter) => members.some((each) => each.starter === starter));
  if (used.length === 0) return [{ name, team: members.map(({ set }) => set).join('\n\n') }];
  return used.map((starter) => ({ name, team: teamFor(starter), starter }));
}
