import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import type { Typing } from '#core/charts/type.ts';
import { isType } from '#core/hit/strike.ts';
import type { QuestionAttack, QuestionTarget } from '#core/practice/question.ts';
import type { Round } from '#core/practice/round.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './QuestionHeading.module.css';
import { useFormatTarget } from './useFormatTarget.ts';

/** Shows the target of a question, after the attack unless that is the answer to find. */
export function QuestionHeading({
  ref,
  round: {
    question: { strike, move, target },
    direction,
  },
  isAnswered,
  hasHiddenTypes,
  promptId,
}: {
  ref: Ref<HTMLHeadingElement>;
  round: Round;
  isAnswered: boolean;
  /** Whether the types of the target are hidden now. */
  hasHiddenTypes: boolean;
  /** The id of the sentence that asks. */
  promptId: string;
}) {
  const { t } = useTranslation();
  const { strikeName } = useNames();
  const formatTarget = useFormatTarget();
  const hasAttack = direction === 'multiplier' || isAnswered;
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      aria-label={removeSoftHyphens(
        hasAttack
          ? t('practice.on', { attack: strikeName(move ?? strike), target: formatTarget(target) })
          : formatTarget(target),
      )}
      aria-describedby={promptId}
      className={styles.question}
    >
      {hasAttack && (
        <>
          <StrikeBadge strike={strike} move={move} hasType={!move || isAnswered} />
          <ArrowRight aria-hidden />
        </>
      )}
      <span className={styles.target}>
        {target.name !== undefined && <NameText name={target.name} />}
        {!hasHiddenTypes && <TypeBadges typing={target.typing} />}
        <AbilityText target={target} />
      </span>
    </h2>
  );
}

function StrikeBadge({
  strike,
  move,
  hasType,
}: QuestionAttack & {
  /** Whether the type of the attack is shown. */
  hasType: boolean;
}) {
  const { strikeName } = useNames();
  return (
    <span className={styles.badge} data-type={hasType && isType(strike) ? strike : undefined}>
      {hasType && <StrikeIcon strike={strike} />}
      <NameText name={strikeName(move ?? strike)} />
    </span>
  );
}

function TypeBadges({ typing }: { typing: Typing }) {
  const { typeName } = useNames();
  return typing.map((type) => (
    <span key={type} className={styles.badge} data-type={type}>
      <TypeIcon type={type} />
      <NameText name={typeName(type)} />
    </span>
  ));
}

function AbilityText({ target: { ability, uncountedAbilities = [] } }: { target: QuestionTarget }) {
  const { t, language } = useTranslation();
  const { formatList, ruleName } = useNames();
  if (!ability && uncountedAbilities.length === 0) return null;
  const names = uncountedAbilities.map((each) => ruleName(each, 'abilities'));
  return (
    <span className={styles.ability}>
      {ability
        ? formatLabeled(t('defense.ability'), ruleName(ability, 'abilities'), language)
        : t('practice.without', { abilities: formatList(names) })}
    </span>
  );
}
