import { fusionRules } from '#engine/fusion.ts';
import type { Game } from '#engine/game.ts';
import type { Era } from '#engine/generation.ts';
import type { OwnGame, OwnGamePokemon } from '#engine/ownGame.ts';
import { maxTypes, type Type } from '#engine/type.ts';
import { areAbilities, formatAbilities, parseAbilities } from './abilityText.ts';
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
import { decodeOwnGame, encodeOwnGame } from './chartCode.ts';
import { hasBothSides, withSides } from './chartSides.ts';
import { isOwnPokemonId, isPokemonId, nameFromId } from './pokemonId.ts';
import { isGameName, isPokemonName } from './typeName.ts';

/*
 * The text of a game is two or three parts with a dot between them. The first has, bit by bit: the
 * version, whether the game has only its own Pokémon, its rules of abilities and fusions, its name, and its Pokémon in the order of their
 * ids. The second is the code of types and chart. The third has the abilities of a game with abilities.
 * A game has exactly one text, and the parser refuses any other.
 */

/** Version 2 has the rules of abilities and fusions too. */
const version = 1;
const versionWithRules = 2;
const fusionBits = 2;
const versionBits = 4;
const gameNameBits = 8;
const countBits = 14;
const prefixBits = 5;
const pokemonNameBits = 8;
const typeCountBits = 2;

/** After its last character, an id has the number after those of the characters. */
const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const idCharacterBits = 6;
const maxPrefix = 2 ** prefixBits - 1;

/** Servers refuse addresses of 8,000 characters; the rest of a link has place too. */
const maxTextWithPokemon = 4000;
/** More need more characters than that, with 13 bits or more each; writing them would take long. */
const maxTextPokemon = 1900;
const maxTextLength = 40_000;

/**
 * The game as the parameter `own` of a link has it, in characters that need no escape. If the text
 * had more than 4,000 characters, it lacks the Pokémon that the game adds, and if that is not enough,
 * all of its Pokémon. Undefined if the game has more than 16 factors, or names or ids that are invalid.
 */
export function formatGameText(game: OwnGame): string | undefined {
  const code = encodeOwnGame(game);
  if (code === undefined || !isValid(game)) return undefined;
  const { abilities = [], chart } = game;
  const end = abilities.length > 0 ? `${code}.${formatAbilities(abilities, chart.types)}` : code;
  const pokemon = game.pokemon.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const official = pokemon.filter(({ id }) => !isOwnPokemonId(id));
  for (const list of [pokemon, official].filter(({ length }) => length <= maxTextPokemon)) {
    const text = `${formatStart(game, list)}.${end}`;
    if (text.length <= maxTextWithPokemon) return text;
  }
  return `${formatStart(game, [])}.${end}`;
}

/**
 * The game of a text with the base; undefined for any text that `formatGameText` did not write. The
 * Pokémon of the official Pokédex have names made from their ids.
 */
export function parseGameText(text: string, base: Era | Game): OwnGame | undefined {
  if (text.length > maxTextLength) return undefined;
  const [start = '', code = '', abilityText, ...rest] = text.split('.', 4);
  const coded = rest.length === 0 ? decodeOwnGame(code) : undefined;
  const read = createBitReader(start);
  if (!coded || !read) return undefined;
  const abilities =
    abilityText === undefined ? undefined : parseAbilities(abilityText, coded.chart.types);
  if (abilityText !== undefined && !abilities) return undefined;
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
      ...(abilities && { abilities }),
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
    areAbilities(
      abilities,
      types.map(({ id }) => id),
    ) &&
    pokemon.length < 2 ** countBits &&
    new Set(pokemon.map(({ id }) => id)).size === pokemon.length &&
    pokemon.every(
      ({ id, name, types }) => isPokemonId(id) && isPokemonName(name) && isTyping(types),
    )
  );
}

function formatStart(
  { name, types, hasOnlyOwnPokemon, hasSecondAbility, fusion }: OwnGame,
  pokemon: readonly OwnGamePokemon[],
): string {
  const { write, text } = createBitWriter();
  const hasRules = hasSecondAbility === true || fusion !== undefined;
  write(hasRules ? versionWithRules : version, versionBits);
  write(Number(hasOnlyOwnPokemon === true && pokemon.length > 0), 1);
  if (hasRules) {
    write(Number(hasSecondAbility === true), 1);
    write(fusion ? fusionRules.indexOf(fusion) + 1 : 0, fusionBits);
  }
  writeText(write, gameNameBits, name);
  write(pokemon.length, countBits);
  const typeIds = types.map(({ id }) => id);
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
): Omit<OwnGame, 'base' | 'types' | 'chart' | 'abilities'> | undefined {
  const textVersion = read(versionBits);
  if (textVersion !== version && textVersion !== versionWithRules) return undefined;
  const hasOnlyOwnPokemon = read(1) === 1;
  const hasRules = textVersion === versionWithRules;
  const hasSecondAbility = hasRules && read(1) === 1;
  const fusion = hasRules ? fusionRules[read(fusionBits) - 1] : undefined;
  const name = readText(read, gameNameBits);
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
    ...{ name, pokemon },
    ...(hasOnlyOwnPokemon && { hasOnlyOwnPokemon }),
    ...(hasSecondAbility && { hasSecondAbility }),
    ...(fusion && { fusion }),
  };
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
