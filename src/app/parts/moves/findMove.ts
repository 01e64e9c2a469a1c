import { loadMoveNames, loadMoves } from '#app/downloads/moves/loadMoves.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { hasOwnRules } from '#core/hit/strike.ts';
import { formatQuestionUrl } from '#core/links/coverage.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import { isSupported } from '#core/picks/supportedStrikes.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { type MoveLanguage, moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';
import { findMove, getMoveName, type LoadedMoves, loadedMoves } from '#core/pokedex/moves/moves.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { searchTexts } from '#core/pokedex/search/search.ts';
import { listSearchableStrikes } from '#core/pokedex/search/searchableStrikes.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';

const listSearchables = memoizeLatest(
  (loaded: LoadedMoves, ruleset: Ruleset, language: MoveLanguage) =>
    listSearchableStrikes(
      [...(loaded.table?.moves.keys() ?? [])] as MoveId[],
      (id) => getMoveName(id as MoveId, language),
      loaded,
      language,
    ).filter(({ id }) => isSupported(ruleset, id)),
);

/** A move with the addresses of what it hits, and of who can learn it. */
type FoundMove = {
  name: string;
  type: AttackingType | undefined;
  url: string;
  learnersUrl: string;
};

/**
 * Finds the move of the settings that the text names best, in the language, then in any: of those that begin so, one
 * whose matchup differs from that of its type, such as Freeze-Dry. A similar name may be too little. Rejects if the moves cannot be loaded.
 */
export async function findMoveByText(
  text: string,
  settings: Settings,
  language: MoveLanguage,
  allowsSimilar: boolean,
): Promise<FoundMove | undefined> {
  const { ruleset } = settings;
  await loadMoves();
  for (const languages of [[language, 'en'] as const, moveLanguages]) {
    await loadMoveNames(languages);
    const matches = searchTexts(text, listSearchables(loadedMoves.get(), ruleset, language));
    const [match] = matches;
    if (!match) continue;
    const beginning = fold(text.trim());
    const beginsSo = ({ id }: typeof match) =>
      fold(getMoveName(id as MoveId, language)).startsWith(beginning);
    if (!allowsSimilar && !beginsSo(match)) return undefined;
    const id = (matches.find((each) => hasOwnRules(each.id) && beginsSo(each)) ?? match)
      .id as MoveId;
    const type = findMove(id)?.type;
    return {
      name: getMoveName(id, language),
      type: type === 'typeless' ? undefined : type,
      url: formatOffenseUrl([{ strike: id }], settings),
      learnersUrl: formatQuestionUrl({ learns: id }, settings, false),
    };
  }
  return undefined;
}
