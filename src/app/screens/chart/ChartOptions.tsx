import { type ReactNode, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { InverseToggle } from '#app/parts/defender/InverseToggle.tsx';
import type { CalculatorEntry } from '#app/state/entry.ts';
import type { UpdateState } from '#app/state/useCalculator.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypePicker } from '#app/typeUi/TypePicker.tsx';
import { Card } from '#app/ui/Card.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { toggleIn } from '#app/ui/controls/toggleIn.ts';
import { type ChartState, typeOrders } from '#core/links/chart.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import styles from './ChartOptions.module.css';
import type { ChartView } from './chartView.ts';
import { Differences } from './Differences.tsx';

/** Shows what turns, filters, sorts and compares the chart. */
export function ChartOptions({
  view,
  entry: {
    state,
    settings: { ruleset },
  },
  update,
  children,
}: {
  view: ChartView;
  entry: CalculatorEntry<'chart'>;
  update: UpdateState<ChartState>;
  /** Buttons. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { rulesetLabel } = useGameNames();
  const { typeName, formatList } = useNames();
  const [hasOpenFilter, setHasOpenFilter] = useState(false);
  const { chart, types, otherEras, comparison } = view;
  const canTurn = !state.counts;
  const canInvert = supports(ruleset, 'inverse');
  return (
    <Card aria-label={t('practice.options')} className={styles.options}>
      {(canTurn || canInvert) && (
        <ButtonRow>
          {canTurn && (
            <Toggle
              pressed={state.isTurned}
              onClick={() => update((before) => ({ ...before, isTurned: !before.isTurned }))}
            >
              {t('chart.turn')}
            </Toggle>
          )}
          {canInvert && <InverseToggle pressed={view.isInverse} onChange={update} />}
        </ButtonRow>
      )}
      <Choice
        label={t('coverage.order')}
        options={typeOrders}
        value={state.order}
        getLabel={(order) => t(`chart.orders.${order}`)}
        onPick={(order) => update((before) => ({ ...before, order }))}
      />
      <Choice
        label={t('chart.compare')}
        options={[undefined, ...otherEras]}
        value={comparison?.era}
        getLabel={(era) => (era ? rulesetLabel(era) : t('chart.compareNone'))}
        onPick={(era) => update((before) => ({ ...before, comparison: era }))}
      />
      {comparison && <Differences view={view} era={comparison.era} />}
      <details onToggle={({ currentTarget }) => setHasOpenFilter(currentTarget.open)}>
        <summary>
          <DisclosureLabel label={t('defense.types')} active={formatList(types.map(typeName))} />
        </summary>
        {hasOpenFilter && (
          <TypePicker
            unordered
            label={t('defense.types')}
            help={t('chart.typesHelp')}
            types={chart.types}
            selectedTypes={types}
            onToggle={(type) =>
              update((before) => ({ ...before, types: toggleIn(before.types, type) }))
            }
          />
        )}
      </details>
      <ButtonRow>{children}</ButtonRow>
    </Card>
  );
}
