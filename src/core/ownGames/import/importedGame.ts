import type { Boss } from '#core/bosses/boss.ts';
import { factorOf } from '#core/charts/chart.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { type Pokemon, pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import type { OfficialPart } from './logs/randomizerLog.ts';
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
  /** The number of Pokémon with other types. */
  pokemonCount: number;
  /** What stays official, although the log may change it. */
  officialParts: readonly OfficialPart[];
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
  const { formats, warnings, matrix, name, types, pokemon, opponents, officialParts } = source;
  const defaults = {
    base: source.base ?? suggestBase(source),
    // Files of Essentials have the whole Pokédex of a game.
    hasOnlyOwnPokemon:
      pokemon.length > 0 && (source.hasOnlyOwnPokemon ?? formats.includes('essentialsPokemon')),
    hidesTeams: opponents !== undefined,
  };
  const isBaseUnknown = officialParts !== undefined && !source.base;
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
  const ownGame = createOwnGame(source, all, pokedex ?? [], logBosses);
  return {
    ...game,
    ownGame,
    hasLink: formatGameText(ownGame) !== undefined,
    ...(officialParts && {
      log: {
        ...{ pokemonCount: ownGame.pokemon.length, officialParts },
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
): OwnGame {
  const { abilities, hasSecondAbility, fusion, rules } = source;
  // A Pokémon that the base lacks would stay hidden, unless the game has only its own.
  const findByName = exactNameFinder(hasOnlyOwnPokemon ? pokedex : pokemonIn(base, pokedex));
  const bosses = logBosses ? logBosses.bosses : source.bosses;
  return toOwnGame(source, {
    ...{ name: placeholderName, base, hasOnlyOwnPokemon },
    ...{ abilities, hasSecondAbility, fusion, rules },
    bosses: logBosses && hidesTeams ? bosses?.map((boss) => ({ ...boss, isHidden: true })) : bosses,
    findPokemon: (pokemonName) => {
      const pokemon = findByName(pokemonName);
      return pokemon && { id: pokemon.id, types: typingIn(base, pokemon) };
    },
  });
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
