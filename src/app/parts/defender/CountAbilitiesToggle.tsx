import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { type Ruleset, supports } from '#core/rulesets/ruleset.ts';

/**
 * Shows a toggle that counts the targets' abilities in coverage; nothing in a generation without
 * abilities.
 */
export function CountAbilitiesToggle<State extends { countAbilities: boolean }>({
  ruleset,
  pressed,
  onChange,
}: {
  ruleset: Ruleset;
  pressed: boolean;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  if (!supports(ruleset, 'abilities')) return null;
  return (
    <Toggle
      pressed={pressed}
      onClick={() => onChange((state) => ({ ...state, countAbilities: !state.countAbilities }))}
    >
      {t('offense.countAbilities')}
    </Toggle>
  );
}
