import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { RenameForm } from '#app/parts/frame/RenameForm.tsx';
import { MoveButtons } from '#app/screens/team/MoveButtons.tsx';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { createNameNumberer, renameItem } from '#app/state/saved/uniqueName.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { ChangeTeams } from './useSavedTeamChanges.ts';

/** The control of the editor that has the focus when it opens. */
export type SavedTeamEditorControl = 'name' | 'up' | 'down';

/** Shows the form that renames, moves, duplicates and removes a saved team. */
export function SavedTeamEditor({
  team: { id, name },
  focusedControl,
  canMoveUp,
  canMoveDown,
  onMove,
  onDone,
  onChange,
}: {
  team: SavedTeam;
  focusedControl: SavedTeamEditorControl;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (step: -1 | 1) => void;
  onDone: () => void;
  onChange: ChangeTeams;
}) {
  const { t } = useTranslation();

  function rename(newName: string | undefined): void {
    onDone();
    if (newName === undefined) return;
    let uniqueName = newName;
    const formatMessage = () => t('team.saved.renamed', { old: name, name: uniqueName });
    onChange(formatMessage, (teams) => {
      const renamed = renameItem(teams, id, newName);
      uniqueName = renamed.name;
      return renamed.items;
    });
  }

  function duplicate(): void {
    onDone();
    onChange(
      () => t('team.saved.duplicated', { name }),
      (teams) =>
        teams.flatMap((team) => {
          if (team.id !== id) return [team];
          const copyName = createNameNumberer(teams.map((each) => each.name))(team.name);
          return [team, { ...team, id: crypto.randomUUID(), name: copyName, changed: Date.now() }];
        }),
    );
  }

  return (
    <RenameForm
      label={t('team.saved.name')}
      name={name}
      autoFocus={focusedControl === 'name'}
      onRename={rename}
    >
      <MoveButtons
        canMoveUp={canMoveUp}
        canMoveDown={canMoveDown}
        focusedControl={focusedControl}
        onMove={onMove}
      />
      <Button quiet onClick={duplicate}>
        <Copy aria-hidden />
        <span>{t('team.duplicate')}</span>
      </Button>
      <Button
        quiet
        onClick={() =>
          onChange(
            () => t('game.removed', { name }),
            (teams) => teams.filter((team) => team.id !== id),
            { takesFocus: true },
          )
        }
      >
        <Trash2 aria-hidden />
        <span>{t('game.remove')}</span>
      </Button>
    </RenameForm>
  );
}
