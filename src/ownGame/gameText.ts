import type { Game } from '#engine/game.ts';
import type { Era } from '#engine/generation.ts';
import type {
  OwnAbilityEffect,
  OwnAbilityId,
  OwnGame,
  OwnGameAbility,
  OwnGamePokemon,
} from '#engine/ownGame.ts';
import { maxTypes, type Type } from '#engine/type.ts';
import {
  type BitReader,
  bitsFor,
  createBitReader,
  createBitWriter,
  EndOfBits,
  readText,
  type WriteBits,
  writeText,
} from './bits.ts';
import { hasBothSides, withSides } from './chartSides.ts';
import { decodeOwnGame, encodeOwnGame, readFactor, writeFactor } from './code.ts';
import { abilityPrefix, areOwnAbilities } from './ownAbilities.ts';
import { isOwnPokemonId, isPokemonId, nameFromId } from './pokemonId.ts';
import { isGameName, isPokemonName } from './typeName.ts';

/*
 * The text of a game is two parts with a dot between them. The first has, bit by bit: the version,
 * whether the game has only its own Pokémon, its name, its abilities, and its Pokémon in the order of
 * their ids. The second is the code of types and chart. A game has exactly one text, and the parser refuses any other.
 */

const version = 1;
const versionBits = 4;
const gameNameBits = 8;
const countBits = 14;
const prefixBits = 5;
const pokemonNameBits = 8;
const typeCountBits = 2;
const abilityCountBits = 7;
const abilityNameBits = 7;
/** One less than the number of effects. */
const effectCountBits = 3;

/** After its last character, an id has the number after those of the characters. */
const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-_';
const idCharacterBits = 6;
const maxPrefix = 2 ** prefixBits - 1;

/** Servers refuse addresses of 8,000 characters; the rest of a link has place too. */
const maxTextWithPokemon = 4000;
const maxTextLength = 40_000;

/**
 * The game as the parameter `own` of a link has it, in characters that need no escape. If the text
 * had more than 4,000 characters, it lacks the Pokémon that the game adds, and if that is not enough,
 * all of its Pokémon. Undefined if the game has more than 16 factors, or names or ids that are invalid.
 */
export function formatGameText(game: OwnGame): string | undefined {
  const code = encodeOwnGame(game);
  if (code === undefined || !isValid(game)) return undefined;
  const pokemon = game.pokemon.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const official = pokemon.filter(({ id }) => !isOwnPokemonId(id));
  for (const list of [pokemon, official]) {
    const text = `${formatStart(game, list)}.${code}`;
    if (text.length <= maxTextWithPokemon) return text;
  }
  return `${formatStart(game, [])}.${code}`;
}

/**
 * The game of a text with the base; undefined for any text that `formatGameText` did not write. The
 * Pokémon of the official Pokédex have names made from their ids.
 */
export function parseGameText(text: string, base: Era | Game): OwnGame | undefined {
  if (text.length > maxTextLength) return undefined;
  const [start = '', code = '', ...rest] = text.split('.', 3);
  const coded = rest.length === 0 ? decodeOwnGame(code) : undefined;
  const read = createBitReader(start);
  if (!coded || !read) return undefined;
  let game: OwnGame | undefined;
  try {
    const fields = readStart(
      read,
      coded.types.map(({ id }) => id),
    );
    game = fields && {
      base,
      types: coded.types,
      chart: withSides(coded.chart, coded.types),
      ...fields,
    };
  } catch (error) {
    if (error instanceof EndOfBits) return undefined;
    throw error;
  }
  return game && formatGameText(game) === text ? game : undefined;
}

function isValid({ name, types, pokemon, abilities = [] }: OwnGame): boolean {
  const typeIds = new Set<string>(types.map(({ id }) => id));
  const isTyping = (typing: OwnGamePokemon['types']) =>
    typing.length >= 1 &&
    typing.length <= maxTypes &&
    new Set(typing).size === typing.length &&
    typing.every((type) => typeIds.has(type));
  return (
    isGameName(name) &&
    hasBothSides(types) &&
    areOwnAbilities(abilities, types) &&
    pokemon.length < 2 ** countBits &&
    new Set(pokemon.map(({ id }) => id)).size === pokemon.length &&
    pokemon.every(
      ({ id, name, types }) => isPokemonId(id) && isPokemonName(name) && isTyping(types),
    )
  );
}

