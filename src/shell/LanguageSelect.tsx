import { completeness, type Language, officialLanguages, ownNames } from '#i18n/languages.ts';
import { formatPercent } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { chosenLanguages, language } from '#preferences/preferences.ts';
import { automaticLanguage } from '#preferences/resolved.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { Select } from '#ui/Select.tsx';

/** The browser's language first, then those of the games, then the others. */
export function LanguageSelect({ inline }: { inline: boolean }) {
  const { text, language: spoken } = useText();
  const chosen = usePreference(language);
  const options = (isShown: (code: Language) => boolean) =>
    chosenLanguages
      .map((value) => ({ value, code: value === 'en-US' ? ('en' as const) : value }))
      .filter(({ code }) => isShown(code))
      .map(({ value, code }) => (
        <option key={value} value={value} lang={code} translate="no">
          {text('preferences.language.completeness', {
            language: ownNames[code],
            percent: formatPercent((completeness[code] ?? 0) / 100, spoken),
          })}
        </option>
      ));
  return (
    <Select
      label={text('preferences.language.label')}
      inline={inline}
      value={chosen}
      onChange={({ target }) =>
        language.write(chosenLanguages.find((value) => value === target.value) ?? '')
      }
    >
      <option value="">
        {text('preferences.language.automatic', { language: ownNames[automaticLanguage()] })}
      </option>
      <optgroup label={text('preferences.language.official')}>
        {options((code) => officialLanguages.includes(code))}
      </optgroup>
      <optgroup label={text('preferences.language.unofficial')}>
        {options((code) => !officialLanguages.includes(code))}
      </optgroup>
    </Select>
  );
}
