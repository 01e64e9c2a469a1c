import type { Boss } from '#core/bosses/boss.ts';
import { factorOf, hasType } from '#core/charts/chart.ts';
import { isSameTyping } from '#core/charts/type.ts';
import { categoryOf } from '#core/doubles/doublesMove.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import type { SourceMove } from '#core/ownGames/sourceGame.ts';
import { plainId, titleCase } from '#core/ownGames/typeName.ts';
import { findNamedMove } from '#core/pokedex/moveFiles/addMoves.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { type Pokemon, pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import { ownTypeOf } from '#core/rules/moveFacts.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { OwnGame, OwnGamePokemon } from '#core/rulesets/ownGame.ts';
import { generationNumber } from '#core/rulesets/ruleset.ts';
import { type LogBosses, matchBosses } from './logs/storyBosses.ts';
import type { OwnGameImport } from './readOwnGame.ts';
import type { RowSide } from './tables/rowSide.ts';
import { suggestBase, toOwnGame } from './toOwnGame.ts';

/** What the player can change before an import; the files decide the rest. */
export type ImportChoices = {
  base?: Era | Game;
  rows?: RowSide;
  hasOnlyOwnPokemon?: boolean;
  /** Whether teams are hidden; for the bosses of a log. */
  hidesTeams?: boolean;
};

/** What a log changes in the official game. */
export type LogSummary = {
  /** Missing if the log changes no trainers. */
  bosses?: BossSummary;
  /** The numbers of Pokémon with other types, of Pokémon with other abilities, and of moves with another type. */
  typingCount: number;
  abilityCount: number;
  moveCount: number;
  /** Whether the log has a type chart that could not be read. */
  hasUnknownChart: boolean;
};

/** The opponents of a log. */
type BossSummary = {
  /** The number of bosses of the official story that the log has. */
  matchCount: number;
  /** The English names of those that it lacks, each once, and how many bosses that are. */
  missingNames: readonly string[];
  missingCount: number;
  /** The number of opponents outside the story. */
  otherCount: number;
  /** The number of opponents that the game cannot have. */
  leftOutCount: number;
};

/** The game of files before the player uses it; a worker sends it, so it has only what a screen needs. */
export type ImportedGame = Pick<OwnGameImport, 'formats' | 'warnings' | 'matrix' | 'name'> & {
  typeCount: number;
  /** The number of matchups with a factor other than 1. */
  matchupCount: number;
  pokemonCount: number;
  /** The choices that hold until the player makes others. */
  defaults: Required<Omit<ImportChoices, 'rows'>>;
  /** Whether the files are a log that names no official game, so that the player has to choose one. */
  isBaseUnknown: boolean;
  /** Whether it has the opponents of a log, which need the bosses of the official game. */
  hasOpponents: boolean;
  /** Whether it has Pokémon by name, which need the Pokédex. */
  needsPokedex: boolean;
  /** The game without its name; missing until what it needs is there. */
  ownGame?: OwnGame;
  /** Whether the game fits into a link, if it is there. */
  hasLink?: boolean;
  /** What a log changes, if the game is there. */
  log?: LogSummary;
};

/** Maximum number of unknown abilities that a warning names. */
const maxListedAbilities = 50;

/** Stands in for the name of a game, which the player can still change. */
const placeholderName = '?';

/**
 * Applies the player's choices to the game of files. Without the Pokédex, or without the bosses of the chosen official
 * game, a game that needs them is missing.
 */
export function createImportedGame(
  source: OwnGameImport,
  choices: ImportChoices,
  pokedex: readonly Pokemon[] | undefined,
  officialBosses: readonly Boss[] | undefined,
): ImportedGame {
  const { formats, warnings, matrix, name, types, pokemon, opponents, log } = source;
  const defaults = {
    base: source.base ?? suggestBase(source),
    // Files of Essentials have the whole Pokédex of a game.
    hasOnlyOwnPokemon:
      pokemon.length > 0 && (source.hasOnlyOwnPokemon ?? formats.includes('essentialsPokemon')),
    hidesTeams: opponents !== undefined,
  };
  const isBaseUnknown = log !== undefined && !source.base;
  const needsPokedex = pokemon.some(({ id }) => id === undefined);
  const game: ImportedGame = {
    ...{ formats, warnings, defaults, isBaseUnknown, needsPokedex },
    ...(matrix && { matrix }),
    ...(name !== undefined && { name }),
    typeCount: types.length,
    matchupCount: countMatchups(source),
    pokemonCount: pokemon.length,
    hasOpponents: opponents !== undefined,
  };
  const canFinish =
    (choices.base || !isBaseUnknown) &&
    (pokedex || !needsPokedex) &&
    (officialBosses || !opponents);
  if (!canFinish) return game;
  const all = { ...defaults, ...choices };
  const logBosses = opponents && matchBosses(opponents, officialBosses ?? []);
  const { ownGame, unknownAbilities } = createOwnGame(source, all, pokedex ?? [], logBosses);
  const text = unknownAbilities.slice(0, maxListedAbilities).join(', ');
  return {
    ...game,
    ...(text && { warnings: [...warnings, { code: 'unknownAbilities', text }] }),
    ownGame,
    hasLink: formatGameText(ownGame) !== undefined,
    ...(log && {
      log: {
        ...log,
        ...countChanges(ownGame, pokedex ?? []),
        ...(logBosses && { bosses: summarizeBosses(logBosses) }),
      },
    }),
  };
}

