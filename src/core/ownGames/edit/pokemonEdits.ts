import { defendersOf } from '#core/charts/chart.ts';
import { maxTypes, type Typing } from '#core/charts/type.ts';
import { createPokemonIds, isOwnPokemonId } from '#core/ownGames/pokemonId.ts';
import { maxGamePokemon } from '#core/ownGames/sourceGame.ts';
import { isPokemonName } from '#core/ownGames/typeName.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/**
 * The game with the one to three types for a Pokémon of the Pokédex or of its own; the same game for
 * another number of types and beyond 10,000 Pokémon.
 */
export function setTyping(
  game: OwnGame,
  { id, name }: { id: string; name: string },
  types: Typing,
): OwnGame {
  if (types.length < 1 || types.length > maxTypes) return game;
  const earlier = game.pokemon.find((each) => each.id === id);
  const isNew = !earlier;
  const newPokemon = { ...earlier, id, name, types };
  if (isNew && game.pokemon.length >= maxGamePokemon) return game;
  return {
    ...game,
    pokemon: isNew
      ? [...game.pokemon, newPokemon]
      : game.pokemon.map((each) => (each.id === id ? newPokemon : each)),
  };
}

/**
 * The game with the typings of the list, without types that its chart lacks. An entry without an id is
 * the game's own Pokémon of that name, or a new one. The game keeps at most 10,000 Pokémon.
 */
export function setTypings(
  game: OwnGame,
  list: readonly { id: string | undefined; name: string; types: Typing }[],
): OwnGame {
  const byId = new Map(game.pokemon.map((each) => [each.id, each]));
  const own = game.pokemon.filter(({ id }) => isOwnPokemonId(id));
  const ownIds = new Map(own.map(({ id, name }) => [name, id]));
  const defenders = new Set(defendersOf(game.chart));
  const createId = createPokemonIds();
  for (const { id: officialId, name, types: listTypes } of list) {
    const types = listTypes.filter((type) => defenders.has(type));
    if (types.length === 0 || !isPokemonName(name)) continue;
    let id = officialId ?? ownIds.get(name) ?? createId(name);
    while (!officialId && ownIds.get(name) === undefined && byId.has(id)) id = createId(name);
    if (!officialId) ownIds.set(name, id);
    byId.set(id, { ...byId.get(id), id, name, types });
  }
  return { ...game, pokemon: [...byId.values()].slice(0, maxGamePokemon) };
}

/** The game with a new Pokémon of its own, which has the first type that Pokémon can have. */
export function addPokemon(game: OwnGame, name: string): OwnGame {
  const createId = createPokemonIds();
  const ids = new Set(game.pokemon.map(({ id }) => id));
  let id = createId(name);
  while (ids.has(id)) id = createId(name);
  const type = game.types.find(({ isAttackOnly }) => !isAttackOnly);
  return type ? setTyping(game, { id, name }, [type.id]) : game;
}

/**
 * The game without its typing of the Pokémon; a Pokémon of the Pokédex gets its official types
 * back.
 */
export function removePokemon(game: OwnGame, id: string): OwnGame {
  return setPokemon(
    game,
    game.pokemon.filter((each) => each.id !== id),
  );
}

/** The game with these Pokémon; it has the Pokémon of its base too if the list is empty. */
export function setPokemon(
  { hasOnlyOwnPokemon, ...game }: OwnGame,
  pokemon: OwnGame['pokemon'],
): OwnGame {
  const hasOnlyOwn = hasOnlyOwnPokemon && pokemon.length > 0;
  return { ...game, pokemon, ...(hasOnlyOwn && { hasOnlyOwnPokemon }) };
}

/** The game with only its own Pokémon, if it has any, or with those of its base too. */
export function setOnlyOwnPokemon(
  { hasOnlyOwnPokemon, ...game }: OwnGame,
  onlyOwn: boolean,
): OwnGame {
  return { ...game, ...(onlyOwn && game.pokemon.length > 0 && { hasOnlyOwnPokemon: true }) };
}
