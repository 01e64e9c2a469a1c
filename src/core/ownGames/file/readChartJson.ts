import type { Chart } from '#core/charts/chart.ts';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import { renameReservedTypes } from '#core/charts/chartFile/reservedType.ts';
import { type FusionRule, fusionRules } from '#core/charts/fusion.ts';
import type { Type } from '#core/charts/type.ts';
import { isBoss, maxGameBosses } from '#core/ownGames/bosses.ts';
import { parseColor } from '#core/ownGames/colors/color.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import { areAbilities } from '#core/ownGames/link/abilityText.ts';
import { isPokemonId } from '#core/ownGames/pokemonId.ts';
import {
  maxGamePokemon,
  type SourceGame,
  type SourceGamePokemon,
} from '#core/ownGames/sourceGame.ts';
import {
  cleanGameName,
  cleanPokemonName,
  isTypeName,
  makeTypeName,
  titleCase,
} from '#core/ownGames/typeName.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import type {
  OwnGame,
  OwnGameAbility,
  OwnGameBoss,
  OwnGameMove,
  OwnGameType,
} from '#core/rulesets/ownGame.ts';
import { type PresetRules, presetRulesNames } from '#core/rulesets/presetRules.ts';
import { gameFileVersion } from './chartJson.ts';
import { type Fields, isFields } from './jsonFields.ts';

/** The fields of an own game that its file has and a chart lacks; see `gameFile.ts`. */
export type GameFields = {
  name?: string;
  base?: Era | Game;
  hasOnlyOwnPokemon?: true;
  hasSecondAbility?: true;
  fusion?: FusionRule;
  rules?: PresetRules;
  abilities?: readonly OwnGameAbility[];
  moves?: OwnGame['moves'];
  bosses?: readonly OwnGameBoss[];
};

/** Maximum number of moves that a game changes. */
const maxGameMoves = 2000;

/** The id of a move of `moves.json`, such as `IceBeam` and `freeze_dry`. */
const moveIdPattern = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** The ids of abilities, at most four of a Pokémon, and their slots. */
const abilityIdPattern = /^[a-z0-9][a-z0-9_]{0,39}$/;
const maxPokemonAbilities = 4;
const slotsPattern = /^[01HS]{1,4}$/;

/**
 * The game of a JSON value, in which a type named Stellar is one of the game's own. Throws `invalidChart` with a sentence about the first mistake, or
 * `newerVersion`.
 */
