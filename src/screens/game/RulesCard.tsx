import { fusionRules } from '#engine/fusion.ts';
import { ruleSetNames } from '#engine/ruleSet.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { setFusion, setRules, setSecondAbility } from '#ownGame/edit/ruleEdits.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { useGameNames } from '#widgets/gameNames.ts';
import type { GameEditorState } from './useGameEditor.ts';

/** Shows the choice of second abilities, of the rule by which Pokémon fuse, and of special rules. */
export function RulesCard({ editor: { game, change } }: { editor: GameEditorState }) {
  const { t } = useTranslation();
  const { gameNote } = useGameNames();
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
      <Select
        label={t('game.rules')}
        hint={gameNote(game)}
        value={game.rules ?? ''}
        onChange={({ target }) =>
          change((before) =>
            setRules(
              before,
              ruleSetNames.find((name) => name === target.value),
            ),
          )
        }
      >
        <option value="">{t('game.noRules')}</option>
        {ruleSetNames.map((name) => (
          <option key={name} value={name} translate="no">
            {readyMadeGames.find(({ rules }) => rules === name)?.name}
          </option>
        ))}
      </Select>
    </Card>
  );
}
