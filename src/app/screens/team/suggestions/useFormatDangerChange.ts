import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { compareDangers } from '#core/answers/suggest.ts';
import type { TeamRow } from '#core/answers/team.ts';
import type { AttackingType } from '#core/charts/type.ts';

/** Returns a formatter: "No longer a danger: Ice. No new danger." */
export function useFormatDangerChange(): (
  before: readonly TeamRow[],
  after: readonly TeamRow[],
) => string {
  const { t, language } = useTranslation();
  const { formatList, typeName } = useNames();
  return (before, after) => {
    const { removed, added } = compareDangers(before, after);
    const names = (types: readonly AttackingType[]) => formatList(types.map(typeName));
    const sentences = [
      removed.length > 0 && t('team.suggest.removes', { types: names(removed) }),
      added.length > 0
        ? t('team.suggest.newDanger', { types: names(added) })
        : t('team.suggest.noNewDanger'),
    ].filter((sentence) => sentence !== false);
    return joinSentences(sentences, language);
  };
}
