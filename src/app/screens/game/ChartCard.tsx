import { memo, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { narrowScreen } from '#app/browser/media.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { hasType } from '#core/charts/chart.ts';
import { type Cell, changedCells, resetChart, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import { CellPanel } from './CellPanel.tsx';
import { ChartGrid } from './ChartGrid.tsx';
import { ChartTiles } from './ChartTiles.tsx';
import type { GameEditorState } from './useGameEditor.ts';

/**
 * Shows the chart as a grid, or on a phone one type at a time, and the number of its differences
 * from the base. Memoized, because there can be 64 types.
 */
export const ChartCard = memo(function ChartCard({
  game,
  change,
  undo,
  baseName,
}: Pick<GameEditorState, 'game' | 'change' | 'undo'> & { baseName: string }) {
  const { t, language } = useTranslation();
  const isNarrow = useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches);
  const [chosenCell, setChosenCell] = useState<Cell>();
  const [isOpen, setIsOpen] = useState(false);
  const [isDefending, setIsDefending] = useState(false);
  const { types } = game.chart;
  const field = useRef<HTMLInputElement>(null);
  const [editCount, setEditCount] = useState(0);
  useEffect(() => {
    // The panel has the field of the cell only after this render.
    if (editCount === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [editCount]);
  const [typeCount, setTypeCount] = useState(types.length);
  if (types.length !== typeCount) {
    // The player sets the matchups of a new type next.
    const [firstType, newType] = [types[0], types.at(-1)];
    setTypeCount(types.length);
    if (types.length > typeCount && firstType && newType) {
      setChosenCell(isDefending ? [firstType, newType] : [newType, firstType]);
      setIsOpen(false);
    }
  }
  const isCellInChart = chosenCell?.every((type) => hasType(game.chart, type));
  const cell = isCellInChart ? chosenCell : undefined;
  const { base, chart } = game;
  const changes = useMemo(() => changedCells({ base, chart }), [base, chart]);

  function select(next: Cell | undefined): void {
    setChosenCell(next);
    setIsOpen(true);
  }

  function selectNextChange(): void {
    const index = changes.findIndex(([one, other]) => one === cell?.[0] && other === cell[1]);
    select(changes[(index + 1) % changes.length]);
  }

  return (
    <Card aria-labelledby="chart">
      <h2 id="chart">{t('game.chart')}</h2>
      {isNarrow ? (
        <ChartTiles
          game={game}
          cell={cell}
          isOpen={isOpen}
          isDefending={isDefending}
          onMove={setChosenCell}
          onSelect={select}
          onSideChange={(defending) => {
            setIsDefending(defending);
            if (cell) setChosenCell([cell[1], cell[0]]);
          }}
        />
      ) : (
        <ChartGrid
          game={game}
          cell={cell}
          isOpen={isOpen}
          onSelect={select}
          onSet={(each, factor) => change((before) => setFactor(before, each, factor))}
          onEdit={(each) => {
            select(each);
            setEditCount(editCount + 1);
          }}
        />
      )}
      {cell && isOpen && (
        <CellPanel
          game={game}
          change={change}
          undo={undo}
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
          number: formatNumber(changes.length, language),
          base: baseName,
        })}
      </p>
      <ButtonRow>
        <Button inactive={changes.length === 0} onClick={selectNextChange}>
          {t('game.nextChange')}
        </Button>
        <Button inactive={changes.length === 0} onClick={() => change(resetChart)}>
          {t('game.resetAll')}
        </Button>
      </ButtonRow>
    </Card>
  );
});
