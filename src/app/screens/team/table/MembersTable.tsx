// biome-ignore-all lint/a11y/noRedundantRoles: with display: block browsers may drop the table roles
import { Fragment, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { MatchupExplanation } from '#app/typeUi/MatchupExplanation.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import type { TeamRow } from '#core/answers/team.ts';
import type { AttackingType } from '#core/charts/type.ts';
import type { Matchup } from '#core/hit/effectiveness.ts';
import styles from './MembersTable.module.css';

type MemberMatchup = { attacking: AttackingType; matchup: Matchup };

const columns = {
  weakTo: (multiplier: number) => multiplier > 1,
  resists: (multiplier: number) => multiplier > 0 && multiplier < 1,
  immuneTo: (multiplier: number) => multiplier === 0,
};

const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** Shows a table of members × the types they are weak to, resist and are immune to. */
export function MembersTable({
  lineup,
  rows,
  previewedMember,
}: {
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
  previewedMember: ResolvedMember | undefined;
}) {
  const { t, language, namesTag } = useTranslation();
  const { typeName } = useNames();
  const [selection, setSelection] = useState<{ index: number; attacking: AttackingType }>();
  return (
    <div className={styles.scroller}>
      <table
        role="table"
        className={styles.table}
        aria-label={t('team.table')}
        aria-describedby="team-dangers"
      >
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('team.member')}
            </th>
            {columnNames.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {t(`team.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lineup.map((member, index) => {
            const memberMatchups: MemberMatchup[] = rows
              .map(({ attacking, matchups }) => ({ attacking, matchup: matchups[index]! }))
              .sort((one, other) => other.matchup.multiplier - one.matchup.multiplier);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the member
              <tr key={index} role="row" data-previewed={member === previewedMember || undefined}>
                <th scope="row" role="rowheader" translate="no" lang={namesTag}>
                  {member.name}
                </th>
                {columnNames.map((column) => (
                  <td key={column} role="cell">
                    <span aria-hidden className={styles.label}>
                      {t(`team.${column}`)}
                    </span>
                    <ul className={styles.chips}>
                      {memberMatchups
                        .filter(({ matchup }) => columns[column](matchup.multiplier))
                        .map(({ attacking, matchup }) => {
                          const { multiplier } = matchup;
                          const isExplained =
                            selection?.index === index && selection.attacking === attacking;
                          const multiplierText = formatMultiplier(multiplier, language);
                          return (
                            <Fragment key={attacking}>
                              <li>
                                <button
                                  type="button"
                                  data-level={getMultiplierLevel(multiplier)}
                                  aria-expanded={isExplained}
                                  onClick={() =>
                                    setSelection(isExplained ? undefined : { index, attacking })
                                  }
                                >
                                  <TypeIcon type={attacking} />
                                  <span translate="no">{`${typeName(attacking)} ${multiplierText}`}</span>
                                </button>
                              </li>
                              {isExplained && (
                                <li className={styles.why}>
                                  <MatchupExplanation matchup={matchup} />
                                </li>
                              )}
                            </Fragment>
                          );
                        })}
                    </ul>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
