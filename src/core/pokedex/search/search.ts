import type { Type } from '#core/charts/type.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { fold, foldName, startsWithTypo } from '#core/pokedex/names/fold.ts';
import { maxSearchLength, truncate } from '#core/pokedex/names/inputText.ts';
import { type Pokemon, speciesOf } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { soundCosts } from './cyrillic.ts';
import { startsWithHangul } from './hangul.ts';
import { foldNames, foldTypes, type SearchField, type SearchText } from './searchText.ts';
import { shorthandFinder, shorthandKeys } from './shorthand.ts';

/** The player's language, and the names of the types that a query may contain. */
export type SearchWords = { language: string; types: ReadonlyMap<Type, readonly string[]> };

/** Cost of a match, lower is better; `null` means that it is no match. */
type Costs = { whole: number; beginning: number | null; inside: number | null; mistyped: number };

/** The costs of names in languages other than the player's and English are above all others. */
const costs: Record<SearchField, Costs> = {
  own: { whole: 0, beginning: 1, inside: 5, mistyped: 8 },
  form: { whole: 0, beginning: 2, inside: 5, mistyped: 8 },
  foreign: { whole: 100, beginning: 101, inside: 102, mistyped: 103 },
  type: { whole: 3, beginning: 4, inside: null, mistyped: 8 },
  number: { whole: 0, beginning: 4, inside: null, mistyped: 8 },
};

/** The cost of a full name; it puts a species before its forms, which have the same name and more. */
const fullNameCost = -4;
const foreignFullNameCost = -3;

/** The cost of a nickname or a short name, and of the other forms of its species. */
const shorthandCost = -2;

/** The cost of a species' name that begins with the query. */
const beginningCost = -1;

/** The cost of the end of a type's name beside other words, as players shorten it: "Stein Flug" for "Gestein". */
const typeEndCost = 6;

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
  const tokens = tokensOf(query);
  if (tokens.length === 0) return [];
  const exactMatches = findMatches(tokens, searchables, words, false);
  const matches =
    exactMatches.length > 0 ? exactMatches : findMatches(tokens, searchables, words, true);
  return matches
    .sort((one, other) => one.cost - other.cost)
    .slice(0, limit)
    .map(({ pokemon }) => pokemon);
}

