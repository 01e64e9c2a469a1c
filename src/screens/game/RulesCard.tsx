import { fusionRules } from '#engine/fusion.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { setFusion, setSecondAbility } from '#ownGame/edit/ruleEdits.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import type { GameEditorState } from './useGameEditor.ts';

/** Shows the choice of second abilities and of the rule by which Pokémon fuse. */
export function RulesCard({ editor: { game, change } }: { editor: GameEditorState }) {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="rules">
      <h2 id="rules">{t('game.twoInOne')}</h2>
      <Toggle
        pressed={game.hasSecondAbility === true}
        onClick={() => change((before) => setSecondAbility(before, !before.hasSecondAbility))}
      >
        {t('game.secondAbility')}
      </Toggle>
      <Select
        label={t('game.fusions')}
        value={game.fusion ?? ''}
        onChange={({ target }) =>
          change((before) =>
            setFusion(
              before,
              fusionRules.find((rule) => rule === target.value),
            ),
          )
        }
      >
        <option value="">{t('game.noFusions')}</option>
        {fusionRules.map((rule) => (
          <option key={rule} value={rule} translate="no">
            {readyMadeGames.find(({ fusion }) => fusion === rule)?.name}
          </option>
        ))}
      </Select>
    </Card>
  );
}
