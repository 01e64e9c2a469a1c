import { ArrowRight, Check, Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatchupExplanation } from '#app/typeUi/MatchupExplanation.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { formatDefenseUrl } from '#core/links/defense.ts';
import type { AnswerChoice } from '#core/practice/question.ts';
import { isRightChoice, type Round } from '#core/practice/round.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { ChoiceButton, type ChoiceMark } from './ChoiceButton.tsx';
import styles from './QuestionCard.module.css';
import { QuestionHeading } from './QuestionHeading.tsx';
import { Timer } from './Timer.tsx';
import { useFormatTarget } from './useFormatTarget.ts';
import type { QuizOutcome } from './useQuiz.ts';

/**
 * Shows a question with the answers to choose from and, once it is answered, the right one and its
 * explanation.
 */
export function QuestionCard({
  round,
  outcome,
  settings,
  title,
  trailing,
  canHideTypes = false,
  hasTimer = false,
  onAnswer,
  onNext,
}: {
  round: Round;
  /** Undefined until there is an answer. */
  outcome: QuizOutcome | undefined;
  /** The settings of the link to the target's defense. */
  settings: Settings;
  title: ReactNode;
  /** Content after the result. */
  trailing?: ReactNode;
  /** Whether the types of a Pokémon are hidden until the player answers or asks for them. */
  canHideTypes?: boolean;
  hasTimer?: boolean;
  onAnswer: (choice: AnswerChoice | undefined) => void;
  onNext: () => void;
}) {
  const { t, language } = useTranslation();
  const { strikeName, typingName } = useNames();
  const formatTarget = useFormatTarget();
  const promptId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [revealedRound, setRevealedRound] = useState<Round>();
  const { question, matchup, direction } = round;
  const { strike, move, target } = question;
  const isAnswered = outcome !== undefined;
  const multiplier = formatMultiplier(matchup.multiplier, language);
  const sentence = t('practice.on', {
    attack: strikeName(move ?? strike),
    target: formatTarget(target),
  });
  const hasHiddenTypes =
    canHideTypes && target.name !== undefined && !isAnswered && round !== revealedRound;
  const asksMultiplier = direction === 'multiplier';

  // The pressed button disappears or is disabled, so the focus moves on. If only the level changes, the
  // focus stays.
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after each step
  useEffect(() => {
    const element = (isAnswered ? nextButton : heading).current;
    if (isPressed.current && element) {
      element.focus({ preventScroll: true });
      // The browser would scroll it to the middle, and the question away.
      element.scrollIntoView({ block: 'nearest' });
    }
    isPressed.current = false;
  }, [round, isAnswered]);

  function answer(choice: AnswerChoice | undefined): void {
    isPressed.current = true;
    onAnswer(choice);
  }

  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        {title}
        {hasTimer && !isAnswered && (
          <Timer key={timerKeyOf(round)} onEnd={() => answer(undefined)} />
        )}
      </div>
      <QuestionHeading
        ref={heading}
        round={round}
        isAnswered={isAnswered}
        hasHiddenTypes={hasHiddenTypes}
        promptId={promptId}
      />
      {target.name !== undefined && target.name !== typingName(target.typing) && canHideTypes && (
        <Button
          quiet
          className={hasHiddenTypes ? '' : styles.hidden}
          disabled={!hasHiddenTypes}
          onClick={() => {
            setRevealedRound(round);
            heading.current?.focus();
          }}
        >
          {t('practice.showTypes')}
        </Button>
      )}
      <p id={promptId} className={styles.prompt}>
        {asksMultiplier ? t('practice.ask') : t('practice.askAttack', { multiplier })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div
        role="group"
        aria-labelledby={promptId}
        className={asksMultiplier ? styles.multipliers : styles.attacks}
        data-columns={round.choices.length % 4 === 0 ? 4 : 3}
      >
        {round.choices.map((choice, index) => (
          <ChoiceButton
            key={choice.strike ?? choice.multiplier}
            choice={choice}
            digit={index + 1}
            mark={isAnswered ? markOf(round, outcome, choice) : undefined}
            isAnswered={isAnswered}
            onClick={() => answer(choice)}
          />
        ))}
      </div>
      <div role="status" className={styles.result}>
        {isAnswered && (
          <p data-right={outcome.isRight}>
            {outcome.isRight ? <Check aria-hidden /> : <Lightbulb aria-hidden />}
            <strong>
              {t(
                outcome.isRight
                  ? 'practice.right'
                  : outcome.choice
                    ? 'practice.wrong'
                    : 'practice.timeUp',
              )}
            </strong>{' '}
            <span>{formatLabeled(sentence, multiplier, language)}</span>
          </p>
        )}
      </div>
      {isAnswered && (
        <>
          <div className={styles.actions}>
            <Button
              primary
              className={styles.next}
              ref={nextButton}
              onClick={() => {
                isPressed.current = true;
                onNext();
              }}
            >
              <span>{t('practice.next')}</span>
              <ArrowRight aria-hidden />
            </Button>
            {trailing}
          </div>
          {!isExplainedBySentence(round) && <MatchupExplanation matchup={matchup} />}
          <Link
            to={formatDefenseUrl(
              { pokemon: target.pokemon, types: target.typing, ability: target.ability },
              settings,
            )}
            className={buttonClassName}
          >
            {t('shell.seeDefense')}
          </Link>
        </>
      )}
    </Card>
  );
}

/** Whether the only reason is the matchup of one type, which the sentence of the result says. */
function isExplainedBySentence({ question: { strike, move, target }, matchup }: Round): boolean {
  const [factor, ...others] = matchup.factors;
  const [type, ...otherTypes] = target.typing;
  return (
    target.name === undefined &&
    otherTypes.length + others.length === 0 &&
    move === undefined &&
    factor?.by === strike &&
    factor.on === type &&
    !factor.because
  );
}

let lastKey = 0;
const keys = new WeakMap<Round, number>();

/** Returns a React key for the round, so that each round has a timer of its own. */
function timerKeyOf(round: Round): number {
  const key = keys.get(round) ?? ++lastKey;
  keys.set(round, key);
  return key;
}

/** Marks the right choice, and the chosen one if it is wrong. */
function markOf(round: Round, { choice }: QuizOutcome, each: AnswerChoice): ChoiceMark | undefined {
  if (isRightChoice(round, each)) return 'right';
  return each === choice ? 'wrong' : undefined;
}
