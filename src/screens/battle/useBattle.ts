import { useMemo } from 'react';
import {
  type BattleMember,
  type BattleSide,
  type BattleState,
  supportedField,
} from '#calculators/battle.ts';
import { fighterOf } from '#calculators/fighter.ts';
import { useCalculator } from '#calculators/useCalculator.ts';
import { duels } from '#engine/battle.ts';
import type { Field, Fighter } from '#engine/fighter.ts';
import { worldIn } from '#engine/situation.ts';
import { summarizeBattle } from '#engine/verdict.ts';
import { type TeamMember, useMembers } from '#features/useMembers.ts';

/** A member of a side with what it fights with. */
export type SideMember = TeamMember & {
  member: BattleMember;
  side: BattleSide;
  /** The index in its side. */
  place: number;
  fighter: Fighter;
};

/** A member that has types, with its row or column in the grid. */
export type GridMember = SideMember & { line: number };

/** The battle of the current entry with all its duels; keeps object identity until it changes. */
export function useBattle() {
  const { entry, update } = useCalculator('battle');
  const { state, settings } = entry;
  const resolver = useMembers(settings, false);

  return useMemo(() => {
    const { resolve, correct, findPokemon } = resolver;

    const membersOf = (side: BattleSide): SideMember[] =>
      state[side].map((member, place) => ({
        ...resolve(member),
        ...{ member, side, place },
        fighter: fighterOf(settings, member, findPokemon(member.pokemon)),
      }));

    const [us, them] = [membersOf('us'), membersOf('them')];
    const [ourLines, theirLines] = [us, them].map(inGrid) as [GridMember[], GridMember[]];
    const { conditions, isInverse } = supportedField(settings, state);
    const field: Field = { world: worldIn(settings.generation, isInverse), conditions };
    const grid = duels(
      ourLines.map(({ fighter }) => fighter),
      theirLines.map(({ fighter }) => fighter),
      field,
    );
    const alive = ourLines.filter(({ member }) => !member.hasFainted);
    const aliveThem = theirLines.filter(({ member }) => !member.hasFainted);
    return {
      ...resolver,
      ...{ entry, state, update, us, them, ourLines, theirLines, alive, aliveThem },
      ...{ conditions, isInverse, field, grid },
      /** The chosen opponent: the one on the field, or the first that can battle. */
      opponent: theirLines.find(({ member }) => member.isActive) ?? aliveThem[0] ?? theirLines[0],
      /** Who answers whom, of those that have not fainted, by their index in `alive` and `aliveThem`. */
      summary: summarizeBattle(
        alive.map(({ line }) => aliveThem.map((opponent) => grid[line]![opponent.line]!)),
      ),
      /** The sides with a member that contradicts the Pokédex. */
      wrongSides: (['us', 'them'] as const).filter((side) =>
        state[side].some((member) => correct(member) !== member),
      ),
      /** The battle with its members corrected by the Pokédex. */
      correctBattle: (battle: BattleState): BattleState => ({
        ...battle,
        us: battle.us.map(correct),
        them: battle.them.map(correct),
      }),
    };
  }, [entry, state, settings, update, resolver]);
}

export type Battle = ReturnType<typeof useBattle>;

function inGrid(members: readonly SideMember[]): GridMember[] {
  return members
    .filter(({ fighter }) => fighter.typing.length > 0)
    .map((member, line) => ({ ...member, line }));
}
