import { type Ability, abilitiesIn, battleAbilitiesIn } from '#engine/ability.ts';
import { hasType } from '#engine/chart.ts';
import {
  eras,
  existsIn,
  type Generation,
  generationNumber,
  isOwnGame,
} from '#engine/generation.ts';
import { type OwnGame, ownTyping } from '#engine/ownGame.ts';
import { type Typing, types } from '#engine/type.ts';

/** Names by language code, holding only what differs from English. */
export type Names = { en?: string } & Partial<Record<string, string>>;

/** Tags that distinguish Pokémon in a list; a mythical one counts as legendary. */
export const tags = ['mega', 'legendary'] as const;

export type PokemonTag = (typeof tags)[number];

/** A species or one of its forms, as `pokedex.json` has it. */
export type Pokemon = {
  id: string;
  /** The National Dex number. */
  number: string;
  speciesNames: Names;
  formNames: Names;
  types: Typing;
  abilities: readonly string[];
  /** The slot of each ability: `0` and `1` are the usual ones, `H` is the hidden, `S` a special one. */
  slots?: string;
  generation: number;
  /** Former typings, each with the last generation that had it. */
  pastTypes?: readonly (readonly [number, Typing])[];
  /** Former abilities and their slots, each with the last generation that had them. */
  pastAbilities?: readonly (readonly [number, readonly string[], string])[];
  tags?: readonly PokemonTag[];
  /** The first generation in which it evolves. */
  evolvesIn?: number;
  /** The two Pokémon of a fusion, which has no entry in `pokedex.json`. */
  parents?: readonly [Pokemon, Pokemon];
};

/** The Pokémon that exist in the generation; in an own game those that have one of its types. */
export function pokemonIn(generation: Generation, pokedex: readonly Pokemon[]): readonly Pokemon[] {
  if (!isOwnGame(generation)) {
    return pokedex.filter((pokemon) => existsIn(generation, pokemon.generation));
  }
  return pokedex.filter(
    (pokemon) =>
      (generation.hasOnlyOwnPokemon
        ? ownTyping(generation, pokemon.id) !== undefined
        : existsIn(generation, pokemon.generation)) && typingIn(generation, pokemon).length > 0,
  );
}

/** The Pokémon that the own game adds to the Pokédex; the same list each time. */
export function addedPokemon(game: OwnGame): readonly Pokemon[] {
  const added =
    addedByGame.get(game) ??
    game.pokemon
      .filter(({ id }) => id.startsWith('own-'))
      .map(({ id, name, types }) => ({
        ...{ id, number: '', speciesNames: { en: name }, formNames: {} },
        ...{ types, abilities: [], generation: 1 },
      }));
  addedByGame.set(game, added);
  return added;
}

const addedByGame = new WeakMap<OwnGame, readonly Pokemon[]>();

/**
 * The typing of the Pokémon in the generation. An own game that has only some of its types gives it
 * the newest typing that it once had and that the game has, or else the types that are left, maybe none.
 */
export function typingIn(generation: Generation, pokemon: Pokemon): Typing {
  const { id, types, pastTypes = [] } = pokemon;
  const past = pastTypes.find(([last]) => generationNumber(generation) <= last);
  const officialTyping = past?.[1] ?? types;
  if (!isOwnGame(generation)) return officialTyping;
  const hasAll = (typing: Typing) => typing.every((type) => hasType(generation.chart, type));
  const pastTypings = pastTypes.map(([, typing]) => typing).toReversed();
  return (
    ownTyping(generation, id) ??
    [officialTyping, ...pastTypings].find(hasAll) ??
    officialTyping.filter((type) => hasType(generation.chart, type))
  );
}

/** The first generation with hidden abilities. */
const hiddenAbilitySince = 5;

/** Each ability of the Pokémon in the generation with its slot, '' if none is known. */
function slottedAbilitiesIn(
  generation: Generation,
  { abilities, slots = '', pastAbilities = [] }: Pokemon,
): { ability: string; slot: string }[] {
  const past = pastAbilities.find(([last]) => generationNumber(generation) <= last);
  const [, names, letters] = past ?? [undefined, abilities, slots];
  const hasHidden = existsIn(generation, hiddenAbilitySince);
  return names
    .map((ability, index) => ({ ability, slot: letters[index] ?? '' }))
    .filter(({ slot }) => hasHidden || slot !== 'H');
}

/** All of the Pokémon's abilities in the generation, including those that change no matchup. */
export function allAbilitiesIn(generation: Generation, pokemon: Pokemon): readonly string[] {
  return slottedAbilitiesIn(generation, pokemon).map(({ ability }) => ability);
}

/** The Pokémon's abilities in the generation by their slots. */
export function abilitySlotsIn(
  generation: Generation,
  pokemon: Pokemon,
): Readonly<Record<string, string>> {
  const slotted = slottedAbilitiesIn(generation, pokemon);
  return Object.fromEntries(slotted.map(({ ability, slot }) => [slot, ability]));
}

