import { use, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { BoxLink } from '#app/parts/frame/BoxLink.tsx';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { UnreadableRecords } from '#app/parts/frame/UnreadableRecords.tsx';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { TeamFilter, useTeamFilter } from '#app/parts/team/TeamFilter.tsx';
import { useKeepFocusOnTeam } from '#app/screens/team/useKeepFocusOnTeam.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { formatStoredEntry } from '#app/state/entry.ts';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { formatTeamAddress, normalizeTeamLink } from '#app/state/saved/teamLink.ts';
import { session } from '#app/state/session.ts';
import { showSavedTeam } from '#app/state/showSavedTeam.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { moveRowFocus } from '#app/ui/lists/rowFocus.ts';
import { Sortable } from '#app/ui/lists/Sortable.tsx';
import { useRowWindow } from '#app/ui/lists/useRowWindow.ts';
import { CloseSheetContext, SheetBody, SheetFoot } from '#app/ui/Sheet.tsx';
import { Status } from '#app/ui/Status.tsx';
import { moveItem } from '#core/links/team.ts';
import { BackupTeams } from './BackupTeams.tsx';
import type { SavedTeamEditorControl } from './SavedTeamEditor.tsx';
import { SavedTeamRow } from './SavedTeamRow.tsx';
import { SaveTeamButton } from './SaveTeamButton.tsx';
import { useSavedTeamChanges } from './useSavedTeamChanges.ts';

/** The estimated height of a row, in pixels. */
const rowHeight = 64;

/** Lists the saved teams: a press opens one, and each can be renamed, duplicated, moved and removed. */
export function SavedTeamsList({
  team,
  receivedFile,
  opensBackup,
}: {
  team: Team;
  /** The backup that another app shared, or that the player opened with the app. */
  receivedFile: File | undefined;
  opensBackup: boolean;
}) {
  const { t } = useTranslation();
  const { formatList } = useNames();
  const { navigate } = use(NavigationContext);
  const closeSheet = use(CloseSheetContext);
  const { entry } = useCalculator('team');
  const list = useSavedList(savedTeams);
  const { notice, change, merge, show, undo } = useSavedTeamChanges();
  const filter = useTeamFilter(list.items);
  const [editedId, setEditedId] = useState<string>();
  /** The team whose editor was open last: a new name can move it far away, and the focus with it. */
  const [lastEditedId, setLastEditedId] = useState<string>();
  const [focusedControl, setFocusedControl] = useState<SavedTeamEditorControl>('name');
  const rows = useRef<HTMLDivElement>(null);
  const focusListeners = useKeepFocusOnTeam(rows);
  const { visibleTeams } = filter;
  const rowWindow = useRowWindow(
    visibleTeams.length,
    rowHeight,
    visibleTeams.findIndex(({ id }) => id === lastEditedId),
  );

  function open(savedTeam: SavedTeam): void {
    const { id, link } = savedTeam;
    if (!closeSheet()) return;
    if (normalizeTeamLink(link) === formatStoredEntry(entry)) {
      showSavedTeam(session, entry, savedTeam);
      return;
    }
    navigate(formatTeamAddress(link), { savedId: id });
  }

  if (list.state === 'pending') return <p>{t('shell.loading')}</p>;
  if (list.state === 'failed')
    return <LoadFailed text={t('team.saved.notRead')} onRetry={savedTeams.load} />;
  const { items: teams, unreadable } = list;
  const current = teams.find(({ id }) => id === entry.state.savedId);

  function move(from: number, to: number): void {
    const [team, target] = [visibleTeams[from], visibleTeams[to]];
    if (!team || !target) return;
    const { length: count } = visibleTeams;
    change(
      () => t('team.moved', { name: team.name, position: to + 1, count }),
      // Another tab may have added or removed teams, so their positions may be others.
      (current) => {
        const [index, targetIndex] = [team, target].map(({ id }) =>
          current.findIndex((each) => each.id === id),
        ) as [number, number];
        return index < 0 || targetIndex < 0 ? current : moveItem(current, index, targetIndex);
      },
    );
  }

  function renderTeam(index: number) {
    const each = visibleTeams[index]!;
    return (
      <SavedTeamRow
        key={each.id}
        team={each}
        isCurrent={each.id === current?.id}
        isEditing={each.id === editedId}
        onOpen={() => open(each)}
        focusedControl={focusedControl}
        canMoveUp={filter.isOwnOrder && index > 0}
        canMoveDown={filter.isOwnOrder && index < visibleTeams.length - 1}
        onMove={(step) => {
          setFocusedControl(step < 0 ? 'up' : 'down');
          move(index, index + step);
        }}
        onEdit={() => {
          setFocusedControl('name');
          setEditedId(each.id === editedId ? undefined : each.id);
          setLastEditedId(each.id);
        }}
        onChange={change}
      />
    );
  }

  return (
    <SheetBody>
      {!current && team.resolvedMembers.length > 0 && (
        <>
          <p>{t('team.saved.not')}</p>
          <SaveTeamButton team={team} onSave={show} />
        </>
      )}
      <TeamFilter filter={filter} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the focus. */}
      <div ref={rows} onKeyDown={moveRowFocus} {...focusListeners}>
        <Sortable
          isStacked
          isFixed={!filter.isOwnOrder}
          label={t('team.teamsTitle')}
          help={t('team.moveHelp')}
          getHandleLabel={(index) => t('team.move', { name: visibleTeams[index]?.name ?? '' })}
          onMove={move}
          count={visibleTeams.length}
          rowWindow={rowWindow}
          renderItem={renderTeam}
        />
      </div>
      <BackupTeams
        team={team}
        teams={teams}
        isOpen={opensBackup}
        initialFile={receivedFile}
        onMerge={merge}
      />
      <ButtonRow>
        <BoxLink />
      </ButtonRow>
      <UnreadableRecords
        records={unreadable}
        text={t('team.saved.unreadable', { names: formatList(namesOf(unreadable)) })}
      />
      <SheetFoot>
        <Status>{notice?.message}</Status>
        {notice?.undo && (
          <Button
            key={notice.message}
            autoFocus={notice.takesFocus}
            onClick={() => {
              undo();
              rows.current?.querySelector('button')?.focus();
            }}
          >
            {t('notices.undo')}
          </Button>
        )}
      </SheetFoot>
    </SheetBody>
  );
}

/** Lists the names of records that cannot be read; one without a name has its key. */
function namesOf(records: ReadonlyMap<string, unknown>): string[] {
  return [...records].map(([key, record]) => {
    const { name } = (record ?? {}) as Partial<Record<string, unknown>>;
    return typeof name === 'string' && name !== '' ? name : key;
  });
}
