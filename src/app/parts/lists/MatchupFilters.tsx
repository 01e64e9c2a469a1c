import { useId, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypePicker } from '#app/typeUi/TypePicker.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { toggleIn } from '#app/ui/controls/toggleIn.ts';
import { attackersOf } from '#core/charts/chart.ts';
import type { World } from '#core/hit/situation.ts';
import { emptyPokemonFilter, type PokemonFilter } from '#core/links/coverage.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { LearnFilterField } from './LearnFilterField.tsx';
import styles from './MatchupFilters.module.css';
import { useFormatFilter } from './useFormatFilter.ts';

const conditions = ['resists', 'notWeakTo', 'learns'] as const;

type Condition = (typeof conditions)[number];

/** Shows a button for each condition on what Pokémon resist, are weak to and can learn; it opens the field below. */
export function MatchupFilters<State extends PokemonFilter>({
  filter,
  world,
  note,
  onChange,
}: {
  /** The part of the filter that exists in the world. */
  filter: PokemonFilter;
  world: World;
  /** Which abilities count. */
  note?: string | undefined;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  const { formatList, typeName, strikeName } = useNames();
  const { doubleWeakness } = useFormatFilter(world);
  const id = useId();
  const [open, setOpen] = useState<Condition>();
  const { resists, notWeakTo, hasDoubleWeakness, learns } = filter;
  const types = attackersOf(world.chart);
  const chosen: Readonly<Record<Condition, string>> = {
    resists: formatList(resists.map(typeName)),
    notWeakTo: formatList(notWeakTo.map(typeName)),
    learns: learns ? strikeName(learns) : '',
  };
  const isEmpty = !hasDoubleWeakness && Object.values(chosen).every((text) => !text);

  function renderField(condition: Condition) {
    if (condition === 'learns')
      return <LearnFilterField ruleset={world.ruleset} learns={learns} onChange={onChange} />;
    return (
      <TypePicker
        unordered
        label={t(`filter.${condition}`)}
        help={t(`filter.${condition}Help`)}
        types={types}
        selectedTypes={filter[condition]}
        onToggle={(type) =>
          onChange((state) => ({ ...state, [condition]: toggleIn(state[condition], type) }))
        }
      />
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={t('filter.title')} className={styles.filters}>
      <div className={styles.conditions}>
        {conditions
          .filter((condition) => condition !== 'learns' || !isOwnGame(world.ruleset))
          .map((condition) => (
            <button
              key={condition}
              type="button"
              className={chosen[condition] ? styles.chosen : undefined}
              aria-expanded={condition === open}
              aria-controls={condition === open ? id : undefined}
              onClick={() => setOpen(condition === open ? undefined : condition)}
            >
              <DisclosureLabel label={t(`filter.${condition}`)} active={chosen[condition]} />
            </button>
          ))}
        <Toggle
          pressed={hasDoubleWeakness}
          onClick={() =>
            onChange((state) => ({ ...state, hasDoubleWeakness: !state.hasDoubleWeakness }))
          }
        >
          {t('filter.doubleWeakness', { multiplier: doubleWeakness() })}
        </Toggle>
        {!isEmpty && (
          <Button
            quiet
            onClick={() =>
              onChange((state) => ({
                ...state,
                ...emptyPokemonFilter,
                type: state.type,
                secondType: state.secondType,
              }))
            }
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
      {open && (
        <div id={id} className={styles.field}>
          {renderField(open)}
        </div>
      )}
      {note && (open || !isEmpty) && <p className={styles.note}>{note}</p>}
    </div>
  );
}
