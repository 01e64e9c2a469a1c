import {
  type ActiveMove,
  type Battle,
  type Field,
  type Pokemon,
  type PokemonSet,
  toID,
} from '@pkmn/sim';
import {
  attackWith,
  categoryOf,
  clear,
  largeStat,
  runSwitches,
  sendOut,
  setStats,
  startBattle,
} from './battlefield.ts';
import type { SimulatedGeneration } from './situation.ts';

/*
 * Attacks of real sets in the battle simulator @pkmn/sim: with their species, abilities, items, moves
 * and Tera Types. A number is the damage divided by that of a typeless hit of the same Pokémon on the
 * same target, so that what strengthens or weakens every attack alike has no influence.
 */

/** A Pokémon of a duel in the simulator. */
export type RealFighter = { set: PokemonSet; isTerastallized: boolean };

/** The weather, the terrain and Gravity that are set on the field, by the simulator's ids. */
export type RealField = readonly string[];

/** The numbers of the attacks of one Pokémon on another, by the moves' ids, and the field. */
export type RealHits = { numbers: ReadonlyMap<string, number>; field: RealField };

/** What a move does to types; its other functions decide about its power or its success. */
const typeFunctions: readonly string[] = ['onModifyType', 'onEffectiveness', 'onTryImmunity'];

/** Flags of attacks that are stronger for some abilities of the attacker. */
const powerFlags = ['charge', 'recharge', 'futuremove'] as const;

/**
 * Abilities that change the stats of the attacker's form, or that stop or weaken a hit of any type.
 */
const plainAbilities: ReadonlySet<string> = new Set([
  ...['stancechange', 'gulpmissile', 'disguise', 'iceface', 'multiscale', 'shadowshield'],
]);

/** What fixed damage counts as, unless the target is immune: normal damage with the same-type attack bonus. */
const fixedDamage = 1.5;

const battles = new Map<SimulatedGeneration, Battle>();

function battleOf(generation: SimulatedGeneration): Battle {
  const existing = battles.get(generation);
  if (existing) return existing;
  const battle = startBattle(generation);
  battles.set(generation, battle);
  return battle;
}

/** Attacks the target with each damaging move of the attacker; `ownMoves` keep their effect on damage. */
export function hitWithAll(
  generation: SimulatedGeneration,
  attacker: RealFighter,
  target: RealFighter,
  field: RealField,
  ownMoves: ReadonlySet<string>,
): RealHits {
  const battle = battleOf(generation);
  const numbers = new Map<string, number>();
  let activeField: RealField = [];
  for (const id of attacker.set.moves.map(toID)) {
    const { category, damage, damageCallback, ohko } = battle.dex.moves.get(id);
    // Bide attacks only after two turns.
    if (category === 'Status' || id === 'bide') continue;
    const isFixed = Boolean(damage || damageCallback || ohko);
    const categoryType = battle.dex.moves.get(id).type;
    const hit = (attack: string) => {
      const [source, opponent] = enter(battle, attacker, target, field);
      activeField = fieldOf(battle.field);
      const move = prepareMove(battle, attack, categoryType, ownMoves);
      return attackWith(move, source, opponent);
    };
    numbers.set(id, isFixed ? fixedDamage * Math.sign(hit(id)) : hit(id) / hit('struggle'));
  }
  return { numbers, field: activeField };
}

/** Sends both Pokémon out on the field. */
function enter(
  battle: Battle,
  attacker: RealFighter,
  target: RealFighter,
  field: RealField,
): [source: Pokemon, opponent: Pokemon] {
  clear(battle);
  const pair = [
    [battle.p1, attacker],
    [battle.p2, target],
  ] as const;
  const [source, opponent] = pair.map(([side, { set }]) => sendOut(side, set)) as [
    Pokemon,
    Pokemon,
  ];
  runSwitches(battle);
  for (const id of field) {
    if (id === 'gravity') battle.field.addPseudoWeather(id, source);
    else if (id.endsWith('terrain')) battle.field.setTerrain(id, source);
    else battle.field.setWeather(id, source);
  }
  for (const [pokemon, { isTerastallized }] of [
    [source, attacker],
    [opponent, target],
  ] as const) {
    if (isTerastallized) battle.actions.terastallize(pokemon);
    pokemon.clearBoosts();
    setStats(pokemon);
  }
  opponent.hp = opponent.maxhp = largeStat * largeStat;
  // They would change one of the two hits, and nothing about types.
  for (const pokemon of [source, opponent]) {
    if (plainAbilities.has(pokemon.ability)) pokemon.setAbility('noability', null, null, true);
  }
  return [source, opponent];
}

/** The move with a fixed power, and without what is not about types. */
function prepareMove(
  battle: Battle,
  id: string,
  categoryType: string,
  ownMoves: ReadonlySet<string>,
): ActiveMove {
  const move = battle.dex.getActiveMove(id);
  const entries = Object.entries(move) as [keyof ActiveMove & string, unknown][];
  for (const [name, value] of entries) {
    const isKept = typeFunctions.includes(name) || (name === 'onBasePower' && ownMoves.has(id));
    if (typeof value === 'function' && !isKept) delete move[name];
  }
  const { priority, flags, recoil } = move;
  Object.assign(move, {
    ...{
      basePower: largeStat,
      category: categoryOf(battle, categoryType),
      accuracy: true,
      willCrit: false,
      priority,
    },
    // Immunities count when the attack hits, which is later.
    ...(flags.futuremove && { ignoreImmunity: false }),
    ...{ multihit: undefined, selfdestruct: undefined, secondaries: null, secondary: null },
    ...{ damage: undefined, ohko: undefined },
    ...{ self: undefined, mindBlownRecoil: undefined, drain: undefined },
    ...{ struggleRecoil: undefined, forceSwitch: undefined },
    // Reckless asks for it.
    ...(recoil && { recoil: [0, 1] }),
    ...{ selfSwitch: undefined, volatileStatus: undefined, status: undefined },
    ...{ overrideOffensiveStat: undefined, overrideOffensivePokemon: undefined },
    ...{ overrideDefensiveStat: undefined, ignoreDefensive: undefined, hit: 1 },
  });
  if (id === 'struggle') move.type = '???';
  // In generations 3 and 4 they halve the target's defense.
  if (id === 'explosion' || id === 'selfdestruct') Object.assign(move, { id: 'tackle' });
  move.flags = id === 'struggle' ? {} : { ...flags };
  for (const flag of powerFlags) delete move.flags[flag];
  return move;
}

function fieldOf({ weather, terrain, pseudoWeather }: Field): RealField {
  return [weather, terrain, ...Object.keys(pseudoWeather)].filter(Boolean);
}
