import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import styles from './SavedTeamName.module.css';

/** Shows the name of the saved team in one line; the word for teams once it is removed elsewhere. */
export function SavedTeamName({ id }: { id: string }) {
  const { t } = useTranslation();
  const { items } = useSavedList(savedTeams);
  const name = items.find((team) => team.id === id)?.name;
  return name === undefined ? (
    <span aria-hidden>{t('team.teams')}</span>
  ) : (
    <span translate="no" className={styles.name}>
      {name}
    </span>
  );
}
