import { use } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MoveField } from '#app/parts/moves/MoveField.tsx';
import { useSearch } from '#app/parts/search/useSearch.ts';
import { Card } from '#app/ui/Card.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import type { Type } from '#core/charts/type.ts';
import type { Strike } from '#core/hit/strike.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** Finds a type of the chart, and what else a text names, which leads to its answer. */
export function ChartSearch({
  types,
  settings,
  onPick,
}: {
  types: readonly Type[];
  settings: Settings;
  onPick: (type: Type) => void;
}) {
  const { t } = useTranslation();
  const otherSearch = useSearch(settings);
  const { navigate } = use(NavigationContext);

  function pick(strike: Strike): void {
    const type = types.find((each) => each === strike);
    if (type) onPick(type);
    else navigate(formatOffenseUrl([{ strike }], settings));
  }

  return (
    <Card aria-label={t('coverage.search')}>
      <MoveField
        label={t('moveField.label')}
        ruleset={settings.ruleset}
        otherSearch={otherSearch}
        onPick={pick}
      />
    </Card>
  );
}
