import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';

/** Shows a toggle that turns the battle into an inverse battle, and back. */
export function InverseToggle<State extends { inverse: boolean }>({
  pressed,
  onChange,
}: {
  pressed: boolean;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  return (
    <Toggle
      pressed={pressed}
      onClick={() => onChange((state) => ({ ...state, inverse: !state.inverse }))}
    >
      {t('defense.inverse')}
    </Toggle>
  );
}
