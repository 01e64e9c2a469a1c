import { isMissed, type PracticeCard } from './card.ts';
import { factId, factsOf } from './fact.ts';
import { nameMove, type QuestionPool, questionsAbout } from './pool.ts';
import type { Question } from './question.ts';
import { pick } from './random.ts';

/** The minimum number of other questions between two questions about a fact. */
export const minGap = 3;

/** The probability that a new fact has the factor 1. */
const normalShare = 1 / 3;

/** The probability that a new fact is about an ability, if the pool has such facts. */
const abilityShare = 2 / 3;

/** The cards of the player, and the questions of this session. */
export type PracticeProgress = {
  cards: ReadonlyMap<string, PracticeCard>;
  /** The questions so far, the last one last. */
  history: readonly Question[];
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * The id of the fact to ask next: first a missed fact, then one that is due, then a new one, and then
 * the one that is due soonest. The facts of the last questions are left out, unless the pool has no
 * others. Undefined if the pool has no facts.
 */
export function nextFactId(
  pool: QuestionPool,
  { cards, history, now }: PracticeProgress,
  random: () => number,
): string | undefined {
  const recentFacts = new Set(
    history.slice(-minGap).flatMap((question) => factsOf(question, pool.world).map(factId)),
  );
  const others = [...pool.facts.keys()].filter((id) => !recentFacts.has(id));
  const ids = others.length > 0 ? others : [...pool.facts.keys()];
  const oldCards = ids.flatMap((id) => cards.get(id) ?? []).sort(compareDueTimes);
  const newIds = ids.filter((id) => !cards.has(id));
  const nextCard = oldCards.find(isMissed) ?? oldCards.find(({ due }) => due <= now);
  return nextCard?.id ?? pickNewFactId(pool, newIds, random) ?? oldCards[0]?.id;
}

/** The question to ask next; undefined if the pool has none. */
export function nextQuestion(
  pool: QuestionPool,
  progress: PracticeProgress,
  random: () => number,
): Question | undefined {
  const fact = pool.facts.get(nextFactId(pool, progress, random) ?? '');
  const question = fact && pick(questionsAbout(pool, fact), random);
  return question && nameMove(pool, question, random);
}

/** Below 0 if the first card is due before the other. */
export function compareDueTimes(one: PracticeCard, other: PracticeCard): number {
  return one.due - other.due;
}

function pickNewFactId(
  { facts }: QuestionPool,
  ids: readonly string[],
  random: () => number,
): string | undefined {
  const choosePart = (isPart: (id: string) => boolean, share: number, all: readonly string[]) => {
    const part = all.filter(isPart);
    const rest = all.filter((id) => !isPart(id));
    if (part.length === 0 || rest.length === 0) return all;
    return random() < share ? part : rest;
  };
  const isAbility = (id: string) => facts.get(id)?.isAbility === true;
  const byAbility = choosePart(isAbility, abilityShare, ids);
  // An ability that changes all attacks has twenty facts, and most have one.
  const ability = pick(
    [...new Set(byAbility.filter(isAbility).map((id) => facts.get(id)?.on))],
    random,
  );
  const candidates = ability ? byAbility.filter((id) => facts.get(id)?.on === ability) : byAbility;
  return pick(
    choosePart((id) => facts.get(id)?.factor === 1, normalShare, candidates),
    random,
  );
}
