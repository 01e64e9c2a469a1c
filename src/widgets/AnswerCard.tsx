import type { ReactNode } from 'react';
import { useText } from '#i18n/text.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './AnswerCard.module.css';

/** The answer in a line, what else is to know in another, and below them the whole of it. */
export function AnswerCard({
  title,
  isName = false,
  explained,
  summary,
  isEmpty,
  children,
}: {
  title: string;
  /** Whether the title is a name, which stays when the browser translates the page. */
  isName?: boolean;
  /** What explains a term of the title or the summary. */
  explained?: ReactNode;
  summary: string;
  /** Then title and summary say what the screen is for. */
  isEmpty: boolean;
  children: ReactNode;
}) {
  const { text } = useText();
  return (
    <Card aria-label={text('defense.answer')}>
      <div className={styles.headline}>
        <div>
          <h1 translate={isName ? 'no' : undefined}>{title}</h1>
          {explained && <div className={styles.explained}>{explained}</div>}
        </div>
        <p>{summary}</p>
        <Announcement says={isEmpty ? title : `${title}. ${summary}`} />
      </div>
      {children}
    </Card>
  );
}

/** What the whole answer is under, in a sentence of its own. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
