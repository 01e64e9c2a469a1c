import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { type LoadedMoves, loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { isStatusMove, nameKey } from './foreignNames.ts';

/** The maximum number of moves that the language of a set is guessed by. */
const maxMoves = 24;

/** How many moves the name of the species counts as. */
const speciesWeight = 2;

/** The moves of each language by their names. */
const indexMoves = memoizeLatest(({ table, names }: LoadedMoves) => {
  const ids = [...(table?.moves.keys() ?? [])] as MoveId[];
  return Object.entries(names).map(([language, { moves }]) => ({
    language: language as MoveLanguage,
    moves: new Map(moves.map((name, index) => [nameKey(name), ids[index]])),
  }));
});

/** The move of the name in one language; undefined in English, whose names need no language. */
export function findMoveIn(language: MoveLanguage | undefined, name: string): MoveId | undefined {
  const { moves } = indexMoves(loadedMoves.get()).find((each) => each.language === language) ?? {};
  return language === 'en' ? undefined : moves?.get(nameKey(name));
}

/**
 * The language that most names of a set are in, because a few names are those of two moves: the French
 * Charge is Tackle. Undefined if it is English or not certain.
 */
export function guessLanguage(
  { speciesNames }: Pokemon,
  species: string,
  moveNames: readonly string[],
): MoveLanguage | undefined {
  const names = [...new Set(moveNames)].slice(0, maxMoves);
  const { others } = loadedMoves.get().table ?? {};
  const indexes = indexMoves(loadedMoves.get());
  // A name that is a status move in some language proves no other one.
  const isIn = (name: string, { language, moves }: (typeof indexes)[number]) =>
    language === 'en'
      ? moves.has(nameKey(name)) || others?.has(nameKey(name))
      : moves.has(nameKey(name)) && !isStatusMove(name);
  const scores = indexes.map((index) => ({
    language: index.language,
    score:
      names.filter((name) => isIn(name, index)).length +
      (nameKey(speciesNames[index.language] ?? speciesNames.en ?? '') === nameKey(species)
        ? speciesWeight
        : 0),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  const [language, ...rest] = scores.filter(({ score }) => score === best);
  return rest.length > 0 || language?.language === 'en' ? undefined : language?.language;
}
