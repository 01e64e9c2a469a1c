import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { isDangerous, type TeamRow } from '#engine/team.ts';
import type { AttackingType } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { arrowStep } from '#ui/arrowKeys.ts';
import { levelOf } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';
import { RowDetail, RowHead } from './Row.tsx';
import { MemberCell, MemberHead, TeamTable, TotalCell, TotalHead } from './TeamTable.tsx';
import type { TeamMember } from './useTeam.ts';

/** What of the matrix each format shows: all of it, or one side of 1. */
const parts = {
  simple: { isShown: () => true, totals: ['weak', 'resist', 'immune'] },
  weaknesses: { isShown: (multiplier: number) => multiplier > 1, totals: ['weak'] },
  resistances: { isShown: (multiplier: number) => multiplier < 1, totals: ['resist', 'immune'] },
} as const;

/** Attacking types × members; every number tells why, and on a phone a row opens to name members. */
export function Matrix({
  lineup,
  rows,
  tried,
  shows,
}: {
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
  tried: TeamMember | undefined;
  shows: keyof typeof parts;
}) {
  const { text, language } = useText();
  const { typeName } = useNames();
  const body = useRef<HTMLTableSectionElement>(null);
  const [asked, ask] = useState<{ attacking: AttackingType; index?: number }>();
  const [reached, reach] = useState<readonly [number, number]>([0, 0]);
  const { isShown, totals } = parts[shows];
  const shownRows = rows.filter(({ matchups }) =>
    matchups.some(({ multiplier }) => isShown(multiplier)),
  );
  if (shownRows.length === 0) return <p>{text('team.nothing')}</p>;

  function isCell(row: number, column: number): boolean {
    const multiplier = shownRows[row]?.matchups[column]?.multiplier;
    return multiplier !== undefined && isShown(multiplier);
  }

  // One stop for the Tab key; the arrow keys go from number to number, over what is blank.
  const places = shownRows.flatMap((_, row) =>
    lineup.map((_, column) => [row, column] as const).filter((place) => isCell(...place)),
  );
  const [row, column] = isCell(...reached) ? reached : (places[0] as readonly [number, number]);

  function stepByKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape') {
      // What has the focus goes away with the row that is open.
      const opener = target.closest('[data-detail]')?.previousElementSibling;
      opener?.querySelector('button')?.focus();
      ask(undefined);
    }
    const step = arrowStep(event.key);
    if (!step || !target.dataset.cell) return;
    event.preventDefault();
    const next = [row + step[0], column + step[1]] as [number, number];
    while (next[0] in shownRows && next[1] in lineup && !isCell(...next)) {
      next[0] += step[0];
      next[1] += step[1];
    }
    body.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  return (
    <TeamTable
      isMany={lineup.length > 6}
      heads={
        <>
          {lineup.map((member, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
            <MemberHead key={index} name={member.name} isTried={member === tried} />
          ))}
          {totals.map((total) => (
            <TotalHead key={total} name={text(`team.${total}`)} />
          ))}
        </>
      }
      ref={body}
      onKeyDown={stepByKey}
    >
      {shownRows.map((each, rowIndex) => {
        const { attacking, matchups } = each;
        const isOpen = asked?.attacking === attacking;
        return (
          <Fragment key={attacking}>
            <tr data-dangerous={isDangerous(each) || undefined}>
              <RowHead
                row={each}
                isOpen={isOpen}
                onOpen={() => ask(isOpen ? undefined : { attacking })}
              />
              {matchups.map(({ multiplier }, index) => {
                const written = formatMultiplier(multiplier, language);
                const isAsked = isOpen && asked.index === index;
                const name = lineup[index]?.name;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
                  <MemberCell key={index} isTried={lineup[index] === tried}>
                    {isShown(multiplier) && (
                      <button
                        type="button"
                        data-cell={`${rowIndex},${index}`}
                        data-level={levelOf(multiplier)}
                        tabIndex={rowIndex === row && index === column ? 0 : -1}
                        aria-expanded={isAsked}
                        aria-label={text('team.cell', {
                          type: typeName(attacking),
                          name,
                          multiplier: written,
                        })}
                        onFocus={() => reach([rowIndex, index])}
                        onClick={() => ask(isAsked ? undefined : { attacking, index })}
                      >
                        {multiplier === 1 ? '' : written.slice(0, -1)}
                      </button>
                    )}
                  </MemberCell>
                );
              })}
              {totals.map((total) => (
                <TotalCell key={total} count={each[total]} />
              ))}
            </tr>
            {isOpen && (
              <RowDetail
                row={each}
                lineup={lineup}
                isShown={isShown}
                asked={asked.index}
                columns={1 + lineup.length + totals.length}
                onAsk={(index) => ask({ attacking, ...(index !== undefined && { index }) })}
              />
            )}
          </Fragment>
        );
      })}
    </TeamTable>
  );
}
