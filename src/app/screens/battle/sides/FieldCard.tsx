import { useTranslation } from '#app/i18n/useTranslation.ts';
import { InverseToggle } from '#app/parts/defender/InverseToggle.tsx';
import { replaceConditions, setDoubles } from '#app/screens/battle/updates.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Card } from '#app/ui/Card.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { fieldConditions, fieldConditionsIn } from '#core/links/battle.ts';
import type { Condition } from '#core/rules/condition.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import styles from './FieldCard.module.css';

const selects = [
  { group: 'weather', label: 'defense.weather' },
  { group: 'terrain', label: 'battle.terrain' },
] as const;

/** Shows the weather, the terrain and the other conditions that both sides share, and whether two of each fight. */
export function FieldCard({ battle }: { battle: Battle }) {
  const { t } = useTranslation();
  const { ruleName } = useNames();
  const { settings, conditions, isInverse, update } = battle;
  const { ruleset } = settings;
  const hasInverse = supports(ruleset, 'inverse');
  const others = fieldConditionsIn(ruleset, 'other');
  const groups = selects.filter(({ group }) => fieldConditionsIn(ruleset, group).length > 0);
  const hasDoubles = supports(ruleset, 'doubles');
  if (!hasInverse && !hasDoubles && others.length + groups.length === 0) return null;
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
        {hasDoubles && (
          <Toggle pressed={battle.isDoubles} onClick={() => update(setDoubles(!battle.isDoubles))}>
            {t('battle.doubles')}
          </Toggle>
        )}
        {hasInverse && <InverseToggle pressed={isInverse} onChange={update} />}
      </div>
    </Card>
  );
}
