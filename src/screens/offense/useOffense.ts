import { useMemo } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { OffenseState } from '#links/offense.ts';
import { supportedAttacks } from '#picks/supportedAttacks.ts';
import { targetsOf } from '#pokedex/list.ts';
import { useList } from '#pokedex/useList.ts';
import type { CalculatorEntry } from '#session/entry.ts';
import type { UpdateState } from '#session/useCalculator.ts';

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
