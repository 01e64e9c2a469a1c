import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { setAbility } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { useFormatRuleName } from '#app/typeUi/names/ruleName.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { possibleBattleAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import styles from './AbilityChips.module.css';

/** Shows toggles for the abilities that a member may have; nothing if only one is possible. */
export function AbilityChips({
  battle: { settings, update },
  member: { pokemon, state, name, side, sideIndex },
}: {
  battle: Battle;
  member: SideMember;
}) {
  const { t } = useTranslation();
  const ruleName = useFormatRuleName();
  const labelId = useId();
  if (!pokemon) return null;
  const possible = possibleBattleAbilitiesIn(settings.ruleset, pokemon);
  if (possible.length < 2) return null;
  const choices = possible.map((ability) =>
    ability
      ? { ability, label: ruleName(ability, 'abilities') }
      : { ability: 'none' as const, label: t('defense.otherAbilities') },
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: its legend is the label above
    <div role="group" aria-labelledby={labelId} className={styles.abilities}>
      <p id={labelId} className={styles.label}>
        {t('battle.abilityOf', { name })}
      </p>
      {choices.map(({ ability, label }) => (
        <Toggle
          key={ability}
          pressed={state.ability === ability}
          onClick={() =>
            update(setAbility(side, sideIndex, state.ability === ability ? undefined : ability))
          }
        >
          {label}
        </Toggle>
      ))}
    </div>
  );
}
