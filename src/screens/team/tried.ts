import type { Member } from '#calculators/team.ts';
import type { Target } from '#engine/coverage.ts';

/** A suggestion that is shown in the table and has not joined the team. */
export type Tried = { target: Target; member: Member };
