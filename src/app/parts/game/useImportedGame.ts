import { useMemo } from 'react';
import { usePokedexDownload } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OwnGameImport } from '#core/ownGames/import/readOwnGame.ts';
import type { RowSide } from '#core/ownGames/import/tables/rowSide.ts';
import { suggestBase, toOwnGame } from '#core/ownGames/import/toOwnGame.ts';
import { cleanGameName } from '#core/ownGames/typeName.ts';
import { pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { useIsOfficialName } from './useIsOfficialName.ts';

/** What the player has changed before the import; the files decide the rest. */
export type ImportChoices = {
  name?: string;
  base?: Era | Game;
  rows?: RowSide;
  hasOnlyOwnPokemon?: boolean;
};

/**
 * Returns the base that the player chose, or that of the files, or else the one that fits their
 * types.
 */
export function resolveBase(game: OwnGameImport, { base }: ImportChoices): Era | Game {
  return base ?? game.base ?? suggestBase(game);
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
  hasOfficialName: boolean;
  isPending: boolean;
  hasFailed: boolean;
} {
  const { t } = useTranslation();
  const pokedex = usePokedexDownload();
  const allPokemon = pokedex.state === 'done' ? pokedex.value : undefined;
  const needsPokedex = game?.pokemon.some(({ id }) => id === undefined) ?? false;
  const base = game && resolveBase(game, choices);
  const hasOnlyOwnPokemon = game !== undefined && resolveOnlyOwnPokemon(game, choices);
  const namelessGame = useMemo(() => {
    if (!game || !base || (needsPokedex && !allPokemon)) return undefined;
    // A Pokémon that the base lacks would stay hidden, unless the game has only its own.
    const candidates =
      (hasOnlyOwnPokemon ? allPokemon : allPokemon && pokemonIn(base, allPokemon)) ?? [];
    const findByName = exactNameFinder(needsPokedex ? candidates : []);
    return toOwnGame(game, {
      name: '',
      base,
      hasOnlyOwnPokemon,
      abilities: game.abilities,
      bosses: game.bosses,
      hasSecondAbility: game.hasSecondAbility,
      fusion: game.fusion,
      rules: game.rules,
      findPokemon: (pokemonName) => {
        const pokemon = findByName(pokemonName);
        return pokemon && { id: pokemon.id, types: typingIn(base, pokemon) };
      },
    });
  }, [game, base, hasOnlyOwnPokemon, needsPokedex, allPokemon]);
  const name = cleanGameName(choices.name ?? game?.name ?? t('importGame.unnamed'));
  const hasOfficialName = useIsOfficialName()(name);
  const ownGame = useMemo(
    () => (namelessGame && name && !hasOfficialName ? { ...namelessGame, name } : undefined),
    [namelessGame, name, hasOfficialName],
  );
  return {
    ownGame,
    hasOfficialName,
    isPending: needsPokedex && pokedex.state === 'pending',
    hasFailed: needsPokedex && pokedex.state === 'failed',
  };
}
