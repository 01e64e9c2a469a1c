import { typesIn } from '#engine/generation.ts';
import { CountAbilitiesToggle } from '#features/CountAbilitiesToggle.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { listOrders } from '#links/coverage.ts';
import { maxSearchLength, truncate } from '#pokedex/inputText.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { useNames } from '#widgets/names.ts';
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
  const types = typesIn(settings.generation);
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
      <CountAbilitiesToggle
        generation={settings.generation}
        pressed={countAbilities}
        onChange={update}
      />
      <Select
        label={t('coverage.type')}
        value={state.type ?? ''}
        onChange={({ target }) => {
          const type = types.find((each) => each === target.value);
          update((state) => ({ ...state, type }));
        }}
      >
        <option value="">{t('coverage.allTypes')}</option>
        {types.map((type) => (
          <option key={type} value={type} translate="no">
            {typeName(type)}
          </option>
        ))}
      </Select>
      <Select
        label={t('coverage.order')}
        value={state.order}
        onChange={({ target }) => {
          const order = listOrders.find((each) => each === target.value);
          if (order) update((state) => ({ ...state, order }));
        }}
      >
        {listOrders.map((order) => (
          <option key={order} value={order}>
            {t(`coverage.orders.${order}`)}
          </option>
        ))}
      </Select>
    </search>
  );
}
