import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { Unseen } from '#ui/Unseen.tsx';
import { useNames } from '#widgets/names.ts';
import styles from './Headline.module.css';
import type { TeamMember } from './useTeam.ts';
import { useRowSentence, useSentences } from './words.ts';

/** The worst of it in one line, and all types that endanger the team in another. */
export function Headline({
  rows,
  members,
}: {
  /** The most dangerous first. */
  rows: readonly TeamRow[];
  members: readonly TeamMember[];
}) {
  const { text, language } = useText();
  const { list, typeName } = useNames();
  const sentence = useRowSentence(members);
  const worst = rows.find(({ weak }) => weak > 0);
  const dangers = rows.filter(isDangerous);
  const joined = useSentences();

  /** "Ice 4×": few who are hit so hard can be worse than many who are hit for double damage. */
  function dangerName({ attacking, matchups }: TeamRow): string {
    const type = typeName(attacking);
    const hardest = Math.max(...matchups.map(({ multiplier }) => multiplier));
    return hardest > 2 ? `${type}\u00a0${formatMultiplier(hardest, language)}` : type;
  }

  const told = dangers.length > 0 ? dangers : rows.slice(0, 1);
  const title = worst
    ? text('team.headline', { type: typeName(worst.attacking), count: worst.weak })
    : text('team.headlineSafe');
  const summary =
    dangers.length > 0
      ? text('team.dangers', {
          types: list(dangers.map(dangerName)),
        })
      : text('team.noDangers');
  return (
    <HeadlineText
      title={title}
      summary={
        <>
          {dangers.length > 0 && <TriangleAlert aria-hidden className={styles.danger} />}
          <span>{summary}</span>
        </>
      }
    >
      <Announcement says={`${title}. ${summary}`} />
      <Unseen id="team-dangers">{joined(told.map((row) => `${sentence(row)}.`))}</Unseen>
    </HeadlineText>
  );
}

/** The title of the answer with a sentence below it. */
export function HeadlineText({
  title,
  summary,
  children,
}: {
  title: string;
  summary: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.headline}>
      <h1>{title}</h1>
      <p>{summary}</p>
      {children}
    </div>
  );
}
