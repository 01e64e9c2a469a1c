import { ChevronDown, TriangleAlert } from 'lucide-react';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { damageLevel } from '#widgets/level.ts';
import { MatchupExplanation } from '#widgets/MatchupExplanation.tsx';
import { useNames } from '#widgets/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './Row.module.css';
import { useFormatRow } from './sentences.ts';
import type { TeamMember } from './useTeam.ts';

/** The row header: the attacking type, its danger mark, and the button that opens `RowDetail`. */
export function RowHead({
  row,
  isOpen,
  onOpen,
}: {
  row: TeamRow;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  return (
    <th scope="row" className={styles.row} data-dangerous={isDangerous(row) || undefined}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onOpen}>
        <TypeIcon type={row.attacking} />
        <span translate="no" className={styles.type}>
          {typeName(row.attacking)}
        </span>
        {isDangerous(row) && (
          <span className={styles.danger} title={t('team.danger')}>
            <TriangleAlert aria-hidden />
            <VisuallyHidden>{t('team.danger')}</VisuallyHidden>
          </span>
        )}
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
    </th>
  );
}

/** The members and their multipliers for one attacking type, and an explanation of one of them. */
export function RowDetail({
  row,
  lineup,
  isVisible,
  selectedIndex,
  columns,
  onSelect,
}: {
  row: TeamRow;
  lineup: readonly TeamMember[];
  isVisible: (multiplier: number) => boolean;
  selectedIndex: number | undefined;
  columns: number;
  onSelect: (index: number | undefined) => void;
}) {
  const { t, language } = useTranslation();
  const formatRow = useFormatRow(lineup);
  const explainedMatchup = selectedIndex === undefined ? undefined : row.matchups[selectedIndex];
  const sortedMatchups = row.matchups
    .map(({ multiplier }, index) => ({ multiplier, index }))
    .filter(({ multiplier }) => isVisible(multiplier))
    .sort((one, other) => other.multiplier - one.multiplier);
  return (
    <tr data-detail className={styles.detail}>
      <td colSpan={columns}>
        <div className={styles.content}>
          <p>{formatRow(row)}</p>
          <ul>
            {sortedMatchups.map(({ multiplier, index }) => (
              <li key={index}>
                <button
                  type="button"
                  translate="no"
                  data-level={damageLevel(multiplier)}
                  aria-expanded={selectedIndex === index}
                  onClick={() => onSelect(selectedIndex === index ? undefined : index)}
                >
                  <span>{lineup[index]?.name}</span>{' '}
                  <strong>{formatMultiplier(multiplier, language)}</strong>
                </button>
              </li>
            ))}
          </ul>
          {explainedMatchup ? (
            <MatchupExplanation matchup={explainedMatchup} />
          ) : (
            <p>{t('team.whyHelp')}</p>
          )}
        </div>
      </td>
    </tr>
  );
}
