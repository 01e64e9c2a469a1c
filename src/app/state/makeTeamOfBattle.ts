import { removeMarks } from '#core/links/battle.ts';
import type { Session } from './createSession.ts';

/** Makes the own side of the battle the tab's team, and a saved one stays as it is; returns the undo. */
export function makeTeamOfBattle(session: Session): () => void {
  const { state: team } = session.getLast('team');
  const { us } = session.getLast('battle').state;
  session.updateLast('team', (state) => ({
    ...state,
    members: us.map(removeMarks),
    savedId: undefined,
  }));
  const markAsOther = (isOtherTeam: true | undefined) =>
    session.updateLast('battle', (state) => ({ ...state, isOtherTeam }));
  return () => {
    // Otherwise the battle would follow the team.
    markAsOther(true);
    session.updateLast('team', () => team);
    markAsOther(undefined);
  };
}
