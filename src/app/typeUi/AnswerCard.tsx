import type { ReactNode } from 'react';
import { joinHeading } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Announcement } from '#app/ui/Announcement.tsx';
import { Card } from '#app/ui/Card.tsx';
import styles from './AnswerCard.module.css';

/** A card with the answer as headline, a summary line, and the details below. */
export function AnswerCard({
  title,
  isName = false,
  icon,
  explanation,
  summary,
  announcement,
  isEmpty,
  actions,
  children,
}: {
  title: string;
  /** Whether the title is a name, which browsers must not translate. */
  isName?: boolean;
  /** Before the title. */
  icon?: ReactNode;
  /** Explains a term of the title or the summary. */
  explanation?: ReactNode;
  summary: string;
  /** The answer as sentences, which screen readers announce; title and summary if undefined. */
  announcement?: string;
  /** Whether there is no answer yet; title and summary then describe the screen. */
  isEmpty: boolean;
  /** Buttons at the end of the headline. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t, language } = useTranslation();
  return (
    <Card aria-label={t('defense.answer')} className={styles.card}>
      <div className={styles.headline}>
        <div className={styles.title}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <h1 translate={isName ? 'no' : undefined}>{title}</h1>
          {explanation && <div className={styles.explanation}>{explanation}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <p>{summary}</p>
        <Announcement
          text={isEmpty ? title : (announcement ?? joinHeading(title, summary, language))}
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
