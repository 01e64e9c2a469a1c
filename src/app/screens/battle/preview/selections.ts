import { type Duel, mergeForms } from '#core/answers/battle.ts';
import type { Field, Fighter } from '#core/answers/fighter.ts';
import { listWeaknesses } from '#core/answers/fighterWeaknesses.ts';
import {
  type OurSelection,
  rankOurSelections,
  rankTheirSelections,
} from '#core/answers/selection.ts';
import { summarizeBattle } from '#core/answers/verdict.ts';

type Ours = { fighter: Fighter; state: { isChosen?: boolean | undefined } };

/** The number of members from which on a side can leave some at home. */
export const minForSelection = 4;

/** The selections of `size` members of both sides, the first ones first, and ours that counts. */
export function findSelections(
  us: readonly Ours[],
  them: readonly { fighter: Fighter }[],
  duels: readonly (readonly (readonly Duel[])[])[],
  field: Field,
  size: number,
) {
  const ours = rankOurSelections(
    duels,
    us.map(({ fighter }) => listWeaknesses(fighter, field, 'some')),
    size,
  );
  const theirs = rankTheirSelections(
    duels,
    them.map(({ fighter }) =>
      [fighter, ...(fighter.otherForms ?? [])].map((form) => listWeaknesses(form, field, 'every')),
    ),
    size,
  );
  const isChosen = ({ members }: OurSelection) =>
    us.every(({ state }, index) => Boolean(state.isChosen) === members.includes(index));
  const chosen = ours.find(isChosen);
  const current = chosen ?? ours[0]!;
  const { lead } = summarizeBattle(duels.map((row) => row.map(mergeForms)));
  const staysHome = !chosen && lead !== undefined && !current.members.includes(lead);
  return {
    current,
    others: ours.filter((each) => each !== current),
    theirs,
    /** The member that beats the most, if the best selection lacks it, and what would be worse with it. */
    strongestAtHome: staysHome
      ? {
          member: lead,
          worse: whatIsWorse(ours.find(({ members }) => members.includes(lead))!, current),
        }
      : undefined,
  };
}

/** The opponents that only the other selection does not answer, and the weaknesses that more of its members share. */
function whatIsWorse(
  other: OurSelection,
  current: OurSelection,
): Pick<OurSelection, 'gaps' | 'sharedWeaknesses'> {
  const gaps = new Set(current.gaps.map(({ opponent, form }) => `${opponent} ${form}`));
  const counts = new Map(current.sharedWeaknesses.map(({ type, count }) => [type, count]));
  return {
    gaps: other.gaps.filter(({ opponent, form }) => !gaps.has(`${opponent} ${form}`)),
    sharedWeaknesses: other.sharedWeaknesses.filter(
      ({ type, count }) => count > (counts.get(type) ?? 0),
    ),
  };
}

export type Selections = ReturnType<typeof findSelections>;
