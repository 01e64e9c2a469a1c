import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { TypePicker } from '#app/typeUi/TypePicker.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { toggleIn } from '#app/ui/controls/toggleIn.ts';
import { attackersOf } from '#core/charts/chart.ts';
import type { World } from '#core/hit/situation.ts';
import { emptyPokemonFilter, type PokemonFilter } from '#core/links/coverage.ts';
import { LearnFilterField } from './LearnFilterField.tsx';
import styles from './MatchupFilters.module.css';
import { useFormatFilter } from './useFormatFilter.ts';

/** Shows the conditions on what the listed Pokémon resist, are weak to and can learn, closed at first. */
export function MatchupFilters<State extends PokemonFilter>({
  filter,
  world,
  note,
  hasSummary = true,
  onChange,
}: {
  /** The part of the filter that exists in the world. */
  filter: PokemonFilter;
  world: World;
  /** Which abilities count. */
  note?: string;
  /** Whether the conditions are listed while it is closed, unless a heading has them. */
  hasSummary?: boolean;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  const { doubleWeakness, formatConditions } = useFormatFilter(world);
  const [isOpen, setOpen] = useState(false);
  const conditions = formatConditions({ ...filter, type: undefined });
  const types = attackersOf(world.chart);
  return (
    <details
      className={styles.filters}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <DisclosureLabel
          label={t('filter.title')}
          active={hasSummary ? conditions.join(' · ') : ''}
        />
      </summary>
      {isOpen && (
        <div className={styles.content}>
          <TypePicker
            hasLegend
            unordered
            label={t('filter.resists')}
            help={t('filter.resistsHelp')}
            types={types}
            selectedTypes={filter.resists}
            onToggle={(type) =>
              onChange((state) => ({ ...state, resists: toggleIn(state.resists, type) }))
            }
          />
          <TypePicker
            hasLegend
            unordered
            label={t('filter.notWeakTo')}
            help={t('filter.notWeakToHelp')}
            types={types}
            selectedTypes={filter.notWeakTo}
            onToggle={(type) =>
              onChange((state) => ({ ...state, notWeakTo: toggleIn(state.notWeakTo, type) }))
            }
          />
          <LearnFilterField ruleset={world.ruleset} learns={filter.learns} onChange={onChange} />
          <div className={styles.buttons}>
            <Toggle
              pressed={filter.hasDoubleWeakness}
              onClick={() =>
                onChange((state) => ({ ...state, hasDoubleWeakness: !state.hasDoubleWeakness }))
              }
            >
              {t('filter.doubleWeakness', { multiplier: doubleWeakness() })}
            </Toggle>
            <Button
              quiet
              disabled={conditions.length === 0}
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
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </details>
  );
}
