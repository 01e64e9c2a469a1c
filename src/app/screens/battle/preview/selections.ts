import type { Duel } from '#core/answers/battle.ts';
import type { Field, Fighter } from '#core/answers/fighter.ts';
import { listWeaknesses } from '#core/answers/fighterWeaknesses.ts';
import {
  type OurSelection,
  rankOurSelections,
  rankTheirSelections,
} from '#core/answers/selection.ts';

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
  const current = ours.find(isChosen) ?? ours[0]!;
  return { current, others: ours.filter((each) => each !== current), theirs };
}

export type Selections = ReturnType<typeof findSelections>;
