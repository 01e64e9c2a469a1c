import { useState } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { saveFile } from '#browser/file.ts';
import { useSavedList } from '#features/useSavedList.ts';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type Backup, formatBackup, maxBackupLength } from '#saved/backup.ts';
import type { MergeChoice } from '#saved/mergeTeams.ts';
import { practiceCards } from '#saved/practiceCards.ts';
import { savedGames } from '#saved/savedGames.ts';
import type { SavedTeam } from '#saved/savedTeam.ts';
import type { Team } from '#screens/team/useTeam.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Choice } from '#ui/Choice.tsx';
import { DisclosureLabel } from '#ui/DisclosureLabel.tsx';
import { TextArea } from '#ui/Field.tsx';
import { DropZone } from '#ui/files/DropZone.tsx';
import { FileButton } from '#ui/files/FileButton.tsx';
import { SheetBody } from '#ui/Sheet.tsx';
import { type IncomingBackup, readBackup, writeTeams } from './backupText.ts';

const choices: readonly MergeChoice[] = ['add', 'replace', 'skip'];

const emptyBackup: IncomingBackup = { teams: [], unreadable: [] };

/**
 * Saves all saved teams, games and practice cards as a file, and the teams as Showdown's text;
 * imports both.
 */
export function BackupTeams({
  team,
  teams,
  onMerge,
}: {
  team: Team;
  teams: readonly SavedTeam[];
  onMerge: (backup: Backup, choice: MergeChoice) => void;
}) {
  const { t, language } = useTranslation();
  const [text, setText] = useState('');
  const [backup, setBackup] = useState(emptyBackup);
  const [choice, setChoice] = useState<MergeChoice>('add');
  const [message, setMessage] = useState('');
  const pokedex = team.searchables.map(({ pokemon }) => pokemon);
  const { length: count } = backup.teams;
  const { problem, unreadable, games = [], cards = [] } = backup;
  const hasTeams = teams.length > 0;
  const hasCards = useSavedList(practiceCards).items.length > 0;
  const addGamesKey = games.length > 0 ? 'team.saved.addAll' : 'team.saved.add';
  const addKey = cards.length > 0 ? 'game.add' : addGamesKey;

  async function readText(newText: string): Promise<void> {
    setText(newText);
    setMessage('');
    setBackup(newText.trim() === '' ? emptyBackup : await readBackup(newText, pokedex));
  }

  async function openFile(file: File): Promise<void> {
    if (file.size > maxBackupLength) setBackup({ ...emptyBackup, problem: 'tooLarge' });
    else await readText(await file.text().catch(() => '\0'));
  }

  async function save(): Promise<void> {
    await Promise.all([savedGames.load(), practiceCards.load()]);
    const file = formatBackup(teams, savedGames.get().items, practiceCards.get().items);
    saveFile('countertype-teams.json', new Blob([file], { type: 'application/json' }));
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
    <details>
      <summary>
        <DisclosureLabel label={t('team.saved.backup')} />
      </summary>
      <SheetBody>
        {(hasTeams || hasCards) && (
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
          disabled={count === 0 && games.length === 0 && cards.length === 0}
          onClick={() => {
            onMerge(backup, choice);
            readText('');
          }}
        >
          {t(addKey)}
        </Button>
      </SheetBody>
    </details>
  );
}
