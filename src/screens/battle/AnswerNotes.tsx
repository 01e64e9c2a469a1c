import { useTranslation } from '#i18n/useTranslation.ts';
import { AnswerNote } from '#widgets/AnswerCard.tsx';
import { useGameNames } from '#widgets/names/gameNames.ts';
import { useNames } from '#widgets/names/names.ts';
import type { Battle } from './useBattle.ts';

/**
 * Names the members that the game lacks, says that the battle is inverse, and that likely moves count, and names
 * the opponents whose moves are not known.
 */
export function AnswerNotes({ battle }: { battle: Battle }) {
  const { us, them, settings, isInverse, isLikelyMissing, isUnknown } = battle;
  const { t } = useTranslation();
  const { formatList } = useNames();
  const { rulesetName } = useGameNames();
  const missingNames = [...us, ...them].filter(({ isInGame }) => !isInGame).map(({ name }) => name);
  const unknownNames = them
    .filter(
      ({ pokemon, isInGame, fighter }) =>
        pokemon && isInGame && fighter.hasUnknownAttacks && isUnknown(pokemon),
    )
    .map(({ name }) => name);
  return (
    <>
      {missingNames.length > 0 && (
        <AnswerNote>
          {t('notices.notInGame', {
            game: rulesetName(settings.ruleset),
            names: formatList(missingNames),
          })}
        </AnswerNote>
      )}
      {isInverse && <AnswerNote>{t('why.inverse')}</AnswerNote>}
      {isLikelyMissing && <AnswerNote>{t('battle.likelyFailed')}</AnswerNote>}
      {them.some(({ fighter }) => fighter.hasLikelyAttacks) && (
        <AnswerNote>{t('battle.likelyCounted')}</AnswerNote>
      )}
      {unknownNames.length > 0 && (
        <AnswerNote>{t('learn.unknown', { names: formatList(unknownNames) })}</AnswerNote>
      )}
    </>
  );
}
