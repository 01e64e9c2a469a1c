import type { ReactNode, RefCallback } from 'react';
import { joinHeading } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Announcement } from '#app/ui/Announcement.tsx';
import { Card } from '#app/ui/Card.tsx';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import styles from './AnswerCard.module.css';
import { HeadColors } from './HeadColors.tsx';

/** A card with the answer as headline, a summary line, and the details below. */
export function AnswerCard({
  title,
  isName = false,
  types = [],
  face,
  icon,
  explanation,
  summary,
  makeAnnouncement,
  isEmpty,
  fieldsRef,
  actions,
  children,
}: {
  title: string;
  /** Whether the title is a name, which browsers must not translate. */
  isName?: boolean;
  /** The types whose colors the head has. */
  types?: readonly AttackingType[];
  /** Shows in place of the title what it says; screen readers read the title. */
  face?: ReactNode;
  /** Before the title. */
  icon?: ReactNode;
  /** Explains a term of the title or the summary. */
  explanation?: ReactNode;
  summary: string;
  /** Makes the answer as sentences, which screen readers announce; title and summary if undefined. */
  makeAnnouncement?: () => string;
  /** Whether there is no answer yet; title and summary then describe the screen. */
  isEmpty: boolean;
  /** Receives the place for fields in the head, which take that of the summary. */
  fieldsRef?: RefCallback<Element> | undefined;
  /** Buttons at the end of the headline. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t, language } = useTranslation();
  return (
    <Card aria-label={t('defense.answer')} className={styles.card}>
      <div className={types.length > 0 ? `${styles.headline} ${styles.colored}` : styles.headline}>
        <HeadColors types={types} />
        <div className={styles.title}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <h1 translate={isName ? 'no' : undefined}>
            {face ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </h1>
          {face}
          {explanation && <div className={styles.explanation}>{explanation}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <p>{summary}</p>
        {fieldsRef && <div ref={fieldsRef} className={styles.fields} />}
        <Announcement
          makeText={() => {
            if (isEmpty) return title;
            return makeAnnouncement?.() ?? joinHeading(title, summary, language);
          }}
        />
      </div>
      {children}
    </Card>
  );
}

/** A condition of the whole answer, such as an inverse battle. */
export function AnswerNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
