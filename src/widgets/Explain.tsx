import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '#i18n/text.ts';
import styles from './Explain.module.css';

/** A question mark beside a term of the games; pressed, it says in a sentence what that is. */
export function Explain({ term, children }: { term: string; children: ReactNode }) {
  const { text } = useText();
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text('terms.explain', { term })}
        className={styles.button}
      >
        <CircleQuestionMark aria-hidden />
      </button>
      <span id={id} popover="auto" className={styles.sentence}>
        {children}
      </span>
    </>
  );
}
