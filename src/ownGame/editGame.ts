import { defendersOf, factorOf, hasType, makeChart } from '#engine/chart.ts';
import type { Game } from '#engine/game.ts';
import type { Era } from '#engine/generation.ts';
import { chartIn } from '#engine/officialChart.ts';
import type { OwnGame, OwnGameAbility, OwnGameType } from '#engine/ownGame.ts';
import { maxTypes, type Type, type Typing } from '#engine/type.ts';
import { abilityIdFor, maxAbilityEffects } from './abilityText.ts';
import { hasBothSides } from './chartSides.ts';
import { createPokemonIds, isOwnPokemonId } from './pokemonId.ts';
import { maxGamePokemon, maxGameTypes } from './sourceGame.ts';
import { createIds, isPokemonName, titleCase } from './typeName.ts';

/** A new game with the types, the chart and the rules of the base. */
export function newGame(name: string, base: Era | Game): OwnGame {
  const chart = chartIn(base);
  const types = chart.types.map((id) => ({ id, name: titleCase(id) }));
  return { name, base, types, chart, pokemon: [] };
}

/** A new game with the rules of the base and only the type Normal, which a chart cannot be without. */
export function emptyGame(name: string, base: Era | Game): OwnGame {
  const types = [{ id: 'normal', name: titleCase('normal') }] as const;
  return withChart({ ...newGame(name, base), types }, () => 1);
}

/** The factor in the chart of the base, 0 to 8; 1 if the base lacks one of the types. */
export function baseFactor({ base }: OwnGame, attacking: Type, defending: Type): number {
  return factorOf(chartIn(base), attacking, defending);
}

/** An attacking and a defending type. */
export type Cell = readonly [attacking: Type, defending: Type];

/** The cells of the chart that differ from the base, in the order of the chart. */
export function changedCells(game: OwnGame): Cell[] {
  const { types } = game.chart;
  return types.flatMap((attacking) =>
    types
      .filter((defending) => isChanged(game, attacking, defending))
      .map((defending): Cell => [attacking, defending]),
  );
}

/** Whether the factor differs from that of the base. */
export function isChanged(game: OwnGame, attacking: Type, defending: Type): boolean {
  return factorOf(game.chart, attacking, defending) !== baseFactor(game, attacking, defending);
}

/** The game with a chart of its types and their sides, by default with the factors that it has. */
function withChart(
  game: OwnGame,
  getFactor = (attacking: Type, defending: Type) => factorOf(game.chart, attacking, defending),
): OwnGame {
  const { types } = game;
  const chart = makeChart(
    types.map(({ id }) => id),
    getFactor,
    {
      attackOnly: types.filter(({ isAttackOnly }) => isAttackOnly).map(({ id }) => id),
      defendOnly: types.filter(({ isDefendOnly }) => isDefendOnly).map(({ id }) => id),
    },
  );
  return { ...game, chart };
}

/** The game with the factor, from 0 to 8, in one cell. */
export function setFactor(game: OwnGame, [attacking, defending]: Cell, factor: number): OwnGame {
  return withChart(game, (one, other) =>
    one === attacking && other === defending ? factor : factorOf(game.chart, one, other),
  );
}

/** The game with the factors of its base in all cells. */
export function resetChart(game: OwnGame): OwnGame {
  return withChart(game, (one, other) => baseFactor(game, one, other));
}

/** The game with one more type, without matchups; the same game if it has 64. */
export function addType(game: OwnGame, name: string): OwnGame {
  if (game.types.length >= maxGameTypes) return game;
  const makeId = createIds();
  let id = makeId(name);
  while (hasType(game.chart, id)) id = makeId(name);
  const type: OwnGameType = { id, name };
  return withChart({ ...game, types: [...game.types, type] });
}

/** The sides on which a type exists. */
export type TypeSide = 'both' | 'attack' | 'defend';

/** The side on which the type exists. */
export function sideOf({ isAttackOnly, isDefendOnly }: OwnGameType): TypeSide {
  if (isAttackOnly) return 'attack';
  return isDefendOnly ? 'defend' : 'both';
}

/** The game with another name, color or side of the type; the same game if a side had no types then. */
export function changeType(
  game: OwnGame,
  id: Type,
  { side, ...change }: { name?: string; color?: string; side?: TypeSide },
): OwnGame {
  const types = game.types.map((type): OwnGameType => {
    if (type.id !== id) return type;
    const { isAttackOnly, isDefendOnly, ...rest } = type;
    const newSide = side ?? sideOf(type);
    return {
      ...{ ...rest, ...change },
      ...(newSide === 'attack' && { isAttackOnly: true }),
      ...(newSide === 'defend' && { isDefendOnly: true }),
    };
  });
  if (!hasBothSides(types)) return game;
  return removeLostTypes(withChart({ ...game, types }));
}

