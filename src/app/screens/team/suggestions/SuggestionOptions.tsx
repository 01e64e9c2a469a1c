import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatchupFilters } from '#app/parts/lists/MatchupFilters.tsx';
import { TypeFilter } from '#app/parts/lists/TypeFilter.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { toggleIn } from '#app/ui/controls/toggleIn.ts';
import { PhoneDisclosure } from '#app/ui/PhoneDisclosure.tsx';
import type { World } from '#core/hit/situation.ts';
import type { PokemonFilter } from '#core/links/coverage.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import styles from './SuggestionOptions.module.css';
import {
  filtersOf,
  type SuggestionFilter,
  type SuggestionKind,
  suggestionKinds,
} from './suggestionFilter.ts';

/** Shows the choice between Pokémon and typings, the groups of them to include, and the filter. */
export function SuggestionOptions({
  kind,
  onKindChange,
  hiddenFilters,
  onHiddenFiltersChange,
  filter,
  world,
  onFilterChange,
}: {
  kind: SuggestionKind;
  onKindChange: (kind: SuggestionKind) => void;
  hiddenFilters: readonly SuggestionFilter[];
  onHiddenFiltersChange: (filters: readonly SuggestionFilter[]) => void;
  /** The part of the filter that exists in the world. */
  filter: PokemonFilter;
  world: World;
  onFilterChange: (next: (filter: PokemonFilter) => PokemonFilter) => void;
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
      <TypeFilter types={typesIn(world.ruleset)} filter={filter} onChange={onFilterChange} />
      <PhoneDisclosure label={t('team.suggest.include')}>
        <div className={styles.toggles}>
          <span className={styles.include}>{t('team.suggest.include')}</span>
          {filtersOf(kind).map((group) => (
            <Toggle
              key={group}
              pressed={!hiddenFilters.includes(group)}
              onClick={() => onHiddenFiltersChange(toggleIn(hiddenFilters, group))}
            >
              {t(`team.suggest.${group}`)}
            </Toggle>
          ))}
        </div>
      </PhoneDisclosure>
      <MatchupFilters filter={filter} world={world} onChange={onFilterChange} />
    </div>
  );
}
