import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Field } from '#app/ui/controls/Field.tsx';
import { listTeams, type SavedTeamSort, savedTeamSorts } from './listTeams.ts';

/** The number of saved teams from which on they can be searched and sorted. */
const minSearchable = 6;

/**
 * Returns the teams that match a search, in the order of a sort; `TeamFilter` has the fields for
 * both.
 */
export function useTeamFilter(teams: readonly SavedTeam[]) {
  const { language } = useTranslation();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<SavedTeamSort>('own');
  // The letter appears before the teams that match it.
  const listedQuery = useDeferredValue(query);
  const visibleTeams = useMemo(
    () => listTeams(teams, listedQuery, sort, language),
    [teams, listedQuery, sort, language],
  );
  const hasQuery = listedQuery.trim() !== '';
  return {
    visibleTeams,
    isSearchable: teams.length >= minSearchable || query !== '' || sort !== 'own',
    /** Whether all teams are listed in the player's order. */
    isOwnOrder: sort === 'own' && !hasQuery,
    /** Whether the teams are those that match a search. */
    hasQuery,
    query,
    setQuery,
    sort,
    setSort,
  };
}

/** Shows the fields that search and sort many saved teams, and the number of teams in the list. */
export function TeamFilter({
  filter: { visibleTeams, isSearchable, hasQuery, query, setQuery, sort, setSort },
}: {
  filter: ReturnType<typeof useTeamFilter>;
}) {
  const { t, language } = useTranslation();
  const { length: count } = visibleTeams;
  return (
    <>
      {isSearchable && (
        <>
          <Field
            label={t('team.saved.search')}
            type="search"
            value={query}
            autoComplete="off"
            onChange={setQuery}
          />
          <Choice
            label={t('team.sort')}
            options={savedTeamSorts}
            value={sort}
            getLabel={(each) => t(`team.saved.sorts.${each}`)}
            onPick={setSort}
          />
        </>
      )}
      <p role="status">
        {count === 0 && hasQuery
          ? t('team.saved.noMatch')
          : t('team.saved.count', { count, number: formatNumber(count, language) })}
      </p>
    </>
  );
}
