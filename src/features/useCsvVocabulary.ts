import { useMemo } from 'react';
import { csvColumns } from '#csv/columns.ts';
import type { CsvLabels } from '#csv/saveList.ts';
import type { CsvVocabulary } from '#csv/vocabulary.ts';
import { type Ability, abilities } from '#engine/ability.ts';
import { selectableIn } from '#engine/rule.ts';
import { isOfficialType, type Type, types } from '#engine/type.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useNames } from '#widgets/names/names.ts';
import { useOwnNames } from '#widgets/names/ownNames.ts';

/** The columns that have more than one header. */
const columnsWithAliases = ['number', 'name', 'type1', 'abilities'] as const;

/**
 * Returns the words that a list may contain, in the player's language or English, and those that it
 * is saved with.
 */
export function useCsvVocabulary(): { vocabulary: CsvVocabulary; labels: CsvLabels } {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const { types: ownTypes } = useOwnNames();
  return useMemo(() => {
    const inBothLanguages = (translate: (lng?: string) => string) => [translate(), translate('en')];
    const allTypes: readonly Type[] = [
      ...new Set([...types, ...[...ownTypes.values()].map(({ id }) => id)]),
    ];
    const abilityName = (ability: Ability, lng?: string) =>
      t(`abilities.${ability}` as 'abilities.levitate', { lng });
    const aliases = tableOf(columnsWithAliases, (column) =>
      inBothLanguages((lng) => t(`coverage.columnsToo.${column}`, { lng })).flatMap((headers) =>
        headers.split(' / '),
      ),
    );
    return {
      vocabulary: {
        columns: tableOf(csvColumns, (column) => [
          ...inBothLanguages((lng) => t(`coverage.columns.${column}`, { lng })),
          ...(column in aliases ? aliases[column as keyof typeof aliases] : []),
        ]),
        types: tableOf(allTypes, (type) => [
          typeName(type),
          isOfficialType(type) ? t(`types.${type}`, { lng: 'en' }) : type,
        ]),
        abilities: tableOf(selectableIn('default', abilities, 'defending'), (ability) =>
          inBothLanguages((lng) => abilityName(ability, lng)),
        ),
      },
      labels: {
        headers: tableOf(csvColumns, (column) => t(`coverage.columns.${column}`)),
        typeName,
        abilityName: (ability) => abilityName(ability),
      },
    };
  }, [t, typeName, ownTypes]);
}

function tableOf<Name extends string, Value>(
  names: readonly Name[],
  getValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, getValue(name)])) as Record<Name, Value>;
}
