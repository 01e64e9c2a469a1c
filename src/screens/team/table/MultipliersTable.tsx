import { Fragment, useState } from 'react';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import type { AttackingType, TypeCount } from '#engine/type.ts';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { CountCell, TeamTable } from './TeamTable.tsx';
import { TypeRowDetail, TypeRowHead } from './TypeRow.tsx';

/** The multipliers that types alone allow; with three types and an ability, also 16 and 1/16. */
const defaultMultipliers = {
  2: [4, 2, 1, 1 / 2, 1 / 4, 0],
  3: [16, 8, 4, 2, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 0],
} as const satisfies Record<TypeCount, readonly number[]>;

/** Shows a table of attacking types × multipliers, with the number of members that take each. */
export function MultipliersTable({
  lineup,
  rows,
  typeCount,
}: {
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
  typeCount: TypeCount;
}) {
  const { language } = useTranslation();
  const [selection, setSelection] = useState<{ attacking: AttackingType; index?: number }>();
  const teamMultipliers = rows.flatMap(({ matchups }) =>
    matchups.map(({ multiplier }) => multiplier),
  );
  const multipliers = [...new Set([...defaultMultipliers[typeCount], ...teamMultipliers])].sort(
    (a, b) => b - a,
  );
  return (
    <TeamTable
      hasManyColumns={multipliers.length > 8}
      hasCounts
      heads={multipliers.map((multiplier) => (
        <th key={multiplier} scope="col" translate="no">
          {formatMultiplier(multiplier, language)}
        </th>
      ))}
    >
      {rows.map((row) => {
        const { attacking, matchups } = row;
        const isOpen = selection?.attacking === attacking;
        return (
          <Fragment key={attacking}>
            <tr data-dangerous={isDangerous(row) || undefined}>
              <TypeRowHead
                row={row}
                isOpen={isOpen}
                onOpen={() => setSelection(isOpen ? undefined : { attacking })}
              />
              {multipliers.map((each) => (
                <CountCell
                  key={each}
                  multiplier={each}
                  count={matchups.filter(({ multiplier }) => multiplier === each).length}
                />
              ))}
            </tr>
            {isOpen && (
              <TypeRowDetail
                row={row}
                lineup={lineup}
                isVisible={() => true}
                selectedIndex={selection.index}
                columnCount={1 + multipliers.length}
                onSelect={(index) =>
                  setSelection({ attacking, ...(index !== undefined && { index }) })
                }
              />
            )}
          </Fragment>
        );
      })}
    </TeamTable>
  );
}
