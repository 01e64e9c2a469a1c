import { Copy, Pencil, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { isOwnGame } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { isSameGame } from '#ownGame/file/gameFile.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import {
  changeGames,
  createKeptGame,
  type KeptGame,
  type KeptGames,
  TooManyGamesError,
} from '#saved/keptGames.ts';
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
import { problemOf, unkeptGames } from './unkeptGames.ts';

/** Lists the kept games and the ready-made ones, with the ways to create a new one. */
export function GamesList({ games }: { games: KeptGames }) {
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

  /** Keeps a new game and opens its editor. */
  async function keep(game: OwnGame): Promise<void> {
    let keptGame = createKeptGame(game, []);
    try {
      await changeGames((current) => {
        keptGame = createKeptGame(game, current);
        return [keptGame, ...current];
      });
    } catch (error) {
      console.warn('Failed to keep the game', error);
      if (error instanceof TooManyGamesError) {
        setNotice({ message: t('game.tooMany') });
        return;
      }
      unkeptGames.set(keptGame.id, { game: keptGame, problem: problemOf(error) });
    }
    if (isInUse(game)) chooseOwnGame(session, keptGame.game, { keptId: keptGame.id });
    navigate(`/game/?edit=${keptGame.id}`);
  }

  async function remove({ id, game }: KeptGame): Promise<void> {
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
            <Button onClick={() => keep(generation)}>{t('game.keep')}</Button>
          </GameRow>
        )}
        {items.length > 0 && (
          <ul className={styles.games}>
            {items.map((keptGame) => (
              <li key={keptGame.id}>
                <GameRow
                  game={keptGame.game}
                  details={t('game.basedOn', { base: generationName(keptGame.game.base) })}
                  isInUse={isInUse(keptGame.game)}
                  keptId={keptGame.id}
                >
                  <Button onClick={() => navigate(`/game/?edit=${keptGame.id}`)}>
                    <Pencil aria-hidden />
                    <span>{t('game.edit')}</span>
                  </Button>
                  <Button onClick={() => keep(keptGame.game)}>
                    <Copy aria-hidden />
                    <span>{t('team.duplicate')}</span>
                  </Button>
                  <ShareGameButtons game={keptGame.game} />
                  <Button onClick={() => remove(keptGame)}>
                    <Trash2 aria-hidden />
                    <span>{t('game.remove')}</span>
                  </Button>
                </GameRow>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <NewGameCard onCreate={keep} />
      <Card aria-labelledby="ready">
        <h2 id="ready">{t('game.ready')}</h2>
        {readyMadeGames.map((game) => (
          <GameRow
            key={game.name}
            game={game}
            details={t('game.basedOn', { base: generationName(game.base) })}
            isInUse={isInUse(game)}
          >
            <Button onClick={() => keep(game)}>{t('game.change')}</Button>
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
