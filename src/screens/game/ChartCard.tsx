import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { narrowScreen } from '#browser/media.ts';
import { hasType } from '#engine/chart.ts';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type Cell, changedCells, resetChart, setFactor } from '#ownGame/chartEdits.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Card } from '#ui/Card.tsx';
import { CellPanel } from './CellPanel.tsx';
import { ChartGrid } from './ChartGrid.tsx';
import { ChartTiles } from './ChartTiles.tsx';
import type { Editor } from './useEditor.ts';

/** The chart: as a grid, or on a phone one type at a time; and what differs from the base. */
export function ChartCard({ editor, baseName }: { editor: Editor; baseName: string }) {
  const { t, language } = useTranslation();
  const isNarrow = useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches);
  const { game, change } = editor;
  const [chosenCell, setCell] = useState<Cell>();
  const [isDefending, setIsDefending] = useState(false);
  const { types } = game.chart;
  const field = useRef<HTMLInputElement>(null);
  const [fieldOpenings, setFieldOpenings] = useState(0);
  useEffect(() => {
    // Only now the panel has the field of the cell.
    if (fieldOpenings === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [fieldOpenings]);
  const [typeCount, setTypeCount] = useState(types.length);
  if (types.length !== typeCount) {
    // A new type is the one whose matchups come next.
    const newType = types.at(-1);
    setTypeCount(types.length);
    if (types.length > typeCount && newType) setCell([newType, newType]);
  }
  const isThere = chosenCell?.every((type) => hasType(game.chart, type));
  const cell = isThere ? chosenCell : undefined;
  const cells = changedCells(game);

  function selectNextChange(): void {
    const index = cells.findIndex(([one, other]) => one === cell?.[0] && other === cell[1]);
    setCell(cells[(index + 1) % cells.length]);
  }

  return (
    <Card aria-labelledby="chart">
      <h2 id="chart">{t('game.chart')}</h2>
      {isNarrow ? (
        <ChartTiles
          game={game}
          cell={cell}
          isDefending={isDefending}
          onSelect={setCell}
          onSide={(defending) => {
            setIsDefending(defending);
            if (cell) setCell([cell[1], cell[0]]);
          }}
        />
      ) : (
        <ChartGrid
          game={game}
          cell={cell}
          onSelect={setCell}
          onSet={(each, factor) => change((before) => setFactor(before, each, factor))}
          onEdit={(each) => {
            setCell(each);
            setFieldOpenings(fieldOpenings + 1);
          }}
        />
      )}
      {cell && (
        <CellPanel
          editor={editor}
          cell={cell}
          field={field}
          onLeave={() =>
            field.current
              ?.closest('section')
              ?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')
              ?.focus()
          }
        />
      )}
      <p>
        {t('game.changes', {
          number: formatNumber(cells.length, language),
          base: baseName,
        })}
      </p>
      <ButtonRow>
        <Button inactive={cells.length === 0} onClick={selectNextChange}>
          {t('game.nextChange')}
        </Button>
        <Button inactive={cells.length === 0} onClick={() => change(resetChart)}>
          {t('game.resetAll')}
        </Button>
      </ButtonRow>
    </Card>
  );
}
