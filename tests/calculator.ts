import { Dex } from '@pkmn/sim';
import {
  calculate,
  Field,
  type GenerationNum,
  Generations,
  Move,
  Pokemon,
  type State,
  toID,
} from '@smogon/calc';
import { factorOf } from '#core/charts/chart.ts';
import type { OfficialType, Type } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { MoveFacts } from '#core/rules/moveFacts.ts';
import { type Ruleset, typesIn } from '#core/rulesets/ruleset.ts';
import { listPlainMoves } from './plainMoves.ts';

/*
 * Hits in the damage calculator @smogon/calc, which has Champions as its generation 0. A number is the damage divided
 * by that of the same move on a target without types and without the effect.
 */

/** The ability or the item of the attacker or of the defender, by its name in the calculator. */
export type CalculatedEffect = {
  ability?: string;
  item?: string;
  isAttackers: boolean;
  /** The Pokémon that has it, `stranger` for one for which no item is made. */
  holder?: string;
};

/** A move on a target of the type, or of none. */
export type CalculatedProbe = { move: MoveFacts; defending: Type | undefined };

/** The weather of the abilities that the calculator leaves to its field. */
const weatherOf: Readonly<Record<string, State.Field['weather']>> = {
  'Delta Stream': 'Strong Winds',
  'Desolate Land': 'Harsh Sunshine',
  'Primordial Sea': 'Heavy Rain',
};

/** A Pokémon of every generation that no item is made for. */
export const stranger = 'Snorlax';

/** Returns the functions of the calculator's generation. */
export function calculatorOf(generation: GenerationNum) {
  const calculator = Generations.get(generation);
  const dex = Dex.forGen(generation || 9);

  function enter(type: string, effect?: CalculatedEffect): Pokemon {
    const { ability = 'Gluttony', item, holder = stranger } = effect ?? {};
    const isDual = calculator.species.get(toID(holder))?.types.length === 2;
    return new Pokemon(calculator, holder, {
      level: 100,
      ability,
      ...(item && { item }),
      overrides: {
        types: (isDual ? ['???', type] : [type]) as never,
        baseStats: { hp: 255, atk: 255, def: 20, spa: 255, spd: 20, spe: 100 },
      },
    });
  }

  const isWeak = ({ id }: MoveFacts) => dex.moves.get(id).basePower <= 60;

  function damageOf(move: MoveFacts, type: string, effect?: CalculatedEffect): number {
    const attacker = enter('???', effect?.isAttackers ? effect : undefined);
    const defender = enter(type, effect?.isAttackers === false ? effect : undefined);
    const used = new Move(calculator, toID(move.id), {
      // Rounding matters for smaller ones; Technician asks for 60 or less.
      overrides: { basePower: isWeak(move) ? 60 : 100 },
    });
    const weather = effect?.ability && weatherOf[effect.ability];
    const field = new Field(weather ? { weather } : {});
    const { damage } = calculate(calculator, attacker, defender, used, field);
    return Math.max(...[damage].flat(2));
  }

  const units = new Map<string, number>();

  /** The number of a hit, 0 or more. */
  function numberOf({ move, defending }: CalculatedProbe, effect?: CalculatedEffect): number {
    let unit = units.get(move.id);
    if (unit === undefined) {
      unit = damageOf(move, '???');
      units.set(move.id, unit);
    }
    const type = defending ? `${defending.charAt(0).toUpperCase()}${defending.slice(1)}` : '???';
    return damageOf(move, type, effect) / unit;
  }

  /** The moves of the game that do nothing but damage by types and power. */
  function listMoves(ruleset: Ruleset): MoveFacts[] {
    return listPlainMoves(ruleset).filter(({ id }) => {
      const { multihit, ...move } = dex.moves.get(id);
      const hasCode = Object.values(move).some((value) => typeof value === 'function');
      const power = calculator.moves.get(toID(id))?.basePower ?? 0;
      return !hasCode && !multihit && power > 1;
    });
  }

  /** As few of the moves as have each type, class and category, little power, and a secondary effect. */
  function chooseMoves(moves: readonly MoveFacts[]): MoveFacts[] {
    const probedFeatures = new Set<unknown>();
    return moves.filter((move) => {
      const { id, type, classes } = move;
      const { category, secondaries } = dex.moves.get(id);
      const features = [type, category, isWeak(move), secondaries !== null, ...classes];
      const isNew = features.some((feature) => !probedFeatures.has(feature));
      for (const feature of features) probedFeatures.add(feature);
      return isNew;
    });
  }

  /** Each move on a type that is weak to it, or on one that it does not act on more; of `all`, on each type. */
  function listProbes(
    ruleset: Ruleset,
    moves: readonly MoveFacts[],
    all: boolean,
  ): CalculatedProbe[] {
    const { chart } = worldIn(ruleset);
    const types = typesIn(ruleset);
    return moves.flatMap((move): CalculatedProbe[] => {
      if (all) return types.map((defending) => ({ move, defending }));
      const defending = types.find((type) => factorOf(chart, move.type as OfficialType, type) > 1);
      return [{ move, defending }];
    });
  }

  return { calculator, numberOf, listMoves, chooseMoves, listProbes };
}
