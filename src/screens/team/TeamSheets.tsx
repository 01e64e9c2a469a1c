import type { TeamState } from '#calculators/team.ts';
import type { TeamRow } from '#engine/team.ts';
import { useText } from '#i18n/text.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { ExportTeam } from './ExportTeam.tsx';
import { ImportTeam } from './ImportTeam.tsx';
import { TeamPicture } from './TeamPicture.tsx';
import type { Team, TeamMember } from './useTeam.ts';

export type TeamSheet = 'import' | 'export' | 'picture';

/** The panels in which a team comes in and goes out; loaded when one is opened. */
export function TeamSheets({
  sheet,
  team,
  lineup,
  rows,
  onClose,
  onImport,
}: {
  sheet: TeamSheet;
  team: Team;
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
  onClose: () => void;
  onImport: (next: (state: TeamState) => TeamState, says: string) => void;
}) {
  const { text } = useText();
  return (
    <Sheet
      isOpen
      title={text(`team.${sheet}Title`)}
      description={text(`team.${sheet}Help`)}
      close={text('shell.close')}
      onClose={onClose}
    >
      {sheet === 'import' && (
        <ImportTeam
          team={team}
          onImport={(next, says) => {
            onClose();
            onImport(next, says);
          }}
        />
      )}
      {sheet === 'export' && <ExportTeam team={team} />}
      {sheet === 'picture' && <TeamPicture lineup={lineup} rows={rows} />}
    </Sheet>
  );
}
