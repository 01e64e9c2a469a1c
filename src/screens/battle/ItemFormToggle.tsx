import { toggleItemForm } from '#features/itemForm.ts';
import { joinLabel } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { displayName } from '#pokedex/name.ts';
import { Toggle } from '#ui/Toggle.tsx';
import { changeMember } from './updates.ts';
import type { Battle, SideMember } from './useBattle.ts';

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
