import { useMemo } from 'react';
import type { CsvLabels } from '#app/files/saveList.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { useOwnNames } from '#app/typeUi/names/ownNames.ts';
import { isOfficialType, type Type, types } from '#core/charts/type.ts';
import { csvColumns } from '#core/formats/csv/columns.ts';
import type { CsvVocabulary } from '#core/formats/csv/vocabulary.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { selectableIn } from '#core/rules/rule.ts';
import type { TextKey } from '#core/textKey.ts';

/** The columns that have more than one header. */
const columnsWithAliases = ['number', 'name', 'type1', 'abilities'] as const;

const abilityKey = (ability: Ability) => `abilities.${ability}` as 'abilities.levitate';

/** Returns the words that a saved list has. */
export function useCsvLabels(): CsvLabels {
  const { t } = useTranslation();
  const { typeName } = useNames();
  return useMemo(
    () => ({
      headers: tableOf(csvColumns, (column) => t(`coverage.columns.${column}`)),
      typeName,
      abilityName: (ability) => t(abilityKey(ability)),
    }),
    [t, typeName],
  );
}

/** Returns the words that a list may contain, in the player's languages or English. */
export function useCsvVocabulary(): CsvVocabulary {
  const { t, unmixed, english } = useTranslation();
  const { typeName } = useNames();
  const { types: ownTypes } = useOwnNames();
  return useMemo(() => {
    const inAllLanguages = (key: TextKey) => [...new Set([t(key), unmixed(key), english(key)])];
    const allTypes: readonly Type[] = [
      ...new Set([...types, ...[...ownTypes.values()].map(({ id }) => id)]),
    ];
    const aliases = tableOf(columnsWithAliases, (column) =>
      inAllLanguages(`coverage.columnsToo.${column}`).flatMap((headers) => headers.split(' / ')),
    );
    return {
      columns: tableOf(csvColumns, (column) => [
        ...inAllLanguages(`coverage.columns.${column}`),
        ...(column in aliases ? aliases[column as keyof typeof aliases] : []),
      ]),
      types: tableOf(allTypes, (type) => [
        typeName(type),
        ...(isOfficialType(type) ? inAllLanguages(`types.${type}`) : [type]),
      ]),
      abilities: tableOf(selectableIn('default', abilities, 'defending'), (ability) =>
        inAllLanguages(abilityKey(ability)),
      ),
    };
  }, [t, unmixed, english, typeName, ownTypes]);
}

function tableOf<Name extends string, Value>(
  names: readonly Name[],
  getValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, getValue(name)])) as Record<Name, Value>;
}
