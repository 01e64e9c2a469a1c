import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { useText } from '#i18n/text.ts';
import styles from './Explain.module.css';

/** How much room the words want below the question mark before they rather stand above it. */
const room = 320;

const sign = <CircleQuestionMark aria-hidden />;

/** A question mark beside a term of the games; pressed, it says in a sentence what that is. */
export function Explain({ term, children }: { term: string; children: ReactNode }) {
  const { text } = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  /** On the page and not on the screen, so that the words scroll with what they are about. */
  function place({ newState, currentTarget: { style } }: ToggleEvent<HTMLElement>): void {
    if (newState !== 'open' || !button.current) return;
    const { left, top, bottom } = button.current.getBoundingClientRect();
    const { clientHeight } = document.documentElement;
    const isAbove = clientHeight - bottom < room && top > room;
    style.setProperty('--left', `${left + window.scrollX}px`);
    style.top = isAbove ? 'auto' : `${bottom + window.scrollY}px`;
    style.bottom = isAbove ? `${clientHeight - top - window.scrollY}px` : 'auto';
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        popoverTarget={id}
        aria-label={text('terms.explain', { term })}
        className={styles.button}
      >
        {sign}
      </button>
      <div id={id} popover="auto" className={styles.words} onBeforeToggle={place}>
        {children}
      </div>
    </>
  );
}

/** Several terms and what each means. */
export function Meanings({ of }: { of: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl className={styles.meanings}>
      {of.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
