import type { Member } from '#calculators/team.ts';
import type { Target } from '#engine/coverage.ts';

/** A suggestion that the table shows although it is not in the team. */
export type Preview = { target: Target; member: Member };
