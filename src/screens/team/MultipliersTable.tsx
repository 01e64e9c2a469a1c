import { Fragment, useState } from 'react';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import type { AttackingType, TypeCount } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { RowDetail, RowHead } from './Row.tsx';
import { CountCell, TeamTable } from './TeamTable.tsx';
import type { TeamMember } from './useTeam.ts';

/** What types alone can come to; with three, and an ability on top, 16 and 1/16. */
const usual = {
  2: [4, 2, 1, 1 / 2, 1 / 4, 0],
  3: [16, 8, 4, 2, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 0],
} as const satisfies Record<TypeCount, readonly number[]>;

/** Attacking types × multipliers; how many members take each. */
export function MultipliersTable({
  lineup,
  rows,
  typeCount,
}: {
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
  typeCount: TypeCount;
}) {
  const { language } = useText();
  const [asked, ask] = useState<{ attacking: AttackingType; index?: number }>();
  const occurring = rows.flatMap(({ matchups }) => matchups.map(({ multiplier }) => multiplier));
  const multipliers = [...new Set([...usual[typeCount], ...occurring])].sort((a, b) => b - a);
  return (
    <TeamTable
      isMany={multipliers.length > 8}
      hasCounts
      heads={multipliers.map((multiplier) => (
        <th key={multiplier} scope="col" translate="no">
          {formatMultiplier(multiplier, language)}
        </th>
      ))}
    >
      {rows.map((row) => {
        const { attacking, matchups } = row;
        const isOpen = asked?.attacking === attacking;
        return (
          <Fragment key={attacking}>
            <tr data-dangerous={isDangerous(row) || undefined}>
              <RowHead
                row={row}
                isOpen={isOpen}
                onOpen={() => ask(isOpen ? undefined : { attacking })}
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
              <RowDetail
                row={row}
                lineup={lineup}
                isShown={() => true}
                asked={asked.index}
                columns={1 + multipliers.length}
                onAsk={(index) => ask({ attacking, ...(index !== undefined && { index }) })}
              />
            )}
          </Fragment>
        );
      })}
    </TeamTable>
  );
}
