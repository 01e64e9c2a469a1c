import { applySettings } from '#calculators/entries.ts';
import { typeCountIn } from '#engine/generation.ts';
import { type Translate, useTranslation } from '#i18n/useTranslation.ts';
import type { Preference } from '#preferences/preference.ts';
import { theme } from '#preferences/preferences.ts';
import { typeCount } from '#preferences/sessionPreferences.ts';
import { useSettings } from '#preferences/settings.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { Select } from '#ui/Select.tsx';
import { GameSelects, OwnGamesLink } from './GameSelects.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

/** Selects for the preferences; a calculator's address also holds generation and type count. */
export function Preferences({ inline = false }: { inline?: boolean }) {
  const { t } = useTranslation();
  const { generation } = useSettings();

  return (
    <>
      <LanguageSelect inline={inline} />
      <PreferenceSelect
        preference={theme}
        label={t('preferences.theme.label')}
        getLabel={(value) => t(`preferences.theme.${value}`)}
        inline={inline}
      />
      <GameSelects inline={inline} />
      <PreferenceSelect
        preference={typeCount}
        label={t('preferences.typeCount.label')}
        getAvailable={(value) => typeCountIn(generation, value)}
        getLabel={(value) => t(`preferences.typeCount.${value}`)}
        inline={inline}
        hint={inline ? undefined : t('terms.typeCount')}
        onChange={applySettings}
      />
      <OwnGamesLink inline={inline} />
    </>
  );
}

function PreferenceSelect<T extends string | number>({
  preference,
  label,
  getLabel,
  getAvailable = (value) => value,
  inline,
  hint,
  onChange,
}: {
  preference: Preference<T>;
  label: string;
  getLabel: (value: T) => ReturnType<Translate>;
  /** The replacement for an unavailable value, which is not selectable. */
  getAvailable?: (value: T) => T;
  inline: boolean;
  hint?: string | undefined;
  onChange?: () => void;
}) {
  const current = usePreference(preference);
  return (
    <Select
      label={label}
      inline={inline}
      hint={hint}
      value={getAvailable(current)}
      onChange={({ target }) => {
        const value = preference.values.find((option) => String(option) === target.value);
        if (value === undefined) return;
        preference.write(value);
        onChange?.();
      }}
    >
      {preference.values
        .filter((value) => getAvailable(value) === value)
        .map((value) => (
          <option key={value} value={value}>
            {getLabel(value)}
          </option>
        ))}
    </Select>
  );
}
