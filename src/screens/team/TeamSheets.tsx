import type { Ruleset } from '#engine/ruleset.ts';
import type { TeamRow } from '#engine/team.ts';
import { type ImportMembers, ImportTeam } from '#features/ImportTeam.tsx';
import { InputSheet } from '#features/InputSheet.tsx';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { useSavedList } from '#features/useSavedList.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { TeamState } from '#links/team.ts';
import { savedTeams } from '#saved/savedTeams.ts';
import { ExportTeam } from './ExportTeam.tsx';
import { SavedTeamsList } from './saved/SavedTeamsList.tsx';
import { TeamPicture } from './table/TeamPicture.tsx';
import type { Team } from './useTeam.ts';

export type TeamSheetName = 'import' | 'export' | 'picture' | 'teams';

/**
 * Shows a sheet that imports, exports or draws the team, or lists the saved teams; loaded when one
 * opens.
 */
export function TeamSheets({
  sheet,
  team,
  lineup,
  rows,
  receivedFile,
  onClose,
  onImport,
}: {
  sheet: TeamSheetName;
  team: Team;
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
  /** The file that another app shared, or that the player opened with the app. */
  receivedFile: File | undefined;
  onClose: () => void;
  onImport: (next: (state: TeamState) => TeamState, message: string, ruleset?: Ruleset) => void;
}) {
  const { t, language } = useTranslation();
  const { items } = useSavedList(savedTeams);

  /** Another team in the place of a saved one leaves that as it is. */
  const importMembers: ImportMembers = (next, message, ruleset, isOtherTeam) => {
    const savedTeam = items.find(({ id }) => isOtherTeam && id === team.state.savedId);
    const stays = savedTeam && t('team.saved.stays', { name: savedTeam.name });
    onClose();
    onImport(
      (state) => ({
        ...state,
        members: next(state.members),
        savedId: isOtherTeam ? undefined : state.savedId,
      }),
      stays ? joinSentences([message, stays], language) : message,
      ruleset,
    );
  };

  return (
    <InputSheet
      title={t(`team.${sheet}Title`)}
      description={t(`team.${sheet}Help`)}
      onClose={onClose}
    >
      {sheet === 'import' && (
        <ImportTeam
          isOwn
          canChangeForm="team.canChangeForm"
          resolver={team}
          initialFile={receivedFile}
          memberCount={team.state.members.length}
          onImport={importMembers}
        />
      )}
      {sheet === 'export' && <ExportTeam team={team} />}
      {sheet === 'teams' && <SavedTeamsList team={team} receivedFile={receivedFile} />}
      {sheet === 'picture' && <TeamPicture lineup={lineup} rows={rows} />}
    </InputSheet>
  );
}
