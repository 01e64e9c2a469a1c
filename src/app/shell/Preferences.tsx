import { useTranslation } from '#app/i18n/useTranslation.ts';
import { themePreference } from '#app/preferences/preferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { session } from '#app/state/session.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { typeCounts } from '#core/charts/type.ts';
import { typeCountIn } from '#core/rulesets/ruleset.ts';
import { GameSelects, OwnGamesLink } from './GameSelects.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { NamesSelect } from './NamesSelect.tsx';

/** Selects for the preferences; a calculator's address also holds generation and type count. */
export function Preferences({ inline = false }: { inline?: boolean }) {
  const { t } = useTranslation();
  const { ruleset, typeCount } = useSettings();
  const theme = usePreference(themePreference);

  return (
    <>
      <LanguageSelect inline={inline} />
      {/* The header has no room for it; the panel is one press away. */}
      {!inline && <NamesSelect />}
      <Choice
        label={t('preferences.theme.label')}
        inline={inline}
        options={themePreference.values}
        value={theme}
        getLabel={(theme) => t(`preferences.theme.${theme}`)}
        onPick={themePreference.write}
      />
      <GameSelects inline={inline} />
      <Choice
        label={t('preferences.typeCount.label')}
        shortLabel={inline ? t('defense.types') : undefined}
        inline={inline}
        hint={inline ? undefined : t('terms.typeCount')}
        options={typeCounts.filter((count) => typeCountIn(ruleset, count) === count)}
        value={typeCountIn(ruleset, typeCount)}
        getLabel={(count) => t(`preferences.typeCount.${count}`)}
        onPick={(count) => session.setSettings({ ...session.getSettings(), typeCount: count })}
      />
      <OwnGamesLink inline={inline} />
    </>
  );
}
