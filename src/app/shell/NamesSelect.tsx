import { nativeNames } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { namesPreference } from '#app/preferences/preferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { Select } from '#app/ui/controls/Select.tsx';

/** Selects the language of the games' names: that of the app, or one that the games have. */
export function NamesSelect() {
  const { t } = useTranslation();
  const selectedValue = usePreference(namesPreference);
  return (
    <Select
      label={t('preferences.names.label')}
      value={selectedValue}
      onChange={({ target }) =>
        namesPreference.write(namesPreference.values.find((value) => value === target.value) ?? '')
      }
    >
      {namesPreference.values.map((value) =>
        value === '' ? (
          <option key={value} value={value}>
            {t('preferences.names.automatic')}
          </option>
        ) : (
          <option key={value} value={value} lang={value} translate="no">
            {nativeNames[value]}
          </option>
        ),
      )}
    </Select>
  );
}
