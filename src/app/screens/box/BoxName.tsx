import { Plus, Trash2 } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { RenameForm } from '#app/parts/frame/RenameForm.tsx';
import { parseBoxSettings, type SavedBox } from '#app/state/saved/savedBoxes.ts';
import { renameItem } from '#app/state/saved/uniqueName.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';

/** Chooses one of the boxes, and renames or removes it. */
export function BoxName({
  box,
  boxes,
  onChange,
}: {
  box: SavedBox;
  boxes: readonly SavedBox[];
  onChange: (
    next: (boxes: readonly SavedBox[]) => readonly SavedBox[],
    formatMessage: () => string,
  ) => void;
}) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const { navigate } = use(NavigationContext);
  const isSaved = boxes.includes(box);
  const choices = isSaved ? boxes : [box, ...boxes];

  function rename(newName: string | undefined): void {
    if (newName === undefined) return;
    let name = newName;
    onChange(
      (current) => {
        const renamed = renameItem(current, box.id, newName);
        name = renamed.name;
        return renamed.items;
      },
      () => t('team.saved.renamed', { old: box.name, name }),
    );
  }

  return (
    <Card aria-label={t('box.run')}>
      {choices.length > 1 && (
        <Choice
          label={t('box.run')}
          options={choices.map(({ id }) => id)}
          value={box.id}
          getLabel={(id) => choices.find((each) => each.id === id)?.name ?? ''}
          isName={() => true}
          onPick={(id) => navigate(`/box/?run=${id}`)}
        />
      )}
      <p>{t('game.basedOn', { base: rulesetName(parseBoxSettings(box).ruleset) })}</p>
      {isSaved && (
        <RenameForm label={t('box.name')} name={box.name} onRename={rename}>
          <Button onClick={() => navigate(`/box/?run=${crypto.randomUUID()}`)}>
            <Plus aria-hidden />
            <span>{t('box.new')}</span>
          </Button>
          <Button
            quiet
            onClick={() =>
              onChange(
                (current) => current.filter(({ id }) => id !== box.id),
                () => t('game.removed', { name: box.name }),
              )
            }
          >
            <Trash2 aria-hidden />
            <span>{t('game.remove')}</span>
          </Button>
        </RenameForm>
      )}
    </Card>
  );
}