function formatStart(
  { name, types, abilities = [], hasOnlyOwnPokemon }: OwnGame,
  pokemon: readonly OwnGamePokemon[],
): string {
  const { write, text } = createBitWriter();
  write(version, versionBits);
  write(Number(hasOnlyOwnPokemon === true && pokemon.length > 0), 1);
  writeText(write, gameNameBits, name);
  const typeIds = types.map(({ id }) => id);
  write(abilities.length, abilityCountBits);
  for (const ability of abilities) writeAbility(write, ability, typeIds);
  write(pokemon.length, countBits);
  let previousId = '';
  for (const each of pokemon) {
    writeId(write, previousId, each.id);
    if (isOwnPokemonId(each.id)) writeText(write, pokemonNameBits, each.name);
    write(each.types.length, typeCountBits);
    for (const type of each.types) write(typeIds.indexOf(type), bitsFor(typeIds.length));
    previousId = each.id;
  }
  return text();
}

function readStart(
  read: BitReader,
  typeIds: readonly Type[],
): Pick<OwnGame, 'name' | 'abilities' | 'pokemon' | 'hasOnlyOwnPokemon'> | undefined {
  if (read(versionBits) !== version) return undefined;
  const hasOnlyOwnPokemon = read(1) === 1;
  const name = readText(read, gameNameBits);
  const abilities: OwnGameAbility[] = [];
  for (let count = read(abilityCountBits); count > 0; count--) {
    const ability = readAbility(read, typeIds);
    if (!ability) return undefined;
    abilities.push(ability);
  }
  const pokemon: OwnGamePokemon[] = [];
  for (let count = read(countBits); count > 0; count--) {
    const id = readId(read, pokemon.at(-1)?.id ?? '');
    if (id === undefined) return undefined;
    const pokemonName = isOwnPokemonId(id) ? readText(read, pokemonNameBits) : nameFromId(id);
    const types = Array.from({ length: read(typeCountBits) }, () => {
      return typeIds[read(bitsFor(typeIds.length))];
    });
    if (!types.every((type) => type !== undefined)) return undefined;
    pokemon.push({ id, name: pokemonName, types });
  }
  return {
    name,
    pokemon,
    ...(abilities.length > 0 && { abilities }),
    ...(hasOnlyOwnPokemon && { hasOnlyOwnPokemon }),
  };
}

function writeAbility(
  write: WriteBits,
  { id, name, effects }: OwnGameAbility,
  typeIds: readonly Type[],
): void {
  const writeType = (type: Type) => write(typeIds.indexOf(type), bitsFor(typeIds.length));
  writeId(write, abilityPrefix, id);
  writeText(write, abilityNameBits, name);
  write(effects.length - 1, effectCountBits);
  for (const effect of effects) {
    write(Number(effect.kind === 'turns'), 1);
    if (effect.kind === 'turns') {
      writeType(effect.from);
      writeType(effect.into);
    } else {
      writeType(effect.type);
      writeFactor(write, effect.factor);
    }
  }
}

/** The next ability; undefined if a number is out of range. */
function readAbility(read: BitReader, typeIds: readonly Type[]): OwnGameAbility | undefined {
  const readType = () => typeIds[read(bitsFor(typeIds.length))];
  const id = readId(read, abilityPrefix);
  if (id === undefined) return undefined;
  const name = readText(read, abilityNameBits);
  const effects: OwnAbilityEffect[] = [];
  for (let count = read(effectCountBits) + 1; count > 0; count--) {
    const isTurning = read(1) === 1;
    const type = readType();
    if (type === undefined) return undefined;
    if (isTurning) {
      const into = readType();
      if (into === undefined) return undefined;
      effects.push({ kind: 'turns', from: type, into });
    } else effects.push({ kind: 'takes', type, factor: readFactor(read) });
  }
  return { id: id as OwnAbilityId, name, effects };
}

/** Writes how much of the previous id comes again, and the rest of the id. */
function writeId(write: WriteBits, previousId: string, id: string): void {
  let prefix = 0;
  while (prefix < maxPrefix && prefix < id.length && id[prefix] === previousId[prefix]) prefix++;
  write(prefix, prefixBits);
  for (const character of id.slice(prefix)) write(idAlphabet.indexOf(character), idCharacterBits);
  write(idAlphabet.length, idCharacterBits);
}

/** The next id; undefined if a character has a number that none has. */
function readId(read: BitReader, previousId: string): string | undefined {
  let id = previousId.slice(0, read(prefixBits));
  for (
    let index = read(idCharacterBits);
    index !== idAlphabet.length;
    index = read(idCharacterBits)
  ) {
    const character = idAlphabet[index];
    if (character === undefined) return undefined;
    id += character;
  }
  return id;
}
