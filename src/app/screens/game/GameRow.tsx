import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { chooseOwnGame } from '#app/state/chooseOwnGame.ts';
import { session } from '#app/state/session.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import styles from './GameRow.module.css';
import { useIsGameInUse } from './useIsGameInUse.ts';

/** Shows a game with a button that uses it in all calculators; further buttons are its children. */
export function GameRow({
  game,
  details,
  savedId,
  children,
}: {
  game: OwnGame;
  details: string;
  /** The id of its record; undefined if it is not saved. */
  savedId?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const isInUse = useIsGameInUse(game, savedId);
  const note = useGameNames().gameNote(game);
  return (
    <section className={styles.game} aria-label={game.name}>
      <p className={styles.title}>
        <span translate="no">{game.name}</span>
        <span className={styles.details}>{details}</span>
        {note && <span className={styles.details}>{note}</span>}
      </p>
      <Button primary inactive={isInUse} onClick={() => chooseOwnGame(session, game, savedId)}>
        {t(isInUse ? 'game.inUse' : 'importGame.use')}
      </Button>
      {children}
    </section>
  );
}
