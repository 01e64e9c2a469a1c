import { typeCountIn } from '#engine/generation.ts';
import { type Translate, useTranslation } from '#i18n/useTranslation.ts';
import type { Preference } from '#preferences/preference.ts';
import { themePreference } from '#preferences/preferences.ts';
import { typeCountPreference } from '#preferences/sessionPreferences.ts';
import { useSettings } from '#preferences/settings.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { applySettings } from '#session/entries.ts';
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
        preference={themePreference}
        label={t('preferences.theme.label')}
        getLabel={(value) => t(`preferences.theme.${value}`)}
        inline={inline}
      />
      <GameSelects inline={inline} />
      <PreferenceSelect
        preference={typeCountPreference}
        label={t('preferences.typeCount.label')}
        getEffectiveValue={(value) => typeCountIn(generation, value)}
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
  getEffectiveValue = (value) => value,
  inline,
  hint,
  onChange,
}: {
  preference: Preference<T>;
  label: string;
  getLabel: (value: T) => ReturnType<Translate>;
  /** Returns the value that applies; one that the game does not support is replaced and not offered. */
  getEffectiveValue?: (value: T) => T;
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
      value={getEffectiveValue(current)}
      onChange={({ target }) => {
        const value = preference.values.find((option) => String(option) === target.value);
        if (value === undefined) return;
        preference.write(value);
        onChange?.();
      }}
    >
      {preference.values
        .filter((value) => getEffectiveValue(value) === value)
        .map((value) => (
          <option key={value} value={value}>
            {getLabel(value)}
          </option>
        ))}
    </Select>
  );
}
