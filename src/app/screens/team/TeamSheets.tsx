import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { InputSheet } from '#app/parts/frame/InputSheet.tsx';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { type ImportMembers, ImportTeam } from '#app/parts/team/ImportTeam.tsx';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { SavedTeamsList } from '#app/screens/team/saved/SavedTeamsList.tsx';
import { TeamPicture } from '#app/screens/team/table/TeamPicture.tsx';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import type { TeamRow } from '#core/answers/team.ts';
import type { TeamState } from '#core/links/team.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { ExportTeam } from './ExportTeam.tsx';
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
  opensBackup,
  onClose,
  onImport,
}: {
  sheet: TeamSheetName;
  team: Team;
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
  /** The file that another app shared, or that the player opened with the app. */
  receivedFile: File | undefined;
  /** Whether the player has asked for the backup, elsewhere than here. */
  opensBackup: boolean;
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
      description={sheet === 'picture' ? undefined : t(`team.${sheet}Help`)}
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
      {sheet === 'teams' && (
        <SavedTeamsList team={team} receivedFile={receivedFile} opensBackup={opensBackup} />
      )}
      {sheet === 'picture' && <TeamPicture lineup={lineup} rows={rows} />}
    </InputSheet>
  );
}
