import { Copy, Pencil, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { isOwnGame } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { isSameGame } from '#ownGame/file/gameFile.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import {
  changeGames,
  createSavedGame,
  type SavedGame,
  type SavedGames,
  TooManyGamesError,
} from '#saved/savedGames.ts';
import { chooseOwnGame } from '#session/chooseOwnGame.ts';
import { session } from '#session/session.ts';
import { useSettings } from '#session/useCalculator.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { NavigationContext } from '#ui/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useGameNames } from '#widgets/gameNames.ts';
import { GameRow } from './GameRow.tsx';
import styles from './GamesList.module.css';
import { NewGameCard } from './NewGameCard.tsx';
import { ShareGameButtons } from './ShareGameButtons.tsx';
import { problemOf, unsavedGames } from './unsavedGames.ts';

/** Lists the saved games and the ready-made ones, with the ways to create a new one. */
export function GamesList({ games }: { games: SavedGames }) {
  const { t } = useTranslation();
  const { generationName } = useGameNames();
  const { navigate } = use(NavigationContext);
  const { generation } = useSettings();
  const [notice, setNotice] = useState<{ message: string; undo?: () => void }>();
  const items = games.state === 'done' ? games.items : [];
  const isInUse = (game: OwnGame) => isOwnGame(generation) && isSameGame(generation, game);
  const isFromLink =
    isOwnGame(generation) &&
    games.state === 'done' &&
    ![...items.map(({ game }) => game), ...readyMadeGames].some(isInUse);

  /** Saves a new game and opens its editor. */
  async function save(game: OwnGame): Promise<void> {
    let savedGame = createSavedGame(game, []);
    try {
      await changeGames((current) => {
        savedGame = createSavedGame(game, current);
        return [savedGame, ...current];
      });
    } catch (error) {
      console.warn('Failed to save the game', error);
      if (error instanceof TooManyGamesError) {
        setNotice({ message: t('game.tooMany') });
        return;
      }
      unsavedGames.set(savedGame.id, { game: savedGame, problem: problemOf(error) });
    }
    if (isInUse(game)) chooseOwnGame(session, savedGame.game, { savedId: savedGame.id });
    navigate(`/game/?edit=${savedGame.id}`);
  }

  async function remove({ id, game }: SavedGame): Promise<void> {
    try {
      const undo = await changeGames((current) => current.filter((each) => each.id !== id));
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
        {games.state === 'failed' && <p role="alert">{t('game.failed')}</p>}
        {isFromLink && (
          <GameRow game={generation} details={t('game.fromLink')} isInUse>
            <Button onClick={() => save(generation)}>{t('game.save')}</Button>
          </GameRow>
        )}
        {items.length > 0 && (
          <ul className={styles.games}>
            {items.map((savedGame) => (
              <li key={savedGame.id}>
                <GameRow
                  game={savedGame.game}
                  details={t('game.basedOn', { base: generationName(savedGame.game.base) })}
                  isInUse={isInUse(savedGame.game)}
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
                  <ShareGameButtons game={savedGame.game} />
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
      <NewGameCard onCreate={save} />
      <Card aria-labelledby="ready">
        <h2 id="ready">{t('game.ready')}</h2>
        {readyMadeGames.map((game) => (
          <GameRow
            key={game.name}
            game={game}
            details={t('game.basedOn', { base: generationName(game.base) })}
            isInUse={isInUse(game)}
          >
            <Button onClick={() => save(game)}>{t('game.change')}</Button>
          </GameRow>
        ))}
      </Card>
      {notice && (
        <Notice event={notice}>
          <p>{notice.message}</p>
          {notice.undo && (
            <Button
              quiet
              autoFocus
              onClick={() => {
                notice.undo?.();
                setNotice(undefined);
              }}
            >
              {t('notices.undo')}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
