import type { Handover } from '#app/state/handover.ts';
import { BackupError, listBackupLinks, maxBackupLength } from '#app/state/saved/backup.ts';
import { callWorker } from '#app/worker/callWorker.ts';
import type { CsvResult } from '#core/formats/csv/listText.ts';
import type { CsvVocabulary } from '#core/formats/csv/vocabulary.ts';
import { maxMembers } from '#core/links/team.ts';
import { isRandomizerLog } from '#core/ownGames/import/logs/logSections.ts';
import { isTrainersParty } from '#core/ownGames/import/party/trainersParty.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** What a file is: the content of an import, a link of this app, or something unknown with its text. */
export type Content =
  | { is: Handover['content'] }
  | { is: 'link'; address: string }
  | { is: 'unknown'; text: string };

/** What names in a text may mean. */
export type ContentWords = {
  vocabulary: CsvVocabulary;
  pokemon: readonly Pokemon[];
  ruleset: Ruleset;
};

/** The problems of a file that is no list; the others are problems of rows. */
const fileProblems: ReadonlySet<CsvResult['problems'][number]['kind']> = new Set([
  ...(['tooLarge', 'notText', 'empty', 'noColumns', 'brokenQuotes', 'moves'] as const),
]);

/** Text never contains NUL; many binary files do. */
const binaryMark = '\0';

/** Maximum length of a text that is shown because nothing reads it, in code units. */
const maxVisibleLength = 100_000;

/** Maximum length of the text around an address, in code units; a longer one is no message about a link. */
const maxMessageLength = 300;

const pokepaste = /^(https?:\/\/)?pokepast\.es\/\S+$/i;

/**
 * Tells what a file is by its content, not by its name: a team, a backup or several teams, a game, a list, a
 * link of this app, or nothing of that. Rejects if the code that reads it cannot be loaded.
 */
export async function detectContent(
  file: File,
  { vocabulary, pokemon, ruleset }: ContentWords,
): Promise<Content> {
  if (file.size > maxBackupLength) return { is: 'unknown', text: '' };
  const text = await file.text().catch(() => binaryMark);
  if (isBackup(text)) return { is: 'backup' };
  const address = findAddress(text);
  if (address !== undefined) return { is: 'link', address };
  if (isRandomizerLog(text) || isTrainersParty(text)) return { is: 'game' };
  const list = await callWorker('openList', file, vocabulary, pokemon, ruleset);
  const [problem] = list.problems;
  if (list.entries.length > 0 || (problem && !fileProblems.has(problem.kind)))
    return { is: 'list' };
  const source = { name: file.name, content: file };
  const { game } = await callWorker('openGame', [source], { base: 'default' });
  if (game) return { is: 'game' };
  if (text.includes(binaryMark)) return { is: 'unknown', text: '' };
  if (pokepaste.test(text.trim())) return { is: 'team' };
  const { teams, teamCount } = await callWorker('openTeams', text, pokemon, ruleset, maxMembers);
  if (teams.some(({ memberCount }) => memberCount > 0))
    return { is: teamCount > 1 ? 'backup' : 'team' };
  return { is: 'unknown', text: text.slice(0, maxVisibleLength) };
}

/** Whether the text is a backup, even one that is too large or too new to be read. */
function isBackup(text: string): boolean {
  try {
    listBackupLinks(text);
    return true;
  } catch (error) {
    return error instanceof BackupError && error.problem !== 'notBackup';
  }
}

/** The address of this app in a message, without the base path; undefined if there is none. */
function findAddress(text: string): string | undefined {
  const bases = [
    new URL(import.meta.env.BASE_URL, window.location.href).href,
    import.meta.env.VITE_SITE_URL,
  ];
  const [address = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  const base = bases.find((each) => each && address.startsWith(each));
  const isMessage = text.length <= address.length + maxMessageLength;
  return base && isMessage ? address.slice(base.length - 1) : undefined;
}
