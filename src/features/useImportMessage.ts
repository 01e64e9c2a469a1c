import type { Generation } from '#engine/generation.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Member } from '#links/team.ts';
import { nameIn } from '#pokedex/name.ts';
import { useGameNames } from '#widgets/gameNames.ts';
import { useNames } from '#widgets/names.ts';
import type { MemberResolver } from './useMemberResolver.ts';

/** Returns a function that says what an import did with the members of a pasted team. */
export function useImportMessage(
  { resolve, findPokemon, settings }: MemberResolver,
  canChangeForm: 'team.canChangeForm' | 'battle.canChangeForm',
) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { generationName } = useGameNames();

  return (
    members: readonly Member[],
    { memberCount, generation }: { memberCount: number; generation: Generation },
  ): string => {
    const isCurrent = generation === settings.generation;
    const forms = members.flatMap((member) => {
      const form = isCurrent ? resolve(member).itemForm : findPokemon(member.set?.itemForm);
      return (form && nameIn(language, form.formNames)) ?? [];
    });
    const count = members.length;
    return joinSentences(
      [
        t('team.imported', { count }),
        ...(count < memberCount ? [t('team.importTooMany', { count })] : []),
        ...(isCurrent ? [] : [t('team.importGeneration', { game: generationName(generation) })]),
        ...(forms.length > 0 ? [t(canChangeForm, { names: formatList(forms) })] : []),
      ],
      language,
    );
  };
}
