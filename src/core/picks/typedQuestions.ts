import { types as officialTypes, type Type } from '#core/charts/type.ts';
import { isStatusMove, translateName } from '#core/formats/showdown/read/foreignNames.ts';
import { findNamedMove } from '#core/pokedex/moveFiles/addMoves.ts';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { findNamedParts } from '#core/pokedex/search/namedParts.ts';
import { indexNames, joinWords } from '#core/pokedex/search/nameIndex.ts';
import type { SearchWords } from '#core/pokedex/search/search.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { findPlainQuestions, type PlainQuestion, type QuestionPart } from './plainQuestions.ts';

/** The questions that a text asks, and whether it is the name of a move without damage. */
export type TypedQuestions = { questions: readonly PlainQuestion[]; isStatusMove: boolean };

/**
 * Returns what a text in any language asks about types, loaded moves, and those Pokémon of the Pokédex that `isInUse`
 * accepts: "ice on garchomp", "heatran against tyranitar", "who learns freeze-dry".
 */
export function findTypedQuestions(
  text: string,
  settings: Settings,
  { language, types }: SearchWords,
  pokedex: readonly Pokemon[],
  isInUse: (pokemon: Pokemon) => boolean,
): TypedQuestions {
  const typeByName = new Map(
    [...types].flatMap(([type, names]) =>
      names.map((name) => [joinWords(fold(name)), type] as const),
    ),
  );
  const findPart = (words: string): QuestionPart | undefined => {
    const type = typeByName.get(words) ?? findOfficialType(words);
    if (type) return { type };
    const pokemon = indexNames(pokedex).get(words);
    if (pokemon && isInUse(pokemon)) return { pokemon };
    const move = findNamedMove(words, moveLanguageOf(language));
    return move && move !== 'other' ? { move } : undefined;
  };
  return {
    questions: findPlainQuestions(findNamedParts(text, findPart), settings, (pokemon) =>
      displayName(language, pokemon),
    ),
    isStatusMove: isWithoutDamage(text),
  };
}

/** A word of other languages, too: the Danish Ice is "is". */
const shortWord = /^[a-z]{1,2}$/;

/** The official type with the name in any language. */
function findOfficialType(words: string): Type | undefined {
  if (shortWord.test(words)) return undefined;
  const id = showdownId(translateName('types', words));
  return officialTypes.find((type) => type === id);
}

/** Whether it is the name of a move that does no damage, in any language; Seismic Toss does some. */
function isWithoutDamage(name: string): boolean {
  const id = showdownId(translateName('statusMoves', name));
  const { fixedDamage } = loadedMoves.get().table ?? {};
  return (isStatusMove(name) || findNamedMove(name) === 'other') && !fixedDamage?.has(id);
}