function createOwnGame(
  source: OwnGameImport,
  { base, hasOnlyOwnPokemon, hidesTeams }: Required<Omit<ImportChoices, 'rows'>>,
  pokedex: readonly Pokemon[],
  logBosses: LogBosses | undefined,
): { ownGame: OwnGame; unknownAbilities: readonly string[] } {
  const { abilities, hasSecondAbility, fusion, rules } = source;
  // A Pokémon that the base lacks would stay hidden, unless the game has only its own.
  const findByName = exactNameFinder(hasOnlyOwnPokemon ? pokedex : pokemonIn(base, pokedex));
  const bosses = logBosses ? logBosses.bosses : source.bosses;
  const abilityIds = indexAbilities(pokedex);
  const unknownAbilities = new Set<string>();
  const ownGame = toOwnGame(source, {
    ...{ name: placeholderName, base, hasOnlyOwnPokemon },
    ...{ abilities, hasSecondAbility, fusion, rules },
    moves: source.sourceMoves ? changedMoves(source, source.sourceMoves, base) : source.moves,
    bosses: logBosses && hidesTeams ? bosses?.map((boss) => ({ ...boss, isHidden: true })) : bosses,
    findPokemon: (pokemonName) => {
      const pokemon = findByName(pokemonName);
      if (!pokemon) return undefined;
      const { id } = pokemon;
      return { id, types: typingIn(base, pokemon), abilities: allAbilitiesIn(base, pokemon) };
    },
    findAbility: (abilityName) => {
      const key = plainId(abilityName);
      const id = abilityIds.get(key);
      if (!id) unknownAbilities.add(titleCase(abilityName));
      // A name in another script has no letters from a to z.
      return id ?? (key || 'unknown');
    },
  });
  return { ownGame, unknownAbilities: [...unknownAbilities] };
}

/** The ids of the abilities of all Pokémon by their plain names. */
function indexAbilities(pokedex: readonly Pokemon[]): ReadonlyMap<string, string> {
  const ids = pokedex.flatMap(({ abilities, pastAbilities = [] }) => [
    ...abilities,
    ...pastAbilities.flatMap(([, past]) => past),
  ]);
  return new Map(ids.map((id) => [plainId(id), id]));
}

/** The moves that have another type or category than in the base; the files of moves must be loaded. */
function changedMoves(
  { chart }: OwnGameImport,
  moves: readonly SourceMove[],
  base: Era | Game,
): OwnGame['moves'] {
  const changes = moves.flatMap(({ names, type, category }) => {
    const id = names.map((each) => findNamedMove(each)).find((each) => each !== undefined);
    const facts = id === undefined || id === 'other' ? undefined : findMove(id);
    if (!facts) return [];
    const number = generationNumber(base);
    const isOtherType = type && hasType(chart, type) && type !== ownTypeOf(facts, base);
    // Before generation 4 a move has the category of its type.
    const isOtherCategory =
      category && number >= splitSince && category !== categoryOf(facts, number);
    const change = {
      ...(isOtherType && { type }),
      ...(isOtherCategory && { category }),
    };
    return Object.keys(change).length > 0 ? [[facts.id, change] as const] : [];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

/** The first generation in which each move has its own category. */
const splitSince = 4;

function countChanges(
  { base, pokemon, moves = {} }: OwnGame,
  pokedex: readonly Pokemon[],
): Pick<LogSummary, 'typingCount' | 'abilityCount' | 'moveCount'> {
  const byId = new Map(pokedex.map((each) => [each.id, each]));
  const hasOfficialTypes = ({ id, types }: OwnGamePokemon) => {
    const official = byId.get(id);
    return official !== undefined && isSameTyping(typingIn(base, official), types);
  };
  return {
    typingCount: pokemon.filter((each) => !hasOfficialTypes(each)).length,
    abilityCount: pokemon.filter(({ abilities }) => abilities).length,
    moveCount: Object.values(moves).filter(({ type }) => type).length,
  };
}

function summarizeBosses({ bosses, matchCount, missing, leftOutCount }: LogBosses): BossSummary {
  return {
    ...{ matchCount, leftOutCount },
    missingNames: [...new Set(missing.map(({ trainer, pokemon }) => trainer ?? pokemon ?? ''))],
    missingCount: missing.length,
    otherCount: bosses.filter(({ isOutsideStory }) => isOutsideStory).length,
  };
}

function countMatchups({ chart }: OwnGameImport): number {
  const factors = chart.types.flatMap((one) =>
    chart.types.map((other) => factorOf(chart, one, other)),
  );
  return factors.filter((factor) => factor !== 1).length;
}
