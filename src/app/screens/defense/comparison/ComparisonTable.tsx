import { Fragment } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { TypeTable } from '#app/parts/game/TypeTable.tsx';
import { ColumnName } from '#app/typeUi/ColumnName.tsx';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { MatchupExplanation, NumberLinks } from '#app/typeUi/MatchupExplanation.tsx';
import type { ComparisonRow } from '#core/answers/comparison.ts';
import type { ComparedDefender } from './useComparison.ts';

/** Shows a row for each attacking type and a column for each defender; a row opens to say why. */
export function ComparisonTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly ComparedDefender[];
  rows: readonly ComparisonRow[];
}) {
  const { t, language } = useTranslation();
  return (
    <TypeTable
      aria-label={label}
      head={
        <tr>
          <th scope="col">{t('team.type')}</th>
          {columns.map(({ name, shortName, defender }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same Pokémon can have two columns
            <th key={index} scope="col">
              <ColumnName name={name} shortName={shortName} types={defender.typing} />
            </th>
          ))}
        </tr>
      }
      rows={rows.map(({ attacking, matchups }) => ({
        type: attacking,
        cells: matchups.map(({ multiplier }) => ({
          text: formatMultiplier(multiplier, language),
          level: getMultiplierLevel(multiplier),
        })),
        renderDetails: () => (
          <>
            {matchups.map((matchup, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an explanation belongs to its column
              <Fragment key={index}>
                <p translate="no">{columns[index]?.name}</p>
                <MatchupExplanation isPart matchup={matchup} />
              </Fragment>
            ))}
            <NumberLinks />
          </>
        ),
      }))}
    />
  );
}
