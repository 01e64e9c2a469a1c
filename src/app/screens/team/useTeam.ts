import { useMemo } from 'react';
import { useMemberResolver } from '#app/parts/team/useMemberResolver.ts';
import type { CalculatorEntry } from '#app/state/entry.ts';
import type { UpdateState } from '#app/state/useCalculator.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { TeamState } from '#core/links/team.ts';
import { supports } from '#core/rulesets/ruleset.ts';

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
