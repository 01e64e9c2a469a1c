import type { Type } from '#engine/type.ts';
import { fold, startsWithTypo } from './fold.ts';
import { maxSearchLength, truncate } from './inputText.ts';
import { nicknames } from './nicknames.ts';
import type { Pokemon } from './pokemon.ts';
import type { Searchable } from './searchable.ts';

/** The player's language, and the names of the types that a query may contain. */
export type SearchWords = { language: string; types: ReadonlyMap<Type, readonly string[]> };

type SearchField = 'own' | 'form' | 'foreign' | 'type' | 'number';

/** Cost of a match, lower is better; `null` means that it is no match. */
type Costs = { whole: number; beginning: number | null; inside: number | null; mistyped: number };

/** The costs of names in languages other than the player's and English are above all others. */
const costs: Record<SearchField, Costs> = {
  own: { whole: 0, beginning: 1, inside: 5, mistyped: 8 },
  form: { whole: 0, beginning: 2, inside: 5, mistyped: 8 },
  foreign: { whole: 100, beginning: 101, inside: 102, mistyped: 103 },
  type: { whole: 0, beginning: 4, inside: null, mistyped: 8 },
  number: { whole: 0, beginning: 4, inside: null, mistyped: 8 },
};

/** The cost of a full name; it puts a species before its forms, which have the same name and more. */
const fullNameCost = -4;
const foreignFullNameCost = -2;

/** The additional cost of a Pokémon that the game lacks, above the cost of any match. */
const notInGameCost = 100_000;

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
  const matches = findMatches(tokens, searchables, words);
  const nickname = nicknames[tokens.join('')];
  const nicknameMatches = nickname ? findMatches(nickname.split(' '), searchables, words) : [];
  return [...new Set([...nicknameMatches, ...matches])].slice(0, limit);
}

function findMatches(
  tokens: readonly string[],
  searchables: readonly Searchable[],
  words: SearchWords,
): Pokemon[] {
  const query = tokens.join(' ');
  const uniqueTokens = [...new Set(tokens)];
  const typeWords = foldedTypes(words.types);
  const find = (allowsMistakes: boolean) =>
    searchables.flatMap(({ pokemon, typing, isInGame }) => {
      const names = foldNames(pokemon, words.language);
      const texts = [...names, ...typing.flatMap((type) => typeWords.get(type) ?? [])];
      const matchCost =
        costOfFullName(names, query) ??
        uniqueTokens.reduce((sum, token) => sum + lowestCost(token, texts, allowsMistakes), 0);
      const cost = matchCost + (isInGame ? 0 : notInGameCost);
      return cost === Number.POSITIVE_INFINITY ? [] : [{ pokemon, cost }];
    });
  const exactMatches = find(false);
  return (exactMatches.length > 0 ? exactMatches : find(true))
    .sort((one, other) => one.cost - other.cost)
    .map(({ pokemon }) => pokemon);
}

/** The number of Pokémon in a slice, which takes a few milliseconds on a slow phone. */
const sliceSize = 25;

/** Folds the names for the search, a slice at a time between other work; returns a stop function. */
export function prepareSearch(searchables: readonly Searchable[], language: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function prepare(from: number): void {
    for (const { pokemon } of searchables.slice(from, from + sliceSize))
      foldNames(pokemon, language);
    if (from + sliceSize < searchables.length) timer = setTimeout(prepare, 0, from + sliceSize);
  }
  timer = setTimeout(prepare, 0, 0);
  return () => clearTimeout(timer);
}

type SearchText = { field: SearchField; whole: string; words: readonly string[] };

function costOfFullName(names: readonly SearchText[], query: string): number | undefined {
  const fields = names.filter(({ whole }) => whole === query).map(({ field }) => field);
  if (fields.includes('own') || fields.includes('form')) return fullNameCost;
  return fields.includes('foreign') ? foreignFullNameCost : undefined;
}

function lowestCost(token: string, texts: readonly SearchText[], allowsMistakes: boolean): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { field, whole, words } of texts) {
    const { whole: exact, beginning, inside, mistyped } = costs[field];
    for (const word of words) {
      if (word === token) best = Math.min(best, exact);
      else if (beginning !== null && word.startsWith(token)) best = Math.min(best, beginning);
      else if (allowsMistakes && isMistyped(field, word, token)) best = Math.min(best, mistyped);
    }
    if (inside !== null && whole.includes(token) && isSpecific(token))
      best = Math.min(best, inside);
  }
  return best;
}

function isMistyped(field: SearchField, word: string, token: string): boolean {
  return field !== 'number' && token.length >= minMistypedLength && startsWithTypo(word, token);
}

/** Two Latin letters match inside too many words; two characters of other scripts do not. */
function isSpecific(token: string): boolean {
  return token.length > 2 || (token.length === 2 && !/^[a-z0-9]+$/.test(token));
}

/** The words of a name, and all of them joined: "Ho-Oh" is also "hooh". */
function foldName(field: SearchField, name: string): SearchText {
  const whole = fold(name);
  const words = whole.split(' ');
  return { field, whole, words: words.length > 1 ? [...words, words.join('')] : words };
}

const foldedNames = new WeakMap<Pokemon, { language: string; texts: readonly SearchText[] }>();

/** The folded names and number of the Pokémon, memoized for the player's language. */
function foldNames(pokemon: Pokemon, language: string): readonly SearchText[] {
  const entry = foldedNames.get(pokemon);
  if (entry?.language === language) return entry.texts;
  const texts = pokemon.number ? [foldName('number', pokemon.number)] : [];
  for (const field of ['own', 'form'] as const) {
    const names = field === 'own' ? pokemon.speciesNames : pokemon.formNames;
    for (const [nameLanguage, name] of Object.entries(names)) {
      const isOwn = nameLanguage === language || nameLanguage === 'en';
      texts.push(foldName(isOwn ? field : 'foreign', name ?? ''));
    }
  }
  foldedNames.set(pokemon, { language, texts });
  return texts;
}

function foldedTypes(types: SearchWords['types']): ReadonlyMap<Type, SearchText[]> {
  return new Map(
    [...types].map(([type, names]) => [type, names.map((name) => foldName('type', name))]),
  );
}
