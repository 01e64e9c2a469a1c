import { joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isTriggered, toggleTrigger } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { type Ability, rulesOfAbility } from '#core/rules/ability.ts';

/** Shows a switch for each ability of the member that acts only after something has happened. */
export function TriggerToggles({
  battle: { settings, update },
  member: { fighter, state, name, side, sideIndex },
}: {
  battle: Battle;
  member: SideMember;
}) {
  const { t, language } = useTranslation();
  const { ruleName } = useNames();
  const needsTrigger = (ability: Ability | undefined): ability is Ability =>
    ability !== undefined &&
    rulesOfAbility(settings.ruleset, ability).attacking?.needsTrigger === true;
  return [...fighter.possibleAbilities, fighter.secondAbility]
    .filter(needsTrigger)
    .map((ability) => {
      const label = t('battle.abilityActive', { ability: ruleName(ability, 'abilities') });
      return (
        <Toggle
          key={ability}
          pressed={isTriggered(state, ability)}
          aria-label={joinLabel([name, label], language)}
          onClick={() => update(toggleTrigger(side, sideIndex, ability))}
        >
          {label}
        </Toggle>
      );
    });
}
