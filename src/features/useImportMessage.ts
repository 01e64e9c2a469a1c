import type { Ruleset } from '#engine/ruleset.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Member } from '#links/team.ts';
import { nameIn } from '#pokedex/name.ts';
import { useGameNames } from '#widgets/names/gameNames.ts';
import { useNames } from '#widgets/names/names.ts';
import type { MemberResolver } from './useMemberResolver.ts';

/** Returns a function that says what an import did with the members of a pasted team. */
export function useImportMessage(
  { resolve, findPokemon, settings }: MemberResolver,
  canChangeForm: 'team.canChangeForm' | 'battle.canChangeForm',
) {
  const { t, language, namesLanguage } = useTranslation();
  const { formatList } = useNames();
  const { rulesetName } = useGameNames();

  return (
    members: readonly Member[],
    { memberCount, ruleset }: { memberCount: number; ruleset: Ruleset },
  ): string => {
    const isCurrent = ruleset === settings.ruleset;
    const forms = members.flatMap((member) => {
      const form = isCurrent ? resolve(member).itemForm : findPokemon(member.set?.itemForm);
      return (form && nameIn(namesLanguage, form.formNames)) ?? [];
    });
    const count = members.length;
    return joinSentences(
      [
        t('team.imported', { count }),
        ...(count < memberCount ? [t('team.importTooMany', { count })] : []),
        ...(isCurrent ? [] : [t('team.importGeneration', { game: rulesetName(ruleset) })]),
        ...(forms.length > 0 ? [t(canChangeForm, { names: formatList(forms) })] : []),
      ],
      language,
    );
  };
}
