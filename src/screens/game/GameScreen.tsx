import { useTranslation } from '#i18n/useTranslation.ts';
import { PageHead } from '#widgets/PageHead.tsx';
import { GameEditor } from './GameEditor.tsx';
import styles from './GameScreen.module.css';
import { GamesList } from './GamesList.tsx';
import { unsavedGames } from './unsavedGames.ts';
import { useSavedGames } from './useSavedGames.ts';

/** Shows the player's own games, or the editor of the one whose id is in the URL parameter `edit`. */
export function GameScreen({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const games = useSavedGames();
  const id = params.get('edit') ?? '';
  const items = games.state === 'done' ? games.items : [];
  const editedGame = items.find((each) => each.id === id) ?? unsavedGames.get(id)?.game;
  const isPending = !editedGame && id !== '' && games.state === 'pending';
  return (
    <>
      <PageHead
        title={editedGame?.game.name ?? t('pages.game.title')}
        description={t('pages.game.text1')}
        path="/game/"
      />
      <div className={styles.cards}>
        {isPending && <p>{t('shell.loading')}</p>}
        {editedGame && <GameEditor key={editedGame.id} savedGame={editedGame} />}
        {!editedGame && !isPending && <GamesList games={games} />}
      </div>
    </>
  );
}
