import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { TeamSummary } from '#app/parts/team/TeamSummary.tsx';
import { EditableRow } from '#app/screens/team/EditableRow.tsx';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { SavedTeamEditor } from './SavedTeamEditor.tsx';

const moreIcon = <Ellipsis aria-hidden />;

/**
 * Shows a saved team with its game and the types of its members; one button opens the team, another
 * its editor.
 */
export function SavedTeamRow({
  team,
  isCurrent,
  isEditing,
  onOpen,
  onEdit,
  ...editor
}: {
  team: SavedTeam;
  isCurrent: boolean;
  isEditing: boolean;
  onOpen: () => void;
  onEdit: () => void;
} & Omit<ComponentProps<typeof SavedTeamEditor>, 'team' | 'onDone'>) {
  const { t } = useTranslation();
  const editorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const open = useStableCallback(onOpen);
  return (
    <EditableRow
      data-team={team.id}
      editorId={editorId}
      editor={
        isEditing && (
          <SavedTeamEditor
            team={team}
            onDone={() => {
              button.current?.focus();
              onEdit();
            }}
            {...editor}
          />
        )
      }
    >
      <TeamSummary {...team} isCurrent={isCurrent} onClick={open} />
      <Button
        ref={button}
        quiet
        data-column="edit"
        aria-label={t('team.edit', { name: team.name })}
        aria-expanded={isEditing}
        aria-controls={isEditing ? editorId : undefined}
        onClick={onEdit}
      >
        {moreIcon}
      </Button>
    </EditableRow>
  );
}
