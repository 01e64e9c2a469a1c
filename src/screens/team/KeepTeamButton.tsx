import { Bookmark } from 'lucide-react';
import type { Notices } from '#features/useNotices.ts';
import { formatAll } from '#i18n/listFormat.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { AddTeamResult } from '#session/addKeptTeam.ts';
import { formatStoredEntry } from '#session/entry.ts';
import { session } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import type { Team } from './useTeam.ts';

const icon = <Bookmark aria-hidden />;

/** The number of members whose names make up the name of a new kept team. */
const maxNames = 3;

/** Shows a button that keeps the present team on the device; the tap loads the code. */
export function KeepTeamButton({
  team: { resolvedMembers },
  onKept,
}: {
  team: Team;
  onKept: Notices['show'];
}) {
  const { t, language } = useTranslation();

  async function keep(): Promise<void> {
    const names = resolvedMembers.map(({ name }) => name).filter((name) => name !== '');
    const name = formatAll(names.slice(0, maxNames), language) || t('defense.team');
    const result = await addTeam(name);
    if (result.problem) {
      onKept({ message: t(`team.kept.${result.problem}`) });
      return;
    }
    const { name: keptName, undo } = result;
    onKept({ message: t('team.kept.as', { name: keptName }), undo, takesFocus: true });
  }

  return (
    <Button onClick={keep}>
      {icon}
      <span>{t('team.kept.keep')}</span>
    </Button>
  );
}

/** Loads the code that keeps teams, and keeps the present one under the name. */
async function addTeam(name: string): Promise<AddTeamResult> {
  try {
    const { addKeptTeam } = await import('#session/addKeptTeam.ts');
    return await addKeptTeam(session, name, formatStoredEntry(session.getEntry('team')));
  } catch (error) {
    console.warn('Failed to load what keeps a team', error);
    return { problem: 'failed' };
  }
}