/** The game without the type; the same game if a side had no types then. */
export function removeType(game: OwnGame, id: Type): OwnGame {
  const types = game.types.filter((type) => type.id !== id);
  if (types.length === 0 || !hasBothSides(types)) return game;
  return removeLostTypes(withChart({ ...game, types }));
}

/** Removes types that Pokémon and abilities cannot have any more, and what is empty then. */
function removeLostTypes(game: OwnGame): OwnGame {
  const { chart, pokemon, abilities } = game;
  const attackOnly = new Set(chart.attackOnly);
  const has = (type: Type) => hasType(chart, type);
  const remainingPokemon = pokemon
    .map((each) => ({
      ...each,
      types: each.types.filter((type) => has(type) && !attackOnly.has(type)),
    }))
    .filter(({ types }) => types.length > 0);
  const remainingAbilities = abilities
    ?.map((ability) => ({
      ...ability,
      effects: ability.effects.filter((effect) =>
        effect.kind === 'takes' ? has(effect.type) : has(effect.from) && has(effect.into),
      ),
    }))
    .filter(({ effects }) => effects.length > 0);
  return withAbilities(withPokemon(game, remainingPokemon), remainingAbilities ?? []);
}

/** The game with the type one place earlier (-1) or later (1). */
export function moveType(game: OwnGame, id: Type, step: -1 | 1): OwnGame {
  const from = game.types.findIndex((type) => type.id === id);
  const neighbor = game.types[from + step];
  const movedType = game.types[from];
  if (!movedType || !neighbor) return game;
  const types = game.types.with(from, neighbor).with(from + step, movedType);
  return withChart({ ...game, types });
}

/** The game with one to three types of the Pokémon of the Pokédex, or of one that it has added. */
export function setTyping(
  game: OwnGame,
  { id, name }: { id: string; name: string },
  types: Typing,
): OwnGame {
  if (types.length < 1 || types.length > maxTypes) return game;
  const newPokemon = { id, name, types };
  const isNew = !game.pokemon.some((each) => each.id === id);
  if (isNew && game.pokemon.length >= maxGamePokemon) return game;
  return {
    ...game,
    pokemon: isNew
      ? [...game.pokemon, newPokemon]
      : game.pokemon.map((each) => (each.id === id ? newPokemon : each)),
  };
}

/**
 * The game with the types of all these Pokémon, those that its chart has; one without an id is the
 * game's own with its name, or a new one. At most 10,000 stay.
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
    byId.set(id, { id, name, types });
  }
  return { ...game, pokemon: [...byId.values()].slice(0, maxGamePokemon) };
}

/** The game with a Pokémon of the player's own, which has the game's first type. */
export function addPokemon(game: OwnGame, name: string): OwnGame {
  const createId = createPokemonIds();
  const ids = new Set(game.pokemon.map(({ id }) => id));
  let id = createId(name);
  while (ids.has(id)) id = createId(name);
  const type = game.types.find(({ isAttackOnly }) => !isAttackOnly);
  return type ? setTyping(game, { id, name }, [type.id]) : game;
}

/** The game without its entry of the Pokémon. */
export function removePokemon(game: OwnGame, id: string): OwnGame {
  return withPokemon(
    game,
    game.pokemon.filter((each) => each.id !== id),
  );
}

function withPokemon(
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

/** The game with an ability that halves the damage of the game's first type. */
export function addAbility(game: OwnGame, name: string): OwnGame {
  const { abilities = [], types } = game;
  const type = types[0]!.id;
  const effects = [{ kind: 'takes', type, factor: 0.5 }] as const;
  return withAbilities(game, [...abilities, { id: abilityIdFor(name, abilities), name, effects }]);
}

/** The game with the changed ability in place of the one with its id; 1 to 8 effects. */
export function changeAbility(game: OwnGame, ability: OwnGameAbility): OwnGame {
  const { effects, id } = ability;
  if (effects.length < 1 || effects.length > maxAbilityEffects) return game;
  return withAbilities(
    game,
    (game.abilities ?? []).map((each) => (each.id === id ? ability : each)),
  );
}

/** The game without the ability. */
export function removeAbility(game: OwnGame, id: OwnGameAbility['id']): OwnGame {
  return withAbilities(
    game,
    (game.abilities ?? []).filter((each) => each.id !== id),
  );
}

function withAbilities(
  { abilities: _, ...game }: OwnGame,
  abilities: readonly OwnGameAbility[],
): OwnGame {
  return abilities.length > 0 ? { ...game, abilities } : game;
}

/** The game whose Pokémon can have a second ability, or not. */
export function setSecondAbility(
  { hasSecondAbility: _, ...game }: OwnGame,
  isOn: boolean,
): OwnGame {
  return { ...game, ...(isOn && { hasSecondAbility: true }) };
}

/** The game with the rule of fusions; without fusions if it is undefined. */
export function setFusion({ fusion: _, ...game }: OwnGame, fusion: OwnGame['fusion']): OwnGame {
  return fusion ? { ...game, fusion } : game;
}
