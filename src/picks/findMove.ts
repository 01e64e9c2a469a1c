import type { MoveId } from '#engine/moveFacts.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import type { AttackingType } from '#engine/type.ts';
import { memoizeLatest } from '#pokedex/memoizeLatest.ts';
import { loadMoveNames, loadMoves } from '#pokedex/moveFiles/loadMoves.ts';
import { type MoveLanguage, moveLanguages } from '#pokedex/moveLanguage.ts';
import { findMove, getMoveName, type LoadedMoves, loadedMoves } from '#pokedex/moves.ts';
import { searchTexts } from '#pokedex/search/search.ts';
import { listSearchableStrikes } from '#pokedex/search/searchableStrikes.ts';
import { formatOffenseUrl } from './offenseUrl.ts';
import { isSupported } from './supportedStrikes.ts';

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
