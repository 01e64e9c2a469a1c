import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type ResolvedMember, useMemberResolver } from '#app/parts/team/useMemberResolver.ts';
import { findSelections, minForSelection } from '#app/screens/battle/preview/selections.ts';
import { useLikelyMoves } from '#app/screens/battle/sides/useLikelyMoves.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import { duelsByForm, mergeForms } from '#core/answers/battle.ts';
import type { Field, Fighter } from '#core/answers/fighter.ts';
import { summarizeBattle } from '#core/answers/verdict.ts';
import { worldIn } from '#core/hit/situation.ts';
import {
  type BattleMember,
  type BattleSide,
  type BattleState,
  supportedField,
} from '#core/links/battle.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { createSide } from '#core/picks/side.ts';
import { megasIn, megasOf } from '#core/picks/unknownMegas.ts';
import { hasLikelyMoves } from '#core/pokedex/learning/learnKey.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { supports } from '#core/rulesets/ruleset.ts';

/** A member of a side, resolved to a fighter. */
export type SideMember = ResolvedMember & {
  state: BattleMember;
  side: BattleSide;
  /** The index in its side. */
  sideIndex: number;
  fighter: Fighter;
  /** The Mega Evolutions that the game has for it. */
  megas: readonly Pokemon[];
  /** The names of the forms that it may have: its own, and those of its fighter. */
  formNames: readonly string[];
};

/** A member that has types, with its row or column in the grid. */
export type GridMember = SideMember & { gridIndex: number };

/** A member of ours in the grid. */
export type OurGridMember = GridMember & {
  /** Whether it is not among those that we bring. */
  isLeftOut: boolean;
};

/**
 * Returns the battle of the current entry with all its duels; the same object until the entry
 * changes.
 */
export function useBattle() {
  const { entry, update } = useCalculator('battle');
  const { state, settings } = entry;
  const { namesLanguage } = useTranslation();
  const resolver = useMemberResolver(settings, false);

  const { searchables } = resolver;
  const megas = useMemo(() => {
    const inGame = searchables.filter(({ isInGame }) => isInGame);
    return megasIn(
      settings.ruleset,
      inGame.map(({ pokemon }) => pokemon),
    );
  }, [settings, searchables]);

  const isDoubles = state.isDoubles === true && supports(settings.ruleset, 'doubles');
  const likelyMoves = useLikelyMoves(settings, state);

  return useMemo(() => {
    const { resolve, correct, findPokemon } = resolver;

    const createOpponent = (member: BattleMember, pokemon: Pokemon | undefined): Fighter => {
      const fighter = createFighter(settings, member, pokemon);
      return resolve(member).isInGame ? likelyMoves.addLikely(fighter, pokemon) : fighter;
    };

    const membersOf = (
      side: BattleSide,
      create?: (member: BattleMember, pokemon: Pokemon | undefined) => Fighter,
    ): SideMember[] =>
      createSide(side, state[side], settings, megas, findPokemon, create).map(
        ({ fighter, forms }, sideIndex) => {
          const member = state[side][sideIndex]!;
          const resolved = resolve(member);
          return {
            ...resolved,
            ...{ state: member, side, sideIndex },
            fighter,
            megas: side === 'them' ? megasOf(megas, member) : [],
            formNames: [resolved.name, ...forms.map((form) => displayName(namesLanguage, form))],
          };
        },
      );

    const [us, them] = [membersOf('us'), membersOf('them', createOpponent)];
    const [ourTypedMembers, theirGridMembers] = [us, them].map(toGridMembers) as [
      GridMember[],
      GridMember[],
    ];
    const { conditions, isInverse } = supportedField(settings, state);
    const field: Field = { world: worldIn(settings.ruleset, isInverse), conditions };
    const formGrid = duelsByForm(
      ourTypedMembers.map(({ fighter }) => fighter),
      theirGridMembers.map(({ fighter }) => fighter),
      field,
    );
    const grid = formGrid.map((row) => row.map(mergeForms));
    const canSelect = [ourTypedMembers, theirGridMembers].every(
      ({ length }) => length >= minForSelection,
    );
    const selections =
      canSelect && state.bring && !isDoubles
        ? findSelections(ourTypedMembers, theirGridMembers, formGrid, field, state.bring)
        : undefined;
    const ourGridMembers = ourTypedMembers.map(
      (member, index): OurGridMember => ({
        ...member,
        isLeftOut: selections?.current.members.includes(index) === false,
      }),
    );
    const ourAliveMembers = ourGridMembers.filter(
      ({ state, isLeftOut }) => !state.hasFainted && !isLeftOut,
    );
    const theirAliveMembers = theirGridMembers.filter(({ state }) => !state.hasFainted);
    return {
      ...resolver,
      ...{
        entry,
        state,
        update,
        us,
        them,
        ourGridMembers,
        theirGridMembers,
        ourAliveMembers,
        theirAliveMembers,
      },
      ...{ conditions, isInverse, field, grid, megas },
      ...likelyMoves,
      /** Whether likely moves are known, and an opponent has no known attacks. */
      canCountLikely:
        hasLikelyMoves(settings.ruleset) &&
        theirGridMembers.some(
          ({ fighter }) => fighter.hasUnknownAttacks || fighter.hasLikelyAttacks,
        ),
      /** Whether two of each side are on the field. */
      isDoubles,
      /** Whether both sides have enough members to leave some at home. */
      canSelect,
      /** What each side may bring; undefined if all members fight. */
      selections,
      /** Whether no opponent is on the field yet, so that all of them count alike. */
      isPreview:
        isDoubles || (theirGridMembers.length > 1 && !them.some(({ state }) => state.isActive)),
      /** The chosen opponent: the one on the field, or the first that can battle. */
      opponent:
        theirGridMembers.find(({ state }) => state.isActive) ??
        theirAliveMembers[0] ??
        theirGridMembers[0],
      /** The answers to each opponent; indices refer to `ourAliveMembers` and `theirAliveMembers`. */
      summary: summarizeBattle(
        ourAliveMembers.map(({ gridIndex }) =>
          theirAliveMembers.map((opponent) => grid[gridIndex]![opponent.gridIndex]!),
        ),
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
  }, [entry, state, settings, update, resolver, megas, likelyMoves, namesLanguage, isDoubles]);
}

export type Battle = ReturnType<typeof useBattle>;

function toGridMembers(members: readonly SideMember[]): GridMember[] {
  return members
    .filter(({ fighter }) => fighter.typing.length > 0)
    .map((member, gridIndex) => ({ ...member, gridIndex }));
}
