import { Check, Copy, Share2, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { canShare, share } from '#app/browser/share.ts';
import { formatDay } from '#app/i18n/date.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ActionNotice, type ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import { readAnswers, writeAnswers } from '#app/state/saved/dailyResults.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { dailySet } from '#core/practice/daily.ts';
import { dailyLength, formatResult } from '#core/practice/dailyResult.ts';
import { practicePath } from '#core/practice/practicePath.ts';
import type { AnswerChoice } from '#core/practice/question.ts';
import { gradesOf, isRightChoice } from '#core/practice/round.ts';
import { storedEras } from '#core/rulesets/era.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import styles from './DailySet.module.css';
import { dailyAddress } from './dailyAddress.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { useFormatTarget } from './useFormatTarget.ts';
import { gradeFacts } from './usePracticeCards.ts';
import type { QuizOutcome } from './useQuiz.ts';

/** The chart of every daily set. */
const settings: Settings = { ruleset: storedEras[0], typeCount: 2 };

/** Shows the ten questions of a date, and then the result. */
export function DailySet({ date }: { date: string }) {
  const { t, language } = useTranslation();
  const rounds = useMemo(() => dailySet(date), [date]);
  const [answers, setAnswers] = useState(() => readAnswers(date));
  const [outcome, setOutcome] = useState<QuizOutcome>();
  // The answered question stays until the player opens the next one.
  const index = outcome ? answers.length - 1 : answers.length;
  const round = rounds[index];

  function answer(choice: AnswerChoice | undefined): void {
    if (!round || outcome) return;
    const isRight = isRightChoice(round, choice);
    const newAnswers = [...answers, isRight];
    gradeFacts(gradesOf(round, choice));
    writeAnswers(date, newAnswers);
    setAnswers(newAnswers);
    setOutcome({ choice, isRight });
  }

  const title = <h1>{formatLabeled(t('practice.daily'), formatDay(date, language), language)}</h1>;
  if (!round) return <Result date={date} answers={answers} title={title} />;
  return (
    <QuestionCard
      round={round}
      outcome={outcome}
      settings={settings}
      title={
        <>
          {title}
          <p>{t('practice.dailyNumber', { number: index + 1, total: dailyLength })}</p>
        </>
      }
      onAnswer={answer}
      onNext={() => setOutcome(undefined)}
    />
  );
}

/** Shows the result with its text to share, and the right answers. */
function Result({
  date,
  answers,
  title,
}: {
  date: string;
  answers: readonly boolean[];
  title: ReactNode;
}) {
  const { t, language } = useTranslation();
  const [notice, setNotice] = useState<ActionNoticeEvent>();
  const rightCount = answers.filter(Boolean).length;
  const icons = formatResult(answers);
  const address = import.meta.env.BASE_URL + dailyAddress(date).slice(1);
  const { href } = new URL(address, window.location.href);
  const heading = formatLabeled(
    `${t('shell.title')} ${date}`,
    `${rightCount}/${dailyLength}`,
    language,
  );
  const text = `${heading}\n${icons}`;
  const result = useRef<HTMLHeadingElement>(null);
  // The focus was on the button of the last question.
  useEffect(() => result.current?.focus(), []);
  return (
    <Card>
      {title}
      <h2 ref={result} tabIndex={-1} className={styles.score}>
        {t('practice.dailyResult', { right: rightCount, total: dailyLength })}
      </h2>
      <p aria-hidden translate="no" className={styles.icons}>
        {icons}
      </p>
      <ButtonRow>
        <Button
          primary
          onClick={async () => {
            const isCopied = await copyText(`${text}\n${href}`);
            setNotice({ message: t(isCopied ? 'team.textCopied' : 'practice.notCopied') });
          }}
        >
          <Copy aria-hidden />
          <span>{t('practice.copyResult')}</span>
        </Button>
        {canShare && (
          <Button onClick={() => share(heading, href, text)}>
            <Share2 aria-hidden />
            <span>{t('notices.share')}</span>
          </Button>
        )}
        <Link to={practicePath} className={buttonClassName}>
          {t('practice.back')}
        </Link>
      </ButtonRow>
      <ActionNotice event={notice} onEnd={() => setNotice(undefined)} />
      <RightAnswers date={date} answers={answers} />
    </Card>
  );
}

function RightAnswers({ date, answers }: { date: string; answers: readonly boolean[] }) {
  const { t, language } = useTranslation();
  const { strikeName } = useNames();
  const formatTarget = useFormatTarget();
  return (
    <ol className={styles.answers}>
      {dailySet(date).map(({ question: { strike, target }, matchup }, index) => {
        const sentence = t('practice.on', {
          attack: strikeName(strike),
          target: formatTarget(target),
        });
        const multiplier = formatMultiplier(matchup.multiplier, language);
        return (
          <li key={formatLabeled(sentence, multiplier, language)}>
            {answers[index] ? (
              <Check role="img" aria-label={t('practice.right')} />
            ) : (
              <X role="img" aria-label={t('practice.wrong')} />
            )}
            <span>{formatLabeled(sentence, multiplier, language)}</span>
          </li>
        );
      })}
    </ol>
  );
}
