import type { Type } from '#core/charts/type.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { foldRecent } from '#core/pokedex/names/foldRecent.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { CsvColumn } from './columns.ts';
import { findNearest } from './nearest.ts';

/** The words that a file may contain: those of the player's language before the English ones. */
export type CsvVocabulary = {
  columns: Record<CsvColumn, readonly string[]>;
  types: Readonly<Record<Type, readonly string[]>>;
  abilities: Partial<Record<Ability, readonly string[]>>;
};

/** Looks up words of a file; undefined for a word that is not exactly in the vocabulary. */
export type VocabularyLookup = {
  columnOf: (header: string) => CsvColumn | undefined;
  /** The place among the words for a name of the one that the header ends in, as `mega_name` does; -1 if it ends in none. */
  nameRank: (header: string) => number;
  typeOf: (word: string) => Type | undefined;
  abilityOf: (word: string) => Ability | undefined;
  /** The nearest type name, which is only suggested to the player and never applied. */
  suggestedType: (word: string) => string | undefined;
};

/** Lookups that ignore case, accents and width; "Type" also means "Type 1". */
export function createLookup({ columns, types, abilities }: CsvVocabulary): VocabularyLookup {
  const type1 = columns.type1.flatMap((word) => [word, headerKey(word).replace(/1$/, '')]);
  const columnWords = byWord({ ...columns, type1 }, headerKey);
  const typeWords = byWord(types, fold);
  const abilityWords = byWord(abilities, fold);
  return {
    nameRank: (header) =>
      columns.name.findIndex((word) => headerKey(header).endsWith(headerKey(word))),
    columnOf: (header) => columnWords.get(headerKey(header))?.meaning,
    typeOf: (word) => typeWords.get(foldRecent(word))?.meaning,
    abilityOf: (word) => abilityWords.get(foldRecent(word))?.meaning,
    suggestedType: (word) => typeWords.get(findNearest(fold(word), typeWords.keys()) ?? '')?.word,
  };
}

/** A header without punctuation, so that "type_1" equals "Type 1"; "#" stays as it is. */
function headerKey(header: string): string {
  return fold(header).replaceAll(' ', '') || header.trim();
}

/** The first meaning and the original spelling of every folded word. */
function byWord<Meaning extends string>(
  table: Partial<Record<Meaning, readonly string[]>>,
  key: (word: string) => string,
): Map<string, { meaning: Meaning; word: string }> {
  const words = new Map<string, { meaning: Meaning; word: string }>();
  for (const [meaning, names] of Object.entries(table) as [Meaning, readonly string[]][]) {
    for (const word of names) {
      const folded = key(word);
      if (!words.has(folded)) words.set(folded, { meaning, word });
    }
  }
  return words;
}
