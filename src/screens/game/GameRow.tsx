import type { ReactNode } from 'react';
import type { OwnGame } from '#engine/ownGame.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { chooseOwnGame } from '#session/chooseOwnGame.ts';
import { session } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { useGameNames } from '#widgets/names/gameNames.ts';
import styles from './GameRow.module.css';

/** Shows a game with a button that uses it in all calculators; further buttons are its children. */
export function GameRow({
  game,
  details,
  isInUse,
  savedId = '',
  children,
}: {
  game: OwnGame;
  details: string;
  isInUse: boolean;
  savedId?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const note = useGameNames().gameNote(game);
  return (
    <section className={styles.game} aria-label={game.name}>
      <p className={styles.title}>
        <span translate="no">{game.name}</span>
        <span className={styles.details}>{details}</span>
        {note && <span className={styles.details}>{note}</span>}
      </p>
      <Button primary inactive={isInUse} onClick={() => chooseOwnGame(session, game, { savedId })}>
        {t(isInUse ? 'game.inUse' : 'importGame.use')}
      </Button>
      {children}
    </section>
  );
}
