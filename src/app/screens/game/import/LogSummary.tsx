import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { LogSummary as Summary } from '#core/ownGames/import/importedGame.ts';

/** Says what the log of a randomizer changes, which opponents of the story it lacks, and whether its chart stays official. */
export function LogSummary({ log }: { log: Summary }) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const format = (number: number) => formatNumber(number, language);
  const { bosses, typingCount, abilityCount, moveCount, hasUnknownChart } = log;
  const { matchCount = 0, missingCount = 0, leftOutCount = 0, missingNames = [] } = bosses ?? {};
  return (
    <>
      <p role="status">
        {joinSentences(
          [
            ...(bosses
              ? [
                  t('importGame.log.bosses', {
                    number: format(matchCount),
                    all: format(matchCount + missingCount),
                  }),
                  t('importGame.log.others', { number: format(bosses.otherCount) }),
                ]
              : []),
            t('importGame.log.pokemon', { number: format(typingCount) }),
            ...(abilityCount > 0
              ? [t('importGame.log.abilities', { number: format(abilityCount) })]
              : []),
            ...(moveCount > 0 ? [t('importGame.log.moves', { number: format(moveCount) })] : []),
            ...(leftOutCount > 0
              ? [t('importGame.log.leftOut', { number: format(leftOutCount) })]
              : []),
          ],
          language,
        )}
      </p>
      {missingNames.length > 0 && (
        <p>{t('importGame.log.missing', { names: formatList(missingNames) })}</p>
      )}
      {hasUnknownChart && <p>{t('importGame.log.chart')}</p>}
    </>
  );
}
