import { type ReactNode, useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { InverseToggle } from '#app/parts/defender/InverseToggle.tsx';
import { ItemSelect } from '#app/typeUi/DefenderSelects.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TermPopover } from '#app/typeUi/TermPopover.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { applicableConditions } from '#core/links/defense.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import {
  type Condition,
  conditions,
  exclusiveConditions,
  terrains,
} from '#core/rules/condition.ts';
import { itemsIn } from '#core/rules/item.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import styles from './SituationControls.module.css';
import type { Defense } from './useDefense.ts';

const fieldConditions: readonly Condition[] = ['gravity'];

/** Shows the controls for the field conditions, and the held item and conditions of the Pokémon. */
export function SituationControls({ defense }: { defense: Defense }) {
  const { t } = useTranslation();
  const { ruleName } = useNames();
  const { settings, update, defender, pokemon } = defense;
  const { ruleset } = settings;
  const selectableConditions = applicableConditions(ruleset, pokemon && traitsIn(ruleset, pokemon));
  const exclusiveGroups = [
    {
      label: t('defense.weather'),
      group: selectableConditions.filter((each) => conditions[each].isWeather),
    },
    {
      label: t('battle.terrain'),
      group: selectableConditions.filter((each) => terrains.includes(each)),
    },
  ].filter(({ group }) => group.length > 0);
  const toggles = selectableConditions.filter(
    (each) => !exclusiveGroups.some(({ group }) => group.includes(each)),
  );
  const conditionName = (condition: Condition) => ruleName(condition, 'conditions');

  function toggle(condition: Condition): void {
    update((state) => ({
      ...state,
      conditions: state.conditions.includes(condition)
        ? state.conditions.filter((each) => each !== condition)
        : [
            ...state.conditions.filter((each) => !exclusiveConditions(condition).includes(each)),
            condition,
          ],
    }));
  }

  function renderToggle(condition: Condition) {
    return (
      <Toggle
        key={condition}
        pressed={defender.conditions.includes(condition)}
        onClick={() => toggle(condition)}
      >
        {conditionName(condition)}
      </Toggle>
    );
  }

  return (
    <div className={styles.content}>
      {supports(ruleset, 'inverse') && (
        <div className={styles.inverse}>
          <InverseToggle pressed={defender.inverse} onChange={update} />
          <TermPopover term={t('defense.inverse')}>{t('terms.inverse')}</TermPopover>
        </div>
      )}
      <div className={styles.selects}>
        {exclusiveGroups.map(({ label, group }) => (
          <Choice
            key={label}
            label={label}
            options={[undefined, ...group]}
            value={group.find((each) => defender.conditions.includes(each))}
            getLabel={(each) => (each ? conditionName(each) : t('defense.noWeather'))}
            isName={Boolean}
            onPick={(condition) =>
              update((state) => ({
                ...state,
                conditions: [
                  ...state.conditions.filter((each) => !group.includes(each)),
                  ...group.filter((each) => each === condition),
                ],
              }))
            }
          />
        ))}
        {supports(ruleset, 'items') && (
          <ItemSelect
            items={itemsIn(ruleset, 'defending')}
            item={defender.item}
            onPick={(item) => update((state) => ({ ...state, item }))}
          />
        )}
      </div>
      <Group label={t('defense.field')}>
        {toggles.filter((condition) => fieldConditions.includes(condition)).map(renderToggle)}
      </Group>
      <Group label={t('defense.onDefender')}>
        {toggles.filter((condition) => !fieldConditions.includes(condition)).map(renderToggle)}
      </Group>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <>
      <p className={styles.label} id={id}>
        {label}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: its legend is the label above */}
      <div role="group" aria-labelledby={id} className={styles.toggles}>
        {children}
      </div>
    </>
  );
}
