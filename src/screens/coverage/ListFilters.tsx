import { typesIn } from '#engine/ruleset.ts';
import { CountAbilitiesToggle } from '#features/CountAbilitiesToggle.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { listOrders } from '#links/coverage.ts';
import { maxSearchLength, truncate } from '#pokedex/inputText.ts';
import { Choice } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { useNames } from '#widgets/names/names.ts';
import styles from './ListFilters.module.css';
import type { Coverage } from './useCoverage.ts';

/** Shows the search, the type filter and the order of a list. */
export function ListFilters({
  coverage: { state, update, countAbilities, settings },
}: {
  coverage: Coverage;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const types = typesIn(settings.ruleset);
  return (
    <search className={styles.filters}>
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
      <Choice
        label={t('coverage.type')}
        options={[undefined, ...types]}
        value={state.type}
        getLabel={(type) => (type ? typeName(type) : t('coverage.allTypes'))}
        isName={Boolean}
        onPick={(type) => update((state) => ({ ...state, type }))}
      />
      <Choice
        label={t('coverage.order')}
        options={listOrders}
        value={state.order}
        getLabel={(order) => t(`coverage.orders.${order}`)}
        onPick={(order) => update((state) => ({ ...state, order }))}
      />
    </search>
  );
}
