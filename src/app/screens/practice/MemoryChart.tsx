import { memo, useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isLargeChart, useSlicedRows } from '#app/parts/frame/useSlicedRows.ts';
import { ChartHead, ChartRowHead, ChartScroller } from '#app/parts/game/ChartHead.tsx';
import { attackersOf, defendersOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { World } from '#core/hit/situation.ts';
import { type Memory, memoryOf, type PracticeCard } from '#core/practice/card.ts';
import { factId, pairFact } from '#core/practice/fact.ts';
import { MemoryCell } from './MemoryCell.tsx';
import styles from './MemoryChart.module.css';

/** Shows how well each matchup of the chart is remembered, attacking types in rows. */
export const MemoryChart = memo(function MemoryChart({
  world,
  cards,
  now,
}: {
  world: World;
  cards: ReadonlyMap<string, PracticeCard>;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const { t } = useTranslation();
  const defendingTypes = defendersOf(world.chart);
  /** A row as text, because equal texts render once: the attacking type, and each defending type with its memory. */
  const rows = useMemo(
    () =>
      attackersOf(world.chart).map((attacking) => {
        const cells = defendersOf(world.chart).map((defending) => {
          const card = cards.get(factId(pairFact(attacking, defending, world)));
          return `${defending}:${memoryOf(card, now)}`;
        });
        return [attacking, ...cells].join(' ');
      }),
    [world, cards, now],
  );
  const drawnRows = useSlicedRows(rows, defendingTypes.length);
  return (
    // The arrow keys scroll a wide chart.
    <ChartScroller className={styles.scroller} tabIndex={0} aria-label={t('game.chart')}>
      <table className={styles.map} data-large={isLargeChart(defendingTypes.length) || undefined}>
        <ChartHead caption={t('chart.rowsAttack')} types={defendingTypes} />
        <tbody>
          {drawnRows.map((content) => (
            <MemoryRow key={content.split(' ', 1)[0]} content={content} />
          ))}
        </tbody>
      </table>
    </ChartScroller>
  );
});

/** Memoized: an answer renders one row of a large chart. */
const MemoryRow = memo(function MemoryRow({ content }: { content: string }) {
  const { t } = useTranslation();
  const [attacking, ...cells] = content.split(' ');
  return (
    <tr>
      <ChartRowHead type={attacking as Type} />
      {cells.map((cell) => {
        const [defending, memory] = cell.split(':') as [Type, Memory];
        return (
          <td key={defending}>
            <MemoryCell memory={memory} label={t(`practice.memories.${memory}`)} />
          </td>
        );
      })}
    </tr>
  );
});
