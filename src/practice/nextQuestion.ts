import { isMissed, type PracticeCard } from './card.ts';
import { factId, factsOf } from './fact.ts';
import { type QuestionPool, questionsAbout } from './pool.ts';
import type { Question } from './question.ts';
import { pick } from './random.ts';

/** How many other questions come before a fact is asked again. */
export const minGap = 3;

/** Of the facts that were never asked, the share of those that leave the damage as it is. */
const plainShare = 1 / 3;

/** Of the facts that were never asked, the share of those about abilities, where there are any. */
const abilityShare = 2 / 3;

/** The state of a round of questions. */
export type PracticeProgress = {
  cards: ReadonlyMap<string, PracticeCard>;
  /** The questions so far, the last one last. */
  history: readonly Question[];
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * The id of the fact to ask next: what was missed, then what is due, each in the order of the
 * scheduler, then something new, and then what is due soonest. None of the last questions comes
 * again, unless there is nothing else.
 */
export function nextFact(
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
  const newFacts = ids.filter((id) => !cards.has(id));
  const next =
    oldCards.find(isMissed) ??
    oldCards.find(({ due }) => due <= now) ??
    pickNewFact(pool, newFacts, random);
  return typeof next === 'object' ? next.id : (next ?? oldCards[0]?.id);
}

/** The question to ask next; undefined if the pool has none. */
export function nextQuestion(
  pool: QuestionPool,
  progress: PracticeProgress,
  random: () => number,
): Question | undefined {
  const fact = pool.facts.get(nextFact(pool, progress, random) ?? '');
  return fact && pick(questionsAbout(pool, fact), random);
}

/** The order in which the scheduler wants cards to be asked. */
export function compareDueTimes(one: PracticeCard, other: PracticeCard): number {
  return one.due - other.due;
}

function pickNewFact(
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
  const byAbility = choosePart((id) => facts.get(id)?.isAbility === true, abilityShare, ids);
  return pick(
    choosePart((id) => facts.get(id)?.factor === 1, plainShare, byAbility),
    random,
  );
}
