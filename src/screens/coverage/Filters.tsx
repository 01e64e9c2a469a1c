import { orders } from '#calculators/coverage.ts';
import { typesIn } from '#engine/generation.ts';
import { CountAbilities } from '#features/CountAbilities.tsx';
import { useText } from '#i18n/text.ts';
import { cutAt, maxSearchLength } from '#pokedex/writtenName.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './Filters.module.css';
import type { Coverage } from './useCoverage.ts';

/** What of a list the player wants to see, and in which order. */
export function Filters({
  coverage: { state, update, countAbilities, settings },
}: {
  coverage: Coverage;
}) {
  const { text } = useText();
  const types = typesIn(settings.generation);
  return (
    <search className={styles.filters}>
      <Field
        type="search"
        label={text('coverage.search')}
        placeholder={text('coverage.searchHelp')}
        value={state.search}
        cut={(typed) => cutAt(typed, maxSearchLength)}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(search) => update((state) => ({ ...state, search }))}
      />
      <Select
        label={text('coverage.type')}
        value={state.type ?? ''}
        onChange={({ target }) => {
          const type = types.find((each) => each === target.value);
          update((state) => ({ ...state, type }));
        }}
      >
        <option value="">{text('coverage.allTypes')}</option>
        {types.map((type) => (
          <option key={type} value={type} translate="no">
            {text(`types.${type}`)}
          </option>
        ))}
      </Select>
      <Select
        label={text('coverage.order')}
        value={state.order}
        onChange={({ target }) => {
          const order = orders.find((each) => each === target.value);
          if (order) update((state) => ({ ...state, order }));
        }}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {text(`coverage.orders.${order}`)}
          </option>
        ))}
      </Select>
      <CountAbilities generation={settings.generation} pressed={countAbilities} onChange={update} />
    </search>
  );
}
