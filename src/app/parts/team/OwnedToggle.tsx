import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { type Owned, onlyOwnedPreference } from './useOwned.ts';

/** Shows the switch between all suggestions and those of what the player owns; nothing without a box. */
export function OwnedToggle({ owned: { candidates, isOnly } }: { owned: Owned }) {
  const { t } = useTranslation();
  if (candidates.length === 0) return null;
  return (
    // In a stack, the switch is as wide as its text.
    <div>
      <Toggle pressed={isOnly} onClick={() => onlyOwnedPreference.write(isOnly ? 'off' : 'on')}>
        {t('box.onlyOwned')}
      </Toggle>
    </div>
  );
}
