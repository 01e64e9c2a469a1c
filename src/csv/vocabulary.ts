import type { Ability } from '#engine/ability.ts';
import type { ByType, OfficialType } from '#engine/type.ts';
import { fold } from '#pokedex/fold.ts';
import type { CsvColumn } from './columns.ts';
import { nearest } from './nearest.ts';

/** The words a file may use, the player's own before the English ones. */
export type CsvVocabulary = {
  columns: Record<CsvColumn, readonly string[]>;
  types: ByType<readonly string[]>;
  abilities: Partial<Record<Ability, readonly string[]>>;
};

/** What the words of a file mean: undefined unless they are exactly among ours. */
export type Meanings = {
  columnOf: (header: string) => CsvColumn | undefined;
  typeOf: (word: string) => OfficialType | undefined;
  abilityOf: (word: string) => Ability | undefined;
  /** The type word that may have been meant, for a question to the player and nothing else. */
  suggestedType: (word: string) => string | undefined;
};

/** What the words mean without regard to case, accents and width; "Type" also means "Type 1". */
export function meanings({ columns, types, abilities }: CsvVocabulary): Meanings {
  const type1 = columns.type1.flatMap((word) => [word, headerKey(word).replace(/1$/, '')]);
  const columnWords = byWord({ ...columns, type1 }, headerKey);
  const typeWords = byWord(types, fold);
  const abilityWords = byWord(abilities, fold);
  return {
    columnOf: (header) => columnWords.get(headerKey(header))?.meaning,
    typeOf: (word) => typeWords.get(fold(word))?.meaning,
    abilityOf: (word) => abilityWords.get(fold(word))?.meaning,
    suggestedType: (word) => typeWords.get(nearest(fold(word), typeWords.keys()) ?? '')?.word,
  };
}

/** A header without the signs between its letters: "type_1" is "Type 1", and "#" is itself. */
function headerKey(header: string): string {
  return fold(header).replaceAll(' ', '') || header.trim();
}

/** The first meaning of every word, with the word as it was given. */
function byWord<Meaning extends string>(
  table: Partial<Record<Meaning, readonly string[]>>,
  key: (word: string) => string,
): Map<string, { meaning: Meaning; word: string }> {
  const words = new Map<string, { meaning: Meaning; word: string }>();
  for (const [meaning, own] of Object.entries(table) as [Meaning, readonly string[]][]) {
    for (const word of own) {
      const folded = key(word);
      if (!words.has(folded)) words.set(folded, { meaning, word });
    }
  }
  return words;
}
