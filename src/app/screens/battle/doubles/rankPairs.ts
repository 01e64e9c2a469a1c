import type { Battle, GridMember } from '#app/screens/battle/useBattle.ts';
import type { Field } from '#core/answers/fighter.ts';
import { attacksOnField, type FieldAttack, type PairFighter } from '#core/doubles/pairFighter.ts';
import {
  createPairTable,
  type Pair,
  type PairSelection,
  type PairTable,
  type RankedPair,
  rankLeads,
  rankPairSelections,
} from '#core/doubles/pairs.ts';
import { conditionsOfTurn } from '#core/doubles/turnCondition.ts';
import type { Screen } from '#core/doubles/turnMove.ts';
import type { BattleSide } from '#core/links/battle.ts';
import { createPairFighter } from '#core/picks/pairFighter.ts';

/** The places of the opponents. */
export const foePlaces = ['foe1', 'foe2'] as const;

/** The number of members that a player brings to a double battle. */
const bringCount = 4;

/** A member that can battle, as a fighter of a double battle. */
export type PairMember = GridMember & { fighter: PairFighter };

/** A double battle as the screen shows it; pairs have indices of `ours` and `theirs`, those that can battle. */
export type Doubles = {
  ours: readonly PairMember[];
  theirs: readonly PairMember[];
  table: PairTable;
  /** Our pairs, the best first: against the opponents on the field, or else against all of theirs. */
  ranking: readonly RankedPair[];
  /** Our pair: the one on the field, or the best. */
  current: RankedPair;
  /** Whether two opponents are on the field, or the only one. */
  areOpponentsKnown: boolean;
  /** The four to bring, if there are more. */
  selection: PairSelection | undefined;
};

/** Ranks our pairs for the battle; each side needs a member that can battle. */
export function rankPairs({
  ourAliveMembers,
  theirAliveMembers,
  settings,
  field,
}: Battle): Doubles {
  const toPairMember = (member: GridMember): PairMember => {
    const { pokemon, pairAbility, possibleAbilities } = createPairFighter(
      settings,
      member.state,
      member.pokemon,
    );
    const ability = pairAbility && { pairAbility, possibleAbilities };
    return { ...member, fighter: { ...member.fighter, pokemon, ...ability } };
  };
  const ours = ourAliveMembers.map(toPairMember);
  const theirs = theirAliveMembers.map(toPairMember);
  const table = createPairTable(
    ours.map(({ fighter }) => fighter),
    theirs.map(({ fighter }) => fighter),
    field,
  );
  const opponents = findActive(theirAliveMembers, table.opponents);
  const leads = rankLeads(table);
  const ranking =
    opponents === -1
      ? leads
      : leads
          .map(({ pair, mean }) => ({
            pair,
            mean,
            opponents,
            score: table.scores[pair]![opponents]!,
          }))
          .sort((one, other) => other.score - one.score);
  const active = findActive(ourAliveMembers, table.pairs);
  return {
    ours,
    theirs,
    table,
    ranking,
    current: ranking.find(({ pair }) => pair === active) ?? ranking[0]!,
    areOpponentsKnown: opponents !== -1,
    selection:
      ourAliveMembers.length > bringCount ? rankPairSelections(table, bringCount)[0] : undefined,
  };
}

/** The index of the pair whose members are on the field; -1 if fewer than two are. */
function findActive(members: readonly GridMember[], pairs: readonly Pair[]): number {
  const active = members.flatMap(({ state }, index) => (state.isActive ? [index] : []));
  return pairs.findIndex((pair) => pair.join() === active.join());
}

/** What a member of a pair does to those who are on the field with it. */
export type MemberAttacks = {
  user: PairMember;
  partner: PairMember | undefined;
  foes: readonly PairMember[];
  attacks: readonly FieldAttack[];
};

/** Returns what each member of the pair can do to the opponents and to its partner; `turn` is what all have done this turn. */
export function listAttacks(
  pair: readonly PairMember[],
  foes: readonly PairMember[],
  field: Field,
  turn?: Readonly<Record<BattleSide, readonly Screen[]>>,
): readonly MemberAttacks[] {
  return pair.map((user, index) => {
    const partner = pair[1 - index];
    const onField = {
      user: user.fighter,
      partner: partner?.fighter,
      foes: [foes[0]?.fighter, foes[1]?.fighter] as const,
    };
    const turnOf = (members: readonly PairMember[], side: BattleSide) => ({
      moves: members.map(({ state }) => state.turnMove),
      screens: turn?.[side] ?? [],
    });
    const [own, theirs] =
      user.side === 'us' ? (['us', 'them'] as const) : (['them', 'us'] as const);
    const conditions =
      turn && conditionsOfTurn(field.world.ruleset, index, turnOf(pair, own), turnOf(foes, theirs));
    return { user, partner, foes, attacks: attacksOnField(onField, { field, turn: conditions }) };
  });
}

/** The members of a pair. */
export function membersOf(side: readonly PairMember[], pair: Pair): PairMember[] {
  return pair.flatMap((index) => (index === undefined ? [] : (side[index] ?? [])));
}

/** The pair and the opponents whose numbers are shown, with a table for each of them: what it does to the others. */
export function listTables({ state, field }: Battle, { ours, theirs, table, current }: Doubles) {
  const pair = membersOf(ours, table.pairs[current.pair] ?? [0]);
  const opponents = membersOf(theirs, table.opponents[current.opponents] ?? [0]);
  const turn = { us: state.ourScreens, them: state.theirScreens };
  return {
    pair,
    opponents,
    tables: [
      ...listAttacks(pair, opponents, field, turn),
      ...listAttacks(opponents, pair, field, turn),
    ],
  };
}
