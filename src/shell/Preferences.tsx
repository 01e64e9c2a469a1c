import { applySettings } from '#calculators/entries.ts';
import { typeCountIn } from '#engine/generation.ts';
import { type Text, useText } from '#i18n/text.ts';
import type { Preference } from '#preferences/preference.ts';
import { generation, theme, typeCount } from '#preferences/preferences.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { Select } from '#ui/Select.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

/** How the player likes it; generation and type count are part of a calculator's address too. */
export function Preferences({ inline = false }: { inline?: boolean }) {
  const { text } = useText();
  const chosenGeneration = usePreference(generation);

  return (
    <>
      <LanguageSelect inline={inline} />
      <PreferenceSelect
        preference={theme}
        label={text('preferences.theme.label')}
        nameOf={(value) => text(`preferences.theme.${value}`)}
        inline={inline}
      />
      <PreferenceSelect
        preference={generation}
        label={text('preferences.generation.label')}
        nameOf={(value) => text(`preferences.generation.${value}`)}
        inline={inline}
        onChange={applySettings}
      />
      <PreferenceSelect
        preference={typeCount}
        label={text('preferences.typeCount.label')}
        toAvailable={(value) => typeCountIn(chosenGeneration, value)}
        nameOf={(value) => text(`preferences.typeCount.${value}`)}
        inline={inline}
        onChange={applySettings}
      />
    </>
  );
}

function PreferenceSelect<T extends string | number>({
  preference,
  label,
  nameOf,
  toAvailable = (value) => value,
  inline,
  onChange,
}: {
  preference: Preference<T>;
  label: string;
  nameOf: (value: T) => ReturnType<Text>;
  /** The value that stands in for one that cannot be had now; that one is not offered. */
  toAvailable?: (value: T) => T;
  inline: boolean;
  onChange?: () => void;
}) {
  const current = usePreference(preference);
  return (
    <Select
      label={label}
      inline={inline}
      value={toAvailable(current)}
      onChange={({ target }) => {
        const value = preference.values.find((each) => String(each) === target.value);
        if (value === undefined) return;
        preference.write(value);
        onChange?.();
      }}
    >
      {preference.values
        .filter((value) => toAvailable(value) === value)
        .map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
    </Select>
  );
}
