import { ArrowRight, Check, Lightbulb, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { defenderLink } from '#calculators/defense.ts';
import type { Settings } from '#engine/settings.ts';
import { isType, type Strike } from '#engine/strike.ts';
import type { Typing } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type AnswerChoice, isRightChoice, type Round } from '#practice/round.ts';
import { shortcuts } from '#preferences/preferences.ts';
import { usePreference } from '#preferences/usePreference.ts';
import { Button, buttonClassName } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { damageLevel } from '#widgets/level.ts';
import { MatchupExplanation } from '#widgets/MatchupExplanation.tsx';
import { useNames } from '#widgets/names.ts';
import { useFormatRuleName } from '#widgets/ruleName.ts';
import { StrikeIcon } from '#widgets/StrikeIcon.tsx';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './QuestionCard.module.css';
import { Timer } from './Timer.tsx';
import type { Outcome } from './useQuiz.ts';
import { useTargetName } from './useTargetName.ts';

/** A question with its answers and, once it is answered, what is right and why. */
export function QuestionCard({
  round,
  outcome,
  settings,
  title,
  trailing,
  hidesTypes = false,
  hasTimer = false,
  onAnswer,
  onNext,
}: {
  round: Round;
  /** Undefined until there is an answer. */
  outcome: Outcome | undefined;
  /** Of the link to the target's defense. */
  settings: Settings;
  title: ReactNode;
  /** After the result. */
  trailing?: ReactNode;
  /** Whether the types of a Pokémon are a part of the question. */
  hidesTypes?: boolean;
  hasTimer?: boolean;
  onAnswer: (choice: AnswerChoice | undefined) => void;
  onNext: () => void;
}) {
  const { t, language } = useTranslation();
  const { strikeName, typingName } = useNames();
  const targetName = useTargetName();
  const promptId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [openRound, setOpenRound] = useState<Round>();
  const { question, matchup, direction } = round;
  const { strike, target } = question;
  const isAnswered = outcome !== undefined;
  const multiplier = formatMultiplier(matchup.multiplier, language);
  const sentence = t('practice.on', { attack: strikeName(strike), target: targetName(target) });
  const isHidden = hidesTypes && target.name !== undefined && !isAnswered && round !== openRound;
  const asksMultiplier = direction === 'multiplier';

  // The pressed button disappears or is disabled. Another level leaves the focus where it is.
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
        {hasTimer && !isAnswered && <Timer key={keyOf(round)} onEnd={() => answer(undefined)} />}
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        aria-label={asksMultiplier || isAnswered ? sentence : targetName(target)}
        aria-describedby={promptId}
        className={styles.question}
      >
        {(asksMultiplier || isAnswered) && (
          <>
            <StrikeBadge strike={strike} />
            <ArrowRight aria-hidden />
          </>
        )}
        <span className={styles.target}>
          {target.name !== undefined && <span translate="no">{target.name}</span>}
          {!isHidden && <TypeBadges typing={target.typing} />}
          <AbilityText ability={target.ability} />
        </span>
      </h2>
      {target.name !== undefined && target.name !== typingName(target.typing) && hidesTypes && (
        <Button
          quiet
          className={isHidden ? '' : styles.away}
          disabled={!isHidden}
          onClick={() => {
            setOpenRound(round);
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
          <MatchupExplanation matchup={matchup} />
          <Link
            to={defenderLink(
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

let lastKey = 0;
const keys = new WeakMap<Round, number>();

/** A key for the round, so that each one has its own clock. */
function keyOf(round: Round): number {
  const key = keys.get(round) ?? ++lastKey;
  keys.set(round, key);
  return key;
}

type Mark = 'right' | 'wrong';

function markOf(round: Round, { choice }: Outcome, each: AnswerChoice): Mark | undefined {
  if (isRightChoice(round, each)) return 'right';
  return each === choice ? 'wrong' : undefined;
}

function ChoiceButton({
  choice: { multiplier, strike },
  digit,
  mark,
  isAnswered,
  onClick,
}: {
  choice: AnswerChoice;
  /** The key that chooses it. */
  digit: number;
  mark: Mark | undefined;
  isAnswered: boolean;
  onClick: () => void;
}) {
  const { t, language } = useTranslation();
  const { strikeName } = useNames();
  const hasKeys = usePreference(shortcuts) === 'on';
  const text = formatMultiplier(multiplier, language);
  return (
    <button
      type="button"
      className={styles.choice}
      data-level={strike ? undefined : damageLevel(multiplier)}
      data-mark={mark}
      disabled={isAnswered}
      {...(hasKeys && { 'aria-keyshortcuts': String(digit) })}
      onClick={onClick}
    >
      {hasKeys && (
        <kbd aria-hidden translate="no">
          {digit}
        </kbd>
      )}
      {mark === 'right' && <Check role="img" aria-label={t('practice.right')} />}
      {mark === 'wrong' && <X role="img" aria-label={t('practice.wrong')} />}
      {strike ? (
        <>
          <StrikeIcon strike={strike} />
          <span translate="no">{strikeName(strike)}</span>
          {isAnswered && (
            <span translate="no" className={styles.multiplier}>
              {text}
            </span>
          )}
        </>
      ) : (
        <span translate="no">{text}</span>
      )}
    </button>
  );
}

function StrikeBadge({ strike }: { strike: Strike }) {
  const { strikeName } = useNames();
  return (
    <span className={styles.badge} data-type={isType(strike) ? strike : undefined}>
      <StrikeIcon strike={strike} />
      <span translate="no">{strikeName(strike)}</span>
    </span>
  );
}

function TypeBadges({ typing }: { typing: Typing }) {
  const { typeName } = useNames();
  return typing.map((type) => (
    <span key={type} className={styles.badge} data-type={type}>
      <TypeIcon type={type} />
      <span translate="no">{typeName(type)}</span>
    </span>
  ));
}

function AbilityText({ ability }: { ability: string | undefined }) {
  const { t, language } = useTranslation();
  const ruleName = useFormatRuleName();
  if (!ability) return null;
  return (
    <span className={styles.ability}>
      {formatLabeled(t('defense.ability'), ruleName(ability, 'abilities'), language)}
    </span>
  );
}
