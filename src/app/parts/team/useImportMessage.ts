import type { OpenedTeams } from '#app/files/openTeams.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { Member } from '#core/links/team.ts';
import { nameIn } from '#core/pokedex/names/name.ts';
import { useFormatUnusedParts } from './useFormatUnusedParts.ts';
import type { MemberResolver } from './useMemberResolver.ts';

/** Returns a function that says what an import did with the members of a pasted team. */
export function useImportMessage(
  { resolve, findPokemon, settings }: MemberResolver,
  canChangeForm: 'team.canChangeForm' | 'battle.canChangeForm',
) {
  const { t, language, namesLanguage } = useTranslation();
  const { formatList } = useNames();
  const { rulesetName } = useGameNames();
  const formatUnusedParts = useFormatUnusedParts();

  return (
    members: readonly Member[],
    { memberCount, ruleset, members: sets }: OpenedTeams['teams'][number],
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
        ...formatUnusedParts(sets.slice(0, count)),
        ...(forms.length > 0 ? [t(canChangeForm, { names: formatList(forms) })] : []),
      ],
      language,
    );
  };
}
