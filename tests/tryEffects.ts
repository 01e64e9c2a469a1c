import { type Battle, type ID, type Pokemon, toID } from '@pkmn/sim';
import { clear, createSet, largeStat, runSwitches, sendOut, startBattle } from './battlefield.ts';
import type { SimulatedGeneration } from './situations.ts';

/*
 * Tries an effect of the simulator @pkmn/sim with attacks of every type, and on targets that are weak to them,
 * resist them or are immune to them. An effect is about types if it changes these attacks by different factors.
 */

/** An effect on one of both Pokémon: its ability, its item, a state of it, its side, or the field. */
export type Effect = {
  kind: 'ability' | 'item' | 'volatile' | 'side' | 'field';
  id: string;
  isAttackers: boolean;
};

type Probe = { attacking: string; defending: string };

function listProbes({ dex }: Battle): Probe[] {
  const types = dex.types.names().filter((type) => type !== 'Stellar');
  // Berries need a target that is weak.
  const weaknesses = types.flatMap((attacking) => {
    const defending = types.find((type) => dex.getEffectiveness(attacking, type) > 0);
    return defending === undefined ? [] : [{ attacking, defending }];
  });
  const immunities = types.flatMap((attacking) =>
    types
      .filter((defending) => !dex.getImmunity(attacking, defending))
      .map((defending) => ({ attacking, defending })),
  );
  return [
    ...types.map((attacking) => ({ attacking, defending: '???' })),
    ...['Normal', 'Flying'].map((defending) => ({ attacking: 'Fighting', defending })),
    ...weaknesses,
    ...immunities,
  ];
}

/** Returns a function that finds whether the move is not like each other move of its type on some target. */
export function moveTrier(generation: SimulatedGeneration): (id: string) => boolean {
  const battle = startBattle(generation);
  const types = battle.dex.types.names().filter((type) => type !== 'Stellar');
  return (id) => {
    const { type: attacking } = battle.dex.moves.get(id);
    const damageOn = (defending: string, move = 'tackle') =>
      hit(battle, { attacking, defending }, undefined, move);
    const factor = damageOn('???', id) / damageOn('???');
    // A move that fails on every target fails for another reason.
    if (factor === 0) return false;
    return types.some((type) => {
      const plainDamage = damageOn(type);
      const damage = damageOn(type, id);
      return Math.abs(damage - factor * plainDamage) > 0.01 * Math.max(damage, plainDamage);
    });
  };
}

/** Returns a function that finds whether the effect changes attacks by their types. */
export function effectTrier(generation: SimulatedGeneration): (effect: Effect) => boolean {
  const battle = startBattle(generation);
  const probes = listProbes(battle);
  const plainDamages = probes.map((probe) => hit(battle, probe));
  return (effect) => {
    const factors = new Set<string>();
    for (const [index, probe] of probes.entries()) {
      const plainDamage = plainDamages[index] ?? 0;
      const damage = hit(battle, probe, effect);
      if (plainDamage > 0) factors.add((damage / plainDamage).toFixed(2));
      else if (damage > 0) return true;
      if (factors.size > 1) return true;
    }
    return false;
  };
}

function hit(
  battle: Battle,
  { attacking, defending }: Probe,
  effect?: Effect,
  moveId = 'tackle',
): number {
  clear(battle);
  const setOf = (isAttackers: boolean, speed: number) => {
    const isHolder = effect?.isAttackers === isAttackers;
    return createSet({
      species: 'Mew',
      item: isHolder && effect.kind === 'item' ? effect.id : undefined,
      ability: isHolder && effect.kind === 'ability' ? effect.id : undefined,
      speed,
    });
  };
  const source = sendOut(battle.p1, setOf(true, 31));
  const target = sendOut(battle.p2, setOf(false, 0));
  runSwitches(battle);
  source.setType('???', true);
  target.setType(defending, true);
  for (const pokemon of [source, target]) {
    pokemon.clearBoosts();
    const stats = { atk: largeStat, def: largeStat, spa: largeStat, spd: largeStat, spe: 300 };
    pokemon.storedStats = stats;
  }
  target.hp = target.maxhp = largeStat * largeStat;
  // Blaze and its kind act with few HP.
  source.hp = 1;
  if (effect) addState(battle, effect.isAttackers ? source : target, effect);
  const move = battle.dex.getActiveMove(moveId);
  Object.assign(move, {
    ...{ type: attacking, basePower: largeStat, accuracy: true, willCrit: false, flags: {} },
    ...{ category: 'Physical', basePowerCallback: undefined, multihit: undefined, hit: 1 },
  });
  // biome-ignore lint/correctness/useHookAtTopLevel: useMove is no React hook.
  battle.actions.useMove(move, source, { target });
  return target.maxhp - target.hp;
}

function addState(battle: Battle, pokemon: Pokemon, { kind, id }: Effect): void {
  const state = battle.initEffectState({ id: id as ID, target: pokemon, source: pokemon });
  if (kind === 'volatile') pokemon.volatiles[id] = state;
  if (kind === 'side') pokemon.side.sideConditions[id] = { ...state, target: pokemon.side };
  if (kind !== 'field') return;
  if (battle.dex.moves.get(id).terrain) battle.field.setTerrain(id, pokemon);
  else if (battle.dex.moves.get(id).pseudoWeather) battle.field.addPseudoWeather(id, pokemon);
  else battle.field.setWeather(toID(id), pokemon);
}
