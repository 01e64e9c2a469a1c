import { formatNumber } from '#app/i18n/number.ts';
import { formatSentence, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFormatTitle } from '#app/screens/team/Headline.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { compareRows, type RowChange } from '#core/answers/suggest.ts';
import { sortByDanger, type TeamRow } from '#core/answers/team.ts';

/** How many changes of each kind are listed. */
const maxChanges = 3;

/** Returns a formatter: "Fire is super effective against 2 members. Weak: Ice 3 → 2. Resist: Ice 0 → 1." */
export function useFormatRowChanges(): (
  before: readonly TeamRow[],
  after: readonly TeamRow[],
) => string {
  const { t, language } = useTranslation();
  const { formatList, typeName } = useNames();
  const formatTitle = useFormatTitle();
  const formatChange = ({ attacking, before, after }: RowChange) =>
    [typeName(attacking), formatNumber(before, language), '→', formatNumber(after, language)].join(
      '\u00a0',
    );
  const formatChanges = (changes: readonly RowChange[]) => ({
    changes: formatList(changes.slice(0, maxChanges).map(formatChange)),
  });
  return (before, after) => {
    const { weak, safe } = compareRows(before, after);
    const [oldTitle, title] = [before, after].map((rows) => formatTitle(sortByDanger(rows)));
    const sentences = [
      title !== oldTitle && title && formatSentence(title, language),
      weak.length > 0 && t('team.suggest.weakChanges', formatChanges(weak)),
      safe.length > 0 && t('team.suggest.safeChanges', formatChanges(safe)),
    ].filter((sentence) => typeof sentence === 'string');
    return joinSentences(sentences, language);
  };
}
