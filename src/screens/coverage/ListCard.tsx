import { Download, RotateCcw, Upload } from 'lucide-react';
import { saveList } from '#csv/saveList.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Card } from '#ui/Card.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import styles from './ListCard.module.css';
import type { Coverage } from './useCoverage.ts';
import { useListWords } from './useListWords.ts';
import { waitingText } from './waitingText.ts';

/** Whose Pokémon are counted, and the ways to count others. */
export function ListCard({
  coverage: { list, settings },
  onImport,
  onReset,
  onSay,
}: {
  coverage: Coverage;
  /** With the file that was dropped, if one was. */
  onImport: (file?: File) => void;
  onReset: () => void;
  onSay: (says: string) => void;
}) {
  const { text, language } = useText();
  const { writing } = useListWords();
  const { whole, entries, isOwn, isStored, state } = list;
  const generation = text(`preferences.generation.${settings.generation}`);
  const leftOut = whole.length - entries.length;
  const name = isOwn ? 'countertype-list' : 'countertype-pokedex';
  return (
    <DropZone says={text('news.dropHere')} onDrop={onImport}>
      <Card aria-label={text('coverage.list')} className={styles.card}>
        <h2>{text('coverage.list')}</h2>
        <p>
          {state === 'done'
            ? text(isOwn ? 'coverage.own' : 'coverage.standard', {
                count: whole.length,
                number: formatNumber(whole.length, language),
                generation,
              })
            : text(waitingText(list))}
        </p>
        {leftOut > 0 && (
          <p>
            {text('coverage.leftOut', {
              count: leftOut,
              number: formatNumber(leftOut, language),
              generation,
            })}
          </p>
        )}
        {isOwn && (
          <p className={styles.help}>
            {text(isStored ? 'coverage.ownHelp' : 'coverage.ownNotStored')}
          </p>
        )}
        <ButtonRow>
          <Button onClick={() => onImport()}>
            <Upload aria-hidden />
            <span>{text('coverage.import')}</span>
          </Button>
          <Button
            disabled={state !== 'done'}
            onClick={async () => {
              const isSaved = await saveList(name, whole, writing);
              onSay(
                isSaved
                  ? text('coverage.exported', { name: `${name}.csv` })
                  : text('coverage.notExported'),
              );
            }}
          >
            <Download aria-hidden />
            <span>{text('coverage.export')}</span>
          </Button>
          {isOwn && (
            <Button onClick={onReset}>
              <RotateCcw aria-hidden />
              <span>{text('coverage.useStandard')}</span>
            </Button>
          )}
        </ButtonRow>
      </Card>
    </DropZone>
  );
}
