import { useMemo, useState } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CancelButton } from '#app/parts/frame/CancelButton.tsx';
import { ImportSheet } from '#app/parts/frame/ImportSheet.tsx';
import { useSettings } from '#app/state/useCalculator.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import { FileButton } from '#app/ui/files/FileButton.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import { CsvProblems, useFormatProblemCount } from './CsvProblems.tsx';
import styles from './ImportList.module.css';
import { useCsvVocabulary } from './useCsvVocabulary.ts';

/** Reads a list from a file or a pasted text, shows its problems, and uses its valid rows. */
export function ImportList({
  initialFile,
  onUse,
  onClose,
}: {
  /** The file whose drop opened this sheet. */
  initialFile: File | undefined;
  onUse: (entries: readonly ListEntry[]) => void;
  onClose: () => void;
}) {
  const { t, language } = useTranslation();
  const vocabulary = useCsvVocabulary();
  const formatProblemCount = useFormatProblemCount();
  const settings = useSettings();
  const { pokedex } = usePokedex(settings);
  const [source, setSource] = useState<File | string>(initialFile ?? '');
  const args = useMemo<WorkerArgs<'openList'> | undefined>(
    () => (source === '' ? undefined : [source, vocabulary, pokedex, settings.ruleset]),
    [source, vocabulary, pokedex, settings.ruleset],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('openList', args);
  const isRead = args !== undefined && answeredArgs === args;
  const csvResult = isRead ? result : undefined;
  const count = csvResult?.entries.length ?? 0;
  const hasBadRows = count > 0 && csvResult?.problemCount !== 0;
  const number = formatNumber(count, language);

  return (
    <ImportSheet
      title={t('coverage.importTitle')}
      description={t('coverage.importHelp')}
      onDrop={setSource}
      onClose={onClose}
    >
      <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onOpen={setSource}>
        {t('team.importFile')}
      </FileButton>
      {source instanceof File && (
        <p data-unsaved className={styles.name}>
          {t('coverage.importOpened', { name: source.name })}
        </p>
      )}
      <TextArea
        label={t('coverage.importLabel')}
        value={source instanceof File ? '' : source}
        rows={7}
        spellCheck={false}
        onChange={setSource}
      />
      <p role="status">
        {csvResult
          ? joinSentences(
              [
                t('coverage.importCount', { count, number }),
                ...(csvResult.hasPokedexTypes ? [t('coverage.importTypes')] : []),
                ...formatProblemCount(csvResult),
              ],
              language,
            )
          : args && !isRead && t('coverage.reading')}
      </p>
      {isRead && hasFailed && <p role="alert">{t('coverage.notRead')}</p>}
      {csvResult && csvResult.problemCount > 0 && <CsvProblems csvResult={csvResult} />}
      <ButtonRow>
        <Button primary disabled={count === 0} onClick={() => onUse(csvResult?.entries ?? [])}>
          {t(hasBadRows ? 'coverage.useGood' : 'coverage.use', { number })}
        </Button>
        <CancelButton />
      </ButtonRow>
    </ImportSheet>
  );
}
