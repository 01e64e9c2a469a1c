import { incomplete, type Language, nativeNames, officialLanguages } from '#app/i18n/languages.ts';
import { formatPercent } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { detectBrowserLanguage } from '#app/preferences/effectivePreferences.ts';
import { languagePreference, selectableLanguages } from '#app/preferences/preferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { Select } from '#app/ui/controls/Select.tsx';

/** The browser's language first, then the languages of the games, then the others. */
export function LanguageSelect({ inline }: { inline: boolean }) {
  const { t, language } = useTranslation();
  const selectedValue = usePreference(languagePreference);
  const renderOptions = (isIncluded: (code: Language) => boolean) =>
    selectableLanguages
      .map((value) => ({ value, code: value === 'en-US' ? ('en' as const) : value }))
      .filter(({ code }) => isIncluded(code))
      .map(({ value, code }) => (
        <option key={value} value={value} lang={code} translate="no">
          {t('preferences.language.completeness', {
            language: nativeNames[code],
            percent: formatPercent((incomplete[code] ?? 100) / 100, language),
          })}
        </option>
      ));
  return (
    <Select
      label={t('preferences.language.label')}
      inline={inline}
      value={selectedValue}
      onChange={({ target }) =>
        languagePreference.write(selectableLanguages.find((value) => value === target.value) ?? '')
      }
    >
      <option value="">
        {t('preferences.language.automatic', { language: nativeNames[detectBrowserLanguage()] })}
      </option>
      <optgroup label={t('preferences.language.official')}>
        {renderOptions((code) => officialLanguages.includes(code))}
      </optgroup>
      <optgroup label={t('preferences.language.unofficial')}>
        {renderOptions((code) => !officialLanguages.includes(code))}
      </optgroup>
    </Select>
  );
}
