/**
 * Ranks the candidates that the player owns, the first `ownedCount`, before all others; at most `limit`. `rank` ranks a
 * part of the candidates and returns their indices in it.
 */
export function rankOwnedFirst<Candidate, Suggestion extends { candidate: number }>(
  candidates: readonly Candidate[],
  ownedCount: number,
  limit: number,
  rank: (candidates: readonly Candidate[], limit: number) => readonly Suggestion[],
): Suggestion[] {
  if (ownedCount === 0) return [...rank(candidates, limit)];
  const owned = rank(candidates.slice(0, ownedCount), limit);
  const others = rank(candidates.slice(ownedCount), limit - owned.length);
  const toAll = (each: Suggestion) => ({ ...each, candidate: each.candidate + ownedCount });
  return [...owned, ...others.map(toAll)];
}
