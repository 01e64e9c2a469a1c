import type { Condition } from '#engine/condition.ts';
import { supports } from '#engine/ruleset.ts';
import { InverseToggle } from '#features/InverseToggle.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { fieldConditions, fieldConditionsIn } from '#links/battle.ts';
import { Card } from '#ui/Card.tsx';
import { Choice } from '#ui/Choice.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import styles from './FieldCard.module.css';
import { replaceConditions } from './updates.ts';
import type { Battle } from './useBattle.ts';

const selects = [
  { group: 'weather', label: 'defense.weather' },
  { group: 'terrain', label: 'battle.terrain' },
] as const;

/** Shows the weather, the terrain and the other conditions that both sides share. */
export function FieldCard({ battle }: { battle: Battle }) {
  const { t } = useTranslation();
  const ruleName = useFormatRuleName();
  const { settings, conditions, isInverse, update } = battle;
  const { ruleset } = settings;
  const hasInverse = supports(ruleset, 'inverse');
  const others = fieldConditionsIn(ruleset, 'other');
  const groups = selects.filter(({ group }) => fieldConditionsIn(ruleset, group).length > 0);
  if (!hasInverse && others.length + groups.length === 0) return null;
  const conditionName = (condition: Condition) => ruleName(condition, 'conditions');
  return (
    <Card aria-label={t('battle.field')}>
      <div className={styles.field}>
        {groups.map(({ group, label }) => {
          const choices = fieldConditionsIn(ruleset, group);
          return (
            <Choice
              key={group}
              label={t(label)}
              options={[undefined, ...choices]}
              value={choices.find((each) => conditions.includes(each))}
              getLabel={(each) => (each ? conditionName(each) : t('defense.noWeather'))}
              isName={Boolean}
              onPick={(each) => update(replaceConditions(fieldConditions[group], each))}
            />
          );
        })}
        {others.map((condition) => {
          const isOn = conditions.includes(condition);
          return (
            <Toggle
              key={condition}
              pressed={isOn}
              onClick={() => update(replaceConditions([condition], isOn ? undefined : condition))}
            >
              {conditionName(condition)}
            </Toggle>
          );
        })}
        {hasInverse && <InverseToggle pressed={isInverse} onChange={update} />}
      </div>
    </Card>
  );
}
