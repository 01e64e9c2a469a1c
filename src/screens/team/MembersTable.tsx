// biome-ignore-all lint/a11y/noRedundantRoles: laid out as blocks, browsers may forget that it is a table
import { Fragment, useState } from 'react';
import type { Matchup } from '#engine/effectiveness.ts';
import type { TeamRow } from '#engine/team.ts';
import type { AttackingType } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { levelOf } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';
import { TypeSign } from '#widgets/TypeSign.tsx';
import { Why } from '#widgets/Why.tsx';
import styles from './MembersTable.module.css';
import type { TeamMember } from './useTeam.ts';

type Taken = { attacking: AttackingType; matchup: Matchup };

const columns = {
  weakTo: (multiplier: number) => multiplier > 1,
  resists: (multiplier: number) => multiplier > 0 && multiplier < 1,
  immuneTo: (multiplier: number) => multiplier === 0,
};

const names = Object.keys(columns) as (keyof typeof columns)[];

/** Members × what they are weak to, resist and are immune to. */
export function MembersTable({
  lineup,
  rows,
  tried,
}: {
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
  tried: TeamMember | undefined;
}) {
  const { text, language } = useText();
  const { typeName } = useNames();
  const [asked, ask] = useState<{ index: number; attacking: AttackingType }>();
  return (
    <div className={styles.scroller}>
      <table
        role="table"
        className={styles.table}
        aria-label={text('team.table')}
        aria-describedby="team-dangers"
      >
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {text('team.member')}
            </th>
            {names.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {text(`team.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lineup.map((member, index) => {
            const taken: Taken[] = rows
              .map(({ attacking, matchups }) => ({ attacking, matchup: matchups[index]! }))
              .sort((one, other) => other.matchup.multiplier - one.matchup.multiplier);
            const explained =
              asked?.index === index
                ? taken.find(({ attacking }) => attacking === asked.attacking)
                : undefined;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the team
              <Fragment key={index}>
                <tr role="row" data-tried={member === tried || undefined}>
                  <th scope="row" role="rowheader" translate="no">
                    {member.name}
                  </th>
                  {names.map((column) => (
                    <td key={column} role="cell">
                      <span aria-hidden className={styles.label}>
                        {text(`team.${column}`)}
                      </span>
                      <ul className={styles.chips}>
                        {taken
                          .filter(({ matchup }) => columns[column](matchup.multiplier))
                          .map(({ attacking, matchup: { multiplier } }) => {
                            const isAsked = explained?.attacking === attacking;
                            const written = formatMultiplier(multiplier, language);
                            return (
                              <li key={attacking}>
                                <button
                                  type="button"
                                  data-level={levelOf(multiplier)}
                                  aria-expanded={isAsked}
                                  onClick={() => ask(isAsked ? undefined : { index, attacking })}
                                >
                                  <TypeSign type={attacking} />
                                  <span translate="no">{`${typeName(attacking)} ${written}`}</span>
                                </button>
                              </li>
                            );
                          })}
                      </ul>
                    </td>
                  ))}
                </tr>
                {explained && (
                  <tr role="row">
                    <td role="cell" colSpan={1 + names.length}>
                      <Why matchup={explained.matchup} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
