import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { ComparisonRow } from '#engine/comparison.ts';
import type { AttackingType } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { ColumnName } from '#widgets/ColumnName.tsx';
import { getMultiplierLevel } from '#widgets/level.ts';
import { MatchupExplanation } from '#widgets/MatchupExplanation.tsx';
import { useNames } from '#widgets/names/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './ComparisonTable.module.css';
import type { ComparedDefender } from './useComparison.ts';

const chevron = <ChevronDown aria-hidden />;

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
  const { typeName } = useNames();
  const [openType, setOpenType] = useState<AttackingType>();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('team.type')}</th>
          {columns.map(({ name, shortName, defender }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same Pokémon can have two columns
            <th key={index} scope="col">
              <ColumnName name={name} shortName={shortName} types={defender.typing} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ attacking, matchups }) => {
          const isOpen = attacking === openType;
          return (
            <Fragment key={attacking}>
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpenType(isOpen ? undefined : attacking)}
                  >
                    <TypeIcon type={attacking} />
                    <span translate="no">{typeName(attacking)}</span>
                    {chevron}
                  </button>
                </th>
                {matchups.map(({ multiplier }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                  <td key={index} translate="no" data-level={getMultiplierLevel(multiplier)}>
                    {formatMultiplier(multiplier, language)}
                  </td>
                ))}
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={1 + columns.length}>
                    {matchups.map((matchup, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an explanation belongs to its column
                      <Fragment key={index}>
                        <p translate="no">{columns[index]?.name}</p>
                        <MatchupExplanation matchup={matchup} />
                      </Fragment>
                    ))}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
