import { memo } from 'react';
import { type Member, maxMembers, type TeamState } from '#calculators/team.ts';
import type { Target } from '#engine/coverage.ts';
import type { World } from '#engine/situation.ts';
import { byDanger, type TeamRow } from '#engine/team.ts';
import { Headline } from './Headline.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TableCard } from './TableCard.tsx';
import type { Team, TeamMember } from './useTeam.ts';

/** Somebody tried out who has not joined. */
export type Tried = { target: Target; member: Member };

/** What may follow a tap later than the member that was tapped. */
export type Later = {
  shown: Team;
  /** Who has types, without and with who is tried out. */
  chosen: readonly TeamMember[];
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
  joined: TeamMember | undefined;
  world: World;
  danger: number;
  pinned: Tried | undefined;
  hover: (tried: Tried | undefined) => void;
  pin: (tried: Tried | undefined) => void;
  add: (member: Member) => void;
};

/** The rows in the order that the player likes. */
export function sorted(rows: readonly TeamRow[], { sort }: TeamState): readonly TeamRow[] {
  return sort === 'danger' ? byDanger(rows) : rows;
}

/** What hits the team, its worst in the headline. */
export const Table = memo(function Table({ shown, lineup, rows, joined }: Later) {
  return (
    <TableCard
      team={shown}
      lineup={lineup}
      rows={sorted(rows, shown.state)}
      tried={joined}
      headline={<Headline rows={byDanger(rows)} members={lineup} />}
    />
  );
});

/** Who would help, while there is somebody to be helped and room for one more. */
export const Helpers = memo(function Helpers(later: Later) {
  const { shown, chosen, world, danger, pinned, hover, pin, add } = later;
  if (chosen.length === 0 || shown.state.members.length >= maxMembers) return null;
  return (
    <Suggestions
      team={shown}
      members={chosen}
      world={world}
      danger={danger}
      pinned={pinned?.target}
      onHover={hover}
      onPin={pin}
      onAdd={add}
    />
  );
});
