import { joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { toggleItemForm } from '#app/parts/team/itemForm.ts';
import { changeMember } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { displayName } from '#core/pokedex/names/name.ts';

/** Shows a switch to the form that the pasted item offers, such as a Mega Evolution; nothing without one. */
export function ItemFormToggle({
  battle: { update, settings },
  member: { itemForm, state, name, side, sideIndex },
}: {
  battle: Battle;
  member: SideMember;
}) {
  const { language, namesLanguage } = useTranslation();
  if (!itemForm) return null;
  const label = displayName(namesLanguage, itemForm);
  return (
    <Toggle
      pressed={state.pokemon === itemForm.id}
      aria-label={joinLabel([name, label], language)}
      onClick={() =>
        update(
          changeMember(side, sideIndex, (member) =>
            toggleItemForm(settings.ruleset, member, itemForm),
          ),
        )
      }
    >
      {label}
    </Toggle>
  );
}
