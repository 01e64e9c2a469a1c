import { memo } from 'react';
import { attackersOf, defendersOf } from '#engine/chart.ts';
import type { World } from '#engine/situation.ts';
import { ChartHead, ChartRowHead, ChartScroller } from '#features/ChartHead.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { memoryOf, type PracticeCard } from '#practice/card.ts';
import { factId, pairFact } from '#practice/fact.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
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
  return (
    // The arrow keys scroll a wide chart.
    <ChartScroller className={styles.scroller} tabIndex={0} aria-label={t('game.chart')}>
      <table className={styles.map}>
        <ChartHead caption={t('practice.mapHelp')} types={defendingTypes} />
        <tbody>
          {attackersOf(world.chart).map((attacking) => (
            <tr key={attacking}>
              <ChartRowHead type={attacking} />
              {defendingTypes.map((defending) => {
                const memory = memoryOf(
                  cards.get(factId(pairFact(attacking, defending, world))),
                  now,
                );
                return (
                  <td key={defending}>
                    <MemoryCell memory={memory} />
                    <VisuallyHidden>{t(`practice.memories.${memory}`)}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ChartScroller>
  );
});
