import { useEffect, useRef, useState } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { saveFile } from '#app/browser/file.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { type Backup, maxBackupLength } from '#app/state/saved/backup.ts';
import { listDailyResults } from '#app/state/saved/dailyResults.ts';
import { formatBackups, listUnreadable } from '#app/state/saved/formatBackups.ts';
import type { MergeChoice } from '#app/state/saved/mergeTeams.ts';
import { practiceCards } from '#app/state/saved/practiceCards.ts';
import { savedBoxes } from '#app/state/saved/savedBoxes.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import { DropZone } from '#app/ui/files/DropZone.tsx';
import { FileButton } from '#app/ui/files/FileButton.tsx';
import { SheetBody } from '#app/ui/Sheet.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { type IncomingBackup, readBackup, writeTeams } from './backupText.ts';

const choices: readonly MergeChoice[] = ['add', 'replace', 'skip'];

const emptyBackup: IncomingBackup = { teams: [], unreadable: [] };

/**
 * Saves all saved teams, games, boxes and what was practiced as a file, and the teams as Showdown's text;
 * imports both.
 */
export function BackupTeams({
  team,
  teams,
  isOpen,
  initialFile,
  onMerge,
}: {
  team: Team;
  teams: readonly SavedTeam[];
  isOpen: boolean;
  /** Opened as soon as the Pokédex is there. */
  initialFile: File | undefined;
  /** Resolves to whether the backup was added. */
  onMerge: (backup: Backup, choice: MergeChoice) => Promise<boolean>;
}) {
  const { t, language } = useTranslation();
  const [text, setText] = useState('');
  const [{ source, ...backup }, setBackup] = useState<IncomingBackup & { source: string }>({
    ...emptyBackup,
    source: '',
  });
  const latestRead = useRef(0);
  const [choice, setChoice] = useState<MergeChoice>('add');
  const [message, setMessage] = useState('');
  const pokedex = team.searchables.map(({ pokemon }) => pokemon);
  const { length: count } = backup.teams;
  const { problem, unreadable, games = [], cards = [], dailyResults = [] } = backup;
  const { boxes = [] } = backup;
  const hasTeams = teams.length > 0;
  const hasCards = useSavedList(practiceCards).items.length > 0;
  const hasBoxes = useSavedList(savedBoxes).items.length > 0;
  const hasOthers = hasCards || hasBoxes || listDailyResults().results.length > 0;
  const addGamesKey = games.length > 0 ? 'team.saved.addAll' : 'team.saved.add';
  const isCurrent = source === text;
  const addKey = cards.length + dailyResults.length + boxes.length > 0 ? 'game.add' : addGamesKey;

  /** Returns a function that tells whether no other text was typed or opened since; one can be read later. */
  function startRead(): () => boolean {
    latestRead.current += 1;
    const number = latestRead.current;
    return () => number === latestRead.current;
  }

  async function readText(newText: string): Promise<void> {
    const isLatest = startRead();
    setText(newText);
    setMessage('');
    const newBackup = newText.trim() === '' ? emptyBackup : await read(newText);
    if (isLatest()) setBackup({ ...newBackup, source: newText });
  }

  async function read(newText: string): Promise<IncomingBackup> {
    try {
      return await readBackup(newText, pokedex);
    } catch (error) {
      console.warn('Failed to load what reads a backup', error);
      setMessage(t('team.importNotRead'));
      return emptyBackup;
    }
  }

  async function openFile(file: File): Promise<void> {
    const isLatest = startRead();
    if (file.size > maxBackupLength) {
      setBackup({ ...emptyBackup, source: text, problem: 'tooLarge' });
      return;
    }
    const newText = await file.text().catch(() => '\0');
    if (isLatest()) await readText(newText);
  }

  const openInitialFile = useStableCallback(openFile);
  const canOpen = team.pokedexState === 'done';
  useEffect(() => {
    if (initialFile && canOpen) openInitialFile(initialFile);
  }, [initialFile, canOpen, openInitialFile]);

  async function add(): Promise<void> {
    const named = backup.teams.map((each, index) => ({
      ...each,
      name: each.name || t('team.untitled', { number: index + 1 }),
    }));
    if (await onMerge({ ...backup, teams: named }, choice)) await readText('');
  }

  async function save(): Promise<void> {
    await Promise.all([savedGames.load(), practiceCards.load(), savedBoxes.load()]);
    const daily = listDailyResults();
    const [gameList, cardList] = [savedGames.get(), practiceCards.get()];
    const boxList = savedBoxes.get();
    const files = formatBackups({
      teams: [...teams, ...listUnreadable(savedTeams.get().unreadable)],
      games: [...gameList.items, ...listUnreadable(gameList.unreadable)],
      cards: [...cardList.items, ...listUnreadable(cardList.unreadable)],
      boxes: [...boxList.items, ...listUnreadable(boxList.unreadable)],
      dailyResults: [...daily.results, ...daily.unreadable.map((unreadable) => ({ unreadable }))],
    });
    for (const [index, file] of files.entries()) {
      const number = files.length > 1 ? `-${index + 1}` : '';
      saveFile(`countertype-teams${number}.json`, new Blob([file], { type: 'application/json' }));
    }
    const isComplete = [gameList, cardList, boxList].every(({ state }) => state === 'done');
    setMessage(isComplete ? '' : t('team.saved.incomplete'));
  }

  async function copy(): Promise<void> {
    const isCopied = await writeTeams(teams, team.findPokemon)
      .then(copyText)
      .catch((error) => {
        console.warn('Failed to write the teams as text', error);
        return false;
      });
    setMessage(t(isCopied ? 'team.textCopied' : 'team.saved.notCopied'));
  }

  return (
    <details open={isOpen}>
      <summary>
        <DisclosureLabel label={t('team.saved.backup')} />
      </summary>
      <SheetBody>
        {(hasTeams || hasOthers) && (
          <ButtonRow>
            <Button onClick={save}>{t('team.saved.saveFile')}</Button>
            {hasTeams && <Button onClick={copy}>{t('team.saved.copy')}</Button>}
          </ButtonRow>
        )}
        <p role="status">{message}</p>
        <DropZone label={t('notices.dropHere')} onDrop={openFile}>
          <TextArea
            label={t('team.saved.text')}
            value={text}
            rows={3}
            spellCheck={false}
            onChange={readText}
          />
        </DropZone>
        <FileButton accept=".json,.txt,application/json,text/plain" onOpen={openFile}>
          {t('team.importFile')}
        </FileButton>
        {problem && <p role="alert">{t(`team.saved.${problem}`)}</p>}
        {count > 0 && (
          <p role="status">
            {t('team.saved.count', { count, number: formatNumber(count, language) })}
          </p>
        )}
        {games.length > 0 && (
          <p role="status">
            {t('team.saved.games', { number: formatNumber(games.length, language) })}
          </p>
        )}
        {cards.length > 0 && (
          <p role="status">
            {t('practice.inBackup', { number: formatNumber(cards.length, language) })}
          </p>
        )}
        {dailyResults.length > 0 && (
          <p role="status">
            {formatLabeled(
              t('practice.daily'),
              formatNumber(dailyResults.length, language),
              language,
            )}
          </p>
        )}
        {boxes.length > 0 && (
          <p role="status">{t('box.inBackup', { number: formatNumber(boxes.length, language) })}</p>
        )}
        {unreadable.length > 0 && (
          <>
            <p>{t('team.saved.unread', { number: formatNumber(unreadable.length, language) })}</p>
            <TextArea label={t('team.unreadableLines')} value={unreadable.join('\n')} readOnly />
          </>
        )}
        <Choice
          label={t('team.saved.sameName')}
          options={choices}
          value={choice}
          getLabel={(each) => t(`team.saved.merge.${each}`)}
          onPick={setChoice}
        />
        <Button
          primary
          disabled={
            !isCurrent ||
            count + games.length + cards.length + dailyResults.length + boxes.length === 0
          }
          onClick={add}
        >
          {t(addKey)}
        </Button>
      </SheetBody>
    </details>
  );
}
