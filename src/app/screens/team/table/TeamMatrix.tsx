import { Fragment, type KeyboardEvent, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { useCellFocus } from '#app/ui/lists/useCellFocus.ts';
import type { TeamRow } from '#core/answers/team.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import { MemberCell, MemberHead, TeamTable, TotalCell, TotalHead } from './TeamTable.tsx';
import { CellDetail, type OpenRow, TypeRow } from './TypeRow.tsx';

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
  /** The open row; with `isOneCell`, only the cell of the member is explained. */
  const [open, setOpen] = useState<OpenRow & { isOneCell?: boolean }>();
  const { isVisible, totals } = formats[format];
  const visibleRows = rows.filter(({ matchups }) =>
    matchups.some(({ multiplier }) => isVisible(multiplier)),
  );
  const { getCellProps, moveByKey } = useCellFocus(
    visibleRows.flatMap(({ matchups }, row) =>
      matchups.flatMap(({ multiplier }, column) =>
        isVisible(multiplier) ? [[row, column] as const] : [],
      ),
    ),
  );
  if (visibleRows.length === 0) return <p>{t('team.nothing')}</p>;

  const hasManyColumns = lineup.length > 6;
  const columnCount = 1 + lineup.length + totals.length;

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') {
      // The focused control disappears with the open row.
      const opener = (event.target as HTMLElement).closest('[data-detail]')?.previousElementSibling;
      opener?.querySelector('button')?.focus();
      setOpen(undefined);
    }
    moveByKey(event);
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
            />
          ))}
          {totals.map((total) => (
            <TotalHead key={total} name={t(`team.${total}`)} />
          ))}
        </>
      }
      onKeyDown={handleKey}
    >
      {visibleRows.map((row, rowIndex) => {
        const { attacking, matchups } = row;
        const explained = open?.isOneCell && open.attacking === attacking ? open.index : undefined;
        return (
          <Fragment key={attacking}>
            <TypeRow
              row={row}
              lineup={lineup}
              isVisible={isVisible}
              open={open?.isOneCell ? undefined : open}
              columnCount={columnCount}
              onOpen={setOpen}
            >
              {matchups.map(({ multiplier }, index) => {
                const multiplierText = formatMultiplier(multiplier, language);
                const isExplained = index === explained;
                const name = lineup[index]?.name;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
                  <MemberCell key={index} isPreviewed={lineup[index] === previewedMember}>
                    {isVisible(multiplier) && (
                      <button
                        type="button"
                        {...getCellProps(rowIndex, index)}
                        data-level={getMultiplierLevel(multiplier)}
                        aria-expanded={isExplained}
                        aria-label={removeSoftHyphens(
                          t('team.cell', {
                            type: typeName(attacking),
                            name,
                            multiplier: multiplierText,
                          }),
                        )}
                        onClick={() =>
                          setOpen(isExplained ? undefined : { attacking, index, isOneCell: true })
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
            </TypeRow>
            {explained !== undefined && (
              <CellDetail
                attacking={attacking}
                matchup={matchups[explained]!}
                name={lineup[explained]!.name}
                columnCount={columnCount}
              />
            )}
          </Fragment>
        );
      })}
    </TeamTable>
  );
}
