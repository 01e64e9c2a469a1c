import { useMemo, useState } from 'react';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import type { Entry } from '#pokedex/list.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { TextArea } from '#ui/Field.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Sheet, SheetBody } from '#ui/Sheet.tsx';
import type { Said } from '#workers/questions.ts';
import { useAnswer } from '#workers/useAnswer.ts';
import styles from './ImportList.module.css';
import { Problems, useProblemCount } from './Problems.tsx';
import { useListWords } from './useListWords.ts';

/** Reads a list from a file or a pasted text, says what is wrong with it, and takes what is right. */
export function ImportList({
  opened,
  onUse,
  onClose,
}: {
  /** The file that was dropped to begin with. */
  opened: File | undefined;
  onUse: (entries: readonly Entry[]) => void;
  onClose: () => void;
}) {
  const { text, language } = useText();
  const { words } = useListWords();
  const problemCountOf = useProblemCount();
  const [source, open] = useState<File | string>(opened ?? '');
  const said = useMemo<Said<'openList'> | undefined>(
    () => (source === '' ? undefined : [source, words]),
    [source, words],
  );
  const { answer, said: answered, hasFailed } = useAnswer('openList', said);
  const isRead = said !== undefined && answered === said;
  const reading = isRead ? answer : undefined;
  const count = reading?.entries.length ?? 0;
  const hasBad = count > 0 && reading?.problemCount !== 0;
  const number = formatNumber(count, language);

  return (
    <Sheet
      isOpen
      title={text('coverage.importTitle')}
      description={text('coverage.importHelp')}
      close={text('shell.close')}
      onClose={onClose}
    >
      <DropZone says={text('news.dropHere')} onDrop={open}>
        <SheetBody>
          <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onOpen={open}>
            {text('coverage.importFile')}
          </FileButton>
          {source instanceof File && (
            <p className={styles.name}>{text('coverage.importOpened', { name: source.name })}</p>
          )}
          <TextArea
            label={text('coverage.importLabel')}
            value={source instanceof File ? '' : source}
            rows={7}
            spellCheck={false}
            onChange={({ target }) => open(target.value)}
          />
          <p role="status">
            {reading
              ? [text('coverage.found', { count, number }), ...problemCountOf(reading)].join(' ')
              : said && !isRead && text('coverage.reading')}
          </p>
          {isRead && hasFailed && <p role="alert">{text('coverage.notRead')}</p>}
          {reading && reading.problemCount > 0 && <Problems reading={reading} />}
          <ButtonRow>
            <Button primary disabled={count === 0} onClick={() => onUse(reading?.entries ?? [])}>
              {text(hasBad ? 'coverage.useGood' : 'coverage.use', { number })}
            </Button>
            <Button onClick={onClose}>{text('coverage.cancel')}</Button>
          </ButtonRow>
        </SheetBody>
      </DropZone>
    </Sheet>
  );
}
