import type { Field } from '#core/answers/fighter.ts';
import { listIndices } from '#core/answers/selection.ts';
import type { Attack } from '#core/hit/situation.ts';
import { getOrAdd } from '#core/rulesets/getOrAdd.ts';
import type { PairFighter } from './pairFighter.ts';
import { createPairHits, listForms, type PairHits } from './pairHits.ts';
import type { Foe } from './turnCondition.ts';

/*
 * Which pair to lead, and which four to bring. docs/doubles.md explains the score, its properties, and what
 * it does not see.
 */

/** The indices of one or two members of a side, in its order; of a side with one member only its own. */
export type Pair = readonly [number, number?];

/** What one member of a pair does: its attack, and the damage to both opponents and to its partner. */
type PairAction = {
  member: number;
  attack: Attack;
  /** The opponent that it is aimed at; undefined for an attack that hits all at once. */
  aim: Foe | undefined;
  foe1: number;
  foe2: number;
  partner: number;
};

/** The best that a pair can do against another one. */
type Offense = {
  /** From 0 to 2; see `worthOf`. */
  worth: number;
  /** Up to one action of each member; one that would only do harm has none. */
  actions: readonly PairAction[];
};

/** Our pair against one of theirs. */
type PairDuel = {
  pair: Pair;
  opponents: Pair;
  ours: Offense;
  theirs: Offense;
  /** Our offense minus theirs, from -2 to 2. */
  score: number;
};

/** All pairs of both sides and the score of each of ours (rows) against each of theirs (columns). */
export type PairTable = {
  pairs: readonly Pair[];
  opponents: readonly Pair[];
  /** From -2 to 2; above 0 is good for us. */
  scores: readonly (readonly number[])[];
  /** The duel of our pair with theirs, by their indices. */
  explain(pair: number, opponents: number): PairDuel;
};

/** A pair of ours by its scores against all pairs of theirs; `explain` of the table has its duel. */
export type RankedPair = {
  /** The index of the pair. */
  pair: number;
  /** The index of the opponents that are the worst for it. */
  opponents: number;
  /** Its score against them, from -2 to 2. */
  score: number;
  /** The mean of its scores, from -2 to 2. */
  mean: number;
};

/**
 * Members to bring: whatever pair they lead with, one of our pairs answers. `pair` answers the pair of theirs
 * that is the hardest for all of ours, and `mean` is that of the best scores against each of theirs.
 */
export type PairSelection = RankedPair & { members: readonly number[] };

/** The damage that is all that one can want of a turn: one hit of 4×, or two of 2×. */
const enoughDamage = 4;

/** What damage is worth: from 0 to 1, so that 8× on one opponent is never better than 2× on both. */
function worthOf(damage: number): number {
  return damage < enoughDamage ? damage / enoughDamage : 1;
}

/** Rounds off what the order of additions makes of equal scores. */
function roundScore(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}

/** An attack of one member with its damage, as `PairAction`; `attack` is its index. */
type Option = { attack: number; aim: Foe | undefined; foe1: number; foe2: number; partner: number };

const noOption: Option = { attack: -1, aim: undefined, foe1: 0, foe2: 0, partner: 0 };
const noOptions: readonly Option[] = [noOption];

/** The scores of all pairs of our members against all of theirs; each side needs a member. */
export function createPairTable(
  ours: readonly PairFighter[],
  theirs: readonly PairFighter[],
  field: Field,
): PairTable {
  const [ourForms, theirForms] = [listForms(ours, field), listForms(theirs, field)];
  const ourHits = createPairHits(ourForms, theirForms, field, 'low');
  const theirHits = createPairHits(theirForms, ourForms, field, 'high');
  const [ourOptions, theirOptions] = [createOptionLister(ourHits), createOptionLister(theirHits)];
  const pairs = listPairs(ours.length);
  const opponents = listPairs(theirs.length);
  const scoreOf = (pair: Pair, other: Pair) =>
    roundScore(bestWorth(ourOptions, pair, other) - bestWorth(theirOptions, other, pair));
  return {
    pairs,
    opponents,
    scores: pairs.map((pair) => opponents.map((other) => scoreOf(pair, other))),
    explain(pairIndex, opponentsIndex) {
      const [pair, other] = [pairs[pairIndex]!, opponents[opponentsIndex]!];
      return {
        ...{ pair, opponents: other, score: scoreOf(pair, other) },
        ours: findOffense(ourHits, ourOptions, pair, other),
        theirs: findOffense(theirHits, theirOptions, other, pair),
      };
    },
  };
}

/** All pairs of the indices below the size. */
function listPairs(size: number): readonly Pair[] {
  return size === 1 ? [[0]] : (listIndices(size, 2) as [number, number][]);
}

/** What both members of a pair can do; of one alone, the other does nothing. */
function listBoth(listOptions: OptionLister, pair: Pair, opponents: Pair) {
  const first = pair[0];
  const second = pair[1];
  return {
    first: listOptions(first, second, opponents),
    second: second === undefined ? noOptions : listOptions(second, first, opponents),
  };
}

/** The greatest worth of a joint action of the pair, from 0 to 2. */
function bestWorth(listOptions: OptionLister, pair: Pair, opponents: Pair): number {
  const { first, second } = listBoth(listOptions, pair, opponents);
  let best = 0;
  for (const one of first)
    for (const other of second) best = Math.max(best, jointWorth(one, other));
  return best;
}

