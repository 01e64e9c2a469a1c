import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ActionNotice, type ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import { PageHead } from '#app/typeUi/PageHead.tsx';
import { GameEditor } from './GameEditor.tsx';
import styles from './GameScreen.module.css';
import { GamesList } from './GamesList.tsx';

/** Shows the player's own games, or the editor of the one whose id is in the URL parameter `edit`. */
export function GameScreen({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const { state, items } = useSavedList(savedGames);
  const id = params.get('edit') ?? '';
  const savedGame = items.find((each) => each.id === id);
  // The editor stays open if the game disappears meanwhile.
  const [openedGame, setOpenedGame] = useState(savedGame);
  if (savedGame && savedGame !== openedGame) setOpenedGame(savedGame);
  const editedGame = savedGame ?? (openedGame?.id === id ? openedGame : undefined);
  // Before that, the ready-made games would move as soon as the saved ones stand above them.
  const isPending = !editedGame && state === 'pending';
  // The import begins in the list and ends in the editor.
  const [importNotice, setImportNotice] = useState<ActionNoticeEvent>();
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
        {!editedGame && !isPending && <GamesList onImport={setImportNotice} />}
      </div>
      <ActionNotice event={importNotice} onEnd={() => setImportNotice(undefined)} />
    </>
  );
}
