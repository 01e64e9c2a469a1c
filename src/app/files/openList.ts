import { loadMoveNames } from '#app/downloads/moves/loadMoves.ts';
import type { CsvResult } from '#core/formats/csv/listText.ts';
import type { CsvVocabulary } from '#core/formats/csv/vocabulary.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/**
 * The list in a file or a pasted text; one without types has those of the Pokédex under the ruleset. Rejects if the
 * file cannot be opened.
 */
export async function openList(
  source: Blob | string,
  words: CsvVocabulary,
  pokedex: readonly Pokemon[] = [],
  ruleset: Ruleset = 'default',
): Promise<CsvResult> {
  // The CSV code is loaded with the first list.
  const [{ maxTextLength, readList }, { knownPokemonFinder }] = await Promise.all([
    import('#core/formats/csv/listText.ts'),
    import('#core/formats/csv/knownPokemon.ts'),
  ]);
  // A file that is too large is not read at all: it may be a video.
  if (typeof source !== 'string' && source.size > maxTextLength) return rejectFile('tooLarge');
  const findKnown = knownPokemonFinder(pokedex, ruleset);
  const text = typeof source === 'string' ? source : await source.text();
  const result = readList(text, words, findKnown);
  const unknown = result.entries.filter(({ name }) => !findKnown(name));
  const hasMoves = unknown.length * 2 > result.entries.length && (await areMoves(unknown));
  return hasMoves ? rejectFile('moves', unknown[0]?.name) : result;
}

/** Whether most entries have names of moves; false if these cannot be loaded. */
async function areMoves(entries: readonly ListEntry[]): Promise<boolean> {
  const { findNamedMove } = await import('#core/pokedex/moveFiles/addMoves.ts');
  await loadMoveNames().catch((error) => console.warn('Failed to load the moves', error));
  const moves = entries.filter(({ name }) => findNamedMove(name) !== undefined);
  return moves.length * 2 > entries.length;
}

function rejectFile(kind: CsvResult['problems'][number]['kind'], excerpt = ''): CsvResult {
  return { entries: [], problems: [{ row: 0, kind, excerpt }], problemCount: 1 };
}
