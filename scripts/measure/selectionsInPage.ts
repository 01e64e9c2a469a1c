import { duelsByForm, mergeForms } from '#engine/battle.ts';
import type { Fighter } from '#engine/fighter.ts';
import { worldIn } from '#engine/situation.ts';
import { type BringSize, bringSizes } from '#links/battle.ts';
import { findSelections } from '#screens/battle/selections.ts';

type Side = readonly { fighter: Fighter; state: object }[];

/** Runs in the page: the milliseconds of each run from fighters to the selections of both sides, by size. */
function timeSelections(us: Side, them: Side, runCount: number): Record<BringSize, number[]> {
  const fightersOf = (side: Side) => side.map(({ fighter }) => fighter);
  const time = (size: BringSize) => {
    const start = performance.now();
    const field = { world: worldIn('champions'), conditions: [] };
    const formGrid = duelsByForm(fightersOf(us), fightersOf(them), field);
    for (const row of formGrid) row.map(mergeForms);
    findSelections(us, them, formGrid, field, size);
    return performance.now() - start;
  };
  const runs = bringSizes.map((size) => [size, Array.from({ length: runCount }, () => time(size))]);
  return Object.fromEntries(runs);
}

Object.assign(globalThis, { timeSelections });
