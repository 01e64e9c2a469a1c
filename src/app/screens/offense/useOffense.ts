import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CalculatorEntry } from '#app/state/entry.ts';
import { useList } from '#app/state/list/useList.ts';
import type { UpdateState } from '#app/state/useCalculator.ts';
import type { OffenseState } from '#core/links/offense.ts';
import { supportedAttacks } from '#core/picks/supportedAttacks.ts';
import { targetsOf } from '#core/pokedex/list.ts';

/** The state of the offense screen, the part of it that the settings support, and its updater. */
export type Offense = ReturnType<typeof supportedAttacks> & {
  entry: CalculatorEntry<'offense'>;
  update: UpdateState<OffenseState>;
};

/** Returns the offense of an entry; the same object for the same entry. */
export function useOffense(
  entry: CalculatorEntry<'offense'>,
  update: UpdateState<OffenseState>,
): Offense {
  return useMemo(
    () => ({ ...supportedAttacks(entry.settings, entry.state), entry, update }),
    [entry, update],
  );
}

/** Returns the Pokémon list in use, and its entries as targets for the engine. */
export function useTargetList({ entry, countAbilities }: Offense) {
  const { namesLanguage } = useTranslation();
  const list = useList(entry.settings, namesLanguage);
  return { list, targets: targetsOf(list.entries, countAbilities) };
}

export type TargetList = ReturnType<typeof useTargetList>;
