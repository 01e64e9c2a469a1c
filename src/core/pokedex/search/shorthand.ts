import { foldName } from '#core/pokedex/names/fold.ts';
import { shortFormName } from '#core/pokedex/names/formWords.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { joinWords } from './nameIndex.ts';
import { romanize } from './romanize.ts';

/** A form, and its name without the species. */
type FormKey = readonly [key: string, pokemon: Pokemon];

type FormIndex = {
  /** The forms of a species, by the names of the species. */
  forms: ReadonlyMap<string, readonly FormKey[]>;
  /** Every beginning of a name of a form. */
  beginnings: ReadonlySet<string>;
  /** The first words of the names of forms, as "mega" of "mega-x". */
  firstWords: ReadonlySet<string>;
};

/** The maximum length of the name of a species. */
const maxSpeciesLength = 14;

/**
 * Returns a function that finds a Pokémon by an alias, or by its species with the beginning of the name
 * of one form before or after it: "mscizor", "rotomw". A form around its species begins with a whole
 * word: "megacharizardx". The name is folded and has no spaces.
 */
export function shorthandFinder(pokedex: readonly Pokemon[]): (key: string) => Pokemon | undefined {
  const nicknames = mapKeys(pokedex, 'nicknames');
  const aliases = new Map([...mapKeys(pokedex, 'romanNames'), ...nicknames]);
  const index = indexForms(pokedex, nicknames);
  return (key) => aliases.get(key) ?? findForm(key, index);
}

/** The keys of a Pokémon's names. */
type NameKeys = {
  species: readonly string[];
  nicknames: readonly string[];
  romanNames: readonly string[];
};

const nameKeys = new WeakMap<Pokemon, NameKeys>();

/** The keys of the Pokémon's names; memoized, so that they can be prepared for some Pokémon at a time. */
export function shorthandKeys(pokemon: Pokemon): NameKeys {
  const keys = nameKeys.get(pokemon) ?? {
    species: Object.values(pokemon.speciesNames).map((name = '') => keyOf(name)),
    nicknames: (pokemon.aliases ?? []).flatMap((alias) => [alias, shortenGender(alias)]).map(keyOf),
    romanNames: romanNames(pokemon).map(keyOf),
  };
  nameKeys.set(pokemon, keys);
  return keys;
}

/** Pyroar-M is a male Pyroar, while the M of M-Pyroar may mean its Mega Evolution. */
function shortenGender(alias: string): string {
  return alias.replace(/(?<=-)(m|f)(?:em)?ale$/, '$1');
}

function mapKeys(pokedex: readonly Pokemon[], kind: keyof NameKeys): Map<string, Pokemon> {
  return new Map(
    pokedex.flatMap((pokemon) =>
      shorthandKeys(pokemon)[kind].map((key) => [key, pokemon] as const),
    ),
  );
}

function findForm(key: string, { forms, beginnings, firstWords }: FormIndex): Pokemon | undefined {
  const matches = new Set<Pokemon>();
  for (let start = 0; start < key.length; start++) {
    const before = key.slice(0, start);
    if (start > 0 && !beginnings.has(before)) break;
    const lastEnd = Math.min(key.length, start + maxSpeciesLength);
    for (let end = start + 1; end <= lastEnd; end++) {
      const after = key.slice(end);
      if (before && after && !firstWords.has(before)) continue;
      const rest = before + after;
      const formKeys = beginnings.has(rest) ? forms.get(key.slice(start, end)) : undefined;
      const match = formKeys && findOnlyForm(rest, formKeys);
      if (match) matches.add(match);
    }
  }
  return getOnly(matches);
}

function findOnlyForm(rest: string, formKeys: readonly FormKey[]): Pokemon | undefined {
  const matching = (isMatch: (key: string) => boolean) =>
    new Set(formKeys.filter(([key]) => isMatch(key)).map(([, pokemon]) => pokemon));
  return (
    getOnly(matching((key) => key === rest)) ?? getOnly(matching((key) => key.startsWith(rest)))
  );
}

function getOnly<Item>(items: ReadonlySet<Item>): Item | undefined {
  return items.size === 1 ? [...items][0] : undefined;
}

/** The forms of each species, by the names and nicknames of the species. */
function indexForms(
  pokedex: readonly Pokemon[],
  nicknames: ReadonlyMap<string, Pokemon>,
): FormIndex {
  // A species precedes its forms. Pokémon of own games have no number and no forms.
  const species = new Map<string, { id: string; forms: FormKey[] }>();
  const forms = new Map<string, readonly FormKey[]>();
  for (const pokemon of pokedex) {
    const { id, number } = pokemon;
    if (number === undefined) continue;
    const own = species.get(number) ?? { id, forms: [] };
    if (own.id === id) {
      species.set(number, own);
      for (const key of shorthandKeys(pokemon).species) forms.set(key, own.forms);
    }
    own.forms.push(...formKeys(pokemon, own.id));
  }
  for (const [key, { id, number }] of nicknames) {
    const own = number === undefined ? undefined : species.get(number);
    if (own?.id === id && !forms.has(key)) forms.set(key, own.forms);
  }
  const keys = [...species.values()].flatMap((each) => each.forms.map(([key]) => key));
  const firstWords = new Set(pokedex.flatMap(({ id }) => id.split('-')[1] ?? []));
  return { forms, beginnings: new Set(keys.flatMap(beginningsOf)), firstWords };
}

/** The form by the end of its id and its English name, and the forms among the aliases. */
function formKeys(pokemon: Pokemon, speciesId: string): FormKey[] {
  const { id, speciesNames, formNames, aliases = [] } = pokemon;
  const ends = [id, ...aliases]
    .filter((name) => name.startsWith(`${speciesId}-`))
    .map((name) => keyOf(name.slice(speciesId.length)));
  const form = formNames.en === undefined ? '' : shortFormName('en', formNames.en);
  const shortForm = joinWords(form.replace(foldName(speciesNames.en ?? ''), ''));
  return [...ends, shortForm].filter(Boolean).map((key) => [key, pokemon] as const);
}

/** The Japanese name of a species in Latin letters; a Pokémon of an own game has none. */
function romanNames({ speciesNames: { ja }, formNames }: Pokemon): string[] {
  return ja === undefined || formNames.en !== undefined ? [] : [romanize(foldName(ja))];
}

function beginningsOf(key: string): string[] {
  return Array.from(key, (_, index) => key.slice(0, index + 1));
}

function keyOf(name: string): string {
  return joinWords(foldName(name));
}
