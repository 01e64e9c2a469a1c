import { Bookmark } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { joinNames } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import type { AddTeamResult, addSavedTeam } from '#app/state/addSavedTeam.ts';
import { formatStoredEntry } from '#app/state/entry.ts';
import { session } from '#app/state/session.ts';
import { Button } from '#app/ui/controls/Button.tsx';

const icon = <Bookmark aria-hidden />;

/** The number of members whose names make up the name of a new saved team. */
const maxNames = 3;

/** A name of more code units than this is cut in the list and in its field. */
const maxNameLength = 24;

/** Shows a button that saves the present team on the device, when its members have their names; the tap loads the code. */
export function SaveTeamButton({
  team: { resolvedMembers, pokedexState },
  onSave,
}: {
  team: Team;
  onSave: Notices['show'];
}) {
  const { t, language } = useTranslation();
  // Without the Pokédex, a team would be named by the types of its members.
  const isLoading = pokedexState === 'pending';
  const [isWaiting, setIsWaiting] = useState(false);

  /** The names of the first members, or the first number that no saved team has if they are too long. */
  function nameTeam(usedNames: readonly string[]): string {
    const names = resolvedMembers.map(({ name }) => name).filter((name) => name !== '');
    const teamName = joinNames(names.slice(0, maxNames), language) || t('defense.team');
    if (teamName.length <= maxNameLength) return teamName;
    const untitled = (number: number) => t('team.untitled', { number });
    let number = 1;
    while (usedNames.includes(untitled(number))) number++;
    return untitled(number);
  }

  async function save(): Promise<void> {
    const result = await addTeam(nameTeam);
    if (result.problem) {
      onSave({ message: t(`team.saved.${result.problem}`) });
      return;
    }
    const { name: savedName, undo } = result;
    onSave({ message: t('team.saved.as', { name: savedName }), undo, takesFocus: true });
  }

  const saveWaiting = useEffectEvent(() => {
    setIsWaiting(false);
    save();
  });
  useEffect(() => {
    if (isWaiting && !isLoading) saveWaiting();
  }, [isWaiting, isLoading]);

  return (
    <Button inactive={isWaiting} onClick={() => (isLoading ? setIsWaiting(true) : save())}>
      {icon}
      <span>{t('team.saved.save')}</span>
    </Button>
  );
}

/** Loads the code that saves teams, and saves the present one. */
async function addTeam(name: Parameters<typeof addSavedTeam>[1]): Promise<AddTeamResult> {
  try {
    const { addSavedTeam: add } = await import('#app/state/addSavedTeam.ts');
    return await add(session, name, formatStoredEntry(session.getEntry('team')));
  } catch (error) {
    console.warn('Failed to load what saves a team', error);
    return { problem: 'failed' };
  }
}
