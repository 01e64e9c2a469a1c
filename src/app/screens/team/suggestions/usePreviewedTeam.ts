import { useDeferredValue, useMemo } from 'react';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { useTeam } from '#app/screens/team/useTeam.ts';
import type { CalculatorEntry } from '#app/state/entry.ts';
import type { UpdateState } from '#app/state/useCalculator.ts';
import { type TeamRow, team as teamRows } from '#core/answers/team.ts';
import type { World } from '#core/hit/situation.ts';
import type { TeamState } from '#core/links/team.ts';
import { type Preview, withNewcomer } from './preview.ts';

/**
 * Returns the team with the previewed suggestion, and its rows; both are deferred, because the
 * tapped control renders before the large tables.
 */
export function usePreviewedTeam(
  entry: CalculatorEntry<'team'>,
  update: UpdateState<TeamState>,
  currentPreview: Preview | undefined,
) {
  const deferredTeam = useTeam(useDeferredValue(entry), update);
  const preview = useDeferredValue(currentPreview);
  const { resolve, membersWithTypes, world } = deferredTeam;
  const previewedMember = useMemo(() => preview && resolve(preview.member), [preview, resolve]);
  const lineup = useMemo(
    () =>
      previewedMember
        ? withNewcomer(membersWithTypes, previewedMember, preview?.replacedIndex)
        : membersWithTypes,
    [membersWithTypes, previewedMember, preview],
  );
  const rows = useMemo(() => computeRows(lineup, world), [lineup, world]);
  return {
    deferredTeam,
    previewedMember,
    /** The members that the table shows: those with types, and the previewed one. */
    lineup,
    rows,
  };
}

/** Computes a row for each attacking type. */
export function computeRows(members: readonly ResolvedMember[], world: World): TeamRow[] {
  return teamRows(
    members.map(({ defender }) => defender),
    world,
  );
}
