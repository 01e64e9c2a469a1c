import { useMemo } from 'react';
import { usePokedexDownload } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useBosses } from '#app/parts/bosses/useBosses.ts';
import { useIsOfficialName } from '#app/parts/game/useIsOfficialName.ts';
import { type LogBosses, matchBosses } from '#core/ownGames/import/logs/storyBosses.ts';
import type { OwnGameImport } from '#core/ownGames/import/readOwnGame.ts';
import type { RowSide } from '#core/ownGames/import/tables/rowSide.ts';
import { suggestBase, toOwnGame } from '#core/ownGames/import/toOwnGame.ts';
import { cleanGameName } from '#core/ownGames/typeName.ts';
import { pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { gameOf } from '#core/rulesets/ruleset.ts';

/** What the player has changed before the import; the files decide the rest. */
export type ImportChoices = {
  name?: string;
  base?: Era | Game;
  rows?: RowSide;
  hasOnlyOwnPokemon?: boolean;
  /** Whether teams are hidden; for the bosses of a log. */
  hidesTeams?: boolean;
};

/**
 * Returns the base that the player chose, or that of the files, or else the one that fits their
 * types.
 */
export function resolveBase(game: OwnGameImport, { base }: ImportChoices): Era | Game {
  return base ?? game.base ?? suggestBase(game);
}

/** Whether the files are a log that names no official game, and the player has not chosen one. */
export function isBaseMissing(game: OwnGameImport, { base }: ImportChoices): boolean {
  return game.formats.includes('randomizerLog') && !game.base && !base;
}

/** Whether the teams of the bosses are hidden until the player reveals them: those of a log, unless the player says no. */
export function resolveHidesTeams(game: OwnGameImport, { hidesTeams }: ImportChoices): boolean {
  return game.opponents !== undefined && (hidesTeams ?? true);
}

/**
 * Whether only the Pokémon of the files exist; files of Essentials have the whole Pokédex of a
 * game.
 */
export function resolveOnlyOwnPokemon(
  game: OwnGameImport,
  { hasOnlyOwnPokemon }: ImportChoices,
): boolean {
  const isWholePokedex = game.hasOnlyOwnPokemon ?? game.formats.includes('essentialsPokemon');
  return game.pokemon.length > 0 && (hasOnlyOwnPokemon ?? isWholePokedex);
}

/**
 * Applies the player's choices to the files; there is no game without a name or with that of an official
 * game, and until the Pokédex has loaded if it is needed.
 */
export function useImportedGame(
  game: OwnGameImport | undefined,
  choices: ImportChoices,
): {
  ownGame: OwnGame | undefined;
  /** The opponents of a log; undefined for other files, and until the bosses of its game have loaded. */
  logBosses: LogBosses | undefined;
  /** Tries again to download the bosses of the official game, if that failed. */
  retryBosses: (() => Promise<void>) | undefined;
  hasOfficialName: boolean;
  isPending: boolean;
  hasFailed: boolean;
} {
  const { t } = useTranslation();
  const pokedex = usePokedexDownload();
  const allPokemon = pokedex.state === 'done' ? pokedex.value : undefined;
  const needsPokedex = game?.pokemon.some(({ id }) => id === undefined) ?? false;
  const base = game && resolveBase(game, choices);
  const opponents = game && !isBaseMissing(game, choices) ? game.opponents : undefined;
  const official = useBosses(opponents && base && gameOf(base));
  const areBossesLoaded = official.state === 'done';
  const logBosses = useMemo(
    () => (opponents && areBossesLoaded ? matchBosses(opponents, official.bosses) : undefined),
    [opponents, areBossesLoaded, official.bosses],
  );
  const hidesTeams = game !== undefined && resolveHidesTeams(game, choices);
  const isReady =
    !game || (!isBaseMissing(game, choices) && (!game.opponents || logBosses !== undefined));
  const hasOnlyOwnPokemon = game !== undefined && resolveOnlyOwnPokemon(game, choices);
  const namelessGame = useMemo(() => {
    if (!game || !base || !isReady || (needsPokedex && !allPokemon)) return undefined;
    // A Pokémon that the base lacks would stay hidden, unless the game has only its own.
    const candidates =
      (hasOnlyOwnPokemon ? allPokemon : allPokemon && pokemonIn(base, allPokemon)) ?? [];
    const findByName = exactNameFinder(needsPokedex ? candidates : []);
    return toOwnGame(game, {
      name: '',
      base,
      hasOnlyOwnPokemon,
      abilities: game.abilities,
      bosses: logBosses ? hideTeams(logBosses, hidesTeams) : game.bosses,
      hasSecondAbility: game.hasSecondAbility,
      fusion: game.fusion,
      rules: game.rules,
      findPokemon: (pokemonName) => {
        const pokemon = findByName(pokemonName);
        return pokemon && { id: pokemon.id, types: typingIn(base, pokemon) };
      },
    });
  }, [game, base, isReady, logBosses, hidesTeams, hasOnlyOwnPokemon, needsPokedex, allPokemon]);
  const name = cleanGameName(choices.name ?? game?.name ?? t('importGame.unnamed'));
  const hasOfficialName = useIsOfficialName()(name);
  const ownGame = useMemo(
    () => (namelessGame && name && !hasOfficialName ? { ...namelessGame, name } : undefined),
    [namelessGame, name, hasOfficialName],
  );
  return {
    ownGame,
    logBosses,
    retryBosses: opponents && official.state === 'failed' ? official.retry : undefined,
    hasOfficialName,
    isPending:
      (needsPokedex && pokedex.state === 'pending') ||
      (opponents !== undefined && official.state === 'pending'),
    hasFailed: needsPokedex && pokedex.state === 'failed',
  };
}

function hideTeams({ bosses }: LogBosses, isHidden: boolean): LogBosses['bosses'] {
  return isHidden ? bosses.map((boss) => ({ ...boss, isHidden })) : bosses;
}
