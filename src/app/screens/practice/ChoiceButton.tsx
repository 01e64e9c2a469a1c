import { Check, X } from 'lucide-react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { shortcutsPreference } from '#app/preferences/preferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import type { AnswerChoice } from '#core/practice/question.ts';
import styles from './ChoiceButton.module.css';

export type ChoiceMark = 'right' | 'wrong';

/**
 * Shows an answer to choose, a multiplier or an attack; once the question is answered, it is
 * marked.
 */
export function ChoiceButton({
  choice: { multiplier, strike, move },
  digit,
  mark,
  isAnswered,
  onClick,
}: {
  choice: AnswerChoice;
  /** The key on the keyboard that presses it. */
  digit: number;
  /** Undefined for a choice that is neither right nor chosen, and until there is an answer. */
  mark: ChoiceMark | undefined;
  isAnswered: boolean;
  onClick: () => void;
}) {
  const { t, language } = useTranslation();
  const { strikeName } = useNames();
  const hasKeys = usePreference(shortcutsPreference) === 'on';
  const text = formatMultiplier(multiplier, language);
  return (
    <button
      type="button"
      className={strike ? `${styles.choice} ${styles.attack}` : styles.choice}
      data-level={strike ? undefined : getMultiplierLevel(multiplier)}
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
          {(!move || isAnswered) && <StrikeIcon strike={strike} />}
          <NameText name={strikeName(move ?? strike)} />
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
