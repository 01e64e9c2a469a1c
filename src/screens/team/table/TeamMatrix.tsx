import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { removeSoftHyphens } from '#browser/softHyphens.ts';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import type { AttackingType } from '#engine/type.ts';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { getArrowStep } from '#ui/focusKeys.ts';
import { getMultiplierLevel } from '#widgets/level.ts';
import { useNames } from '#widgets/names/names.ts';
import { MemberCell, MemberHead, TeamTable, TotalCell, TotalHead } from './TeamTable.tsx';
import { CellDetail, TypeRowDetail, TypeRowHead } from './TypeRow.tsx';

/** The multipliers and totals that each format shows: all, those above 1, or those below 1. */
const formats = {
  simple: { isVisible: () => true, totals: ['weak', 'resist', 'immune'] },
  weaknesses: { isVisible: (multiplier: number) => multiplier > 1, totals: ['weak'] },
  resistances: { isVisible: (multiplier: number) => multiplier < 1, totals: ['resist', 'immune'] },
} as const;

/**
 * Shows a table of attacking types × members; a number opens its explanation, and on a phone a row
 * lists members.
 */
export function TeamMatrix({
  lineup,
  rows,
  previewedMember,
  format,
}: {
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
  previewedMember: ResolvedMember | undefined;
  format: keyof typeof formats;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const body = useRef<HTMLTableSectionElement>(null);
  const [selection, setSelection] = useState<{
    attacking: AttackingType;
    /** The index of the explained member. */
    index?: number;
    /** Whether only its cell is explained; otherwise the row lists all members. */
    isOneCell?: boolean;
  }>();
  const [currentCell, setCurrentCell] = useState<readonly [number, number]>([0, 0]);
  const { isVisible, totals } = formats[format];
  const visibleRows = rows.filter(({ matchups }) =>
    matchups.some(({ multiplier }) => isVisible(multiplier)),
  );
  if (visibleRows.length === 0) return <p>{t('team.nothing')}</p>;

  /** Whether the cell has a button; the others are blank. */
  function hasButton(row: number, column: number): boolean {
    const multiplier = visibleRows[row]?.matchups[column]?.multiplier;
    return multiplier !== undefined && isVisible(multiplier);
  }

  const hasManyColumns = lineup.length > 6;
  const columnCount = 1 + lineup.length + totals.length;

  // Roving focus: one Tab stop; the arrow keys skip blank cells.
  const cells = visibleRows.flatMap((_, row) =>
    lineup.map((_, column) => [row, column] as const).filter((cell) => hasButton(...cell)),
  );
  const [currentRow, currentColumn] = hasButton(...currentCell)
    ? currentCell
    : (cells[0] as readonly [number, number]);

  function stepByKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape') {
      // The focused control disappears with the open row.
      const opener = target.closest('[data-detail]')?.previousElementSibling;
      opener?.querySelector('button')?.focus();
      setSelection(undefined);
    }
    const step = getArrowStep(event.key);
    if (!step || !target.dataset.cell) return;
    event.preventDefault();
    const nextCell = [currentRow + step[0], currentColumn + step[1]] as [number, number];
    while (nextCell[0] in visibleRows && nextCell[1] in lineup && !hasButton(...nextCell)) {
      nextCell[0] += step[0];
      nextCell[1] += step[1];
    }
    body.current?.querySelector<HTMLElement>(`[data-cell="${nextCell}"]`)?.focus();
  }

  return (
    <TeamTable
      hasManyColumns={hasManyColumns}
      heads={
        <>
          {lineup.map((member, index) => (
            <MemberHead
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
              key={index}
              member={member}
              isPreviewed={member === previewedMember}
              isVertical={hasManyColumns}
            />
          ))}
          {totals.map((total) => (
            <TotalHead key={total} name={t(`team.${total}`)} />
          ))}
        </>
      }
      ref={body}
      onKeyDown={stepByKey}
    >
      {visibleRows.map((row, rowIndex) => {
        const { attacking, matchups } = row;
        const isOpen = selection?.attacking === attacking;
        return (
          <Fragment key={attacking}>
            <tr data-dangerous={isDangerous(row) || undefined}>
              <TypeRowHead
                row={row}
                isOpen={isOpen && !selection.isOneCell}
                onOpen={() =>
                  setSelection(isOpen && !selection.isOneCell ? undefined : { attacking })
                }
              />
              {matchups.map(({ multiplier }, index) => {
                const multiplierText = formatMultiplier(multiplier, language);
                const isExplained = isOpen && selection.isOneCell && selection.index === index;
                const name = lineup[index]?.name;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
                  <MemberCell key={index} isPreviewed={lineup[index] === previewedMember}>
                    {isVisible(multiplier) && (
                      <button
                        type="button"
                        data-cell={`${rowIndex},${index}`}
                        data-level={getMultiplierLevel(multiplier)}
                        tabIndex={rowIndex === currentRow && index === currentColumn ? 0 : -1}
                        aria-expanded={isExplained ?? false}
                        aria-label={removeSoftHyphens(
                          t('team.cell', {
                            type: typeName(attacking),
                            name,
                            multiplier: multiplierText,
                          }),
                        )}
                        onFocus={() => setCurrentCell([rowIndex, index])}
                        onClick={() =>
                          setSelection(
                            isExplained ? undefined : { attacking, index, isOneCell: true },
                          )
                        }
                      >
                        {multiplier === 1 ? '' : multiplierText.slice(0, -1)}
                      </button>
                    )}
                  </MemberCell>
                );
              })}
              {totals.map((total) => (
                <TotalCell key={total} count={row[total]} />
              ))}
            </tr>
            {isOpen && selection.isOneCell && selection.index !== undefined && (
              <CellDetail
                attacking={attacking}
                matchup={matchups[selection.index]!}
                name={lineup[selection.index]!.name}
                columnCount={columnCount}
              />
            )}
            {isOpen && !selection.isOneCell && (
              <TypeRowDetail
                row={row}
                lineup={lineup}
                isVisible={isVisible}
                selectedIndex={selection.index}
                columnCount={columnCount}
                onSelect={(index) =>
                  setSelection({ attacking, ...(index !== undefined && { index }) })
                }
              />
            )}
          </Fragment>
        );
      })}
    </TeamTable>
  );
}
