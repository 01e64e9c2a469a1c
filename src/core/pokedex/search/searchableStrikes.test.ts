import { expect, it } from 'vitest';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { getMoveName, loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { searchTexts } from './search.ts';
import { listSearchableStrikes } from './searchableStrikes.ts';

loadMovesFromDisk();
const ids = [...loadedMoves.get().table!.moves.keys()] as MoveId[];

const searchables = new Map<MoveLanguage, ReturnType<typeof listSearchableStrikes>>();

function search(text: string, language: MoveLanguage): string[] {
  const getName = (strike: string) => getMoveName(strike as MoveId, language);
  const list =
    searchables.get(language) ?? listSearchableStrikes(ids, getName, loadedMoves.get(), language);
  searchables.set(language, list);
  return searchTexts(text, list).map(({ id }) => id);
}

it.each<[string, MoveLanguage, string]>([
  // The beginning of a name, of a word of it, a part of it, and a mistake.
  ['erd', 'de', 'Earthquake'],
  ['earthq', 'de', 'Earthquake'],
  ['beam', 'en', 'AuroraBeam'],
  ['quake', 'en', 'Earthquake'],
  ['eartqu', 'en', 'Earthquake'],
  ['uturn', 'en', 'UTurn'],
  // The name in the player's language wins, then English, then any other.
  ['じしん', 'ja', 'Earthquake'],
  ['ジシン', 'en', 'Earthquake'],
  ['지진', 'ko', 'Earthquake'],
  ['seisme', 'en', 'Earthquake'],
  ['vendetta', 'es', 'Payback'],
  ['vendetta', 'fr', 'Revenge'],
  ['psychic', 'de', 'Psychic'],
  ['surf', 'fr', 'Surf'],
  // Names that players write.
  ['eq', 'en', 'Earthquake'],
  ['hi jump kick', 'en', 'HighJumpKick'],
])('%s in %s means %s', (text, language, move) => {
  expect(search(text, language)[0]).toBe(move);
});

/** The languages of the names that are searched: all before a release, and one of them for each move before a commit. */
const searchedLanguages = ['en', 'de', 'ja', 'zh-Hans'] as const;
const languageStep = process.env.FULL ? 1 : searchedLanguages.length;

it.each(searchedLanguages)('finds each move first by its full name in %s', (language) => {
  const offset = searchedLanguages.indexOf(language);
  const names = ids.map((id) => getMoveName(id, language));
  const wrong = ids.filter(
    (id, index) =>
      (index + offset) % languageStep === 0 &&
      names.indexOf(names[index]!) === index &&
      search(names[index]!, language)[0] !== id,
  );
  expect(wrong).toEqual([]);
});

it('finds nothing for an empty text and for a text that names nothing', () => {
  expect([search('', 'en'), search(' ', 'en'), search('qqqq', 'en')]).toEqual([[], [], []]);
});
