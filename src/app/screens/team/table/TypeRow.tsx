import { ChevronDown, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { MatchupExplanation } from '#app/typeUi/MatchupExplanation.tsx';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import { isDangerous, type TeamRow } from '#core/answers/team.ts';
import type { AttackingType } from '#core/charts/type.ts';
import type { Matchup } from '#core/hit/effectiveness.ts';
import styles from './TypeRow.module.css';
import { useFormatTeamRow } from './useFormatTeamRow.ts';

/** What is open below the row of an attacking type. */
export type OpenRow = {
  attacking: AttackingType;
  /** The index of the explained member. */
  index?: number | undefined;
};

/** Shows a row of cells behind its attacking type, which opens a list of all members. */
export function TypeRow({
  row,
  lineup,
  isVisible = () => true,
  open,
  columnCount,
  onOpen,
  children,
}: {
  row: TeamRow;
  lineup: readonly ResolvedMember[];
  /** Whether the list has members that take the multiplier. */
  isVisible?: (multiplier: number) => boolean;
  /** The open row, if it lists all members. */
  open: OpenRow | undefined;
  columnCount: number;
  onOpen: (row: OpenRow | undefined) => void;
  children: ReactNode;
}) {
  const { attacking } = row;
  const isOpen = open?.attacking === attacking;
  return (
    <>
      <tr data-dangerous={isDangerous(row) || undefined}>
        <TypeRowHead
          row={row}
          isOpen={isOpen}
          onOpen={() => onOpen(isOpen ? undefined : { attacking })}
        />
        {children}
      </tr>
      {isOpen && (
        <TypeRowDetail
          row={row}
          lineup={lineup}
          isVisible={isVisible}
          selectedIndex={open.index}
          columnCount={columnCount}
          onSelect={(index) => onOpen({ attacking, index })}
        />
      )}
    </>
  );
}

/** Shows the attacking type, its danger mark, and the button that opens `TypeRowDetail`. */
function TypeRowHead({
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
        <NameText name={typeName(row.attacking)} className={styles.type} />
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

/** Shows the multiplier of each member for one attacking type; a press on one explains it. */
function TypeRowDetail({
  row,
  lineup,
  isVisible,
  selectedIndex,
  columnCount,
  onSelect,
}: {
  row: TeamRow;
  lineup: readonly ResolvedMember[];
  isVisible: (multiplier: number) => boolean;
  selectedIndex: number | undefined;
  columnCount: number;
  onSelect: (index: number | undefined) => void;
}) {
  const { t, language } = useTranslation();
  const formatRow = useFormatTeamRow(lineup);
  const sortedMatchups = row.matchups
    .map((matchup, index) => ({ matchup, index }))
    .filter(({ matchup }) => isVisible(matchup.multiplier))
    .sort((one, other) => other.matchup.multiplier - one.matchup.multiplier);
  return (
    <DetailRow columnCount={columnCount}>
      <p>{formatRow(row)}</p>
      <ul>
        {sortedMatchups.map(({ matchup, index }) => (
          <Fragment key={index}>
            <li>
              <button
                type="button"
                translate="no"
                data-level={getMultiplierLevel(matchup.multiplier)}
                aria-expanded={selectedIndex === index}
                onClick={() => onSelect(selectedIndex === index ? undefined : index)}
              >
                <span>{lineup[index]?.name}</span>{' '}
                <strong>{formatMultiplier(matchup.multiplier, language)}</strong>
              </button>
            </li>
            {selectedIndex === index && (
              <li data-why>
                <MatchupExplanation matchup={matchup} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {selectedIndex === undefined && <p>{t('team.whyHelp')}</p>}
    </DetailRow>
  );
}

/** Explains the multiplier of one cell. */
export function CellDetail({
  attacking,
  matchup,
  name,
  columnCount,
}: {
  attacking: AttackingType;
  matchup: Matchup;
  name: string;
  columnCount: number;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const multiplier = formatMultiplier(matchup.multiplier, language);
  return (
    <DetailRow columnCount={columnCount}>
      <p>{t('team.cell', { type: typeName(attacking), name, multiplier })}</p>
      <MatchupExplanation matchup={matchup} />
    </DetailRow>
  );
}

/** A row below another one, as wide as the table. */
function DetailRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr data-detail className={styles.detail}>
      <td colSpan={columnCount}>
        <div className={styles.content}>{children}</div>
      </td>
    </tr>
  );
}
