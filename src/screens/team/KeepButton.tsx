import { Bookmark } from 'lucide-react';
import { isFullError } from '#browser/fullError.ts';
import { entryOf, searchOf } from '#calculators/entries.ts';
import type { Notices } from '#features/useNotices.ts';
import { formatAll } from '#i18n/listFormat.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import type { Team } from './useTeam.ts';

const icon = <Bookmark aria-hidden />;

/** Members whose names become that of a new kept team. */
const maxNames = 3;

/** A button that keeps the present team on the device; the code is loaded by the tap. */
export function KeepButton({
  team: { teamMembers },
  onKept,
}: {
  team: Team;
  onKept: Notices['show'];
}) {
  const { t, language } = useTranslation();

  async function keep(): Promise<void> {
    try {
      const names = teamMembers.map(({ name }) => name).filter((name) => name !== '');
      const name = formatAll(names.slice(0, maxNames), language) || t('defense.team');
      const { addKeptTeam } = await import('#calculators/addKeptTeam.ts');
      const { name: keptName, undo } = await addKeptTeam(name, searchOf(entryOf('team')));
      const message = t('team.kept.as', { name: keptName });
      onKept({ message, undo, takesFocus: true });
    } catch (error) {
      console.warn('Failed to keep the team', error);
      onKept({ message: t(isFullError(error) ? 'team.kept.full' : 'team.kept.failed') });
    }
  }

  return (
    <Button onClick={keep}>
      {icon}
      <span>{t('team.kept.keep')}</span>
    </Button>
  );
}
