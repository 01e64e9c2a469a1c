import { useMemo } from 'react';
import { attacksUnder } from '#calculators/attacksUnder.ts';
import type { Entry } from '#calculators/entries.ts';
import type { OffenseState } from '#calculators/offense.ts';
import type { Update } from '#calculators/useCalculator.ts';
import { useText } from '#i18n/text.ts';
import { targetsOf } from '#pokedex/list.ts';
import { useList } from '#pokedex/useList.ts';

/** The state of the offense screen, what of it exists under the settings, and how to change it. */
export type Offense = ReturnType<typeof attacksUnder> & {
  entry: Entry<'offense'>;
  update: Update<OffenseState>;
};

/** What an entry of the offense screen comes to; the same object for the same entry. */
export function useOffense(entry: Entry<'offense'>, update: Update<OffenseState>): Offense {
  return useMemo(
    () => ({ ...attacksUnder(entry.settings, entry.state), entry, update }),
    [entry, update],
  );
}

/** The list that the attacks are tried on, and its Pokémon as the engine takes them. */
export function useTargets({ entry, countAbilities }: Offense) {
  const { language } = useText();
  const list = useList(entry.settings.generation, language);
  return { list, targets: targetsOf(list.entries, countAbilities) };
}

export type Targets = ReturnType<typeof useTargets>;
