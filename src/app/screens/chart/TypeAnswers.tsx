import { memo } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getGainLevel, getMultiplierLevel } from '#app/typeUi/level.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { attackersOf, defendersOf, factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { groupByMultiplier } from '#core/hit/outcome.ts';
import type { ChartCell } from '#core/links/chart.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { ChartView } from './chartView.ts';
import styles from './TypeAnswers.module.css';

/** Shows all that the open attacking type does and that the open defending type takes, with links to both. */
export const TypeAnswers = memo(function TypeAnswers({
  view: { chart, isInverse },
  cell: [attacking, defending = attacking],
  settings,
}: {
  view: ChartView;
  cell: ChartCell;
  settings: Settings;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const [attackers, defenders] = [attackersOf(chart), defendersOf(chart)];
  return (
    <>
      {attackers.includes(attacking) && (
        <TypeAnswer
          title={t('chart.offenseOf', { name: typeName(attacking) })}
          address={formatOffenseUrl([{ strike: attacking }], settings, isInverse)}
          question="offense.dealsTo"
          types={defenders}
          getFactor={(type) => factorOf(chart, attacking, type)}
        />
      )}
      {defenders.includes(defending) && (
        <TypeAnswer
          title={t('team.soloOf', { name: typeName(defending) })}
          address={formatDefenseUrl({ types: [defending], inverse: isInverse }, settings)}
          question="defense.takesFrom"
          types={attackers}
          getFactor={(type) => factorOf(chart, type, defending)}
        />
      )}
    </>
  );
});

function TypeAnswer({
  title,
  address,
  question,
  types,
  getFactor,
}: {
  title: string;
  address: string;
  /** The text before the types of a group. */
  question: 'offense.dealsTo' | 'defense.takesFrom';
  types: readonly Type[];
  getFactor: (type: Type) => number;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  // Green is good for the player, who attacks on this screen.
  const getLevel = question === 'offense.dealsTo' ? getMultiplierLevel : getGainLevel;
  const groups = groupByMultiplier(types, getFactor).filter(([factor]) => factor !== 1);
  return (
    <Card>
      <h2>
        <Link to={address}>{title}</Link>
      </h2>
      <ul className={styles.groups}>
        {groups.map(([factor, groupTypes]) => (
          <li key={factor} className={styles.group}>
            <span data-level={getLevel(factor)} translate="no" className={styles.factor}>
              {formatMultiplier(factor, language)}
            </span>
            <ul
              aria-label={t(question, { multiplier: formatMultiplier(factor, language) })}
              className={styles.types}
            >
              {groupTypes.map((type) => (
                <li key={type}>
                  <TypeIcon type={type} />
                  <NameText name={typeName(type)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