/** The items whose texts match what the player typed, the best first and at most `limit`. */
export function searchTexts<Item extends { texts: readonly SearchText[] }>(
  query: string,
  items: readonly Item[],
  limit = 50,
): Item[] {
  const tokens = tokensOf(query);
  if (tokens.length === 0) return [];
  const whole = tokens.join(' ');
  const findItems = (allowsMistakes: boolean) =>
    items
      .map((item) => ({
        item,
        cost:
          costOfFullName(item.texts, whole) ??
          (hasBeginning(item.texts, whole) ? beginningCost : undefined) ??
          sum(tokens.map((token) => lowestCost(token, item.texts, allowsMistakes))),
      }))
      .filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
  const exactMatches = findItems(false);
  return (exactMatches.length > 0 ? exactMatches : findItems(true))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** The type whose whole name is the query. */
export function findType(query: string, { types }: SearchWords): Type | undefined {
  const text = tokensOf(query).join(' ');
  return [...types].find(([, names]) => names.some((name) => foldName(name) === text))?.[0];
}

/** Whether the species' name begins with the query, in the language or in English. */
export function beginsWith(query: string, pokemon: Pokemon, language: string): boolean {
  return hasBeginning(foldNames(pokemon, language), tokensOf(query).join(' '));
}

function tokensOf(query: string): string[] {
  return fold(truncate(query, maxSearchLength))
    .replace(/^0+(?=\d)/, '')
    .split(' ')
    .filter(Boolean);
}

function findMatches(
  tokens: readonly string[],
  searchables: readonly Searchable[],
  words: SearchWords,
  allowsMistakes: boolean,
): { pokemon: Pokemon; cost: number }[] {
  const query = tokens.join(' ');
  const uniqueTokens = [...new Set(tokens)].map((token) => ({
    token,
    soundCostOf: soundCosts(token),
  }));
  const typeWords = foldTypes(words.types);
  const shorthand = findShorthand(searchables)(tokens.join(''));
  const costOf = ({ pokemon, typing }: Searchable) => {
    const names = foldNames(pokemon, words.language);
    const texts = [...names, ...typing.flatMap((type) => typeWords.get(type) ?? [])];
    return (
      costOfFullName(names, query) ??
      costOfShorthand(shorthand, pokemon) ??
      (hasBeginning(names, query) ? beginningCost : undefined) ??
      uniqueTokens.reduce((sum, { token, soundCostOf }) => {
        const cost = lowestCost(token, texts, allowsMistakes);
        const endCost = uniqueTokens.length > 1 && endsType(token, texts) ? typeEndCost : cost;
        return sum + Math.min(cost, endCost, soundCostOf?.(pokemon) ?? cost);
      }, 0)
    );
  };
  return searchables
    .map((each) => ({
      pokemon: each.pokemon,
      cost: costOf(each) + (each.isInGame ? 0 : notInGameCost),
    }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
}

const findShorthand = memoizeLatest((searchables: readonly Searchable[]) =>
  shorthandFinder(searchables.map(({ pokemon }) => pokemon)),
);

function costOfShorthand(shorthand: Pokemon | undefined, pokemon: Pokemon): number | undefined {
  if (!shorthand) return undefined;
  const isSpecies = shorthand.formNames.en === undefined;
  const isItsForm = isSpecies && speciesOf(pokemon) === speciesOf(shorthand);
  return pokemon === shorthand || isItsForm ? shorthandCost : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function hasBeginning(names: readonly SearchText[], query: string): boolean {
  return names.some(({ field, whole }) => field === 'own' && whole.startsWith(query));
}

function costOfFullName(names: readonly SearchText[], query: string): number | undefined {
  const fields = names.filter(({ whole }) => whole === query).map(({ field }) => field);
  if (fields.includes('own') || fields.includes('form')) return fullNameCost;
  return fields.includes('foreign') ? foreignFullNameCost : undefined;
}

function lowestCost(token: string, texts: readonly SearchText[], allowsMistakes: boolean): number {
  const startsWith = isHangul.test(token) ? startsWithHangul : startsWithText;
  let best = Number.POSITIVE_INFINITY;
  for (const { field, whole, words } of texts) {
    const { whole: exact, beginning, inside, mistyped } = costs[field];
    for (const word of words) {
      if (word === token) best = Math.min(best, exact);
      else if (beginning !== null && startsWith(word, token)) best = Math.min(best, beginning);
      else if (allowsMistakes && isMistyped(field, word, token)) best = Math.min(best, mistyped);
    }
    if (inside !== null && whole.includes(token) && isSpecific(token))
      best = Math.min(best, inside);
  }
  return best;
}

function endsType(token: string, texts: readonly SearchText[]): boolean {
  return (
    token.length >= minMistypedLength &&
    texts.some(({ field, whole }) => field === 'type' && whole.endsWith(token))
  );
}

function startsWithText(word: string, token: string): boolean {
  return word.startsWith(token);
}

const isHangul = /\p{Script=Hangul}/u;

function isMistyped(field: SearchField, word: string, token: string): boolean {
  return field !== 'number' && token.length >= minMistypedLength && startsWithTypo(word, token);
}

/** Two Latin letters match inside too many words; two characters of other scripts do not. */
function isSpecific(token: string): boolean {
  return token.length > 2 || (token.length === 2 && !/^[a-z0-9]+$/.test(token));
}

/** The number of Pokémon in a slice, which takes a few milliseconds on a slow phone. */
const sliceSize = 25;

/** Indexes the names for the search, a slice at a time between other work; returns a stop function. */
export function prepareSearch(searchables: readonly Searchable[], language: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function prepare(from: number): void {
    for (const { pokemon } of searchables.slice(from, from + sliceSize)) {
      foldNames(pokemon, language);
      shorthandKeys(pokemon);
    }
    if (from + sliceSize < searchables.length) timer = setTimeout(prepare, 0, from + sliceSize);
    else findShorthand(searchables);
  }
  timer = setTimeout(prepare, 0, 0);
  return () => clearTimeout(timer);
}
