import { isBoss, maxGameBosses } from '#core/ownGames/bosses.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';

/** The trainer classes of opponents that stop the player. */
const bossClass = /leader|elite four|champion|rival|boss|admin/i;

const headPattern = /^=== ?(\w{1,80}) ?===$/;
const fieldPattern = /^([A-Z][A-Za-z ]{0,30}):[ \t]*(.*)$/;

/** The details of a Pokémon that a team has on the screen; the others change no type. */
const usedDetails = new Set(['Ability', 'Level', 'Tera Type']);
const unusedDetails = new Set([
  ...['EVs', 'IVs', 'Nature', 'Ball', 'Happiness', 'Shiny', 'Dynamax Level', 'Gigantamax', 'Tags'],
]);

/** A trainer of the file before its team is formatted; `blocks` are its Pokémon. */
type PartyTrainer = { id: string; line: number; fields: Map<string, string>; blocks: string[][] };

/** Whether the text has trainers such as `=== TRAINER_ROXANNE_1 ===` with a `Pic:`, which no team of Showdown has. */
export function isTrainersParty(text: string): boolean {
  return /^=== ?[A-Z]\w{1,80} ?===[ \t]*$/m.test(text) && /^Pic:/m.test(text);
}

/**
 * The trainers of `trainers.party` of pokeemerald-expansion in the order of the file: leaders, rivals and other bosses as the story, all
 * others outside it. A trainer of a harder difficulty has it in its name.
 */
export function readTrainersParty(
  files: readonly SourceFile[],
  report: ImportReport,
): OwnGameBoss[] {
  const bosses: OwnGameBoss[] = [];
  for (const file of files) {
    const { trainers, defaultLevel } = readTrainers(file, report);
    const byId = new Map(trainers.map((trainer) => [trainer.id, trainer]));
    for (const trainer of trainers) {
      const { id, line, fields } = trainer;
      const copiedId = fields.get('Copy Pool');
      const { blocks } = (copiedId && byId.get(copiedId)) || trainer;
      // The first trainer of every tree has no Pokémon.
      if (id === 'TRAINER_NONE' && blocks.length === 0) continue;
      const boss = createBoss(
        trainer,
        blocks.map((block) => formatMember(block, defaultLevel)).join('\n\n'),
      );
      if (isBoss(boss, []) && bosses.length < maxGameBosses) bosses.push(boss);
      else report.warn('unknownLine', file.name, line, `=== ${id} ===`);
    }
  }
  return bosses;
}

function readTrainers(
  { name: file, text }: SourceFile,
  report: ImportReport,
): { trainers: PartyTrainer[]; defaultLevel: string } {
  const trainers: PartyTrainer[] = [];
  let defaultLevel = '100';
  let block: string[] | undefined;
  for (const [index, source] of removeComments(text).split('\n').entries()) {
    const content = source.trim();
    const line = index + 1;
    const trainer = trainers.at(-1);
    const [, id] = headPattern.exec(content) ?? [];
    const [, level] = /^#pragma trainerproc level (\d{1,3})$/.exec(content) ?? [];
    if (id !== undefined) {
      trainers.push({ id, line, fields: new Map(), blocks: [] });
      block = undefined;
    } else if (content === '') {
      block = undefined;
    } else if (level !== undefined) defaultLevel = level;
    else if (content.startsWith('#')) {
      // Only conditions and macros can change what the file says.
      if (!/^#(?:line|pragma)\b/.test(content)) report.warn('condition', file, line, content);
    } else if (!trainer) report.warn('unknownLine', file, line, content);
    else if (block)
      addDetail(block, content, () => report.warn('unknownLine', file, line, content));
    else {
      const [, key, value = ''] = fieldPattern.exec(content) ?? [];
      if (key !== undefined && trainer.blocks.length === 0) trainer.fields.set(key, value);
      else {
        block = [formatNames(content)];
        trainer.blocks.push(block);
      }
    }
  }
  return { trainers, defaultLevel };
}

/** The text with its comments as empty lines, so that lines keep their numbers. */
function removeComments(text: string): string {
  const parts: string[] = [];
  let start = 0;
  for (;;) {
    const open = text.indexOf('/*', start);
    const close = open < 0 ? -1 : text.indexOf('*/', open + 2);
    if (close < 0) return parts.join('') + text.slice(start);
    parts.push(text.slice(start, open), text.slice(open, close + 2).replace(/[^\n]+/g, ''));
    start = close + 2;
  }
}

function addDetail(block: string[], content: string, warn: () => void): void {
  const [, key, value = ''] = fieldPattern.exec(content) ?? [];
  if (content.startsWith('-')) block.push(`- ${formatNames(content.slice(1).trim())}`);
  else if (key !== undefined && usedDetails.has(key)) block.push(`${key}: ${formatNames(value)}`);
  else if (!(key !== undefined && unusedDetails.has(key)) && !/ Nature$/.test(content)) warn();
}

/** Constants such as `SPECIES_MR_MIME` as names. */
function formatNames(text: string): string {
  return text.replace(/\b(?:SPECIES|ITEM|MOVE|ABILITY|TYPE)_(\w{1,60})/g, (_, word: string) =>
    titleCase(word),
  );
}

function formatMember(block: readonly string[], defaultLevel: string): string {
  const hasLevel = block.some((line) => line.startsWith('Level: '));
  const [first = '', ...others] = block;
  return [first, ...(hasLevel ? [] : [`Level: ${defaultLevel}`]), ...others].join('\n');
}

function createBoss({ id, fields }: PartyTrainer, team: string): OwnGameBoss {
  return createTrainerBoss(
    {
      name: fields.get('Name') || id.replace(/^TRAINER_/, ''),
      className: fields.get('Class') ?? '',
      difficulty: fields.get('Difficulty'),
      isDouble:
        fields.get('Double Battle') === 'Yes' || /^Doubles/.test(fields.get('Battle Type') ?? ''),
    },
    team,
  );
}

/** An opponent with the name and the class of a trainer; one whose class does not stop the player is outside the story. */
export function createTrainerBoss(
  {
    name,
    className,
    difficulty,
    isDouble,
  }: { name: string; className: string; difficulty?: string | undefined; isDouble: boolean },
  team: string,
): OwnGameBoss {
  const details = [className, ...(difficulty && difficulty !== 'Normal' ? [difficulty] : [])];
  return {
    name: details[0] ? `${titleCase(name)} (${details.join(', ')})` : titleCase(name),
    team,
    ...(isDouble && { marks: ['double'] }),
    ...(!bossClass.test(className) && { isOutsideStory: true }),
  };
}
