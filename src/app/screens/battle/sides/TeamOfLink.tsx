import { useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { makeTeamOfBattle } from '#app/state/makeTeamOfBattle.ts';
import { session } from '#app/state/session.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { hasTeamOfLink } from '#core/links/followTeam.ts';
import styles from './TeamOfLink.module.css';

const isShown = () => hasTeamOfLink(session.getLast('battle').state, session.getLast('team').state);

/** Says that our side is the team of the link, which is not that of the team screen, and offers to make it that. */
export function TeamOfLink({ notices }: { notices: Notices }) {
  const { t } = useTranslation();
  // A change of the team is one of another entry, which `session.subscribe` leaves out.
  if (!useSyncExternalStore(session.lastChange.subscribe, isShown)) return null;

  function makeTeam(): void {
    const undo = makeTeamOfBattle(session);
    notices.show({ message: t('battle.linkIsTeam'), undo, takesFocus: true });
  }

  return (
    <p className={styles.line}>
      <span>{t('battle.teamOfLink')}</span>
      <Button quiet onClick={makeTeam}>
        <span>{t('battle.useAsTeam')}</span>
      </Button>
    </p>
  );
}
