import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatchupFilters } from '#app/parts/lists/MatchupFilters.tsx';
import { TypeFilter } from '#app/parts/lists/TypeFilter.tsx';
import { IncludeGroups } from '#app/parts/team/IncludeGroups.tsx';
import { OwnedToggle } from '#app/parts/team/OwnedToggle.tsx';
import type { Owned } from '#app/parts/team/useOwned.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import type { World } from '#core/hit/situation.ts';
import type { PokemonFilter } from '#core/links/coverage.ts';
import {
  filtersOf,
  type SuggestionFilter,
  type SuggestionKind,
  suggestionKinds,
} from '#core/pokedex/suggestionFilter.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import styles from './SuggestionOptions.module.css';

/** Shows the choice between Pokémon and typings, the groups of them to include, and the filter. */
export function SuggestionOptions({
  kind,
  onKindChange,
  owned,
  hiddenFilters,
  onHiddenFiltersChange,
  filter,
  world,
  onFilterChange,
}: {
  kind: SuggestionKind;
  onKindChange: (kind: SuggestionKind) => void;
  owned: Owned;
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
      {kind === 'pokemon' && <OwnedToggle owned={owned} />}
      {/* What the player owns is suggested whatever its group. */}
      {(kind === 'typings' || !owned.isOnly) && (
        <IncludeGroups
          groups={filtersOf(kind)}
          hidden={hiddenFilters}
          onChange={onHiddenFiltersChange}
        />
      )}
      <MatchupFilters filter={filter} world={world} onChange={onFilterChange} />
    </div>
  );
}