/** The worth of a joint action: what it does to the opponents, less what it does to the own side. */
function jointWorth(one: Option, other: Option): number {
  return (
    worthOf(one.foe1 + other.foe1) +
    worthOf(one.foe2 + other.foe2) -
    worthOf(one.partner) -
    worthOf(other.partner)
  );
}

/** The first of the best joint actions, with the attacks of the members. */
function findOffense(
  hits: PairHits,
  listOptions: OptionLister,
  pair: Pair,
  opponents: Pair,
): Offense {
  const { first, second } = listBoth(listOptions, pair, opponents);
  const worth = bestWorth(listOptions, pair, opponents);
  const joint = first
    .flatMap((one) => second.map((other) => [one, other] as const))
    .find(([one, other]) => jointWorth(one, other) === worth);
  const actions = (joint ?? []).flatMap(({ attack: index, ...damage }, position) => {
    const member = pair[position]!;
    const attack = hits.attacks[member]?.[index]?.attack;
    return attack ? [{ ...damage, member, attack }] : [];
  });
  return { worth: roundScore(worth), actions };
}

/** Lists what a member can do beside a partner, as `listOptions`. */
type OptionLister = (member: number, partner: number | undefined, foes: Pair) => readonly Option[];

/** A lister that lists each once for all partners that change nothing or the same. */
function createOptionLister(hits: PairHits): OptionLister {
  const lists = hits.attacks.map(() => new Map<number, readonly Option[]>());
  return (member, partner, foes) => {
    const [foe1, foe2 = 99] = foes;
    const key = (hits.groupOf(member, partner) * 100 + foe1) * 100 + foe2;
    return getOrAdd(lists[member]!, key, () => listOptions(hits, member, partner, foes));
  };
}

/**
 * What the member can do: nothing, its best attack on each opponent, and each attack that hits all at once. A
 * weaker attack on one opponent is never better.
 */
function listOptions(
  hits: PairHits,
  member: number,
  partner: number | undefined,
  [foe1, foe2]: Pair,
): readonly Option[] {
  const options = [noOption];
  const best1 = hits.bestOnFoe(member, partner, foe1, foe2);
  if (best1.damage > 0) {
    const { attack, damage } = best1;
    options.push({ attack, aim: 'foe1', foe1: damage, foe2: 0, partner: 0 });
  }
  const best2 = foe2 === undefined ? undefined : hits.bestOnFoe(member, partner, foe2, foe1);
  if (best2 && best2.damage > 0) {
    const { attack, damage } = best2;
    options.push({ attack, aim: 'foe2', foe1: 0, foe2: damage, partner: 0 });
  }
  for (const attack of hits.wideAttacks[member]!) {
    options.push({
      attack,
      aim: undefined,
      foe1: hits.onFoe(member, attack, partner, foe1, foe2),
      foe2: foe2 === undefined ? 0 : hits.onFoe(member, attack, partner, foe2, foe1),
      partner: hits.onPartner(member, attack, partner, foe1, foe2),
    });
  }
  return options;
}

/** The pairs to lead with, the best first: by the worst score, the mean, and the order of the team. */
export function rankLeads({ scores }: PairTable): RankedPair[] {
  return scores.map((row, pair) => ({ pair, ...summarize(row) })).sort(compareRanks);
}

/** The least of the scores, the opponents that it is against, and the mean. */
function summarize(scores: readonly number[]): Omit<RankedPair, 'pair'> {
  const score = Math.min(...scores);
  const sum = scores.reduce((total, each) => total + each, 0);
  return { opponents: scores.indexOf(score), score, mean: roundScore(sum / scores.length) };
}

function compareRanks(one: RankedPair, other: RankedPair): number {
  return other.score - one.score || other.mean - one.mean;
}

/**
 * All selections of `size` of our members, the best first: by the score of their best pair against the pair of
 * the opponents that is the hardest for them, then those with the best lead, by the mean, and the order of the
 * team.
 */
export function rankPairSelections(table: PairTable, size: number): PairSelection[] {
  const { pairs, scores } = table;
  const indexOf = new Map(pairs.map((pair, index) => [keyOf(pair[0], pair[1]), index]));
  const memberCount = Math.max(...pairs.map((pair) => pair.at(-1)!)) + 1;
  const lead = rankLeads(table)[0]!.pair;
  const positions = listPairs(size);
  return listIndices(memberCount, size)
    .map((members) => {
      const own = positions.map(
        ([first, second]) => indexOf.get(keyOf(members[first]!, members[second!]))!,
      );
      const best = findBests(own, scores);
      const summary = summarize(best.map((pair, column) => scores[pair]![column]!));
      const pair = best[summary.opponents]!;
      return { members, pair, hasLead: own.includes(lead), ...summary };
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.hasLead) - Number(one.hasLead) ||
        compareRanks(one, other),
    )
    .map(({ hasLead, ...selection }) => selection);
}

/** A key of the members of a pair, whose indices are below 100. */
function keyOf(first: number, second = 99): number {
  return first * 100 + second;
}

/** For each column, the pair with the greatest score, the first of equal ones. */
function findBests(own: readonly number[], scores: PairTable['scores']): number[] {
  const [first, ...others] = own as [number, ...number[]];
  const bests = scores[first]!.map(() => first);
  const bestScores = [...scores[first]!];
  for (const pair of others) {
    const row = scores[pair]!;
    for (let column = 0; column < row.length; column++) {
      if (row[column]! > bestScores[column]!) {
        bestScores[column] = row[column]!;
        bests[column] = pair;
      }
    }
  }
  return bests;
}
