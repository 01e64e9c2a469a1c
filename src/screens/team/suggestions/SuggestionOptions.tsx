import { useTranslation } from '#i18n/useTranslation.ts';
import { Choice } from '#ui/Choice.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import styles from './SuggestionOptions.module.css';
import {
  filtersOf,
  type SuggestionFilter,
  type SuggestionKind,
  suggestionKinds,
} from './suggestionFilter.ts';

/** Shows the choice between Pokémon and typings, and the groups of them to include. */
export function SuggestionOptions({
  kind,
  onKindChange,
  hiddenFilters,
  onHiddenFiltersChange,
}: {
  kind: SuggestionKind;
  onKindChange: (kind: SuggestionKind) => void;
  hiddenFilters: readonly SuggestionFilter[];
  onHiddenFiltersChange: (filters: readonly SuggestionFilter[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.filters}>
      <Choice
        label={t('team.suggest.of')}
        options={suggestionKinds}
        value={kind}
        getLabel={(each) => t(`team.suggest.${each}`)}
        onPick={onKindChange}
      />
      <PhoneDisclosure label={t('team.suggest.include')}>
        <div className={styles.toggles}>
          <span className={styles.include}>{t('team.suggest.include')}</span>
          {filtersOf(kind).map((filter) => {
            const isHidden = hiddenFilters.includes(filter);
            return (
              <Toggle
                key={filter}
                pressed={!isHidden}
                onClick={() =>
                  onHiddenFiltersChange(
                    isHidden
                      ? hiddenFilters.filter((each) => each !== filter)
                      : [...hiddenFilters, filter],
                  )
                }
              >
                {t(`team.suggest.${filter}`)}
              </Toggle>
            );
          })}
        </div>
      </PhoneDisclosure>
    </div>
  );
}
