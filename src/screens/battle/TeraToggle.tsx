import { joinLabel } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Toggle } from '#ui/Toggle.tsx';
import { useNames } from '#widgets/names/names.ts';
import { toggleTera } from './updates.ts';
import type { Battle, SideMember } from './useBattle.ts';

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
