import { memo } from 'react';
import { attackersOf, defendersOf } from '#engine/chart.ts';
import type { World } from '#engine/situation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { memoryOf, type PracticeCard } from '#practice/card.ts';
import { factId, pairFact } from '#practice/fact.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useNames } from '#widgets/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import { MemoryCell } from './MemoryCell.tsx';
import styles from './MemoryChart.module.css';

/** The chart with how well each matchup is remembered, attacking types in rows. */
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
  const { typeName } = useNames();
  const defending = defendersOf(world.chart);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a wide chart
    <section className={styles.scroller} tabIndex={0} aria-label={t('game.chart')}>
      <table className={styles.map}>
        <caption className={styles.caption}>{t('practice.mapHelp')}</caption>
        <thead>
          <tr>
            <td />
            {defending.map((type) => (
              <th key={type} scope="col">
                <TypeIcon type={type} name={typeName(type)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attackersOf(world.chart).map((type) => (
            <tr key={type}>
              <th scope="row">
                <TypeIcon type={type} />
                <span translate="no">{typeName(type)}</span>
              </th>
              {defending.map((on) => {
                const memory = memoryOf(cards.get(factId(pairFact(type, on, world))), now);
                return (
                  <td key={on}>
                    <MemoryCell memory={memory} />
                    <VisuallyHidden>{t(`practice.memories.${memory}`)}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
