import { Copy, FolderOpen, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import {
  changeGames,
  createKeptGame,
  type KeptGame,
  type KeptGames,
  TooManyGamesError,
} from '#calculators/keptGames.ts';
import { chooseOwnGame } from '#calculators/ownGames.ts';
import { isOwnGame } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { emptyGame, newGame } from '#ownGame/chartEdits.ts';
import { isSameGame } from '#ownGame/gameFile.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import { useSettings } from '#preferences/settings.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { NavigationContext } from '#ui/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BaseSelect } from '#widgets/BaseSelect.tsx';
import { useGameNames } from '#widgets/gameNames.ts';
import styles from './GamesList.module.css';
import { ShareGame } from './ShareGame.tsx';
import { problemOf, unkeptGames } from './unkeptGames.ts';

const ImportGame = lazy(async () => {
  const { ImportGame } = await import('#features/ImportGame.tsx');
  return { default: ImportGame };
});

/** The kept games, those that are ready, and the ways to a new one. */
export function GamesList({ games }: { games: KeptGames }) {
  const { t } = useTranslation();
  const { generationName } = useGameNames();
  const { navigate } = use(NavigationContext);
  const { generation } = useSettings();
  const [base, setBase] = useState<OwnGame['base']>('default');
  const [isImporting, setIsImporting] = useState(false);
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
    if (isInUse(game)) await chooseOwnGame(keptGame.game, { keptId: keptGame.id });
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
            {items.map((kept) => (
              <li key={kept.id}>
                <GameRow
                  game={kept.game}
                  details={t('game.basedOn', { base: generationName(kept.game.base) })}
                  isInUse={isInUse(kept.game)}
                  keptId={kept.id}
                >
                  <Button onClick={() => navigate(`/game/?edit=${kept.id}`)}>
                    <Pencil aria-hidden />
                    <span>{t('game.edit')}</span>
                  </Button>
                  <Button onClick={() => keep(kept.game)}>
                    <Copy aria-hidden />
                    <span>{t('team.duplicate')}</span>
                  </Button>
                  <ShareGame game={kept.game} />
                  <Button onClick={() => remove(kept)}>
                    <Trash2 aria-hidden />
                    <span>{t('game.remove')}</span>
                  </Button>
                </GameRow>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card aria-labelledby="new">
        <h2 id="new">{t('game.new')}</h2>
        <div className={styles.new}>
          <BaseSelect label={t('importGame.base')} value={base} onPick={setBase} />
          <Button primary onClick={() => keep(newGame(t('importGame.unnamed'), base))}>
            <Plus aria-hidden />
            <span>{t('game.new')}</span>
          </Button>
          <Button onClick={() => keep(emptyGame(t('importGame.unnamed'), base))}>
            {t('game.empty')}
          </Button>
          <Button onClick={() => setIsImporting(true)}>
            <FolderOpen aria-hidden />
            <span>{t('importGame.title')}</span>
          </Button>
        </div>
        {isImporting && (
          <Suspense>
            <ImportGame
              onImport={(game) => {
                setIsImporting(false);
                keep(game);
              }}
              onClose={() => setIsImporting(false)}
            />
          </Suspense>
        )}
      </Card>
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

/** A game with the button that uses it in all calculators. */
function GameRow({
  game,
  details,
  isInUse,
  keptId = '',
  children,
}: {
  game: OwnGame;
  details: string;
  isInUse: boolean;
  keptId?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <section className={styles.game} aria-label={game.name}>
      <p className={styles.title}>
        <span translate="no">{game.name}</span>
        <span className={styles.details}>{details}</span>
      </p>
      <Button primary inactive={isInUse} onClick={() => chooseOwnGame(game, { keptId })}>
        {t(isInUse ? 'game.inUse' : 'importGame.use')}
      </Button>
      {children}
    </section>
  );
}
