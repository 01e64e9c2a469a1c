import { ClipboardPaste } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { formatStoredEntry } from '#app/state/entry.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { parseTeamLink } from '#app/state/saved/teamLink.ts';
import { session } from '#app/state/session.ts';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { moveRowFocus } from '#app/ui/lists/rowFocus.ts';
import { useRowWindow } from '#app/ui/lists/useRowWindow.ts';
import { Sheet, SheetBody } from '#app/ui/Sheet.tsx';
import { calculators } from '#core/links/registry.ts';
import type { TeamState } from '#core/links/team.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import styles from './TeamChoice.module.css';
import { TeamFilter, useTeamFilter } from './TeamFilter.tsx';
import { TeamSummary } from './TeamSummary.tsx';

const pasteIcon = <ClipboardPaste aria-hidden />;

/** Opens a sheet that asks for a team: the one of the team screen, or a saved one. */
export function TeamChoice({
  label,
  onChoose,
  onPaste,
  onClose,
}: {
  label: string;
  /** Called with a team that has members, and the settings that are stored with it. */
  onChoose: (team: TeamState, settings: Settings) => void;
  /** Opens the import of a team; undefined where none can be imported. */
  onPaste?: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen title={label} closeLabel={t('shell.close')} onClose={onClose}>
      {onPaste && (
        <Button
          onClick={() => {
            onClose();
            onPaste();
          }}
        >
          {pasteIcon}
          <span>{t('team.importTitle')}</span>
        </Button>
      )}
      <TeamOptions
        onChoose={(link) => {
          const { state, settings } = parseTeamLink(link);
          onClose();
          onChoose(state, settings);
        }}
      />
    </Sheet>
  );
}

/** The estimated height of a row, in pixels. */
const rowHeight = 54;

function TeamOptions({ onChoose }: { onChoose: (link: string) => void }) {
  const { t } = useTranslation();
  const { state, items } = useSavedList(savedTeams);
  const [currentLink] = useState(() => formatStoredEntry(session.getLast('team')));
  const teams = useMemo(() => items.filter(({ link }) => hasMembers(link)), [items]);
  const filter = useTeamFilter(teams);
  const { visibleTeams } = filter;
  const rowWindow = useRowWindow(visibleTeams.length, rowHeight);
  const indexes = rowWindow?.indexes ?? [...visibleTeams.keys()];
  const hasCurrentTeam = hasMembers(currentLink);
  if (state === 'pending') return <p>{t('shell.loading')}</p>;
  return (
    <SheetBody>
      {state === 'failed' && (
        <LoadFailed text={t('team.saved.notRead')} onRetry={savedTeams.load} />
      )}
      {hasCurrentTeam && (
        <div className={styles.team}>
          <TeamSummary link={currentLink} isCurrent={false} onClick={() => onChoose(currentLink)} />
        </div>
      )}
      {teams.length > 0 && (
        <>
          <TeamFilter filter={filter} />
          <ul
            {...rowWindow?.listProps}
            aria-label={t('team.teamsTitle')}
            className={styles.list}
            onKeyDown={moveRowFocus}
          >
            {indexes.map((index) => {
              const team = visibleTeams[index]!;
              return (
                <li
                  key={team.id}
                  data-index={index}
                  className={styles.team}
                  {...rowWindow?.getRowProps(index)}
                >
                  <TeamSummary {...team} isCurrent={false} onClick={() => onChoose(team.link)} />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {!hasCurrentTeam && teams.length === 0 && state === 'done' && (
        <>
          <p>{t('team.noTeams')}</p>
          <Link to={calculators.team.path} className={buttonClassName}>
            <span>{t('team.make')}</span>
          </Link>
        </>
      )}
    </SheetBody>
  );
}

function hasMembers(link: string): boolean {
  return parseTeamLink(link).state.members.length > 0;
}
