import { type Ability, rulesOfAbility } from '#engine/ability.ts';
import { joinLabel } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Toggle } from '#ui/Toggle.tsx';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import { isTriggered, toggleTrigger } from './updates.ts';
import type { Battle, SideMember } from './useBattle.ts';

/** Shows a switch for each ability of the member that acts only after something has happened. */
export function TriggerToggles({
  battle: { settings, update },
  member: { fighter, state, name, side, sideIndex },
}: {
  battle: Battle;
  member: SideMember;
}) {
  const { t, language } = useTranslation();
  const ruleName = useFormatRuleName();
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
