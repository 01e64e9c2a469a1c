import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { toggleIn } from '#app/ui/controls/toggleIn.ts';
import { PhoneDisclosure } from '#app/ui/PhoneDisclosure.tsx';
import type { SuggestionFilter } from '#core/pokedex/suggestionFilter.ts';
import styles from './IncludeGroups.module.css';

/** Shows the groups of candidates, of which suggestions have only those that are included. */
export function IncludeGroups<Group extends SuggestionFilter>({
  groups,
  hidden,
  onChange,
}: {
  groups: readonly Group[];
  hidden: readonly Group[];
  onChange: (hidden: readonly Group[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <PhoneDisclosure label={t('team.suggest.include')}>
      <div className={styles.groups}>
        <span className={styles.label}>{t('team.suggest.include')}</span>
        {groups.map((group) => (
          <Toggle
            key={group}
            pressed={!hidden.includes(group)}
            onClick={() => onChange(toggleIn(hidden, group))}
          >
            {t(`team.suggest.${group}`)}
          </Toggle>
        ))}
      </div>
    </PhoneDisclosure>
  );
}
