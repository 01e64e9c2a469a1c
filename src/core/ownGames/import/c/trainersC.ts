import { isBoss, maxGameBosses } from '#core/ownGames/bosses.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { createLexer, type Token } from '#core/ownGames/import/lexer.ts';
import { createTrainerBoss } from '#core/ownGames/import/party/trainersParty.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';
import type { Evaluator } from './cExpression.ts';
import { type CEntry, type CValue, parseInitializer } from './cInitializer.ts';
import { type CFile, readCFiles } from './cTables.ts';

/** `static const struct TrainerMonNoItemDefaultMoves sParty_Roxanne1[] = {`, and `const struct Trainer gTrainers[] = {`. */
const tablePattern =
  /\bstruct[ \t]+Trainer(Mon\w{0,60})?[ \t]+(\w{1,80})((?:\[[^\]\n]{0,60}\]){1,2})\s{0,10}=\s{0,10}(?=\{)/g;

/** Whether the text has trainers or their teams as tables of C, as `trainers.h` and `trainer_parties.h` of pret's trees. */
export function isTrainersC(text: string): boolean {
  return text.search(tablePattern) >= 0;
}

/** A trainer or a team; its entries have designators such as `.party`. */
type Table = { file: CFile; name: string; list: CValue & { kind: 'list' } };

/**
 * The trainers of C tables in the order of the file: leaders, rivals and other bosses as the story, all others outside it.
 * Without a table of trainers, each team is an opponent outside the story, with its name.
 */
export function readTrainersC(files: readonly SourceFile[], report: ImportReport): OwnGameBoss[] {
  const { files: cFiles, evaluator } = readCFiles([], files, report);
  const teams = new Map<string, Table>();
  const trainers: { file: CFile; entry: CEntry }[] = [];
  for (const file of cFiles) {
    for (const { isTeam, ...table } of findTables(file, report)) {
      if (isTeam) teams.set(table.name, table);
      else trainers.push(...trainersIn(table.list).map((entry) => ({ file, entry })));
    }
  }
  const bosses: OwnGameBoss[] = [];
  function add(
    boss: OwnGameBoss | undefined,
    { name, lineAt }: CFile,
    at: number,
    id: string,
  ): void {
    if (boss && isBoss(boss, []) && bosses.length < maxGameBosses) bosses.push(boss);
    else report.warn('unknownLine', name, lineAt(at), id);
  }
  for (const { file, entry } of trainers) {
    const words = wordsOf(fieldOf(entry.value, 'party'));
    if (words.length === 0 || words.includes('NULL')) continue;
    const table = words.map((word) => teams.get(word)).find(Boolean);
    const team = table && formatTeam(table, evaluator, report);
    // A team of macros has warnings already.
    if (team === '') continue;
    const boss = team === undefined ? undefined : createBoss(entry, team);
    add(boss, file, entry.at, entry.designator ?? '');
  }
  if (trainers.length > 0) return bosses;
  for (const table of teams.values()) {
    const team = formatTeam(table, evaluator, report);
    const boss = { name: formatTeamName(table.name), team, isOutsideStory: true } as const;
    if (team !== '') add(boss, table.file, table.list.at, table.name);
  }
  return bosses;
}

/** The name of a team: `Morgan (Hard)` for `sHardParty_Morgan`. */
function formatTeamName(name: string): string {
  const [, difficulty, id] = /^s?([A-Z]\w{0,20}?)?Party_?(\w+)$/.exec(name) ?? [];
  return difficulty ? `${titleCase(id!)} (${difficulty})` : titleCase(id ?? name);
}

function findTables(file: CFile, report: ImportReport): (Table & { isTeam: boolean })[] {
  let isBroken = false;
  return [...file.text.matchAll(tablePattern)].flatMap((match) => {
    const [start, kind, name = ''] = match;
    try {
      // Those after a table without an end are inside it, and each would be read up to the end of the file.
      if (isBroken) throw new ImportError('brokenSyntax');
      const list = parseInitializer(createLexer(file.text, match.index + start.length));
      return { file, name, list, isTeam: kind !== undefined };
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      isBroken = true;
      report.warn('unknownLine', file.name, file.lineAt(match.index), name);
      return [];
    }
  });
}

/** The trainers of the table, which newer trees have by difficulty. */
function trainersIn({ entries }: CValue & { kind: 'list' }, depth = 1): CEntry[] {
  return entries.flatMap((entry) => {
    if (entry.value.kind !== 'list') return [];
    if (fieldOf(entry.value, 'party')) return [entry];
    return depth > 0 ? trainersIn(entry.value, depth - 1) : [];
  });
}

function fieldOf(value: CValue, name: string): CValue | undefined {
  if (value.kind !== 'list') return undefined;
  return value.entries.find(({ designator }) => designator === name)?.value;
}

function tokensOf(value: CValue | undefined): readonly Token[] {
  if (!value) return [];
  return value.kind === 'list'
    ? value.entries.flatMap((entry) => tokensOf(entry.value))
    : value.tokens;
}

function wordsOf(value: CValue | undefined): string[] {
  return tokensOf(value).flatMap(({ kind, text }) => (kind === 'word' ? text : []));
}

/** The name of the constant with the prefix; undefined for none, `ITEM_NONE` and the like. */
function constantOf(value: CValue | undefined, prefix: string): string | undefined {
  const word = wordsOf(value).find((each) => each.startsWith(prefix));
  const name = word?.slice(prefix.length);
  return !name || name === 'NONE' ? undefined : titleCase(name);
}

/** The Pokémon of a team that the file writes out; one that a macro makes is a warning. */
function formatTeam({ file, list }: Table, evaluator: Evaluator, report: ImportReport): string {
  const members = list.entries.flatMap(({ value, at }) => {
    const species = constantOf(fieldOf(value, 'species'), 'SPECIES_');
    if (species) return formatMember(species, value, evaluator);
    report.warn('unknownLine', file.name, file.lineAt(at), wordsOf(value).join(' '));
    return [];
  });
  return members.join('\n\n');
}

function formatMember(species: string, value: CValue, evaluator: Evaluator): string {
  const item = constantOf(fieldOf(value, 'heldItem'), 'ITEM_');
  const level = evaluator.evaluate([...tokensOf(fieldOf(value, 'lvl') ?? fieldOf(value, 'level'))]);
  const ability = constantOf(fieldOf(value, 'ability'), 'ABILITY_');
  const tera = constantOf(fieldOf(value, 'teraType'), 'TYPE_');
  const moves = wordsOf(fieldOf(value, 'moves')).filter((move) => /^MOVE_(?!NONE$)/.test(move));
  return [
    item ? `${species} @ ${item}` : species,
    ...(ability ? [`Ability: ${ability}`] : []),
    ...(level !== undefined && level > 0 && level <= 100 ? [`Level: ${level}`] : []),
    ...(tera ? [`Tera Type: ${tera}`] : []),
    ...moves.map((move) => `- ${titleCase(move.replace('MOVE_', ''))}`),
  ].join('\n');
}

function createBoss({ designator = '', value }: CEntry, team: string): OwnGameBoss {
  const name = tokensOf(fieldOf(value, 'trainerName')).find(({ kind }) => kind === 'string');
  const className = wordsOf(fieldOf(value, 'trainerClass'))[0] ?? '';
  return createTrainerBoss(
    {
      name: name?.text || designator.replace(/^TRAINER_/, ''),
      className: titleCase(className.replace(/^(?:TRAINER_)?CLASS_/, '')),
      isDouble: /TRUE|DOUBLES/.test(
        wordsOf(fieldOf(value, 'doubleBattle') ?? fieldOf(value, 'battleType')).join(),
      ),
    },
    team,
  );
}
