import { useMemo } from 'react';
import { attacksUnder, type OffenseState } from '#calculators/offense.ts';
import { useCalculator } from '#calculators/useCalculator.ts';
import type { Settings } from '#engine/settings.ts';
import { useText } from '#i18n/text.ts';
import { targetsOf } from '#pokedex/list.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { useList } from '#pokedex/useList.ts';

/** What the address bar says of the offense screen, how to change it, and whom it is asked of. */
export function useOffense(onChoose: () => void) {
  const { language } = useText();
  const { key, state, settings, ignored, update } = useCalculator('offense');
  const { generation } = settings;
  const under = useMemo(() => attacksUnder(settings, state), [settings, state]);

  const list = useList(generation, language);
  const targets = targetsOf(list.entries, under.countAbilities);
  const { searchables } = useSearchables(generation);

  return {
    ...under,
    key,
    settings,
    state,
    /** Changes what is chosen at this moment. */
    choose: (next: (state: OffenseState, settings: Settings) => OffenseState) => {
      onChoose();
      update(next);
    },
    ignored,
    list,
    targets,
    searchables,
  };
}

export type Offense = ReturnType<typeof useOffense>;
