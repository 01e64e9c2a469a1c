import { memo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Card } from '#app/ui/Card.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { fusionRules } from '#core/charts/fusion.ts';
import { setFusion, setRules, setSecondAbility } from '#core/ownGames/edit/ruleEdits.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { presetRulesNames } from '#core/rulesets/presetRules.ts';
import type { GameEditorState } from './useGameEditor.ts';

/** Shows the choice of second abilities, of the rule by which Pokémon fuse, and of special rules. */
export const RulesCard = memo(function RulesCard({
  game,
  change,
}: Pick<GameEditorState, 'game' | 'change'>) {
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
      <Choice
        label={t('game.fusions')}
        options={[undefined, ...fusionRules]}
        value={game.fusion}
        getLabel={(rule) =>
          readyMadeGames.find(({ fusion }) => rule && fusion === rule)?.name ?? t('game.noFusions')
        }
        isName={Boolean}
        onPick={(rule) => change((before) => setFusion(before, rule))}
      />
      <Choice
        label={t('game.rules')}
        hint={gameNote(game)}
        options={[undefined, ...presetRulesNames]}
        value={game.rules}
        getLabel={(name) =>
          readyMadeGames.find(({ rules }) => name && rules === name)?.name ?? t('game.noRules')
        }
        isName={Boolean}
        onPick={(name) => change((before) => setRules(before, name))}
      />
    </Card>
  );
});
