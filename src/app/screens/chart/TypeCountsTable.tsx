import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGrowingRows } from '#app/parts/frame/useSlicedRows.ts';
import { TypeTable } from '#app/parts/game/TypeTable.tsx';
import { countMatchups } from '#core/answers/typeCounts.ts';
import type { Type } from '#core/charts/type.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { ChartView } from './chartView.ts';
import { TypeAnswers } from './TypeAnswers.tsx';
import styles from './TypeCountsTable.module.css';

/** Counts for each type what it is super effective against, weak to and so on; a row opens to name the types. */
export function TypeCountsTable({
  view,
  types,
  settings,
}: {
  view: ChartView;
  types: readonly Type[];
  settings: Settings;
}) {
  const { t, language } = useTranslation();
  const drawnTypes = useGrowingRows(types);
  const texts = [
    t('coverageBar.superEffective'),
    t('coverageBar.resisted'),
    t('coverageBar.noEffect'),
    t('team.weakTo'),
    t('team.resists'),
    t('team.immuneTo'),
  ];
  return (
    <TypeTable
      aria-labelledby="chart"
      head={
        <>
          <tr>
            <td />
            <th scope="colgroup" colSpan={3}>
              {t('game.attacks')}
            </th>
            <th scope="colgroup" colSpan={3}>
              {t('game.defends')}
            </th>
          </tr>
          <tr>
            <th scope="col">{t('team.type')}</th>
            {texts.map((text) => (
              <th key={text} scope="col">
                <span className={styles.column}>{text}</span>
              </th>
            ))}
          </tr>
        </>
      }
      rows={drawnTypes.map((type) => {
        const counts = countMatchups(view.chart, type);
        return {
          type,
          // Green is good for the type, as on every screen of Offense.
          cells: (
            [
              [counts.superEffective, 'more'],
              [counts.resisted, 'less'],
              [counts.noEffect, 'nothing'],
              [counts.weaknesses, 'less'],
              [counts.resistances, 'more'],
              [counts.immunities, 'nothing'],
            ] as const
          ).map(([count, level]) => ({
            text: formatNumber(count, language),
            level: count > 0 ? level : ('same' as const),
          })),
          renderDetails: () => <TypeAnswers view={view} cell={[type]} settings={settings} />,
        };
      })}
    />
  );
}
