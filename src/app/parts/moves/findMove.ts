import { loadMoveNames, loadMoves } from '#app/downloads/moves/loadMoves.ts';
import { hasOwnRules } from '#core/hit/strike.ts';
import { isSupported } from '#core/picks/supportedStrikes.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { type MoveLanguage, moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';
import { getMoveName, type LoadedMoves, loadedMoves } from '#core/pokedex/moves/moves.ts';
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

/**
 * Finds the move of the settings that the text names best, in the language, then in any: of those that begin so, one
 * whose matchup differs from that of its type, such as Freeze-Dry. A similar name may be too little. Rejects if the moves cannot be loaded.
 */
export async function findMoveByText(
  text: string,
  { ruleset }: Settings,
  language: MoveLanguage,
  allowsSimilar: boolean,
): Promise<MoveId | undefined> {
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
    return (matches.find((each) => hasOwnRules(each.id) && beginsSo(each)) ?? match).id as MoveId;
  }
  return undefined;
}
