import { useMemo } from 'react';
import { supports } from '#engine/ruleset.ts';
import { worldIn } from '#engine/situation.ts';
import { useMemberResolver } from '#features/useMemberResolver.ts';
import type { TeamState } from '#links/team.ts';
import type { CalculatorEntry } from '#session/entry.ts';
import type { UpdateState } from '#session/useCalculator.ts';

/** Returns the resolved team of an entry; the same object until the entry changes. */
export function useTeam(
  { state, settings }: Pick<CalculatorEntry<'team'>, 'state' | 'settings'>,
  update: UpdateState<TeamState>,
) {
  const { ruleset } = settings;
  const { members, inverse } = state;
  const resolver = useMemberResolver(settings, inverse);

  return useMemo(() => {
    const { resolve, correct } = resolver;
    const resolvedMembers = members.map(resolve);
    const isInverse = supports(ruleset, 'inverse') && inverse;
    return {
      ...resolver,
      state,
      update,
      resolvedMembers,
      /** The members that have types. */
      membersWithTypes: resolvedMembers.filter(({ defender }) => defender.typing.length > 0),
      isInverse,
      world: worldIn(ruleset, isInverse),
      /** Whether a member contradicts the Pokédex. */
      hasWrongMember: members.some((member) => correct(member) !== member),
      /** The team with its members corrected by the Pokédex. */
      correctTeam: (state: TeamState) => ({ ...state, members: state.members.map(correct) }),
    };
  }, [resolver, members, ruleset, inverse, state, update]);
}

export type Team = ReturnType<typeof useTeam>;
