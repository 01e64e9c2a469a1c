import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { LogBosses } from '#core/ownGames/import/logs/storyBosses.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/** Says what the log of a randomizer changes, and which opponents of the story it lacks. */
export function LogSummary({
  bosses: { bosses, matchCount, missing, leftOutCount },
  ownGame,
}: {
  bosses: LogBosses;
  /** The game of the log; undefined until it is complete. */
  ownGame: OwnGame | undefined;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const format = (number: number) => formatNumber(number, language);
  const missingNames = [
    ...new Set(missing.map(({ trainer, pokemon }) => trainer ?? pokemon ?? '')),
  ];
  const otherCount = bosses.filter(({ isOutsideStory }) => isOutsideStory).length;
  return (
    <>
      <p role="status">
        {joinSentences(
          [
            t('importGame.log.bosses', {
              number: format(matchCount),
              all: format(matchCount + missing.length),
            }),
            t('importGame.log.others', { number: format(otherCount) }),
            ...(ownGame
              ? [t('importGame.log.pokemon', { number: format(ownGame.pokemon.length) })]
              : []),
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
    </>
  );
}
