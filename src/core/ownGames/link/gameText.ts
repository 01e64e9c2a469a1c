import { fusionRules } from '#core/charts/fusion.ts';
import { maxTypes, type Type } from '#core/charts/type.ts';
import { hasBothSides, withSides } from '#core/ownGames/chartSides.ts';
import { isOwnPokemonId, isPokemonId, nameFromId } from '#core/ownGames/pokemonId.ts';
import { isGameName, isPokemonName } from '#core/ownGames/typeName.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import { getOrAdd } from '#core/rulesets/getOrAdd.ts';
import type { OwnGame, OwnGamePokemon } from '#core/rulesets/ownGame.ts';
import { presetRulesNames } from '#core/rulesets/presetRules.ts';
import { areAbilities, formatAbilities, parseAbilities } from './abilityText.ts';
import {
  type BitReader,
  bitsFor,
  createBitWriter,
  parseBits,
  readText,
  writeText,
} from './bits.ts';
import { decodeOwnGame, encodeOwnGame } from './chartCode.ts';
import { readPokemonId, writePokemonId } from './pokemonIdBits.ts';

/*
 * The text of a game is two or three parts with a dot between them. The first has, bit by bit: the
 * version, whether the game has only its own Pokémon, its rules of abilities and fusions, its name, and
 * its Pokémon in the order of their ids. The second is the code of types and chart. A game with
 * abilities has them in a third part. A game has exactly one text, and the parser rejects any other.
 */

/** Version 2 has the rules of abilities and fusions too, version 3 also the other rules. */
const versionWithRules = 2;
const versionWithRuleSet = 3;
const fusionBits = 2;
const ruleSetBits = 4;
const versionBits = 4;
const gameNameBits = 8;
const countBits = 14;
const pokemonNameBits = 8;
const typeCountBits = 2;

/** Servers reject addresses of 8,000 characters, and a link has other parameters too. */
const maxTextWithPokemon = 4000;
/**
 * More Pokémon exceed `maxTextWithPokemon`, because each takes at least 13 bits; their text is not
 * even made.
 */
const maxTextPokemon = 1900;
const maxTextLength = 40_000;

/**
 * The game as the parameter `own` of a link has it, in characters that need no escape. If the text
 * would have more than 4,000 characters, it lacks the Pokémon that the game adds, and if that is not
 * enough, all of its Pokémon. Undefined if the game has more than 16 factors, or invalid names or ids.
 */
export function formatGameText(game: OwnGame): string | undefined {
  return fitText(game)?.text;
}

/** Whether the text of the game in a link has all of its Pokémon; it never has their abilities, nor moves. */
export function hasWholeText(game: OwnGame): boolean {
  if (game.moves || game.pokemon.some(({ abilities }) => abilities)) return false;
  return fitText(game)?.pokemonCount === game.pokemon.length;
}

/** The text of a game that fits into a link, and how many Pokémon it has. */
type FittedText = { text: string; pokemonCount: number };

/** That of each game, which the app needs several times and which takes long for a large game. */
const fittedTexts = new WeakMap<OwnGame, FittedText | undefined>();

function fitText(game: OwnGame): FittedText | undefined {
  return getOrAdd(fittedTexts, game, () => makeFittedText(game));
}

function makeFittedText(game: OwnGame): FittedText | undefined {
  const code = encodeOwnGame(game);
  if (code === undefined || !isValid(game)) return undefined;
  const { abilities = [], chart } = game;
  const end = abilities.length > 0 ? `${code}.${formatAbilities(abilities, chart.types)}` : code;
  const pokemon = game.pokemon.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const official = pokemon.filter(({ id }) => !isOwnPokemonId(id));
  for (const list of [pokemon, official].filter(({ length }) => length <= maxTextPokemon)) {
    const text = `${formatStart(game, list)}.${end}`;
    if (text.length <= maxTextWithPokemon) return { text, pokemonCount: list.length };
  }
  return { text: `${formatStart(game, [])}.${end}`, pokemonCount: 0 };
}

/**
 * The game of a text with the base; undefined for any text that `formatGameText` did not write. The
 * Pokémon of the official Pokédex get names made from their ids.
 */
export function parseGameText(text: string, base: Era | Game): OwnGame | undefined {
  if (text.length > maxTextLength) return undefined;
  const [start = '', code = '', abilityText, ...surplusParts] = text.split('.', 4);
  const codedGame = surplusParts.length === 0 ? decodeOwnGame(code) : undefined;
  if (!codedGame) return undefined;
  const { types, chart } = codedGame;
  const abilities = abilityText === undefined ? [] : parseAbilities(abilityText, chart.types);
  const fields = parseBits(start, (read) => readStart(read, chart.types));
  if (!abilities || !fields) return undefined;
  const game: OwnGame = {
    ...{ base, types, chart: withSides(chart, types), ...fields },
    ...(abilities.length > 0 && { abilities }),
  };
  return formatGameText(game) === text ? game : undefined;
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
  { name, types, hasOnlyOwnPokemon, hasSecondAbility, fusion, rules }: OwnGame,
  pokemon: readonly OwnGamePokemon[],
): string {
  const { write, text } = createBitWriter();
  const hasRules = hasSecondAbility === true || fusion !== undefined;
  const version = rules ? versionWithRuleSet : hasRules ? versionWithRules : 1;
  write(version, versionBits);
  write(Number(hasOnlyOwnPokemon === true && pokemon.length > 0), 1);
  if (version >= versionWithRules) {
    write(Number(hasSecondAbility === true), 1);
    write(fusion ? fusionRules.indexOf(fusion) + 1 : 0, fusionBits);
  }
  if (rules) write(presetRulesNames.indexOf(rules), ruleSetBits);
  writeText(write, gameNameBits, name);
  write(pokemon.length, countBits);
  const typeIds = types.map(({ id }) => id);
  let previousId = '';
  for (const each of pokemon) {
    writePokemonId(write, previousId, each.id);
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
  const version = read(versionBits);
  if (version < 1 || version > versionWithRuleSet) return undefined;
  const hasOnlyOwnPokemon = read(1) === 1;
  const hasRules = version >= versionWithRules;
  const hasSecondAbility = hasRules && read(1) === 1;
  const fusion = hasRules ? fusionRules[read(fusionBits) - 1] : undefined;
  const rules = version === versionWithRuleSet ? presetRulesNames[read(ruleSetBits)] : undefined;
  const name = readText(read, gameNameBits);
  const pokemon: OwnGamePokemon[] = [];
  for (let count = read(countBits); count > 0; count--) {
    const id = readPokemonId(read, pokemon.at(-1)?.id ?? '');
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
    ...(rules && { rules }),
  };
}
