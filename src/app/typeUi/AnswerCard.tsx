import type { ReactNode, RefCallback } from 'react';
import { joinHeading } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Announcement } from '#app/ui/Announcement.tsx';
import { Card } from '#app/ui/Card.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import styles from './AnswerCard.module.css';
import { TypeIcon } from './TypeIcon.tsx';

/** A card with the answer as headline, a summary line, and the details below. */
export function AnswerCard({
  title,
  isName = false,
  types = [],
  mark,
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
  /** An icon before the title, or a list that shows in its place what it says. */
  mark?: ReactNode;
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
      <div className={styles.headline}>
        <HeadColors types={types} />
        <div className={styles.title}>
          {mark}
          <h1 translate={isName ? 'no' : undefined}>{title}</h1>
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

/** The colors of the types behind their parent, dark enough for white text, with the icons as large stamps. */
export function HeadColors({ types }: { types: readonly AttackingType[] }) {
  return types.map((type) => (
    <span key={type} data-type={type} className={styles.color}>
      <TypeIcon type={type} />
    </span>
  ));
}

/** A condition of the whole answer, such as an inverse battle. */
export function AnswerNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
