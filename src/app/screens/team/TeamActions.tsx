import { Crosshair, Download, Image } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenActions } from '#app/parts/frame/ScreenActions.tsx';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { SaveTeamButton } from '#app/screens/team/saved/SaveTeamButton.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import { getMemberAttacks } from '#core/picks/teamAttacks.ts';
import type { TeamSheetName } from './TeamSheets.tsx';
import type { Team } from './useTeam.ts';

const SavedTeamStatus = lazyComponent(
  'SavedTeamStatus',
  () => import('#app/screens/team/saved/SavedTeamStatus.tsx'),
);

const icons = {
  export: <Download aria-hidden />,
  picture: <Image aria-hidden />,
  attack: <Crosshair aria-hidden />,
};

/** Shows buttons that save, share, export, draw and clear the team, and a link to its attacks. */
export function TeamActions({
  team,
  notices,
  onOpenSheet,
  onClear,
}: {
  team: Team;
  notices: Notices;
  onOpenSheet: (sheet: TeamSheetName) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  const { resolvedMembers, state, settings } = team;
  async function undoSave(undo: () => void | Promise<void>): Promise<void> {
    try {
      await undo();
    } catch (error) {
      console.warn('Failed to undo the saving of the team', error);
      notices.show({ message: t('team.saved.notChanged') });
    }
  }

  const showSaved: Notices['show'] = ({ undo, ...notice }) =>
    notices.show({ ...notice, ...(undo && { undo: () => undoSave(undo) }) });

  const unsavedStatus = (
    <>
      <p>{t('team.saved.not')}</p>
      <SaveTeamButton team={team} onSave={showSaved} />
    </>
  );
  return (
    <ScreenActions onClear={onClear}>
      {state.savedId ? (
        <LazyPart>
          <SavedTeamStatus>{unsavedStatus}</SavedTeamStatus>
        </LazyPart>
      ) : (
        unsavedStatus
      )}
      {team.membersWithTypes.length === 0 && <ShareButtons calculator="team" notices={notices} />}
      <Button onClick={() => onOpenSheet('export')}>
        {icons.export}
        <span>{t('team.export')}</span>
      </Button>
      <Button onClick={() => onOpenSheet('picture')}>
        {icons.picture}
        <span>{t('team.picture')}</span>
      </Button>
      <Link
        to={formatOffenseUrl(
          resolvedMembers.flatMap((member) => getMemberAttacks(member.state, member.defender)),
          settings,
          state.inverse,
        )}
        className={buttonClassName}
      >
        {icons.attack}
        <span>{t('team.attack')}</span>
      </Link>
    </ScreenActions>
  );
}
