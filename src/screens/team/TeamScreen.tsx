import { lazy, useDeferredValue, useMemo, useRef, useState } from 'react';
import { copyLink, shareLink } from '#choices/link.ts';
import { parameters } from '#choices/parameter.ts';
import { type Member, mostMembers, noTeam, type TeamChoice } from '#choices/team.ts';
import type { Target } from '#engine/coverage.ts';
import type { World } from '#engine/situation.ts';
import { teamDanger } from '#engine/suggest.ts';
import { byDanger, team } from '#engine/team.ts';
import { useText } from '#i18n/text.ts';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { type News, NewsNotice } from '#widgets/News.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import { Part } from '#widgets/Part.tsx';
import { Actions } from './Actions.tsx';
import { Examples } from './Examples.tsx';
import { Headline } from './Headline.tsx';
import { Members } from './Members.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TableCard } from './TableCard.tsx';
import styles from './TeamScreen.module.css';
import type { TeamSheet } from './TeamSheets.tsx';
import { type TeamMember, useTeam } from './useTeam.ts';

const TeamSheets = lazy(async () => ({ default: (await import('./TeamSheets.tsx')).TeamSheets }));

/** Somebody tried out who has not joined. */
type Tried = { target: Target; member: Member };

/** Where a team breaks, who of it breaks, and what would help. */
export function TeamScreen() {
  const { text } = useText();
  const screen = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News | 'dismissed'>();
  const [sheet, setSheet] = useState<TeamSheet>();
  const [edited, edit] = useState<number>();
  const [hovered, hover] = useState<Tried>();
  const [pinned, pin] = useState<Tried>();
  const shown = useTeam(() => {
    setNews(undefined);
    hover(undefined);
    pin(undefined);
  });
  const { choice, choose, settings, all } = shown;
  const tried = hovered ?? pinned;
  const joined = tried && shown.resolve(tried.member);
  const chosen = all.filter(({ defender }) => defender.typing.length > 0);
  const lineup = joined ? [...chosen, joined] : chosen;
  const inverse = settings.generation === 'default' && choice.inverse;
  const world: World = { generation: settings.generation, inverse };
  const rowsOf = (members: readonly TeamMember[]) =>
    team(
      members.map(({ defender }) => defender),
      world,
    );
  const sorted = (rows: ReturnType<typeof rowsOf>) =>
    choice.sort === 'danger' ? byDanger(rows) : rows;
  const rows = rowsOf(lineup);
  const present = joined ? rowsOf(chosen) : rows;
  const danger = teamDanger(present);

  /** For when the control that had the focus goes away. */
  const keepFocus = () => screen.current?.focus({ preventScroll: true });

  /** Tells what was done to the team, and offers to have it back as it was. */
  function change(
    next: (choice: TeamChoice) => TeamChoice,
    says: string,
    takesFocus = false,
  ): void {
    choose(next);
    edit(undefined);
    setNews({
      says,
      takesFocus,
      undo: () => {
        const { members, terastallized, inverse } = choice;
        choose((choice) => ({ ...choice, members, terastallized, inverse }));
        edit(undefined);
        keepFocus();
      },
    });
  }

  function add(member: Member): void {
    change(
      ({ members, ...rest }) => ({ ...rest, members: [...members, member].slice(0, mostMembers) }),
      text('team.suggest.added', { name: shown.resolve(member).name }),
      true,
    );
  }

  // What was tapped comes first; the large tables follow when there is time.
  const later = useDeferredValue({
    shown,
    chosen,
    lineup,
    rows,
    joined,
    world,
    danger,
    pinned,
    add,
  });
  const [table, suggestions] = useMemo(() => {
    const { shown, chosen, lineup, rows, joined, world, danger, pinned, add } = later;
    return [
      <TableCard
        key="table"
        team={shown}
        lineup={lineup}
        rows={shown.choice.sort === 'danger' ? byDanger(rows) : rows}
        tried={joined}
        headline={<Headline rows={byDanger(rows)} members={lineup} />}
      />,
      chosen.length > 0 && shown.choice.members.length < mostMembers && (
        <Suggestions
          team={shown}
          members={chosen}
          world={world}
          danger={danger}
          pinned={pinned?.target}
          onHover={hover}
          onPin={pin}
          onAdd={add}
        />
      ),
    ];
  }, [later]);

  return (
    <>
      <PageHead
        title={`${text('team.pageTitle')} · ${text('defense.pageTitle')}`}
        description={text('team.description')}
        path="/defense/team/"
      />
      <div ref={screen} tabIndex={-1} className={styles.screen}>
        <Members
          team={shown}
          edited={edited}
          onEdit={edit}
          onSheet={setSheet}
          onRemove={(index) =>
            change(
              (choice) => ({
                ...choice,
                members: choice.members.filter((_, place) => place !== index),
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
                choose((choice) => ({ ...choice, members }));
                edit(undefined);
                keepFocus();
              }}
            />
          ) : (
            table
          )}
        </div>
        {all.length > 0 && (
          <Actions
            team={shown}
            onSheet={setSheet}
            onCopy={async () => {
              const isCopied = await copyLink('team');
              setNews({ says: text(isCopied ? 'news.linkCopied' : 'news.linkNotCopied') });
            }}
            onShare={() => shareLink('team', text('team.pageTitle'))}
            onClear={() => change(() => noTeam, text('news.cleared'), true)}
          />
        )}
        {suggestions}
      </div>
      <HelpCards of="team" />
      <Part>
        {sheet && (
          <TeamSheets
            sheet={sheet}
            team={shown}
            lineup={chosen}
            rows={sorted(present)}
            onClose={() => setSheet(undefined)}
            onImport={change}
          />
        )}
      </Part>
      <NewsNotice
        news={news}
        ignored={shown.ignored.map((name) => text(parameters[name]))}
        onDismiss={() => {
          if (shown.ignored.length > 0) choose(shown.withoutIgnored);
          setNews('dismissed');
          keepFocus();
        }}
      />
    </>
  );
}
