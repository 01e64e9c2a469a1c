import { useMemo, useState } from 'react';
import type { OpenedFile } from '#app/files/readFiles.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CancelButton } from '#app/parts/frame/CancelButton.tsx';
import { ImportSheet } from '#app/parts/frame/ImportSheet.tsx';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import { FileButton } from '#app/ui/files/FileButton.tsx';
import { SheetFoot } from '#app/ui/Sheet.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import { factorOf } from '#core/charts/chart.ts';
import type { OwnGameImport } from '#core/ownGames/import/readOwnGame.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { eraOf, gameOf } from '#core/rulesets/ruleset.ts';
import { GameProblem, GameWarnings } from './GameWarnings.tsx';
import { ImportedGameFields } from './ImportedGameFields.tsx';
import { importFormatName } from './importFormat.ts';
import { LogSummary } from './LogSummary.tsx';
import { type ImportChoices, isBaseMissing, useImportedGame } from './useImportedGame.ts';

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
  const choose = (changes: ImportChoices) => setChoices((before) => ({ ...before, ...changes }));
  const sources = useMemo<readonly OpenedFile[]>(
    () =>
      text.trim() === '' ? files : [...files, { name: t('importGame.pasted'), content: text }],
    [files, text, t],
  );
  const chartBase = eraOf(choices.base ?? 'default');
  const chosenGame = choices.base && gameOf(choices.base);
  const args = useMemo<WorkerArgs<'openGame'> | undefined>(
    () =>
      sources.length === 0
        ? undefined
        : [sources, { rows: choices.rows, base: chartBase, game: chosenGame }],
    [sources, choices.rows, chartBase, chosenGame],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('openGame', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  // While the files are read again after a choice, the last result stays on the screen.
  const openedGame = args && answeredArgs?.[0] === sources ? result : undefined;
  const game = openedGame?.game;
  const importedGame = useImportedGame(game, choices);
  const { ownGame, logBosses, retryBosses } = importedGame;
  const hasLink = useMemo(() => !ownGame || formatGameText(ownGame) !== undefined, [ownGame]);

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
                  types: formatNumber(game.types.length, language),
                  matchups: formatNumber(countMatchups(game), language),
                  pokemon: formatNumber(game.pokemon.length, language),
                }),
              ],
              language,
            )
          : args && !isCurrent && t('coverage.reading')}
      </p>
      {isCurrent && hasFailed && <p role="alert">{t('importGame.notRead')}</p>}
      {openedGame?.problem && <GameProblem problem={openedGame.problem} />}
      {game && (
        <>
          <ImportedGameFields game={game} choices={choices} onChange={choose} />
          {isBaseMissing(game, choices) && <p role="alert">{t('importGame.noGame')}</p>}
          {logBosses && <LogSummary bosses={logBosses} ownGame={ownGame} />}
          {retryBosses && <LoadFailed text={t('bosses.failed')} onRetry={retryBosses} />}
          {importedGame.hasOfficialName && <p role="alert">{t('importGame.officialName')}</p>}
          <GameWarnings warnings={game.warnings} />
          {importedGame.isPending && <p role="status">{t('pokemonPicker.loading')}</p>}
          {importedGame.hasFailed && <PokedexFailed text={t('pokemonPicker.failed')} />}
          {!hasLink && <p>{t('importGame.noLink')}</p>}
        </>
      )}
      <SheetFoot>
        <Button
          primary
          disabled={!isCurrent || !ownGame}
          onClick={() => ownGame && onImport(ownGame)}
        >
          {t('importGame.use')}
        </Button>
        <CancelButton />
      </SheetFoot>
    </ImportSheet>
  );

  function formatFormats({ formats }: OwnGameImport): string {
    const names = [...new Set(formats.map(importFormatName))];
    return t('importGame.format', { format: formatList(names) });
  }
}

/** The extensions of the files that the importers read. */
const acceptedFiles =
  '.txt,.log,.party,.ts,.js,.gd,.asm,.inc,.h,.c,.json,.csv,.tsv,text/plain,text/csv,application/json';

function countMatchups({ chart }: OwnGameImport): number {
  const factors = chart.types.flatMap((one) =>
    chart.types.map((other) => factorOf(chart, one, other)),
  );
  return factors.filter((factor) => factor !== 1).length;
}

function toOpenedFile(file: File): OpenedFile {
  return { name: file.name, content: file };
}
