import { loadMoveNames, loadMoves } from '#app/downloads/moves/loadMoves.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import { isSupported } from '#core/picks/supportedStrikes.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { type MoveLanguage, moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';
import { findMove, getMoveName, type LoadedMoves, loadedMoves } from '#core/pokedex/moves/moves.ts';
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
 * Finds the move of the settings that the text names best, in the language, then in any; rejects if the
 * moves cannot be loaded.
 */
export async function findMoveByText(
  text: string,
  settings: Settings,
  language: MoveLanguage,
): Promise<{ name: string; type: AttackingType | undefined; url: string } | undefined> {
  const { ruleset } = settings;
  await loadMoves();
  for (const languages of [[language, 'en'] as const, moveLanguages]) {
    await loadMoveNames(languages);
    const [match] = searchTexts(text, listSearchables(loadedMoves.get(), ruleset, language), 1);
    if (!match) continue;
    const id = match.id as MoveId;
    const type = findMove(id)?.type;
    return {
      name: getMoveName(id, language),
      type: type === 'typeless' ? undefined : type,
      url: formatOffenseUrl([{ strike: id }], settings),
    };
  }
  return undefined;
}
