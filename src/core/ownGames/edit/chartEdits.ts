import { attackersOf, factorOf, hasType, makeChart, maxChartTypes } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { hasBothSides, listSides } from '#core/ownGames/chartSides.ts';
import { createIds, titleCase } from '#core/ownGames/typeName.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGame, OwnGameType } from '#core/rulesets/ownGame.ts';
import { setPokemon } from './pokemonEdits.ts';
import { setAbilities } from './ruleEdits.ts';

/** A new game with the types, the chart and the rules of the base. */
export function newGame(name: string, base: Era | Game): OwnGame {
  const chart = chartIn(base);
  const types = chart.types.map((id) => ({ id, name: titleCase(id) }));
  return { name, base, types, chart, pokemon: [] };
}

/** A new game with the rules of the base and only the type Normal, because a chart needs one type. */
export function emptyGame(name: string, base: Era | Game): OwnGame {
  const types = [{ id: 'normal', name: titleCase('normal') }] as const;
  return withChart({ ...newGame(name, base), types }, () => 1);
}

/** The factor in the chart of the base, 0 to 8; 1 if the base lacks one of the types. */
export function baseFactor(
  { base }: Pick<OwnGame, 'base'>,
  attacking: Type,
  defending: Type,
): number {
  return factorOf(chartIn(base), attacking, defending);
}

/** An attacking and a defending type. */
export type Cell = readonly [attacking: Type, defending: Type];

/** The cells of the chart that differ from the base, in the order of the chart. */
export function changedCells(game: Pick<OwnGame, 'base' | 'chart'>): Cell[] {
  const { types } = game.chart;
  return types.flatMap((attacking) =>
    types
      .filter((defending) => isChanged(game, attacking, defending))
      .map((defending): Cell => [attacking, defending]),
  );
}

/** Whether the factor differs from that of the base. */
export function isChanged(
  game: Pick<OwnGame, 'base' | 'chart'>,
  attacking: Type,
  defending: Type,
): boolean {
  return factorOf(game.chart, attacking, defending) !== baseFactor(game, attacking, defending);
}

/** The game with a new chart of its types and their sides, by default with the factors of its chart. */
export function withChart(
  game: OwnGame,
  getFactor = (attacking: Type, defending: Type) => factorOf(game.chart, attacking, defending),
): OwnGame {
  const { types } = game;
  const chart = makeChart(
    types.map(({ id }) => id),
    getFactor,
    listSides(types),
  );
  return { ...game, chart };
}

/** The game with the factor, from 0 to 8, in one cell; the same game if the chart lacks the cell. */
export function setFactor(game: OwnGame, [attacking, defending]: Cell, factor: number): OwnGame {
  const { chart } = game;
  if (!hasType(chart, attacking) || !hasType(chart, defending)) return game;
  const row = { ...chart.factors[attacking], [defending]: factor };
  return { ...game, chart: { ...chart, factors: { ...chart.factors, [attacking]: row } } };
}

/** The game with the factors of its base in all cells. */
export function resetChart(game: OwnGame): OwnGame {
  return withChart(game, (one, other) => baseFactor(game, one, other));
}

/** The game with one more type, whose factors are all 1; the same game if it has 64 types. */
export function addType(game: OwnGame, name: string): OwnGame {
  if (game.types.length >= maxChartTypes) return game;
  const makeId = createIds();
  let id = makeId(name);
  while (hasType(game.chart, id)) id = makeId(name);
  const type: OwnGameType = { id, name };
  return withChart({ ...game, types: [...game.types, type] });
}

/** The sides on which a type exists: as an attack, as a type of Pokémon, or both. */
export type TypeSide = 'both' | 'attack' | 'defend';

/** The side on which the type exists. */
export function sideOf({ isAttackOnly, isDefendOnly }: OwnGameType): TypeSide {
  if (isAttackOnly) return 'attack';
  return isDefendOnly ? 'defend' : 'both';
}

/**
 * The game with another name, color or side of the type; the same game if a side would have no
 * types.
 */
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
  if (side === undefined) return { ...game, types };
  if (!hasBothSides(types)) return game;
  return removeLostTypes(withChart({ ...game, types }));
}

/** The game without the type; the same game if a side would have no types. */
export function removeType(game: OwnGame, id: Type): OwnGame {
  const types = game.types.filter((type) => type.id !== id);
  if (types.length === 0 || !hasBothSides(types)) return game;
  return removeLostTypes(withChart({ ...game, types }));
}

/**
 * Removes types that the chart does not have any more from Pokémon and abilities, and then Pokémon
 * without types, abilities without effects and changes of moves.
 */
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
  const { moves, ...remaining } = setAbilities(
    setPokemon(game, remainingPokemon),
    remainingAbilities ?? [],
  );
  const remainingMoves = Object.entries(moves ?? {}).filter(
    ([, { type }]) => !type || attackersOf(chart).includes(type),
  );
  return remainingMoves.length > 0
    ? { ...remaining, moves: Object.fromEntries(remainingMoves) }
    : remaining;
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
