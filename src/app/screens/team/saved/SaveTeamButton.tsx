import { Bookmark } from 'lucide-react';
import { formatAll } from '#app/i18n/listFormat.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import type { AddTeamResult } from '#app/state/addSavedTeam.ts';
import { formatStoredEntry } from '#app/state/entry.ts';
import { session } from '#app/state/session.ts';
import { Button } from '#app/ui/controls/Button.tsx';

const icon = <Bookmark aria-hidden />;

/** The number of members whose names make up the name of a new saved team. */
const maxNames = 3;

/** Shows a button that saves the present team on the device; the tap loads the code. */
export function SaveTeamButton({
  team: { resolvedMembers },
  onSave,
}: {
  team: Team;
  onSave: Notices['show'];
}) {
  const { t, language } = useTranslation();

  async function save(): Promise<void> {
    const names = resolvedMembers.map(({ name }) => name).filter((name) => name !== '');
    const name = formatAll(names.slice(0, maxNames), language) || t('defense.team');
    const result = await addTeam(name);
    if (result.problem) {
      onSave({ message: t(`team.saved.${result.problem}`) });
      return;
    }
    const { name: savedName, undo } = result;
    onSave({ message: t('team.saved.as', { name: savedName }), undo, takesFocus: true });
  }

  return (
    <Button onClick={save}>
      {icon}
      <span>{t('team.saved.save')}</span>
    </Button>
  );
}

/** Loads the code that saves teams, and saves the present one under the name. */
async function addTeam(name: string): Promise<AddTeamResult> {
  try {
    const { addSavedTeam } = await import('#app/state/addSavedTeam.ts');
    return await addSavedTeam(session, name, formatStoredEntry(session.getEntry('team')));
  } catch (error) {
    console.warn('Failed to load what saves a team', error);
    return { problem: 'failed' };
  }
}
