import { typeCountIn } from '#engine/generation.ts';
import { type TypeCount, typeCounts } from '#engine/type.ts';
import { type Translate, useTranslation } from '#i18n/useTranslation.ts';
import type { Preference } from '#preferences/preference.ts';
import { themePreference } from '#preferences/preferences.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { session } from '#session/session.ts';
import { useSettings } from '#session/useCalculator.ts';
import { Select } from '#ui/Select.tsx';
import { GameSelects, OwnGamesLink } from './GameSelects.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

/** Selects for the preferences; a calculator's address also holds generation and type count. */
export function Preferences({ inline = false }: { inline?: boolean }) {
  const { t } = useTranslation();
  const { generation, typeCount } = useSettings();

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
      <Select
        label={t('preferences.typeCount.label')}
        inline={inline}
        hint={inline ? undefined : t('terms.typeCount')}
        value={typeCountIn(generation, typeCount)}
        onChange={({ target }) =>
          session.setSettings({
            ...session.getSettings(),
            typeCount: Number(target.value) as TypeCount,
          })
        }
      >
        {typeCounts
          .filter((count) => typeCountIn(generation, count) === count)
          .map((count) => (
            <option key={count} value={count}>
              {t(`preferences.typeCount.${count}`)}
            </option>
          ))}
      </Select>
      <OwnGamesLink inline={inline} />
    </>
  );
}

function PreferenceSelect<T extends string | number>({
  preference,
  label,
  getLabel,
  inline,
}: {
  preference: Preference<T>;
  label: string;
  getLabel: (value: T) => ReturnType<Translate>;
  inline: boolean;
}) {
  const current = usePreference(preference);
  return (
    <Select
      label={label}
      inline={inline}
      value={current}
      onChange={({ target }) => {
        const value = preference.values.find((option) => String(option) === target.value);
        if (value !== undefined) preference.write(value);
      }}
    >
      {preference.values.map((value) => (
        <option key={value} value={value}>
          {getLabel(value)}
        </option>
      ))}
    </Select>
  );
}
