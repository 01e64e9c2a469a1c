import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { setAbility } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { isPairAbility } from '#core/doubles/pairAbilityName.ts';
import { findPairAbility, listAbilityChoices } from '#core/picks/pairFighter.ts';
import styles from './AbilityChips.module.css';

/** Shows toggles for the abilities that a member may have; nothing if only one is possible. */
export function AbilityChips({
  battle: { settings, update, isDoubles },
  member: { pokemon, state, name, side, sideIndex },
}: {
  battle: Battle;
  member: SideMember;
}) {
  const { t } = useTranslation();
  const { ruleName } = useNames();
  const labelId = useId();
  if (!pokemon) return null;
  const { ruleset } = settings;
  const choices = listAbilityChoices(ruleset, pokemon, isDoubles);
  if (choices.length < 2) return null;
  const pairAbility = isDoubles ? findPairAbility(ruleset, state, pokemon) : undefined;
  const ability = pairAbility ?? state.ability;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its legend is the label above
    <div role="group" aria-labelledby={labelId} className={styles.abilities}>
      <p id={labelId} className={styles.label}>
        {t('battle.abilityOf', { name })}
      </p>
      {choices.map((choice) => {
        const isPressed = choice === ability;
        const isPair = isPairAbility(choice);
        return (
          <Toggle
            key={choice}
            pressed={isPressed}
            onClick={() =>
              update(
                setAbility(
                  side,
                  sideIndex,
                  isPressed ? undefined : isPair ? 'none' : choice,
                  isPair && !isPressed ? choice : 'none',
                ),
              )
            }
          >
            {choice === 'none' ? t('defense.otherAbilities') : ruleName(choice, 'abilities')}
          </Toggle>
        );
      })}
    </div>
  );
}
