import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CountAbilitiesToggle } from '#app/parts/defender/CountAbilitiesToggle.tsx';
import { MatchupFilters } from '#app/parts/lists/MatchupFilters.tsx';
import { TypeFilter } from '#app/parts/lists/TypeFilter.tsx';
import { useFormatFilter } from '#app/parts/lists/useFormatFilter.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Field } from '#app/ui/controls/Field.tsx';
import { PhoneDisclosure } from '#app/ui/PhoneDisclosure.tsx';
import { listOrders, type PokemonFilter } from '#core/links/coverage.ts';
import { maxSearchLength, truncate } from '#core/pokedex/names/inputText.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import styles from './ListFilters.module.css';
import type { Coverage } from './useCoverage.ts';

/** Shows the search, the filters and the order of a list. */
export function ListFilters({
  coverage: { state, update, countAbilities, settings, world },
  filter,
  isQuestion,
}: {
  coverage: Coverage;
  /** The part of the filter that exists in the game. */
  filter: PokemonFilter;
  /** Whether the conditions are the question, and come first. */
  isQuestion: boolean;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const { formatConditions } = useFormatFilter(world);
  const chosen = formatConditions({ ...filter, type: undefined });
  const note = t(countAbilities ? 'filter.worstAbility' : 'filter.noAbilities');
  const conditions = (
    <MatchupFilters
      filter={filter}
      world={world}
      note={isQuestion ? undefined : note}
      onChange={update}
    />
  );
  const fields = (
    <>
      <Field
        type="search"
        label={t('coverage.search')}
        placeholder={t('coverage.searchHelp')}
        value={state.search}
        truncate={(text) => truncate(text, maxSearchLength)}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(search) => update((state) => ({ ...state, search }))}
      />
      <CountAbilitiesToggle ruleset={settings.ruleset} pressed={countAbilities} onChange={update} />
      <TypeFilter types={typesIn(settings.ruleset)} filter={filter} onChange={update} />
      <Choice
        label={t('coverage.order')}
        options={listOrders}
        value={state.order}
        getLabel={(order) => t(`coverage.orders.${order}`)}
        onPick={(order) => update((state) => ({ ...state, order }))}
      />
    </>
  );
  if (!isQuestion)
    return (
      <search className={styles.filters}>
        {fields}
        <div className={styles.row}>
          <PhoneDisclosure label={chosen.join(' · ') || t('filter.title')}>
            {conditions}
          </PhoneDisclosure>
        </div>
      </search>
    );
  const used = [
    state.search,
    ...[filter.type, filter.secondType].map((type) => type && typeName(type)),
    state.order === listOrders[0] ? '' : t(`coverage.orders.${state.order}`),
  ].filter(Boolean);
  const names = (['search', 'type', 'order'] as const).map((field) => t(`coverage.${field}`));
  return (
    <search className={styles.filters}>
      {conditions}
      <div className={styles.row}>
        <PhoneDisclosure label={(used.length > 0 ? used : names).join(' · ')}>
          <div className={styles.filters}>
            {fields}
            {chosen.length > 0 && <p className={styles.row}>{note}</p>}
          </div>
        </PhoneDisclosure>
      </div>
    </search>
  );
}
