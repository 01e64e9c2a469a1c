import { Check, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShortTextField } from '#app/parts/frame/ShortTextField.tsx';
import { MoveButtons } from '#app/screens/team/MoveButtons.tsx';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { cleanTeamName, maxTeamNameLength } from '#app/state/saved/teamName.ts';
import { createNameNumberer } from '#app/state/saved/uniqueName.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { SheetBody } from '#app/ui/Sheet.tsx';
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
  const [text, setText] = useState(name);
  const newName = cleanTeamName(text);

  function rename(): void {
    onDone();
    if (newName === '' || newName === name) return;
    let uniqueName = newName;
    const formatMessage = () => t('team.saved.renamed', { old: name, name: uniqueName });
    onChange(formatMessage, (teams) => {
      const otherNames = teams.filter((team) => team.id !== id).map((team) => team.name);
      uniqueName = createNameNumberer(otherNames)(newName);
      return teams.map((team) => (team.id === id ? { ...team, name: uniqueName } : team));
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
    <form
      data-unsaved={newName !== name || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <SheetBody>
        <ShortTextField
          autoFocus={focusedControl === 'name'}
          label={t('team.saved.name')}
          value={text}
          maxLength={maxTeamNameLength}
          autoComplete="off"
          spellCheck={false}
          onChange={setText}
        />
        <ButtonRow>
          <Button type="submit">
            <Check aria-hidden />
            <span>{t('team.saved.rename')}</span>
          </Button>
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
        </ButtonRow>
      </SheetBody>
    </form>
  );
}
