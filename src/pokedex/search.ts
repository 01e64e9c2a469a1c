import type { ByType, OfficialTyping } from '#engine/type.ts';
import { beginsAlmost, fold } from './fold.ts';
import type { Pokemon } from './pokemon.ts';
import { cutAt, maxSearchLength } from './writtenName.ts';

/** A Pokémon that can be found, with the typing it is found by. */
export type Searchable = { pokemon: Pokemon; typing: OfficialTyping };

/** The player's language and its words for the types, to which English ones may be added. */
export type SearchWords = { language: string; types: ByType<readonly string[]> };

type Field = 'own' | 'form' | 'foreign' | 'type' | 'number';

/** Lower is better; `null` where the token is not of the word. */
const costs: Record<Field, { whole: number; beginning: number | null; inside: number | null }> = {
  own: { whole: 0, beginning: 1, inside: 5 },
  form: { whole: 0, beginning: 2, inside: 5 },
  foreign: { whole: 2, beginning: 3, inside: 6 },
  type: { whole: 0, beginning: 4, inside: null },
  number: { whole: 0, beginning: 4, inside: null },
};

const almost = 8;
const shortestMistyped = 4;

/** The best matches for what the player typed, at most `limit`; none for an empty query. */
export function search(
  query: string,
  searchables: readonly Searchable[],
  words: SearchWords,
  limit = 50,
): Pokemon[] {
  const tokens = fold(cutAt(query, maxSearchLength))
    .replace(/^0+(?=\d)/, '')
    .split(' ')
    .filter(Boolean);
  if (tokens.length === 0) return [];
  const whole = tokens.join(' ');
  const different = [...new Set(tokens)];
  const typeWords = foldedTypes(words.types);
  const found = (forgiving: boolean) =>
    searchables.flatMap(({ pokemon, typing }) => {
      const named = namesOf(pokemon, words.language);
      const texts = [...named, ...typing.flatMap((type) => typeWords[type])];
      let cost = bonus(named, whole);
      for (const token of different) {
        const best = cheapest(token, texts, forgiving);
        if (best === Number.POSITIVE_INFINITY) return [];
        cost += best;
      }
      return [{ pokemon, cost }];
    });
  const strict = found(false);
  return (strict.length > 0 ? strict : found(true))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, limit)
    .map(({ pokemon }) => pokemon);
}

/** Pokémon made ready at a time: a few milliseconds on a slow phone. */
const slice = 25;

/** Makes the names ready for a search, a slice at a time between other work; returns how to stop. */
export function prepareSearch(searchables: readonly Searchable[], language: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function prepare(from: number): void {
    for (const { pokemon } of searchables.slice(from, from + slice)) namesOf(pokemon, language);
    if (from + slice < searchables.length) timer = setTimeout(prepare, 0, from + slice);
  }
  timer = setTimeout(prepare, 0, 0);
  return () => clearTimeout(timer);
}

type Text = { field: Field; whole: string; words: readonly string[] };

/** A species' own name typed in full comes before the forms that carry it too. */
function bonus(named: readonly Text[], query: string): number {
  const isNamed = named.some(({ field, whole }) => field !== 'number' && whole === query);
  return isNamed ? -4 : 0;
}

function cheapest(token: string, texts: readonly Text[], forgiving: boolean): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { field, whole, words } of texts) {
    const { whole: exact, beginning, inside } = costs[field];
    for (const word of words) {
      if (word === token) best = Math.min(best, exact);
      else if (beginning !== null && word.startsWith(token)) best = Math.min(best, beginning);
      else if (forgiving && isMistyped(field, word, token)) best = Math.min(best, almost);
    }
    if (inside !== null && whole.includes(token) && isTelling(token)) best = Math.min(best, inside);
  }
  return best;
}

function isMistyped(field: Field, word: string, token: string): boolean {
  return field !== 'number' && token.length >= shortestMistyped && beginsAlmost(word, token);
}

/** Two letters inside a word say little in the Latin script and much in others. */
function isTelling(token: string): boolean {
  return token.length > 2 || (token.length === 2 && !/^[a-z0-9]+$/.test(token));
}

/** The words of a name, and all of them as one: "Ho-Oh" is also "hooh". */
function textOf(field: Field, name: string): Text {
  const whole = fold(name);
  const words = whole.split(' ');
  return { field, whole, words: words.length > 1 ? [...words, words.join('')] : words };
}

const foldedNames = new WeakMap<Pokemon, { language: string; texts: readonly Text[] }>();

/** What the Pokémon is called and numbered, folded once for the player's language. */
function namesOf(pokemon: Pokemon, language: string): readonly Text[] {
  const known = foldedNames.get(pokemon);
  if (known?.language === language) return known.texts;
  const texts = [textOf('number', pokemon.number)];
  for (const field of ['own', 'form'] as const) {
    const names = field === 'own' ? pokemon.speciesNames : pokemon.formNames;
    for (const [spoken, name] of Object.entries(names)) {
      const isOwn = spoken === language || spoken === 'en';
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