export function readChartJson(file: string, json: unknown): SourceGame & GameFields {
  const value = renameReservedTypes(json);
  const fail = (sentence: string): never => {
    throw new ImportError('invalidChart', { file }, sentence);
  };
  const { version } = isFields(value) ? value : {};
  if (typeof version === 'number' && version > gameFileVersion) {
    throw new ImportError('newerVersion', { file });
  }
  let parsedChart: Chart;
  try {
    parsedChart = parseChart(value);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const fields = value as Fields;
  const names = requireFields(fields.names, '"names"', fail);
  const colors = requireFields(fields.colors, '"colors"', fail);
  // The sides are fields of the types.
  const { attackOnly = [], defendOnly = [], ...chart } = parsedChart;
  const types = chart.types.map((id): OwnGameType => {
    const name = Object.hasOwn(names, id) ? names[id] : undefined;
    const colorText = Object.hasOwn(colors, id) ? colors[id] : undefined;
    if (name !== undefined && typeof name !== 'string') fail(`"names"."${id}" must be a text.`);
    const color = typeof colorText === 'string' ? parseColor(colorText) : undefined;
    if (colorText !== undefined && !color) fail(`"colors"."${id}" must be a color like "#7a5cff".`);
    const isName = typeof name === 'string' && isTypeName(name);
    return {
      id,
      name: isName ? name : makeTypeName(id, name as string | undefined, titleCase(id), { file }),
      ...(color && { color }),
      ...(attackOnly.includes(id) && { isAttackOnly: true }),
      ...(defendOnly.includes(id) && { isDefendOnly: true }),
    };
  });
  const pokemon = readChartPokemon(fields.pokemon, chart, file, fail);
  const abilities = readAbilities(fields.abilities, chart.types, fail);
  const bosses = readBosses(fields.bosses, chart.types, fail);
  const moves = readMoves(fields.moves, parsedChart, fail);
  return {
    ...{ types, chart, pokemon, ...readGameFields(fields, fail) },
    ...(abilities.length > 0 && { abilities }),
    ...(bosses.length > 0 && { bosses }),
    ...(moves && { moves }),
  };
}

function readMoves(
  value: unknown,
  { types, defendOnly = [] }: Chart,
  fail: (sentence: string) => never,
): OwnGame['moves'] {
  const entries = Object.entries(requireFields(value, '"moves"', fail));
  if (entries.length === 0) return undefined;
  const attacking = types.filter((type) => !defendOnly.includes(type));
  const moves = entries.map(([id, move]) => {
    const { type, category }: Fields = isFields(move) ? move : {};
    const isMove =
      moveIdPattern.test(id) &&
      (type !== undefined || category !== undefined) &&
      (type === undefined || attacking.some((each) => each === type)) &&
      (category === undefined || category === 'physical' || category === 'special');
    const fields = {
      ...(type !== undefined && { type }),
      ...(category !== undefined && { category }),
    };
    return isMove && ([id, fields as OwnGameMove] as const);
  });
  if (moves.length > maxGameMoves || !moves.every((move) => move !== false)) {
    return fail('"moves" must have a "type" of attacks or a "category" for the id of each move.');
  }
  return Object.fromEntries(moves);
}

function readGameFields(
  {
    version,
    name,
    base,
    onlyOwnPokemon = false,
    secondAbility = false,

    fusion,
    rules,
  }: Fields,
  fail: (sentence: string) => never,
): GameFields {
  const isVersion = version === undefined || version === gameFileVersion;
  if (!isVersion) fail(`"version" must be ${gameFileVersion}.`);
  const gameName = typeof name === 'string' ? cleanGameName(name) : undefined;
  if (name !== undefined && !gameName) fail('"name" must be a text.');
  const gameBase = [...eras, ...gameNames].find((each) => each === base);
  if (base !== undefined && !gameBase) fail('"base" must be the id of a generation or a game.');
  if (typeof onlyOwnPokemon !== 'boolean') fail('"onlyOwnPokemon" must be true or false.');
  if (typeof secondAbility !== 'boolean') fail('"secondAbility" must be true or false.');
  const fusionRule = fusionRules.find((each) => each === fusion);
  if (fusion !== undefined && !fusionRule) {
    fail(`"fusion" must be ${fusionRules.map((rule) => `"${rule}"`).join(' or ')}.`);
  }
  const ruleSet = presetRulesNames.find((name) => name === rules);
  if (rules !== undefined && !ruleSet) {
    fail(`"rules" must be ${presetRulesNames.map((name) => `"${name}"`).join(' or ')}.`);
  }
  return {
    ...(gameName && { name: gameName }),
    ...(gameBase && { base: gameBase }),
    ...(onlyOwnPokemon === true && { hasOnlyOwnPokemon: true }),
    ...(secondAbility === true && { hasSecondAbility: true }),
    ...(fusionRule && { fusion: fusionRule }),
    ...(ruleSet && { rules: ruleSet }),
  };
}

function readAbilities(
  value: unknown,
  types: readonly Type[],
  fail: (sentence: string) => never,
): readonly OwnGameAbility[] {
  const abilities = requireList(value, '"abilities"', fail).map((each): OwnGameAbility => {
    const { id, name, effects }: Fields = isFields(each) ? each : {};
    const list = requireList(effects, 'The "effects" of an ability', fail);
    return { id, name, effects: list.map(readEffect) } as OwnGameAbility;
  });
  if (!areAbilities(abilities, types)) {
    fail('"abilities" must have an "id" such as "own_muffler", a "name" and 1 to 8 "effects".');
  }
  return abilities;
}

function readBosses(
  value: unknown,
  types: readonly Type[],
  fail: (sentence: string) => never,
): readonly OwnGameBoss[] {
  const bosses = requireList(value, '"bosses"', fail);
  const isValid = (boss: unknown): boss is OwnGameBoss => isBoss(boss, types);
  if (bosses.length > maxGameBosses || !bosses.every(isValid)) {
    return fail(
      '"bosses" must have a "name", a "team" in the text of Pokémon Showdown, as "starter" only a type, and only known values of "role" and "marks".',
    );
  }
  return bosses.map(({ name, team, starter, role, place, marks, isOutsideStory, isHidden }) => ({
    ...{ name, team },
    ...(starter && { starter }),
    ...(role && { role }),
    ...(place && { place }),
    ...(marks && { marks }),
    ...(isOutsideStory && { isOutsideStory }),
    ...(isHidden && { isHidden }),
  }));
}

function readEffect(value: unknown): unknown {
  const { kind, type, factor, from, into }: Fields = isFields(value) ? value : {};
  return kind === 'turns' ? { kind, from, into } : { kind: 'takes', type, factor };
}

function readChartPokemon(
  value: unknown,
  chart: Chart,
  file: string,
  fail: (sentence: string) => never,
): SourceGamePokemon[] {
  const list = requireList(value, '"pokemon"', fail);
  if (list.length > maxGamePokemon) throw new ImportError('tooManyPokemon', { file });
  const ids = new Set<string>();
  return list.map((each) => {
    const fields: Fields = isFields(each) ? each : fail('"pokemon" must hold objects.');
    const name = typeof fields.name === 'string' ? cleanPokemonName(fields.name, { file }) : '';
    if (name === '') fail('A Pokémon needs a "name".');
    const { id } = fields;
    const isId = typeof id === 'string' && isPokemonId(id) && !ids.has(id);
    if (id !== undefined && !isId)
      fail(`The "id" of ${name} must be one of its own, like "mew-2".`);
    if (isId) ids.add(id);
    const types = new Set(requireList(fields.types, `The "types" of ${name}`, fail));
    const typing = chart.types.filter((type) => types.has(type));
    if (typing.length === 0 || typing.length < types.size) {
      fail(`The "types" of ${name} must be types of the chart.`);
    }
    const pokemon = { ...(isId && { id }), name, types: [...types] as Type[] };
    const { abilities, slots } = fields;
    if (abilities === undefined) return pokemon;
    if (!arePokemonAbilities(abilities, slots)) {
      fail(`The "abilities" of ${name} must be one to four ids, like "levitate".`);
    }
    return {
      ...pokemon,
      abilities: abilities as string[],
      ...(slots !== undefined && { slots: slots as string }),
    };
  });
}

function arePokemonAbilities(abilities: unknown, slots: unknown): boolean {
  return (
    Array.isArray(abilities) &&
    abilities.length >= 1 &&
    abilities.length <= maxPokemonAbilities &&
    new Set(abilities).size === abilities.length &&
    abilities.every((id) => typeof id === 'string' && abilityIdPattern.test(id)) &&
    (slots === undefined ||
      (typeof slots === 'string' && slotsPattern.test(slots) && slots.length === abilities.length))
  );
}

function requireFields(value: unknown, path: string, fail: (sentence: string) => never): Fields {
  if (value === undefined) return {};
  return isFields(value) && !Array.isArray(value) ? value : fail(`${path} must be an object.`);
}

function requireList(
  value: unknown,
  path: string,
  fail: (sentence: string) => never,
): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail(`${path} must be a list.`);
}
