import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatSentence, joinHeading, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { useFormatTeamRow } from '#app/screens/team/table/useFormatTeamRow.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Announcement } from '#app/ui/Announcement.tsx';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import { isDangerous, type TeamRow } from '#core/answers/team.ts';
import styles from './Headline.module.css';

/** Returns a formatter of the headline: "Ice is super effective against 3 members"; the most dangerous row is the first. */
export function useFormatTitle(): (rows: readonly TeamRow[]) => string {
  const { t } = useTranslation();
  const { typeName } = useNames();
  return (rows) => {
    const worstRow = rows.find(({ weak }) => weak > 0);
    return worstRow
      ? t('team.headline', { type: typeName(worstRow.attacking), count: worstRow.weak })
      : t('team.headlineSafe');
  };
}

/** Shows a headline with the most dangerous type, and a line with all dangerous types. */
export function Headline({
  rows,
  members,
  game,
  actions,
}: {
  /** The most dangerous first. */
  rows: readonly TeamRow[];
  members: readonly ResolvedMember[];
  /** The name of the game or the generation. */
  game: string;
  /** Buttons at the end of the headline. */
  actions?: ReactNode;
}) {
  const { t, language } = useTranslation();
  const { formatList, typeName } = useNames();
  const formatRow = useFormatTeamRow(members);
  const formatTitle = useFormatTitle();
  const dangerousRows = rows.filter(isDangerous);

  /** "Ice 4×": shows a multiplier above 2, because one can outweigh several 2× weaknesses. */
  function dangerName({ attacking, matchups }: TeamRow): string {
    const type = typeName(attacking);
    const maxMultiplier = Math.max(...matchups.map(({ multiplier }) => multiplier));
    return maxMultiplier > 2 ? `${type}\u00a0${formatMultiplier(maxMultiplier, language)}` : type;
  }

  const reportedRows = dangerousRows.length > 0 ? dangerousRows : rows.slice(0, 1);
  const title = formatTitle(rows);
  const summary =
    dangerousRows.length > 0
      ? t('team.dangers', {
          types: formatList(dangerousRows.map(dangerName)),
        })
      : t('team.noDangers');
  // A type that is no danger for the team can still hit one member for more than 2×.
  const highMultipliers = rows
    .filter((row) => !isDangerous(row))
    .flatMap(({ attacking, matchups }) =>
      matchups.flatMap(({ multiplier }, index) =>
        multiplier > 2
          ? [
              `${members[index]?.name} ${formatMultiplier(multiplier, language)} ${typeName(attacking)}`,
            ]
          : [],
      ),
    );
  const missingNames = members.filter(({ isInGame }) => !isInGame).map(({ name }) => name);
  const sentences = joinSentences(
    [
      summary,
      ...(highMultipliers.length > 0
        ? [formatSentence(formatList(highMultipliers), language)]
        : []),
      ...(missingNames.length > 0
        ? [t('notices.notInGame', { game, names: formatList(missingNames) })]
        : []),
    ],
    language,
  );
  return (
    <HeadlineText
      title={title}
      actions={actions}
      summary={
        <>
          {dangerousRows.length > 0 && <TriangleAlert aria-hidden className={styles.danger} />}
          <span>{sentences}</span>
        </>
      }
    >
      <Announcement makeText={() => joinHeading(title, sentences, language)} />
      <VisuallyHidden id="team-dangers">
        {joinSentences(
          reportedRows.map((row) => formatSentence(formatRow(row), language)),
          language,
        )}
      </VisuallyHidden>
    </HeadlineText>
  );
}

/** Shows the title of the answer with a sentence below it. */
export function HeadlineText({
  title,
  summary,
  actions,
  children,
}: {
  title: string;
  summary: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.headline}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <p>{summary}</p>
      {children}
    </div>
  );
}
