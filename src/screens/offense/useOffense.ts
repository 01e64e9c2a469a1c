import { useMemo } from 'react';
import {
  type AttacksChoice,
  attacksUnder,
  formatAttacks,
  parseAttacks,
} from '#calculators/offense.ts';
import type { Settings } from '#calculators/settings.ts';
import { useChoice } from '#calculators/useChoice.ts';
import { useText } from '#i18n/text.ts';
import { targetsOf } from '#pokedex/list.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { useList } from '#pokedex/useList.ts';
import { readSettings, useSettings } from '#preferences/settings.ts';

const notation = { parse: parseAttacks, format: formatAttacks };

/** What the address bar says of the offense screen, how to change it, and whom it is asked of. */
export function useOffense(onChoose: () => void) {
  const { language } = useText();
  const { generation, typeCount } = useSettings();
  const { choice, ignored, change } = useChoice('offense', notation, readSettings);
  const under = useMemo(
    () => attacksUnder({ generation, typeCount }, choice),
    [generation, typeCount, choice],
  );

  const list = useList(generation, language);
  const targets = targetsOf(list.entries, under.countAbilities);
  const { searchables } = useSearchables(generation);

  return {
    ...under,
    settings: { generation, typeCount },
    choice,
    /** Changes what is chosen at this moment. */
    choose: (next: (choice: AttacksChoice, settings: Settings) => AttacksChoice) => {
      onChoose();
      change(next);
    },
    ignored,
    list,
    targets,
    searchables,
  };
}

export type Offense = ReturnType<typeof useOffense>;
