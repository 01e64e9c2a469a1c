import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Toggle } from '#ui/Toggle.tsx';
import { useNames } from '#widgets/names/names.ts';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import styles from './AbilityChips.module.css';
import type { AbilityChange } from './abilityChanges.ts';
import type { Defense } from './useDefense.ts';

/** The maximum number of changed types that a chip names. */
const maxNamedTypes = 3;

/** Shows toggles for the abilities that change the answer: "Levitate: Ground 0×". */
export function AbilityChips({
  defense: { defender, update },
  abilityChanges,
}: {
  defense: Defense;
  abilityChanges: readonly AbilityChange[];
}) {
  const { language } = useTranslation();
  const { typeName, formatList } = useNames();
  const ruleName = useFormatRuleName();
  return (
    <div className={styles.chips}>
      {abilityChanges.map(({ ability, changes }) => (
        <Toggle
          key={ability}
          pressed={defender.ability === ability}
          onClick={() =>
            update((state) => ({
              ...state,
              ability: state.ability === ability ? undefined : ability,
            }))
          }
        >
          <strong translate="no">{ruleName(ability, 'abilities')}</strong>{' '}
          {changes.length <= maxNamedTypes && (
            <span translate="no">
              {formatList(
                changes.map(
                  ({ type, multiplier }) =>
                    `${typeName(type)} ${formatMultiplier(multiplier, language)}`,
                ),
              )}
            </span>
          )}
        </Toggle>
      ))}
    </div>
  );
}
