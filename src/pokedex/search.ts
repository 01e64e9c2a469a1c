import type { Generation } from '#engine/generation.ts';
import type { ByType, OfficialTyping } from '#engine/type.ts';
import { fold, startsWithTypo } from './fold.ts';
import { maxSearchLength, truncate } from './inputText.ts';
import { type Pokemon, pokemonIn, typingIn } from './pokemon.ts';

/** A Pokémon to search. */
export type Searchable = {
  pokemon: Pokemon;
  /** The typing that type words match. */
  typing: OfficialTyping;
  /** Whether it exists in the chosen game; the others are the last matches. */
  isInGame: boolean;
};

/** The Pokémon of the generation with their typings in it. */
export function searchablesIn(
  generation: Generation,
  pokedex: readonly Pokemon[],
  inGame?: ReadonlySet<Pokemon>,
): Searchable[] {
  return pokemonIn(generation, pokedex).map((pokemon) => ({
    pokemon,
    typing: typingIn(generation, pokemon),
    isInGame: !inGame || inGame.has(pokemon),
  }));
}

/** The player's language and its names of the types, optionally with the English ones. */
export type SearchWords = { language: string; types: ByType<readonly string[]> };

type Field = 'own' | 'form' | 'foreign' | 'type' | 'number';

/** Cost of a match, lower is better; `null` means that it is no match. */
const costs: Record<Field, { whole: number; beginning: number | null; inside: number | null }> = {
  own: { whole: 0, beginning: 1, inside: 5 },
  form: { whole: 0, beginning: 2, inside: 5 },
  foreign: { whole: 2, beginning: 3, inside: 6 },
  type: { whole: 0, beginning: 4, inside: null },
  number: { whole: 0, beginning: 4, inside: null },
};

const mistypedCost = 8;

/** More than the cost of any match. */
const elsewhereCost = 1000;
const minMistypedLength = 4;

/** The best matches for what the player typed, at most `limit`; none for an empty query. */
export function search(
  query: string,
  searchables: readonly Searchable[],
  words: SearchWords,
  limit = 50,
): Pokemon[] {
  const tokens = fold(truncate(query, maxSearchLength))
    .replace(/^0+(?=\d)/, '')
    .split(' ')
    .filter(Boolean);
  if (tokens.length === 0) return [];
  const foldedQuery = tokens.join(' ');
  const uniqueTokens = [...new Set(tokens)];
  const typeWords = foldedTypes(words.types);
  const findMatches = (allowsMistakes: boolean) =>
    searchables.flatMap(({ pokemon, typing, isInGame }) => {
      const names = namesOf(pokemon, words.language);
      const texts = [...names, ...typing.flatMap((type) => typeWords[type])];
      let cost = bonus(names, foldedQuery) + (isInGame ? 0 : elsewhereCost);
      for (const token of uniqueTokens) {
        const tokenCost = lowestCost(token, texts, allowsMistakes);
        if (tokenCost === Number.POSITIVE_INFINITY) return [];
        cost += tokenCost;
      }
      return [{ pokemon, cost }];
    });
  const exactMatches = findMatches(false);
  return (exactMatches.length > 0 ? exactMatches : findMatches(true))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, limit)
    .map(({ pokemon }) => pokemon);
}

/** Pokémon prepared at a time, which takes a few milliseconds on a slow phone. */
const sliceSize = 25;

/** Folds the names for the search, a slice at a time between other work; returns a stop function. */
export function prepareSearch(searchables: readonly Searchable[], language: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function prepare(from: number): void {
    for (const { pokemon } of searchables.slice(from, from + sliceSize)) namesOf(pokemon, language);
    if (from + sliceSize < searchables.length) timer = setTimeout(prepare, 0, from + sliceSize);
  }
  timer = setTimeout(prepare, 0, 0);
  return () => clearTimeout(timer);
}

type Text = { field: Field; whole: string; words: readonly string[] };

/** Ranks a species whose full name is the query before its forms, which share the name. */
function bonus(names: readonly Text[], query: string): number {
  const isFullName = names.some(({ field, whole }) => field !== 'number' && whole === query);
  return isFullName ? -4 : 0;
}

function lowestCost(token: string, texts: readonly Text[], allowsMistakes: boolean): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { field, whole, words } of texts) {
    const { whole: exact, beginning, inside } = costs[field];
    for (const word of words) {
      if (word === token) best = Math.min(best, exact);
      else if (beginning !== null && word.startsWith(token)) best = Math.min(best, beginning);
      else if (allowsMistakes && isMistyped(field, word, token))
        best = Math.min(best, mistypedCost);
    }
    if (inside !== null && whole.includes(token) && isSpecific(token))
      best = Math.min(best, inside);
  }
  return best;
}

function isMistyped(field: Field, word: string, token: string): boolean {
  return field !== 'number' && token.length >= minMistypedLength && startsWithTypo(word, token);
}

/** Two Latin letters match inside too many words; two characters of other scripts do not. */
function isSpecific(token: string): boolean {
  return token.length > 2 || (token.length === 2 && !/^[a-z0-9]+$/.test(token));
}

/** The words of a name, and all of them joined: "Ho-Oh" is also "hooh". */
function textOf(field: Field, name: string): Text {
  const whole = fold(name);
  const words = whole.split(' ');
  return { field, whole, words: words.length > 1 ? [...words, words.join('')] : words };
}

const foldedNames = new WeakMap<Pokemon, { language: string; texts: readonly Text[] }>();

/** The folded names and number of the Pokémon, memoized for the player's language. */
function namesOf(pokemon: Pokemon, language: string): readonly Text[] {
  const entry = foldedNames.get(pokemon);
  if (entry?.language === language) return entry.texts;
  const texts = [textOf('number', pokemon.number)];
  for (const field of ['own', 'form'] as const) {
    const names = field === 'own' ? pokemon.speciesNames : pokemon.formNames;
    for (const [nameLanguage, name] of Object.entries(names)) {
      const isOwn = nameLanguage === language || nameLanguage === 'en';
      texts.push(textOf(isOwn ? field : 'foreign', name ?? ''));
    }
  }
  foldedNames.set(pokemon, { language, texts });
  return texts;
}

function foldedTypes(types: ByType<readonly string[]>): ByType<Text[]> {
  return Object.fromEntries(
    Object.entries(types).map(([type, names]) => [type, names.map((name) => textOf('type', name))]),
  ) as ByType<Text[]>;
}
