import { type ReactNode, useId, useState } from 'react';
import { type Condition, conditions } from '#engine/condition.ts';
import { supports } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import { useText } from '#i18n/text.ts';
import { FoldLabel } from '#ui/FoldLabel.tsx';
import { Select } from '#ui/Select.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { ItemSelect } from '#widgets/DefenderSelects.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { useRuleName } from '#widgets/ruleName.ts';
import { useSituation } from './heading.ts';
import styles from './Situation.module.css';
import type { Defense } from './useDefense.ts';

const ofField: readonly Condition[] = ['gravity', 'misty_terrain'];

/** What holds on the field and what the Pokémon holds or suffers; folded away until wanted. */
export function Situation({ defense }: { defense: Defense }) {
  const { text } = useText();
  const ruleName = useRuleName();
  const [isOpen, setOpen] = useState(false);
  const { settings, update, defender } = defense;
  const { generation } = settings;
  const offered = selectableIn(generation, conditions);
  const weathers = offered.filter((condition) => conditions[condition].isWeather);
  const toggles = offered.filter((condition) => !conditions[condition].isWeather);
  const nameOf = (condition: Condition) => ruleName(condition, 'conditions');
  const weather = weathers.find((each) => defender.conditions.includes(each));
  const active = useSituation(defense);
  const hint = text(
    supports(generation, 'inverse') ? 'defense.situationHint' : 'defense.situationHintOld',
  );

  function toggle(condition: Condition): void {
    update((state) => ({
      ...state,
      conditions: state.conditions.includes(condition)
        ? state.conditions.filter((each) => each !== condition)
        : [...state.conditions, condition],
    }));
  }

  function toggleOf(condition: Condition) {
    return (
      <Toggle
        key={condition}
        pressed={defender.conditions.includes(condition)}
        onClick={() => toggle(condition)}
      >
        {nameOf(condition)}
      </Toggle>
    );
  }

  return (
    <details
      className={styles.situation}
      aria-label={text('defense.situation')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <FoldLabel label={text('defense.situation')} active={active.join(' · ')} hint={hint} />
      </summary>
      {isOpen && (
        <div className={styles.content}>
          {supports(generation, 'inverse') && (
            <div className={styles.inverse}>
              <Toggle
                pressed={defender.inverse}
                onClick={() => update((state) => ({ ...state, inverse: !state.inverse }))}
              >
                {text('defense.inverse')}
              </Toggle>
              <Explain term={text('defense.inverse')}>{text('terms.inverse')}</Explain>
            </div>
          )}
          <div className={styles.selects}>
            <Select
              label={text('defense.weather')}
              value={weather ?? ''}
              onChange={({ target }) => {
                const picked = weathers.filter((each) => each === target.value);
                update((state) => ({
                  ...state,
                  conditions: [
                    ...state.conditions.filter((each) => !conditions[each].isWeather),
                    ...picked,
                  ],
                }));
              }}
            >
              <option value="">{text('defense.noWeather')}</option>
              {weathers.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </Select>
            <ItemSelect
              generation={generation}
              item={defender.item}
              onPick={(item) => update((state) => ({ ...state, item }))}
            />
          </div>
          <Group label={text('defense.field')}>
            {toggles.filter((condition) => ofField.includes(condition)).map(toggleOf)}
          </Group>
          <Group label={text('defense.suffered')}>
            {toggles.filter((condition) => !ofField.includes(condition)).map(toggleOf)}
          </Group>
        </div>
      )}
    </details>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p className={styles.label} id={id}>
        {label}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: its legend stands above */}
      <div role="group" aria-labelledby={id} className={styles.toggles}>
        {children}
      </div>
    </>
  );
}
