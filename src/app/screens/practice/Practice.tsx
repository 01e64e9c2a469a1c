import { useDeferredValue } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { calculators } from '#core/links/registry.ts';
import type { PracticeCard } from '#core/practice/card.ts';
import { levelsIn, type PracticeLevel } from '#core/practice/level.ts';
import type { QuestionPool } from '#core/practice/pool.ts';
import { DailyCard } from './DailyCard.tsx';
import { MemoryCard } from './MemoryCard.tsx';
import { OptionsCard } from './OptionsCard.tsx';
import { directionPreference, levelPreference, timerPreference } from './practicePreferences.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { Streak } from './Streak.tsx';
import { usePool } from './usePool.ts';
import { usePracticeCards } from './usePracticeCards.ts';
import { useQuiz } from './useQuiz.ts';

/**
 * Shows an endless row of questions, its options, the link to the daily set, and what the player
 * knows.
 */
export function Practice() {
  const { t } = useTranslation();
  const settings = useSettings();
  const { cards, isPending, isRefused } = usePracticeCards();
  const chosenLevel = usePreference(levelPreference);
  const levels = levelsIn(settings.ruleset);
  // A generation without abilities has no level that asks about them.
  const currentLevel = levels.includes(chosenLevel) ? chosenLevel : 'dual';
  const {
    pool,
    scope,
    isPending: isPoolPending,
    retry,
    setTeam,
  } = usePool(currentLevel, settings, usePreference(directionPreference));
  const deferredCards = useDeferredValue(cards);
  return (
    <>
      {isPending || isPoolPending ? (
        <Card>
          <Title />
          <p>{t('shell.loading')}</p>
        </Card>
      ) : retry ? (
        <Card>
          <Title />
          <p role="alert">{t('practice.noMoves')}</p>
          <Button onClick={retry}>{t('practice.tryAgain')}</Button>
        </Card>
      ) : (
        <Quiz pool={pool} scope={scope} cards={cards} level={currentLevel} />
      )}
      <div>
        <OptionsCard level={currentLevel} levels={levels} onChooseTeam={setTeam} />
        <DailyCard />
      </div>
      <MemoryCard pool={pool} cards={deferredCards} isRefused={isRefused} />
    </>
  );
}

function Title() {
  const { t } = useTranslation();
  return <h1>{t('pages.practice.title')}</h1>;
}

function Quiz({
  pool,
  scope,
  cards,
  level,
}: {
  pool: QuestionPool;
  scope: readonly unknown[];
  cards: ReadonlyMap<string, PracticeCard>;
  level: PracticeLevel;
}) {
  const { t } = useTranslation();
  const settings = useSettings();
  const { round, outcome, streak, answer, next } = useQuiz(pool, scope, cards);
  const hasTimer = usePreference(timerPreference) === 'on';
  if (!round) {
    return (
      <Card>
        <Title />
        <p>{level === 'team' ? t('team.noTeams') : t('practice.empty')}</p>
        {level === 'team' && (
          <Link to={calculators.team.path} className={buttonClassName}>
            {t('team.make')}
          </Link>
        )}
      </Card>
    );
  }
  return (
    <QuestionCard
      round={round}
      outcome={outcome}
      settings={settings}
      title={<Title />}
      trailing={<Streak count={streak} />}
      canHideTypes={level === 'pokemon'}
      hasTimer={hasTimer}
      onAnswer={answer}
      onNext={next}
    />
  );
}
