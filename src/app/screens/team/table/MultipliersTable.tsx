import { useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import type { TeamRow } from '#core/answers/team.ts';
import type { TypeCount } from '#core/charts/type.ts';
import { CountCell, TeamTable } from './TeamTable.tsx';
import { type OpenRow, TypeRow } from './TypeRow.tsx';

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
  const [open, setOpen] = useState<OpenRow>();
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
      {rows.map((row) => (
        <TypeRow
          key={row.attacking}
          row={row}
          lineup={lineup}
          open={open}
          columnCount={1 + multipliers.length}
          onOpen={setOpen}
        >
          {multipliers.map((each) => (
            <CountCell
              key={each}
              multiplier={each}
              count={row.matchups.filter(({ multiplier }) => multiplier === each).length}
            />
          ))}
        </TypeRow>
      ))}
    </TeamTable>
  );
}
