import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import type { Ability } from '#core/rules/ability.ts';
import styles from './AbilityChips.module.css';
import type { AbilityChange } from './abilityChanges.ts';

/** The maximum number of changed types that a chip names. */
const maxNamedTypes = 3;

/** Shows toggles for the abilities that change the answer: "Levitate: Ground 0×". */
export function AbilityChips({
  name,
  abilityChanges,
  ability: chosenAbility,
  onPick,
}: {
  /** The name of their Pokémon, if several have chips. */
  name?: string;
  abilityChanges: readonly AbilityChange[];
  ability: Ability | undefined;
  onPick: (ability: Ability | undefined) => void;
}) {
  const { language } = useTranslation();
  const { typeName, formatList, ruleName } = useNames();
  return (
    <div className={styles.chips}>
      {name && <NameText name={name} />}
      {abilityChanges.map(({ ability, changes }) => (
        <Toggle
          key={ability}
          pressed={ability === chosenAbility}
          onClick={() => onPick(ability === chosenAbility ? undefined : ability)}
        >
          <strong>
            <NameText name={ruleName(ability, 'abilities')} />
          </strong>{' '}
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
