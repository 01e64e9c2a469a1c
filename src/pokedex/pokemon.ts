import { type Ability, abilities } from '#engine/ability.ts';
import { existsIn, type Generation, generations, lastGeneration } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import { type OfficialType, type OfficialTyping, types } from '#engine/type.ts';

/** Names by language code, holding only what differs from English. */
export type Names = { en?: string } & Partial<Record<string, string>>;

/** What the Pokémon can be told by in a list; a mythical one counts as legendary. */
export const tags = ['mega', 'legendary'] as const;

export type Tag = (typeof tags)[number];

/** A species or one of its forms, as `pokedex.json` has it. */
export type Pokemon = {
  id: string;
  /** The National Dex number. */
  number: string;
  speciesNames: Names;
  formNames: Names;
  types: OfficialTyping;
  abilities: readonly string[];
  /** The slot of each ability: `0` and `1` are the usual ones, `H` is the hidden, `S` a special one. */
  slots?: string;
  generation: number;
  /** Former typings, each with the last generation it held in. */
  pastTypes?: readonly (readonly [number, OfficialTyping])[];
  gen5Abilities?: readonly string[];
  gen5Slots?: string;
  tags?: readonly Tag[];
};

/** The Pokémon that exist in the generation. */
export function pokemonIn(generation: Generation, pokedex: readonly Pokemon[]): readonly Pokemon[] {
  return pokedex.filter((pokemon) => existsIn(generation, pokemon.generation));
}

/** The typing the Pokémon had in the generation. */
export function typingIn(
  generation: Generation,
  { types, pastTypes = [] }: Pokemon,
): OfficialTyping {
  const past = pastTypes.find(([last]) => lastGeneration[generation] <= last);
  return past?.[1] ?? types;
}

/** All of the Pokémon's abilities in the generation, those that change no matchup among them. */
export function allAbilitiesIn(
  generation: Generation,
  { abilities, gen5Abilities }: Pokemon,
): readonly string[] {
  return (generation === 'gen2' && gen5Abilities) || abilities;
}

/** The Pokémon's abilities in the generation by their slots. */
export function abilitySlotsIn(
  generation: Generation,
  pokemon: Pokemon,
): Readonly<Record<string, string>> {
  const { gen5Abilities, gen5Slots, slots = '' } = pokemon;
  const own = generation === 'gen2' && gen5Abilities ? (gen5Slots ?? '') : slots;
  const abilities = allAbilitiesIn(generation, pokemon);
  return Object.fromEntries([...own].map((slot, index) => [slot, abilities[index] ?? '']));
}

/** Those of the Pokémon's abilities in the generation that change a matchup when it defends. */
export function abilitiesIn(generation: Generation, pokemon: Pokemon): Ability[] {
  const own = allAbilitiesIn(generation, pokemon);
  return selectableIn(generation, abilities, 'defending').filter((ability) =>
    own.includes(ability),
  );
}

/** The ability the Pokémon cannot but have, where it changes a matchup. */
export function soleAbilityIn(generation: Generation, pokemon: Pokemon): Ability | undefined {
  const isOnly = allAbilitiesIn(generation, pokemon).length === 1;
  return isOnly ? abilitiesIn(generation, pokemon)[0] : undefined;
}

/** What a Pokémon has in a generation whatever the player picks. */
export type Traits = { typing: OfficialTyping; soleAbility: Ability | undefined };

/** The Pokémon's traits in the generation; no types where it does not exist yet. */
export function traitsIn(generation: Generation, pokemon: Pokemon): Traits {
  const exists = existsIn(generation, pokemon.generation);
  return {
    typing: exists ? typingIn(generation, pokemon) : [],
    soleAbility: exists ? soleAbilityIn(generation, pokemon) : undefined,
  };
}

/** Each ability the Pokémon may have, all those that change no matchup being one: undefined. */
export function possibleAbilitiesIn(
  generation: Generation,
  pokemon: Pokemon,
): (Ability | undefined)[] {
  const telling = abilitiesIn(generation, pokemon);
  const all = allAbilitiesIn(generation, pokemon);
  return all.length > 0 && telling.length === all.length ? telling : [undefined, ...telling];
}

/** The ability the Pokémon had to have whenever it had any, where it changes a matchup. */
export function constantAbility(pokemon: Pokemon): Ability | undefined {
  const sole = generations
    .filter((each) => each !== 'gen1' && existsIn(each, pokemon.generation))
    .map((each) => soleAbilityIn(each, pokemon));
  return sole.every((ability) => ability === sole[0]) ? sole[0] : undefined;
}

/** What is written down of a Pokémon when it is picked, for every generation to go on with. */
export function broughtBy(
  generation: Generation,
  pokemon: Pokemon,
): { pokemon: string; types: OfficialTyping; ability: Ability | undefined } {
  return {
    pokemon: pokemon.id,
    types: typingIn(generation, pokemon),
    ability: constantAbility(pokemon),
  };
}

/** What names a Pokémon, without one that nobody knows, or with the types it has; the same if right. */
export function corrected<Naming extends { pokemon?: string | undefined; types: OfficialTyping }>(
  naming: Naming,
  known: Pokemon | undefined,
): Naming {
  if (naming.pokemon === undefined) return naming;
  if (!known) return { ...naming, pokemon: undefined };
  const isRight = naming.types.length === 0 || hadTyping(known, naming.types);
  return isRight ? naming : { ...naming, types: known.types };
}

/** Whether the Pokémon has, or once had, that typing. */
function hadTyping({ types, pastTypes = [] }: Pokemon, typing: OfficialTyping): boolean {
  return [types, ...pastTypes.map(([, past]) => past)].some(
    (each) => each.length === typing.length && each.every((type) => typing.includes(type)),
  );
}

/** The Pokémon of `pokedex.json`; a bad record is left out with a warning, no list throws. */
export function parsePokedex(json: unknown): readonly Pokemon[] {
  if (!Array.isArray(json)) throw new TypeError('The Pokédex is not a list');
  const pokedex = json.filter(isPokemon);
  if (pokedex.length < json.length) {
    console.warn(`Left out ${json.length - pokedex.length} bad records of the Pokédex`);
  }
  if (pokedex.length === 0) throw new TypeError('The Pokédex is empty');
  return pokedex;
}

function isPokemon(record: Partial<Record<keyof Pokemon, unknown>> | null): record is Pokemon {
  return (
    typeof record?.id === 'string' &&
    typeof record.number === 'string' &&
    typeof record.generation === 'number' &&
    isNames(record.speciesNames) &&
    record.speciesNames.en !== undefined &&
    isNames(record.formNames) &&
    isTyping(record.types) &&
    isTexts(record.abilities) &&
    (record.slots === undefined || typeof record.slots === 'string') &&
    (record.pastTypes === undefined || isPastTypes(record.pastTypes)) &&
    (record.gen5Abilities === undefined || isTexts(record.gen5Abilities)) &&
    (record.gen5Slots === undefined || typeof record.gen5Slots === 'string') &&
    (record.tags === undefined || isTags(record.tags))
  );
}

function isNames(value: unknown): value is Names {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isTyping(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 2 &&
    value.every((type) => types.includes(type as OfficialType)) &&
    new Set(value).size === value.length
  );
}

function isTags(value: unknown): boolean {
  return Array.isArray(value) && value.every((tag) => tags.includes(tag));
}

function isPastTypes(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((past) => Array.isArray(past) && typeof past[0] === 'number' && isTyping(past[1]))
  );
}
