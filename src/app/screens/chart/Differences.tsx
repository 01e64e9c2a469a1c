import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { Era } from '#core/rulesets/era.ts';
import { type ChartView, listDifferences } from './chartView.ts';

/** Lists what differs from the chart of other generations: "Ghost on Steel ½× in Gen 2–5". */
export function Differences({ view, era }: { view: ChartView; era: Era }) {
  const { t, language } = useTranslation();
  const { typeName, formatList } = useNames();
  const { differences, missingTypes } = listDifferences(view);
  const game = useGameNames().rulesetLabel(era);
  return (
    <div>
      <p>{t('game.changes', { base: game, number: formatNumber(differences.length, language) })}</p>
      <ul>
        {differences.map(({ cell: [attacking, defending], factor }) => (
          <li key={`${attacking} ${defending}`}>
            {t('chart.differs', {
              matchup: t('why.on', {
                attacking: typeName(attacking),
                defending: typeName(defending),
              }),
              multiplier: formatMultiplier(factor, language),
              game,
            })}
          </li>
        ))}
      </ul>
      {missingTypes.length > 0 && (
        <p>{t('notices.notInGame', { game, names: formatList(missingTypes.map(typeName)) })}</p>
      )}
    </div>
  );
}
