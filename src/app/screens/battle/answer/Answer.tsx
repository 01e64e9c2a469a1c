import { TriangleAlert } from 'lucide-react';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { Battle, GridMember } from '#app/screens/battle/useBattle.ts';
import { AnswerCard } from '#app/typeUi/AnswerCard.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { damageOf } from '#core/answers/battle.ts';
import { type Standing, worstFormOf } from '#core/answers/verdict.ts';
import { AnswerNotes } from './AnswerNotes.tsx';
import { useFormatHits } from './hitText.ts';
import { Standings } from './Standings.tsx';

const OpponentMoves = lazyComponent(
  'OpponentMoves',
  () => import('#app/screens/battle/sides/OpponentMoves.tsx'),
);

/** What the sentence about safe members is called, by whether the attacks are known. */
const safeTexts = {
  itself: { known: 'battle.safeItself', fromTypes: 'battle.safeItselfFromTypes' },
  others: { known: 'battle.safe', fromTypes: 'battle.safeFromTypes' },
} as const;

/** Names the member to send against the chosen opponent, and lists the duels of all members with it. */
export function Answer({
  battle,
  opponent,
  standings,
  notices,
}: {
  battle: Battle;
  opponent: GridMember;
  /** The best first; `index` refers to `battle.ourAliveMembers`. */
  standings: readonly Standing[];
  notices: Notices;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { formatHit, formatAttack, formatWorstForm } = useFormatHits();
  const [best] = standings;
  const member = best && battle.ourAliveMembers[best.index];
  if (!best || !member) {
    return (
      <AnswerCard
        title={t('battle.noneLeft')}
        summary={t('battle.unanswered', { names: opponent.name })}
        isEmpty
        actions={<ShareButtons iconOnly calculator="battle" notices={notices} />}
      >
        {null}
      </AnswerCard>
    );
  }
  const { takes, deals } = worstFormOf(best.duel);
  const { formNames } = opponent;
  const formName = formNames[takes.high.form ?? 0] ?? '';
  const isGuess = opponent.fighter.hasUnknownAttacks;
  const guess = isGuess ? 'fromTypes' : 'known';
  const safeMembers = standings.filter(({ isSafe }) => isSafe);
  const safeNames = safeMembers.map(({ index }) => battle.ourAliveMembers[index]?.name ?? '');
  const isOnlySafe = safeMembers.length === 1 && best.isSafe;
  const sentences = [
    ...(best.isAnswer ? [] : [t('battle.leastBad', { name: member.name })]),
    ...formatWorstForm(best.duel, formNames),
    t(isGuess ? 'battle.takesFromTypes' : 'battle.takesAtMost', {
      damage: formatHit(takes.high),
      opponent: formName,
    }),
    damageOf(deals.low) > 0
      ? t(member.fighter.hasUnknownAttacks ? 'battle.dealsFromTypes' : 'battle.dealsAtLeast', {
          damage: formatHit(deals.low),
          attack: formatAttack(deals.low),
        })
      : t('battle.dealsNothing'),
    safeNames.length > 0
      ? t(isOnlySafe ? safeTexts.itself[guess] : safeTexts.others[guess], {
          names: formatList(safeNames),
          opponent: opponent.name,
        })
      : t(isGuess ? 'battle.noneSafeFromTypes' : 'battle.noneSafe', { opponent: opponent.name }),
  ];
  return (
    <AnswerCard
      title={
        best.isAnswer
          ? t('battle.send', { name: member.name })
          : t('battle.least', { opponent: opponent.name })
      }
      mark={!best.isAnswer && warning}
      summary={joinSentences(sentences, language)}
      isEmpty={false}
      actions={<ShareButtons iconOnly calculator="battle" notices={notices} />}
    >
      <AnswerNotes battle={battle} />
      <Standings battle={battle} opponent={opponent} standings={standings} />
      <LazyPart>
        {(isGuess || opponent.fighter.hasLikelyAttacks) && (
          <OpponentMoves battle={battle} opponent={opponent} />
        )}
      </LazyPart>
    </AnswerCard>
  );
}

const warning = <TriangleAlert aria-hidden />;
