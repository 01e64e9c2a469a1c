import { useTranslation } from '#i18n/useTranslation.ts';
import { displayName } from '#pokedex/name.ts';
import type { ShowdownMember, UnusedPart } from '#showdown/team.ts';
import { useNames } from '#widgets/names/names.ts';

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
