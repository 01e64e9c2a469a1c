import { useMemo, useState } from 'react';
import type { OpenedFile } from '#app/files/readFiles.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CancelButton } from '#app/parts/frame/CancelButton.tsx';
import { ImportSheet } from '#app/parts/frame/ImportSheet.tsx';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { useIsOfficialName } from '#app/parts/game/useIsOfficialName.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import { FileButton } from '#app/ui/files/FileButton.tsx';
import { SheetFoot } from '#app/ui/Sheet.tsx';
import type { ImportChoices, ImportedGame } from '#core/ownGames/import/importedGame.ts';
import { cleanGameName } from '#core/ownGames/typeName.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { GameProblem, GameWarnings } from './GameWarnings.tsx';
import { ImportedGameFields } from './ImportedGameFields.tsx';
import { importFormatName } from './importFormat.ts';
import { LogSummary } from './LogSummary.tsx';
import { useImportedGame } from './useImportedGame.ts';

/** Reads a game from files of other programs, and shows what they have before the player uses it. */
export function ImportGame({
  initialFiles = [],
  onImport,
  onClose,
}: {
  /** The files that another app shared, or that the player opened with the app. */
  initialFiles?: readonly File[] | undefined;
  onImport: (game: OwnGame) => void;
  onClose: () => void;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const [files, setFiles] = useState<readonly OpenedFile[]>(() => initialFiles.map(toOpenedFile));
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<ImportChoices>({});
  const [typedName, setTypedName] = useState<string>();
  const sources = useMemo<readonly OpenedFile[]>(
    () =>
      text.trim() === '' ? files : [...files, { name: t('importGame.pasted'), content: text }],
    [files, text, t],
  );
  const importedGame = useImportedGame(sources, choices);
  const { game, problem, isReading, isBaseMissing, retryBosses } = importedGame;
  const name = typedName ?? game?.name ?? t('importGame.unnamed');
  const cleanName = cleanGameName(name);
  const hasOfficialName = useIsOfficialName()(cleanName);
  const canUse = !isReading && cleanName !== '' && !hasOfficialName;
  const ownGame = canUse ? game?.ownGame : undefined;

  function addFiles(newFiles: readonly File[]): void {
    const names = new Set(newFiles.map(({ name }) => name));
    setFiles((before) => [
      ...before.filter(({ name }) => !names.has(name)),
      ...newFiles.map(toOpenedFile),
    ]);
  }

  function clear(): void {
    setFiles([]);
    setText('');
    setChoices({});
    setTypedName(undefined);
  }

  return (
    <ImportSheet
      title={t('importGame.title')}
      description={t('importGame.help')}
      onDrop={(_firstFile, allFiles) => addFiles(allFiles)}
      onClose={onClose}
    >
      <ButtonRow>
        <FileButton
          accept={acceptedFiles}
          multiple
          onOpen={(_firstFile, allFiles) => addFiles(allFiles)}
        >
          {t('importGame.open')}
        </FileButton>
        {sources.length > 0 && <Button onClick={clear}>{t('notices.clear')}</Button>}
      </ButtonRow>
      {files.length > 0 && (
        <p translate="no" data-unsaved>
          {formatList(files.map(({ name }) => name))}
        </p>
      )}
      {(files.length === 0 || text !== '') && (
        <TextArea
          label={t('importGame.text')}
          value={text}
          rows={6}
          data-initial-focus
          spellCheck={false}
          onChange={setText}
        />
      )}
      <p role="status">
        {game
          ? joinSentences(
              [
                formatFormats(game),
                t('importGame.counts', {
                  types: formatNumber(game.typeCount, language),
                  matchups: formatNumber(game.matchupCount, language),
                  pokemon: formatNumber(game.pokemonCount, language),
                }),
              ],
              language,
            )
          : isReading && t('coverage.reading')}
      </p>
      {importedGame.hasFailed && <p role="alert">{t('importGame.notRead')}</p>}
      {problem && <GameProblem problem={problem} />}
      {game && (
        <>
          <ImportedGameFields
            game={game}
            name={name}
            choices={choices}
            onRename={setTypedName}
            onChange={(changes) => setChoices((before) => ({ ...before, ...changes }))}
          />
          {isBaseMissing && <p role="alert">{t('importGame.noGame')}</p>}
          {game.log && <LogSummary log={game.log} />}
          {retryBosses && <LoadFailed text={t('bosses.failed')} onRetry={retryBosses} />}
          {hasOfficialName && <p role="alert">{t('importGame.officialName')}</p>}
          <GameWarnings warnings={game.warnings} />
          {importedGame.isDownloading && <p role="status">{t('pokemonPicker.loading')}</p>}
          {importedGame.hasPokedexFailed && <PokedexFailed text={t('pokemonPicker.failed')} />}
          {game.hasLink === false && <p>{t('importGame.noLink')}</p>}
        </>
      )}
      <SheetFoot>
        <Button
          primary
          disabled={!ownGame}
          onClick={() => ownGame && onImport({ ...ownGame, name: cleanName })}
        >
          {t('importGame.use')}
        </Button>
        <CancelButton />
      </SheetFoot>
    </ImportSheet>
  );

  function formatFormats({ formats }: ImportedGame): string {
    const names = [...new Set(formats.map(importFormatName))];
    return t('importGame.format', { format: formatList(names) });
  }
}

/** The extensions of the files that the importers read. */
const acceptedFiles =
  '.txt,.log,.party,.ts,.js,.gd,.asm,.inc,.h,.c,.json,.csv,.tsv,text/plain,text/csv,application/json';

function toOpenedFile(file: File): OpenedFile {
  return { name: file.name, content: file };
}
