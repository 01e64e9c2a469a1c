import { Copy, Pencil, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ActionNotice, type ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import { UnreadableRecords } from '#app/parts/frame/UnreadableRecords.tsx';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import {
  findOtherVersion,
  isUnsaved,
  type SavedGame,
  savedGames,
} from '#app/state/saved/savedGames.ts';
import { findTeamsOfGame } from '#app/state/saved/teamsOfGame.ts';
import { saveGame } from '#app/state/saveGame.ts';
import { session } from '#app/state/session.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { GameRow } from './GameRow.tsx';
import styles from './GamesList.module.css';
import { NewGameCard } from './NewGameCard.tsx';
import { ShareGameButtons } from './ShareGameButtons.tsx';

/** Lists the saved games and the ready-made ones, with the ways to create a new one. */
export function GamesList({ onImport }: { onImport: (notice: ActionNoticeEvent) => void }) {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const { navigate } = use(NavigationContext);
  const { ruleset } = useSettings();
  const { state, items, unreadable } = useSavedList(savedGames);
  const [notice, setNotice] = useState<ActionNoticeEvent>();
  const isUnsavedInUse = isOwnGame(ruleset) && state === 'done' && isUnsaved(ruleset, items);
  const otherVersion = isUnsavedInUse ? findOtherVersion(ruleset, items) : undefined;

  const formatBase = ({ base }: OwnGame) => t('game.basedOn', { base: rulesetName(base) });

  /** Says where the game in use comes from, which is not saved: the link may have a version of a saved game. */
  function formatSource(game: OwnGame): string {
    if (game.savedId) return formatBase(game);
    return otherVersion
      ? t('game.otherVersion', { game: otherVersion.game.name })
      : t('game.fromLink');
  }

  /** Saves a new game and opens its editor. */
  async function save(game: OwnGame): Promise<SavedGame | undefined> {
    const savedGame = await saveGame(session, game);
    if (savedGame) navigate(`/game/?edit=${savedGame.id}`);
    else setNotice({ message: t('game.tooMany') });
    return savedGame;
  }

  /** Imports a game; the undo removes it, and the calculators use what they used before. */
  async function saveImport(game: OwnGame): Promise<void> {
    const settings = session.getSettings();
    const savedGame = await save(game);
    if (!savedGame) return;
    const { id } = savedGame;
    async function undo(): Promise<void> {
      const { ruleset } = session.getSettings();
      if (isOwnGame(ruleset) && ruleset.savedId === id) session.setSettings(settings);
      navigate('/game/');
      await savedGames.changeHeld((current) => current.filter((each) => each.id !== id));
    }
    onImport({ message: t('game.imported', { name: savedGame.game.name }), undo });
  }

  /** Removes a game, or asks before that if saved teams use it. */
  async function remove(savedGame: SavedGame, isSure = false): Promise<void> {
    const { id, game } = savedGame;
    try {
      const teams = isSure ? [] : await findTeamsOfGame(savedGame);
      if (teams.length > 0) {
        const number = formatNumber(teams.length, language);
        const message = t('game.removeWithTeams', { name: game.name, number });
        setNotice({
          message,
          confirm: { label: t('game.remove'), onClick: () => remove(savedGame, true) },
        });
        return;
      }
      const undo = await savedGames.change((current) => current.filter((each) => each.id !== id));
      setNotice({ message: t('game.removed', { name: game.name }), undo });
    } catch (error) {
      console.warn('Failed to remove the game', error);
      setNotice({ message: t('game.failed') });
    }
  }

  return (
    <>
      <Card>
        <h1>{t('pages.game.title')}</h1>
        <p>{t('pages.game.text1')}</p>
        {state === 'failed' && <p role="alert">{t('game.notRead')}</p>}
        <UnreadableRecords records={unreadable} text={t('game.unreadable')} />
        {isUnsavedInUse && (
          <GameRow game={ruleset} details={formatSource(ruleset)} savedId={ruleset.savedId}>
            <Button onClick={() => save(ruleset)}>{t('game.save')}</Button>
          </GameRow>
        )}
        {items.length > 0 && (
          <ul className={styles.games}>
            {items.map((savedGame) => (
              <li key={savedGame.id}>
                <GameRow
                  game={savedGame.game}
                  details={formatBase(savedGame.game)}
                  savedId={savedGame.id}
                >
                  <Button onClick={() => navigate(`/game/?edit=${savedGame.id}`)}>
                    <Pencil aria-hidden />
                    <span>{t('game.edit')}</span>
                  </Button>
                  <Button onClick={() => save(savedGame.game)}>
                    <Copy aria-hidden />
                    <span>{t('team.duplicate')}</span>
                  </Button>
                  <ShareGameButtons game={savedGame.game} onNotice={setNotice} />
                  <Button onClick={() => remove(savedGame)}>
                    <Trash2 aria-hidden />
                    <span>{t('game.remove')}</span>
                  </Button>
                </GameRow>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <NewGameCard onCreate={save} onImport={saveImport} />
      <Card aria-labelledby="ready">
        <h2 id="ready">{t('game.ready')}</h2>
        {readyMadeGames.map((game) => (
          <GameRow key={game.name} game={game} details={formatBase(game)}>
            <Button onClick={() => save(game)}>{t('game.change')}</Button>
          </GameRow>
        ))}
      </Card>
      <ActionNotice event={notice} onEnd={() => setNotice(undefined)} />
    </>
  );
}
