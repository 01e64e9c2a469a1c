import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './TermPopover.module.css';

/** Pixels; the popover opens above the button if only there is so much space. */
const minSpace = 320;

const icon = <CircleQuestionMark aria-hidden />;

/**
 * A question mark beside a term of the games; a press on it opens its explanation. Its parent is no
 * paragraph, because the explanation can have paragraphs and lists.
 */
export function TermPopover({ term, children }: { term: string; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  /** Positions the popover on the page, not the viewport, so that it scrolls with its term. */
  function positionPopover({ newState, currentTarget: { style } }: ToggleEvent<HTMLElement>): void {
    if (newState !== 'open' || !button.current) return;
    const { left, top, bottom } = button.current.getBoundingClientRect();
    const { clientHeight } = document.documentElement;
    const isAbove = clientHeight - bottom < minSpace && top > minSpace;
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
        aria-label={t('terms.explain', { term })}
        className={styles.button}
      >
        {icon}
      </button>
      <div id={id} popover="auto" className={styles.popover} onBeforeToggle={positionPopover}>
        {children}
      </div>
    </>
  );
}

/** A list of terms with their meanings. */
export function TermDefinitions({
  entries,
}: {
  entries: readonly (readonly [term: string, meaning: string])[];
}) {
  return (
    <dl className={styles.definitions}>
      {entries.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
