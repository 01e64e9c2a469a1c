import { joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { toggleTera } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';

/** Shows a switch that turns the member into its Tera Type; nothing if it has none. */
export function TeraToggle({
  battle: { update },
  member: { tera, defender, name, side, sideIndex },
}: {
  battle: Battle;
  member: SideMember;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  if (!tera) return null;
  const label = t('defense.terastallized', { type: typeName(tera) });
  return (
    <Toggle
      pressed={defender.tera !== undefined}
      aria-label={joinLabel([name, label], language)}
      onClick={() => update(toggleTera(side, sideIndex))}
    >
      {label}
    </Toggle>
  );
}
