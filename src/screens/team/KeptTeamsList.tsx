import { use, useRef, useState } from 'react';
import { searchOf, setNextKeptId } from '#calculators/entries.ts';
import type { KeptTeam } from '#calculators/keptTeam.ts';
import { calculators } from '#calculators/registry.ts';
import { showKeptTeam } from '#calculators/showKeptTeam.ts';
import { moveItem } from '#calculators/team.ts';
import { useCalculator } from '#calculators/useCalculator.ts';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { NavigationContext } from '#ui/Link.tsx';
import { Select } from '#ui/Select.tsx';
import { SheetBody, SheetFoot } from '#ui/Sheet.tsx';
import { Sortable } from '#ui/Sortable.tsx';
import { Status } from '#ui/Status.tsx';
import { BackupTeams } from './BackupTeams.tsx';
import { KeepButton } from './KeepButton.tsx';
import { KeptTeamRow } from './KeptTeamRow.tsx';
import { type KeptSort, keptSorts, listTeams } from './listTeams.ts';
import { UnreadableTeams } from './UnreadableTeams.tsx';
import { useKeptChanges } from './useKeptChanges.ts';
import { useKeptTeams } from './useKeptTeams.ts';
import type { Team } from './useTeam.ts';

/** Number of kept teams from which on they can be searched and sorted. */
const minSearchable = 6;

/** The kept teams: a press opens one, and each can be renamed, duplicated, moved and removed. */
export function KeptTeamsList({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t, language } = useTranslation();
  const { navigate } = use(NavigationContext);
  const { entry } = useCalculator('team');
  const keptTeams = useKeptTeams();
  const { notice, change, merge, show, undo } = useKeptChanges();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<KeptSort>('own');
  const [editedId, setEditedId] = useState<string>();
  const body = useRef<HTMLDivElement>(null);

  function open(kept: KeptTeam): void {
    const { id, link } = kept;
    onClose();
    if (link === searchOf(entry)) {
      showKeptTeam(entry, kept);
      return;
    }
    setNextKeptId(id);
    // A link without parameters would continue with the present team.
    navigate(`${calculators.team.path}?${link || 'format=simple'}`);
  }

  if (keptTeams.state === 'pending') return <p>{t('shell.loading')}</p>;
  if (keptTeams.state === 'failed') return <p role="alert">{t('team.kept.failed')}</p>;
  const { teams, unreadable } = keptTeams;
  const current = teams.find(({ id }) => id === entry.state.keptId);
  const visibleTeams = listTeams(teams, query, sort, language);
  const { length: count } = visibleTeams;
  return (
    <SheetBody>
      {current && <p>{t('team.kept.as', { name: current.name })}</p>}
      {!current && team.teamMembers.length > 0 && (
        <>
          <p>{t('team.kept.not')}</p>
          <KeepButton team={team} onKept={show} />
        </>
      )}
      {teams.length >= minSearchable && (
        <>
          <Field
            label={t('team.kept.search')}
            type="search"
            value={query}
            autoComplete="off"
            onChange={setQuery}
          />
          <Select
            label={t('team.sort')}
            value={sort}
            onChange={({ target }) => setSort(target.value as KeptSort)}
          >
            {keptSorts.map((each) => (
              <option key={each} value={each}>
                {t(`team.kept.sorts.${each}`)}
              </option>
            ))}
          </Select>
        </>
      )}
      <p role="status">{t('team.kept.count', { count, number: formatNumber(count, language) })}</p>
      <div ref={body}>
        <Sortable
          isStacked
          isFixed={sort !== 'own' || query.trim() !== ''}
          label={t('team.teamsTitle')}
          help={t('team.moveHelp')}
          getHandleLabel={(index) => t('team.move', { name: visibleTeams[index]?.name ?? '' })}
          onMove={(from, to) => {
            const name = visibleTeams[from]?.name ?? '';
            const message = t('team.moved', { name, position: to + 1, count });
            change(message, (current) => moveItem(current, from, to));
          }}
          items={visibleTeams.map((each) => (
            <KeptTeamRow
              key={each.id}
              team={each}
              isCurrent={each.id === current?.id}
              isEditing={each.id === editedId}
              onOpen={() => open(each)}
              onEdit={() => setEditedId(each.id === editedId ? undefined : each.id)}
              onChange={change}
            />
          ))}
        />
      </div>
      <BackupTeams team={team} teams={teams} onMerge={merge} />
      <UnreadableTeams records={unreadable} />
      <SheetFoot>
        <Status>{notice?.message}</Status>
        {notice?.undo && (
          <Button
            key={notice.message}
            autoFocus={notice.takesFocus}
            onClick={() => {
              undo();
              body.current?.querySelector('button')?.focus();
            }}
          >
            {t('notices.undo')}
          </Button>
        )}
      </SheetFoot>
    </SheetBody>
  );
}
