import { type PokemonSet, Sets } from '@pkmn/sets';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { FindPokemon } from '#core/pokedex/pokemonFinder.ts';
import { isDetail } from './setLine.ts';

/** The Pokémon of a set's first line, and the parsed line. */
export type FirstLine = {
  pokemon: Pokemon;
  set: Partial<PokemonSet>;
  /** The line without the marks of a list. */
  text: string;
  /** Whether the name follows a dash, as in a list and as a move does. */
  hasDash: boolean;
};

/** Parses the first line of a set, as `readFirstLine` does. */
export type ReadFirstLine = (text: string) => FirstLine | undefined;

/** The maximum length of a line with a mark; the pattern of the level is slow for long ones. */
const maxMarkedLength = 100;

/** What lists have before a name: a number, a bullet or a box to tick. */
const marksBefore =
  /^(?:[•·▪◦*+>–—-]\s*)?(?:\[[ x✓]?\]\s*)?(?:[#№]?\d{1,4}[.):]?\s+|\d{1,3}[.):])?/iu;

/** The level after a name, in the languages of the games. */
const levelAfter =
  /[\s([,]*(?:lv|lvl|level|niv|niveau|nv|liv|livello|nivel|レベル|레벨|等[级級])[. ]*\d{1,3}[)\]]?$/iu;

/**
 * Parses the first line of a set, or a name in a list with a number, bullet or level; undefined if it
 * names no Pokémon.
 */
export function readFirstLine(text: string, find: FindPokemon): FirstLine | undefined {
  for (const line of new Set([text, removeMarks(text)])) {
    // Undefined for a line with |.
    const set: Partial<PokemonSet> | undefined = Sets.importSet(line);
    const { name = '', species = '' } = set ?? {};
    // "Raichu (Alolan Form)" and "Rotom (Wash Rotom)" have no nickname, but "M (Scizor)" has one.
    const namedForm = find(name) && find(`${name} ${species}`);
    const pokemon = find(species) ?? namedForm;
    // "- (Mew)" has the nickname "-".
    const hasDash = text.startsWith('-') && name === '';
    if (set && pokemon) {
      const ownSet = pokemon === namedForm ? { ...set, name: '' } : set;
      return { pokemon, set: ownSet, text: line, hasDash };
    }
  }
  return undefined;
}

function removeMarks(text: string): string {
  if (text.length > maxMarkedLength) return text;
  return text.replace(marksBefore, '').replace(levelAfter, '');
}

const separator = /[,;、，；/／]/;

/** The maximum number of words of an unknown name in a list; a longer text is a sentence. */
const maxWords = 3;

/**
 * Splits a list of names at its commas or slashes, also if some of the names are unknown; any other line
 * stays as it is.
 */
export function splitNames(line: string, read: ReadFirstLine): string[] {
  if (!separator.test(line)) return [line];
  const parts = line
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || isDetail(line.trim()) || read(line.trim())) return [line];
  // "(Mew)/ (Mew)" is a Mew with a nickname, and so are "Mew/ @ (Mew)" and "[ (Mew)/: (Mew)".
  const isName = (part: string) => /^[\p{L}\p{N}#•*]/u.test(part) && read(part);
  const isList =
    parts.some(isName) &&
    parts.every((part) => isName(part) || part.split(/\s+/).length <= maxWords);
  return isList ? parts.flatMap((part) => ['', part]) : [line];
}
