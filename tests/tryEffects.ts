import { type ActiveMove, type Battle, type ID, type Pokemon, toID } from '@pkmn/sim';
import {
  attackWith,
  categoryOf,
  clear,
  createSet,
  largeStat,
  runSwitches,
  sendOut,
  setStats,
  startBattle,
} from './battlefield.ts';
import type { SimulatedGeneration } from './situation.ts';

/*
 * Tries an effect of the simulator @pkmn/sim with attacks of every type, on targets that are weak to them, resist
 * them or are immune to them, and with attacks of every class.
 */

/** An effect on one of both Pokémon: its ability, its item, a state of it, its side, or the field. */
export type Effect = {
  kind: 'ability' | 'item' | 'volatile' | 'side' | 'field';
  id: string;
  isAttackers: boolean;
  /** The Pokémon that has it; without one, Mew. */
  holder?: string;
};

/** An attack of the type on the type, `???` for none, and what its move is besides. */
type Probe = { attacking: string; defending: string; move?: Partial<ActiveMove> };

/** The damage of an attack with an effect and without it; 1 is that of a plain attack without types. */
export type TriedHit = Probe & { number: number; plainNumber: number };

const flags = ['contact', 'sound', 'bullet', 'wind', 'punch', 'bite', 'pulse', 'slicing', 'dance'];

/** A move of every class, and one of the other category with little power. */
const classes: readonly Pick<Probe, 'attacking' | 'move'>[] = [
  {
    attacking: 'Normal',
    move: {
      flags: Object.fromEntries(flags.map((flag) => [flag, 1])),
      priority: 1,
      recoil: [0, 1],
      secondaries: [{ chance: 1, volatileStatus: 'flinch' }],
    },
  },
  { attacking: 'Fire', move: { category: 'Special', basePower: 60 } },
];

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
    ...classes.map((probe) => ({ ...probe, defending: '???' })),
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

/** Returns a function that tries an effect. */
export function effectTrier(generation: SimulatedGeneration): (effect: Effect) => TriedHit[] {
  const battle = startBattle(generation);
  const probes = listProbes(battle).map((probe) => {
    const unit = hit(battle, { ...probe, defending: '???' });
    return { probe, unit, plainNumber: hit(battle, probe) / unit };
  });
  return (effect) =>
    probes.map(({ probe, unit, plainNumber }) => ({
      ...probe,
      plainNumber,
      number: hit(battle, probe, effect) / unit,
    }));
}

/** Whether the effect changes the hit. */
export function isChanged({ number, plainNumber }: TriedHit): boolean {
  return Math.abs(number - plainNumber) > 0.005 * plainNumber;
}

/** Whether the effect changes attacks by their types, and not all of them by one factor. */
export function dependsOnTypes(hits: readonly TriedHit[]): boolean {
  const ofTypes = hits.filter(({ move }) => !move);
  const factors = ofTypes
    .filter(({ plainNumber }) => plainNumber > 0)
    .map(({ number, plainNumber }) => (number / plainNumber).toFixed(2));
  return (
    new Set(factors).size > 1 ||
    ofTypes.some(({ number, plainNumber }) => plainNumber === 0 && number > 0)
  );
}

function hit(
  battle: Battle,
  { attacking, defending, move: properties }: Probe,
  effect?: Effect,
  moveId = 'tackle',
): number {
  clear(battle);
  const setOf = (isAttackers: boolean, speed: number) => {
    const isHolder = effect?.isAttackers === isAttackers;
    return createSet({
      species: (isHolder && effect.holder) || 'Mew',
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
    setStats(pokemon);
  }
  target.hp = target.maxhp = largeStat * largeStat;
  // Blaze and its kind act with few HP.
  source.hp = 1;
  if (effect) addState(battle, effect.isAttackers ? source : target, effect);
  const move = battle.dex.getActiveMove(moveId);
  Object.assign(move, {
    ...{ type: attacking, basePower: largeStat, accuracy: true, willCrit: false, flags: {} },
    ...{ category: categoryOf(battle, attacking), basePowerCallback: undefined },
    ...{ multihit: undefined, hit: 1 },
    ...properties,
  });
  return attackWith(move, source, target);
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
