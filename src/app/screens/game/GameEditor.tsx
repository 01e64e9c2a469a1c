import { Check, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askBeforeLosingWork } from '#app/browser/records/askBeforeLeaving.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ActionNotice, type ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import { OwnGameProvider } from '#app/parts/game/OwnGameProvider.tsx';
import { useIsOfficialName } from '#app/parts/game/useIsOfficialName.ts';
import { chooseOwnGame } from '#app/state/chooseOwnGame.ts';
import type { SavedGame } from '#app/state/saved/savedGames.ts';
import { session } from '#app/state/session.ts';
import { BaseSelect } from '#app/typeUi/BaseSelect.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { AfterPaint } from '#app/ui/AfterPaint.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { Status } from '#app/ui/Status.tsx';
import { useSame } from '#app/ui/useSame.ts';
import { differsOnlyIn } from '#core/ownGames/edit/differsOnlyIn.ts';
import { maxGameNameLength } from '#core/ownGames/sourceGame.ts';
import { isGameName } from '#core/ownGames/typeName.ts';
import { AbilitiesCard } from './AbilitiesCard.tsx';
import { ChartCard } from './ChartCard.tsx';
import { DeferredNames } from './DeferredNames.tsx';
import { NameField } from './NameField.tsx';
import { PokemonCard } from './PokemonCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { ShareGameButtons } from './ShareGameButtons.tsx';
import { TypesCard } from './TypesCard.tsx';
import { useGameEditor } from './useGameEditor.ts';
import { useIsGameInUse } from './useIsGameInUse.ts';

/** Edits a saved game; every change is saved at once and can be undone. */
export function GameEditor({ savedGame }: { savedGame: SavedGame }) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const isOfficialName = useIsOfficialName();
  const { game, change, undo, redo, problem, isGone } = useGameEditor(savedGame);
  // The cards of a large game are slow to render, and a letter of its name changes none of them.
  const chartGame = useSame(game, (one, other) => differsOnlyIn(one, other, ['name']));
  const pokemonGame = useSame(game, (one, other) => differsOnlyIn(one, other, ['name', 'chart']));
  const [notice, setNotice] = useState<ActionNoticeEvent>();
  const isInUse = useIsGameInUse(game, savedGame.id);

  useEffect(askBeforeLosingWork, []);
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      const step = event.shiftKey ? redo : undo;
      const isInField = (event.target as Element).closest('input, textarea, dialog');
      if (!isZ || !step || isInField) return;
      event.preventDefault();
      step();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [undo, redo]);

  return (
    <OwnGameProvider game={game}>
      <Card aria-label={game.name}>
        <Link to="/game/">{t('preferences.own.label')}</Link>
        <h1 translate="no">{game.name}</h1>
        <NameField
          label={t('importGame.name')}
          name={game.name}
          maxLength={maxGameNameLength}
          isName={isGameName}
          refusal={(text) => (isOfficialName(text) ? t('importGame.officialName') : undefined)}
          onChange={(name) => change((before) => ({ ...before, name }), 'name')}
        />
        <BaseSelect
          label={t('importGame.base')}
          value={game.base}
          onPick={(base) => change((before) => ({ ...before, base }))}
        />
        <ButtonRow>
          <Button
            primary
            inactive={isInUse}
            onClick={() => chooseOwnGame(session, game, savedGame.id)}
          >
            {isInUse && <Check aria-hidden />}
            <span>{t(isInUse ? 'game.inUse' : 'importGame.use')}</span>
          </Button>
          <Button inactive={!undo} aria-keyshortcuts="Control+Z" onClick={undo}>
            <Undo2 aria-hidden />
            <span>{t('notices.undo')}</span>
          </Button>
          <Button inactive={!redo} aria-keyshortcuts="Control+Shift+Z" onClick={redo}>
            <Redo2 aria-hidden />
            <span>{t('game.redo')}</span>
          </Button>
          <ShareGameButtons game={game} onNotice={setNotice} />
        </ButtonRow>
        <ActionNotice event={notice} onEnd={() => setNotice(undefined)} />
        <Status>{problem ? t(`game.${problem}`) : isGone && t('game.gone')}</Status>
      </Card>
      <DeferredNames types={game.types}>
        <TypesCard types={game.types} change={change} />
        <AfterPaint>
          <ChartCard
            game={chartGame}
            change={change}
            undo={undo}
            baseName={rulesetName(game.base)}
          />
          <AfterPaint>
            <PokemonCard game={pokemonGame} change={change} />
            <AbilitiesCard game={pokemonGame} change={change} />
            <RulesCard game={pokemonGame} change={change} />
          </AfterPaint>
        </AfterPaint>
      </DeferredNames>
    </OwnGameProvider>
  );
}
