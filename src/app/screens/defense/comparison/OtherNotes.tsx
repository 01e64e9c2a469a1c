import { useTranslation } from '#app/i18n/useTranslation.ts';
import { AbilityChips } from '#app/screens/defense/AbilityChips.tsx';
import { findAbilityChanges } from '#app/screens/defense/abilityChanges.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { AnswerNote } from '#app/typeUi/AnswerCard.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import type { ChosenDefender, DefenderPicks } from '#core/links/defense.ts';
import type { ComparedDefender } from './useComparison.ts';

/** Shows whether the game lacks the Pokémon, and the abilities that change what it takes. */
export function OtherNotes({
  defense: { settings, searchables },
  other: { picks, pokemon, defender, name },
  resolve,
  onChange,
}: {
  defense: Defense;
  other: ComparedDefender;
  resolve: (picks: DefenderPicks) => ChosenDefender;
  onChange: (next: (picks: DefenderPicks) => DefenderPicks) => void;
}) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const { ruleset } = settings;
  if (!pokemon) return null;
  const searchable = searchables.find((each) => each.pokemon === pokemon);
  const isInGame = searchable?.isInGame ?? defender.typing.length > 0;
  const abilityChanges = findAbilityChanges(ruleset, pokemon, (ability) =>
    resolve({ ...picks, ability }),
  );
  return (
    <>
      {!isInGame && (
        <AnswerNote>
          {t('defense.notInGame', { pokemon: name, game: rulesetName(ruleset) })}
        </AnswerNote>
      )}
      {defender.typing.length > 0 && abilityChanges.length > 0 && (
        <AbilityChips
          name={name}
          abilityChanges={abilityChanges}
          ability={defender.ability}
          onPick={(ability) => onChange((current) => ({ ...current, ability }))}
        />
      )}
    </>
  );
}
