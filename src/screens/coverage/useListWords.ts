import { useMemo } from 'react';
import { csvColumns } from '#csv/columns.ts';
import type { CsvLabels } from '#csv/saveList.ts';
import type { CsvVocabulary } from '#csv/vocabulary.ts';
import { type Ability, abilities } from '#engine/ability.ts';
import { selectableIn } from '#engine/rule.ts';
import { types } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';

/** The columns that have more than one header. */
const columnsToo = ['number', 'name', 'type1', 'abilities'] as const;

/** The words a list may use, the player's own and the English ones, and those it is written in. */
export function useListWords(): { words: CsvVocabulary; writing: CsvLabels } {
  const { text } = useText();
  return useMemo(() => {
    const both = (say: (lng?: string) => string) => [say(), say('en')];
    const abilityName = (ability: Ability, lng?: string) =>
      text(`abilities.${ability}` as 'abilities.levitate', { lng });
    const more = tableOf(columnsToo, (column) =>
      both((lng) => text(`coverage.columnsToo.${column}`, { lng })).flatMap((several) =>
        several.split(' / '),
      ),
    );
    return {
      words: {
        columns: tableOf(csvColumns, (column) => [
          ...both((lng) => text(`coverage.columns.${column}`, { lng })),
          ...(column in more ? more[column as keyof typeof more] : []),
        ]),
        types: tableOf(types, (type) => both((lng) => text(`types.${type}`, { lng }))),
        abilities: tableOf(selectableIn('default', abilities, 'defending'), (ability) =>
          both((lng) => abilityName(ability, lng)),
        ),
      },
      writing: {
        headers: tableOf(csvColumns, (column) => text(`coverage.columns.${column}`)),
        typeName: (type) => text(`types.${type}`),
        abilityName: (ability) => abilityName(ability),
      },
    };
  }, [text]);
}

function tableOf<Name extends string, Value>(
  names: readonly Name[],
  wordsOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, wordsOf(name)])) as Record<Name, Value>;
}
