import { lazy, useDeferredValue, useState } from 'react';
import { emptyTeam, type Member, maxMembers, type TeamState } from '#calculators/team.ts';
import { supports } from '#engine/generation.ts';
import { worldIn } from '#engine/situation.ts';
import { teamDanger } from '#engine/suggest.ts';
import { team } from '#engine/team.ts';
import { Screen } from '#features/Screen.tsx';
import { useNews } from '#features/useNews.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import { Part } from '#widgets/Part.tsx';
import { Examples } from './Examples.tsx';
import { Helpers, type Later, sorted, Table, type Tried } from './LaterCards.tsx';
import { Members } from './Members.tsx';
import { TeamActions } from './TeamActions.tsx';
import styles from './TeamScreen.module.css';
import type { TeamSheet } from './TeamSheets.tsx';
import { type TeamMember, useTeam } from './useTeam.ts';

const TeamSheets = lazy(async () => ({ default: (await import('./TeamSheets.tsx')).TeamSheets }));

/** Where a team breaks, who of it breaks, and what would help. */
export function TeamScreen() {
  const { text } = useText();
  const told = useNews();
  const [sheet, setSheet] = useState<TeamSheet>();
  const [edited, edit] = useState<number>();
  const [hovered, hover] = useState<Tried>();
  const [pinned, pin] = useState<Tried>();
  const shown = useTeam(() => {
    told.forget();
    hover(undefined);
    pin(undefined);
  });
  const { state, choose, settings, all } = shown;
  const tried = hovered ?? pinned;
  const joined = tried && shown.resolve(tried.member);
  const chosen = all.filter(({ defender }) => defender.typing.length > 0);
  const lineup = joined ? [...chosen, joined] : chosen;
  const inverse = supports(settings.generation, 'inverse') && state.inverse;
  const world = worldIn(settings.generation, inverse);
  const rowsOf = (members: readonly TeamMember[]) =>
    team(
      members.map(({ defender }) => defender),
      world,
    );
  const rows = rowsOf(lineup);
  const present = joined ? rowsOf(chosen) : rows;
  const danger = teamDanger(present);

  /** Tells what was done to the team, and offers to have it back as it was. */
  function change(next: (state: TeamState) => TeamState, says: string, takesFocus = false): void {
    const chooseAfresh: typeof choose = (next) => {
      choose(next);
      edit(undefined);
    };
    told.change(chooseAfresh, next, { says, takesFocus }, withLooks);
  }

  function add(member: Member): void {
    change(
      ({ members, ...rest }) => ({ ...rest, members: [...members, member].slice(0, maxMembers) }),
      text('team.suggest.added', { name: shown.resolve(member).name }),
      true,
    );
  }

  // What was tapped comes first; the large tables follow when there is time.
  const later = useDeferredValue<Later>({
    shown,
    chosen,
    lineup,
    rows,
    joined,
    world,
    danger,
    pinned,
    hover,
    pin,
    add,
  });

  return (
    <>
      <PageHead
        title={`${text('team.pageTitle')} · ${text('defense.pageTitle')}`}
        description={text('team.description')}
        path="/defense/team/"
      />
      <Screen
        told={told}
        ignored={shown.ignored}
        onCorrect={() => choose(shown.withoutIgnored)}
        className={styles.screen}
      >
        <Members
          team={shown}
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
          {chosen.length === 0 ? (
            <Examples
              team={shown}
              onPick={(members) => {
                choose((state) => ({ ...state, members }));
                edit(undefined);
                told.keepFocus();
              }}
            />
          ) : (
            <Table {...later} />
          )}
        </div>
        {all.length > 0 && (
          <Card>
            <div className={styles.actions}>
              <TeamActions
                team={shown}
                onSheet={setSheet}
                told={told}
                onClear={() =>
                  change((now) => withLooks(emptyTeam, now), text('news.cleared'), true)
                }
              />
            </div>
          </Card>
        )}
        <Helpers {...later} />
      </Screen>
      <HelpCards of="team" />
      <Part>
        {sheet && (
          <TeamSheets
            sheet={sheet}
            team={shown}
            lineup={chosen}
            rows={sorted(present, state)}
            onClose={() => setSheet(undefined)}
            onImport={change}
          />
        )}
      </Part>
    </>
  );
}

/** A team in the table that the player likes. */
function withLooks(team: TeamState, { format, sort }: TeamState): TeamState {
  return { ...team, format, sort };
}
