import { lazy, useDeferredValue, useMemo, useState } from 'react';
import { emptyTeam, type Member, maxMembers, type TeamState } from '#calculators/team.ts';
import { type Update, useCalculator } from '#calculators/useCalculator.ts';
import type { World } from '#engine/situation.ts';
import { teamDanger } from '#engine/suggest.ts';
import { type TeamRow, team as teamRows } from '#engine/team.ts';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { useNotices } from '#features/useNotices.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { Part } from '#widgets/Part.tsx';
import { Examples } from './Examples.tsx';
import { Members } from './Members.tsx';
import { Suggestions } from './Suggestions.tsx';
import { sortRows, TableCard } from './TableCard.tsx';
import { TeamActions } from './TeamActions.tsx';
import styles from './TeamScreen.module.css';
import type { TeamSheet } from './TeamSheets.tsx';
import type { Tried } from './tried.ts';
import { type TeamMember, useTeam } from './useTeam.ts';

const TeamSheets = lazy(async () => ({ default: (await import('./TeamSheets.tsx')).TeamSheets }));

/** Where a team is weak, which members are, and what would help. */
export function TeamScreen() {
  const { text } = useText();
  const notices = useNotices('team');
  const [sheet, setSheet] = useState<TeamSheet>();
  const [edited, edit] = useState<number>();
  const [hovered, hover] = useState<Tried>();
  const [pinned, pin] = useState<Tried>();
  const { entry, update: updateEntry } = useCalculator('team');
  const update = useStableCallback<Parameters<Update<TeamState>>>((next) =>
    updateEntry((state, settings) => {
      const changed = next(state, settings);
      if (!isSameTeam(changed, state)) {
        notices.clear();
        hover(undefined);
        pin(undefined);
      }
      return changed;
    }),
  );
  const team = useTeam(entry, update);
  const { state, all } = team;

  // What was tapped comes first; the large tables follow when there is time.
  const later = useTeam(useDeferredValue(entry), update);
  const tried = useDeferredValue(hovered ?? pinned);
  const joined = useMemo(() => tried && later.resolve(tried.member), [tried, later]);
  const lineup = useMemo(
    () => (joined ? [...later.chosen, joined] : later.chosen),
    [later.chosen, joined],
  );
  const rows = useMemo(() => rowsOf(lineup, later.world), [lineup, later.world]);
  const present = useMemo(
    () => (joined ? rowsOf(later.chosen, later.world) : rows),
    [joined, later.chosen, later.world, rows],
  );

  /** Changes the team, shows a notice, and offers the team back as it was. */
  function change(
    next: (state: TeamState) => TeamState,
    message: string,
    takesFocus = false,
  ): void {
    const updateAndClose = (next: (state: TeamState) => TeamState) => {
      update(next);
      edit(undefined);
    };
    notices.change(updateAndClose, next, { message, takesFocus }, withLooks);
  }

  const add = useStableCallback((member: Member) =>
    change(
      ({ members, ...rest }) => ({ ...rest, members: [...members, member].slice(0, maxMembers) }),
      text('team.suggest.added', { name: team.resolve(member).name }),
      true,
    ),
  );

  return (
    <>
      <CalculatorScreen
        calculator="team"
        title={`${text('team.pageTitle')} · ${text('defense.pageTitle')}`}
        notices={notices}
        ignored={team.isWrong ? [...entry.ignored, 'member'] : entry.ignored}
        onCorrect={() => update(team.withoutIgnored)}
        className={styles.screen}
      >
        <Members
          team={team}
          edited={edited}
          onEdit={edit}
          onSheet={setSheet}
          onRemove={(index) =>
            change(
              (state) => ({
                ...state,
                members: state.members.filter((_, place) => place !== index),
              }),
              text('team.removed', { name: all[index]?.name || text('team.member') }),
              true,
            )
          }
        />
        <div className={styles.answer}>
          {team.chosen.length === 0 ? (
            <Examples
              team={team}
              onPick={(members) => {
                update((state) => ({ ...state, members }));
                edit(undefined);
                notices.keepFocus();
              }}
            />
          ) : (
            <TableCard team={later} lineup={lineup} rows={rows} tried={joined} />
          )}
        </div>
        {all.length > 0 && (
          <Card>
            <div className={styles.actions}>
              <TeamActions
                team={team}
                onSheet={setSheet}
                notices={notices}
                onClear={() =>
                  change((now) => withLooks(emptyTeam, now), text('news.cleared'), true)
                }
              />
            </div>
          </Card>
        )}
        {later.chosen.length > 0 && later.all.length < maxMembers && (
          <Suggestions
            team={later}
            danger={teamDanger(present)}
            pinned={pinned?.target}
            onHover={hover}
            onPin={pin}
            onAdd={add}
          />
        )}
      </CalculatorScreen>
      <Part>
        {sheet && (
          <TeamSheets
            sheet={sheet}
            team={team}
            lineup={team.chosen}
            rows={sortRows(rowsOf(team.chosen, team.world), state.sort)}
            onClose={() => setSheet(undefined)}
            onImport={change}
          />
        )}
      </Part>
    </>
  );
}

function rowsOf(members: readonly TeamMember[], world: World): TeamRow[] {
  return teamRows(
    members.map(({ defender }) => defender),
    world,
  );
}

/** Another table of the same members is no change of the team. */
function isSameTeam(one: TeamState, other: TeamState): boolean {
  return (
    one.members === other.members &&
    one.terastallized === other.terastallized &&
    one.inverse === other.inverse
  );
}

/** A team in the table that the player likes. */
function withLooks(team: TeamState, { format, sort }: TeamState): TeamState {
  return { ...team, format, sort };
}
