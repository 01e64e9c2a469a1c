import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { ShowdownMember, UnusedPart } from '#core/formats/showdown/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';

const texts = { ability: 'team.importFormAbility', item: 'team.importKlutz' } as const;

/** Returns a function that says which abilities and items of a pasted team do not count, in a sentence for each reason. */
export function useFormatUnusedParts(): (members: readonly ShowdownMember[]) => string[] {
  const { t, namesLanguage } = useTranslation();
  const { formatList } = useNames();
  return (members) =>
    (Object.keys(texts) as UnusedPart[]).flatMap((part) => {
      const names = members
        .filter(({ unusedParts }) => unusedParts?.includes(part))
        .map(({ pokemon, nickname }) => nickname ?? displayName(namesLanguage, pokemon));
      return names.length > 0 ? [t(texts[part], { names: formatList(names) })] : [];
    });
}
