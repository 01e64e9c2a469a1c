import { Check, Plus, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShortTextField } from '#app/parts/frame/ShortTextField.tsx';
import { parseBoxSettings, type SavedBox } from '#app/state/saved/savedBoxes.ts';
import { cleanTeamName, maxTeamNameLength } from '#app/state/saved/teamName.ts';
import { createNameNumberer } from '#app/state/saved/uniqueName.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
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
  const [text, setText] = useState(box.name);
  const isSaved = boxes.includes(box);
  const newName = cleanTeamName(text);
  const choices = isSaved ? boxes : [box, ...boxes];

  function rename(): void {
    if (newName === '' || newName === box.name) return;
    let name = newName;
    onChange(
      (current) => {
        const others = current.filter(({ id }) => id !== box.id).map((each) => each.name);
        name = createNameNumberer(others)(newName);
        return current.map((each) => (each.id === box.id ? { ...each, name } : each));
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
        <form
          data-unsaved={newName !== box.name || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <ShortTextField
            label={t('box.name')}
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
          </ButtonRow>
        </form>
      )}
    </Card>
  );
}
