import { Fragment, useState } from 'react';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import type { AttackingType, TypeCount } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { levelOf } from '#widgets/level.ts';
import { RowDetail, RowHead } from './Row.tsx';
import styles from './Table.module.css';
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
  const { text, language } = useText();
  const [asked, ask] = useState<{ attacking: AttackingType; index?: number }>();
  const occurring = rows.flatMap(({ matchups }) => matchups.map(({ multiplier }) => multiplier));
  const multipliers = [...new Set([...usual[typeCount], ...occurring])].sort((a, b) => b - a);
  return (
    <div className={styles.scroller} data-many={multipliers.length > 8 || undefined}>
      <table
        className={`${styles.table} ${styles.counts}`}
        aria-label={text('team.table')}
        aria-describedby="team-dangers"
      >
        <thead>
          <tr>
            <th scope="col">{text('team.type')}</th>
            {multipliers.map((multiplier) => (
              <th key={multiplier} scope="col">
                {formatMultiplier(multiplier, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
                  {multipliers.map((each) => {
                    const count = matchups.filter(({ multiplier }) => multiplier === each).length;
                    return (
                      <td key={each} className={styles.count}>
                        {count > 0 ? (
                          <span data-level={levelOf(each)}>{count}</span>
                        ) : (
                          <span role="img" aria-label="0">
                            ·
                          </span>
                        )}
                      </td>
                    );
                  })}
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
        </tbody>
      </table>
    </div>
  );
}
