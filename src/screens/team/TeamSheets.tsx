import type { Ruleset } from '#engine/ruleset.ts';
import type { TeamRow } from '#engine/team.ts';
import { ImportTeam } from '#features/ImportTeam.tsx';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { TeamState } from '#links/team.ts';
import { Sheet } from '#ui/Sheet.tsx';
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
  onClose,
  onImport,
}: {
  sheet: TeamSheetName;
  team: Team;
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
  onClose: () => void;
  onImport: (next: (state: TeamState) => TeamState, message: string, ruleset?: Ruleset) => void;
}) {
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen
      title={t(`team.${sheet}Title`)}
      description={t(`team.${sheet}Help`)}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      {sheet === 'import' && (
        <ImportTeam
          isOwn
          canChangeForm="team.canChangeForm"
          resolver={team}
          memberCount={team.state.members.length}
          onImport={(next, ...message) => {
            onClose();
            onImport((state) => ({ ...state, members: next(state.members) }), ...message);
          }}
        />
      )}
      {sheet === 'export' && <ExportTeam team={team} />}
      {sheet === 'teams' && <SavedTeamsList team={team} onClose={onClose} />}
      {sheet === 'picture' && <TeamPicture lineup={lineup} rows={rows} />}
    </Sheet>
  );
}
