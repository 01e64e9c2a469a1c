import { isBoss, maxGameBosses } from '#core/ownGames/bosses.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';
import {
  hasSections,
  type PbsField,
  type PbsSection,
  parsePbsList,
  parsePbsText,
  readSections,
} from './pbs.ts';
import { readTrainerBlocks } from './trainerBlocks.ts';

/** The trainer types of opponents that stop the player. */
const bossType = /LEADER|ELITE|CHAMPION|RIVAL|BOSS|ADMIN/i;

/** Whether the sections are those of Essentials `trainers.txt`: `[LEADER_Brock,Brock]` with `Pokemon = ONIX,12`. */
export function isEssentialsTrainers(sections: readonly PbsSection[]): boolean {
  return sections.some(
    ({ id, fields }) => id.includes(',') && fields.some(({ key }) => key === 'Pokemon'),
  );
}

/** The leaders, rivals and other bosses of Essentials `trainers.txt` of any version, with their teams as Showdown's text. */
export function readEssentialsTrainers(
  files: readonly SourceFile[],
  report: ImportReport,
): OwnGameBoss[] {
  const bosses: OwnGameBoss[] = [];
  for (const { name: file, text } of files) {
    const { sections, unknownLines } = (hasSections(text) ? readSections : readTrainerBlocks)(text);
    for (const line of unknownLines) report.warn('unknownLine', file, line);
    for (const { id, line, fields } of sections) {
      const [type = '', name = '', version = ''] = parsePbsList(id);
      if (!bossType.test(type)) continue;
      const title = titleCase(type.replace(/_.*/, ''));
      const boss = {
        name: `${parsePbsText(name)} (${title}${version ? ` ${version}` : ''})`,
        team: formatTeam(fields),
      };
      if (isBoss(boss, []) && bosses.length < maxGameBosses) bosses.push(boss);
      else report.warn('unknownLine', file, line, `[${id}]`);
    }
  }
  return bosses;
}

function formatTeam(fields: readonly PbsField[]): string {
  const lines: string[] = [];
  let first = '';
  let details: string[] = [];
  const end = () => {
    if (first) lines.push([first, ...details].join('\n'));
  };
  for (const { key, value } of fields) {
    const [word = '', level] = parsePbsList(value);
    if (key === 'Pokemon') {
      end();
      first = titleCase(word);
      details = level ? [`Level: ${level}`] : [];
    } else if (key === 'Item' && word) first += ` @ ${titleCase(word)}`;
    else if (key === 'Ability' && word) details.push(`Ability: ${titleCase(word)}`);
    else if (key === 'TeraType' && word) details.push(`Tera Type: ${titleCase(word)}`);
    else if (key === 'Moves')
      details.push(...parsePbsList(value).map((move) => `- ${titleCase(move)}`));
  }
  end();
  return lines.join('\n\n');
}