/** The Pokémon's abilities in the generation that change a matchup when it defends. */
export function relevantAbilitiesIn(generation: Generation, pokemon: Pokemon): Ability[] {
  const allAbilities = allAbilitiesIn(generation, pokemon);
  return abilitiesIn(generation, 'defending').filter((ability) => allAbilities.includes(ability));
}

/** The Pokémon's only ability in the generation, if it changes a matchup when it defends. */
export function onlyAbilityIn(generation: Generation, pokemon: Pokemon): Ability | undefined {
  const isOnly = allAbilitiesIn(generation, pokemon).length === 1;
  return isOnly ? relevantAbilitiesIn(generation, pokemon)[0] : undefined;
}

/** Properties of a Pokémon in a generation that do not depend on the player's choices. */
export type Traits = { typing: Typing; onlyAbility: Ability | undefined };

/** The Pokémon's traits in the generation; no types if it does not exist yet. */
export function traitsIn(generation: Generation, pokemon: Pokemon): Traits {
  const exists = existsIn(generation, pokemon.generation);
  return {
    typing: exists ? typingIn(generation, pokemon) : [],
    onlyAbility: exists ? onlyAbilityIn(generation, pokemon) : undefined,
  };
}

/** Each ability the Pokémon may have; undefined stands for all those that change no matchup. */
export function possibleAbilitiesIn(
  generation: Generation,
  pokemon: Pokemon,
): (Ability | undefined)[] {
  const relevantAbilities = relevantAbilitiesIn(generation, pokemon);
  const { length } = allAbilitiesIn(generation, pokemon);
  return length > 0 && relevantAbilities.length === length
    ? relevantAbilities
    : [undefined, ...relevantAbilities];
}

/** Each ability the Pokémon may have in a battle; undefined stands for all those that change no hit. */
export function possibleBattleAbilitiesIn(
  generation: Generation,
  pokemon: Pokemon,
): (Ability | undefined)[] {
  const allAbilities = allAbilitiesIn(generation, pokemon);
  const relevant = battleAbilitiesIn(generation).filter((each) => allAbilities.includes(each));
  const hasOther = allAbilities.length === 0 || relevant.length < allAbilities.length;
  return hasOther ? [undefined, ...relevant] : relevant;
}

/** The Pokémon's only ability in every generation with abilities, if it changes a matchup. */
export function constantAbility(pokemon: Pokemon): Ability | undefined {
  const soleAbilities = eras
    .filter((each) => each !== 'gen1' && existsIn(each, pokemon.generation))
    .map((each) => onlyAbilityIn(each, pokemon));
  return soleAbilities.every((ability) => ability === soleAbilities[0])
    ? soleAbilities[0]
    : undefined;
}

/** The choices that picking a Pokémon makes, which stay valid when the generation changes. */
export function choicesFromPokemon(
  generation: Generation,
  pokemon: Pokemon,
): { pokemon: string; types: Typing; ability: Ability | undefined } {
  return {
    pokemon: pokemon.id,
    types: typingIn(generation, pokemon),
    ability: constantAbility(pokemon),
  };
}

/** Drops an unknown Pokémon, or corrects its types; returns the same object if nothing changes. */
export function correctTypes<Reference extends { pokemon?: string | undefined; types: Typing }>(
  reference: Reference,
  pokemon: Pokemon | undefined,
): Reference {
  if (reference.pokemon === undefined) return reference;
  if (!pokemon) return { ...reference, pokemon: undefined };
  // The types of a fusion depend on the game.
  if (pokemon.parents) return reference;
  const hasRightTypes = reference.types.length === 0 || hadTyping(pokemon, reference.types);
  return hasRightTypes ? reference : { ...reference, types: pokemon.types };
}

/** Whether the Pokémon has, or once had, that typing. */
function hadTyping({ types, pastTypes = [] }: Pokemon, typing: Typing): boolean {
  return [types, ...pastTypes.map(([, past]) => past)].some(
    (each) => each.length === typing.length && each.every((type) => typing.includes(type)),
  );
}

/** The valid records of `pokedex.json`; warns about bad ones, and throws if no list or none is valid. */
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
    (record.pastAbilities === undefined || isPastAbilities(record.pastAbilities)) &&
    (record.tags === undefined || isTags(record.tags)) &&
    (record.evolvesIn === undefined || typeof record.evolvesIn === 'number')
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
    value.every((type) => (types as readonly unknown[]).includes(type)) &&
    new Set(value).size === value.length
  );
}

function isTags(value: unknown): boolean {
  return Array.isArray(value) && value.every((tag) => tags.includes(tag));
}

function isPastAbilities(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (past) =>
        Array.isArray(past) &&
        typeof past[0] === 'number' &&
        isTexts(past[1]) &&
        typeof past[2] === 'string',
    )
  );
}

function isPastTypes(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((past) => Array.isArray(past) && typeof past[0] === 'number' && isTyping(past[1]))
  );
}
