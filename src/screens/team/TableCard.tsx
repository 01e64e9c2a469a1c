import { memo } from 'react';
import { sorts, type TeamState, tableFormats } from '#calculators/team.ts';
import { typeCountIn } from '#engine/generation.ts';
import { byDanger, type TeamRow } from '#engine/team.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { Note } from '#widgets/AnswerCard.tsx';
import { Headline } from './Headline.tsx';
import { Matrix } from './Matrix.tsx';
import { MembersTable } from './MembersTable.tsx';
import { MultipliersTable } from './MultipliersTable.tsx';
import styles from './TableCard.module.css';
import type { Team, TeamMember } from './useTeam.ts';

/** What hits the team, in the table the player likes. */
export const TableCard = memo(function TableCard({
  team,
  lineup,
  rows,
  tried,
}: {
  team: Team;
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
  tried: TeamMember | undefined;
}) {
  const { text } = useText();
  const { state, update, settings } = team;
  const { format } = state;
  const sorted = sortRows(rows, state.sort);
  // Another team, or another order: what was open of the last one closes.
  const who = state.members.map(({ pokemon, types }) => pokemon ?? types).join();
  return (
    <Card data-preview aria-label={text('defense.answer')} className={styles.card}>
      <Headline rows={byDanger(rows)} members={lineup} />
      {tried && <p className={styles.tried}>{text('team.preview', { name: tried.name })}</p>}
      {team.isInverse && <Note>{text('why.inverse')}</Note>}
      <div className={styles.selects}>
        <Select
          inline
          label={text('team.format')}
          value={format}
          onChange={({ target }) => {
            const picked = tableFormats.find((each) => each === target.value);
            if (picked) update((state) => ({ ...state, format: picked }));
          }}
        >
          {tableFormats.map((each) => (
            <option key={each} value={each}>
              {text(`team.formats.${each}`)}
            </option>
          ))}
        </Select>
        {format !== 'members' && (
          <Select
            inline
            label={text('team.sort')}
            value={state.sort}
            onChange={({ target }) => {
              const picked = sorts.find((each) => each === target.value);
              if (picked) update((state) => ({ ...state, sort: picked }));
            }}
          >
            {sorts.map((each) => (
              <option key={each} value={each}>
                {text(`team.sorts.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {format === 'members' ? (
        <MembersTable key={who} lineup={lineup} rows={sorted} tried={tried} />
      ) : format === 'complex' ? (
        <MultipliersTable
          key={who}
          lineup={lineup}
          rows={sorted}
          typeCount={typeCountIn(settings.generation, settings.typeCount)}
        />
      ) : (
        <Matrix key={who} lineup={lineup} rows={sorted} tried={tried} shows={format} />
      )}
    </Card>
  );
});

/** The rows in the order that the player likes. */
export function sortRows(rows: readonly TeamRow[], sort: TeamState['sort']): readonly TeamRow[] {
  return sort === 'danger' ? byDanger(rows) : rows;
}
