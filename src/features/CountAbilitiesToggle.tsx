import { type Generation, supports } from '#engine/generation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Toggle } from '#ui/Toggle.tsx';

/**
 * Shows a toggle that counts the targets' abilities in coverage; nothing in a generation without
 * abilities.
 */
export function CountAbilitiesToggle<State extends { countAbilities: boolean }>({
  generation,
  pressed,
  onChange,
}: {
  generation: Generation;
  pressed: boolean;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  if (!supports(generation, 'abilities')) return null;
  return (
    <Toggle
      pressed={pressed}
      onClick={() => onChange((state) => ({ ...state, countAbilities: !state.countAbilities }))}
    >
      {t('offense.countAbilities')}
    </Toggle>
  );
}
