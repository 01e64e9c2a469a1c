import { formatInSentence } from '#app/i18n/listFormat.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { AnswerNote } from '#app/typeUi/AnswerCard.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';

/**
 * Names the members that the game lacks and the opponents whose moves are not known, and says how fixed damage, an
 * inverse battle and likely moves count.
 */
export function AnswerNotes({ battle }: { battle: Battle }) {
  const { us, them, settings, isInverse, isLikelyMissing, isUnknown } = battle;
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { rulesetName } = useGameNames();
  const missingNames = [...us, ...them].filter(({ isInGame }) => !isInGame).map(({ name }) => name);
  const hasFixedDamage = [...us, ...them].some(({ state }) => state.fixedDamage);
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
      {hasFixedDamage && (
        <AnswerNote>{t('battle.fixedDamage', { bonus: t('why.sameTypeBonus') })}</AnswerNote>
      )}
      {isInverse && <AnswerNote>{t('why.inverse')}</AnswerNote>}
      {isLikelyMissing && <AnswerNote>{t('battle.likelyFailed')}</AnswerNote>}
      {them.some(({ fighter }) => fighter.hasLikelyAttacks) && (
        <AnswerNote>{t('battle.likelyCounted')}</AnswerNote>
      )}
      {unknownNames.length > 0 && (
        <AnswerNote>
          {t('learn.unknown', { names: formatInSentence(unknownNames, language) })}
        </AnswerNote>
      )}
    </>
  );
}
