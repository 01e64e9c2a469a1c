import {
  type ActiveMove,
  Battle,
  Pokemon,
  type PokemonSet,
  PRNG,
  type Side,
  toID,
} from '@pkmn/sim';
import type { SimulatedGeneration } from './situation.ts';

/* Battles of the simulator @pkmn/sim, which are reused: starting another takes longer than a hit. */

/** Power and stats so large that their rounding is negligible. */
export const largeStat = 1_000_000;

const noStats = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 };

/** Starts a battle of the generation without random numbers, truncation and log. */
export function startBattle(generation: SimulatedGeneration): Battle {
  const battle = new Battle({
    formatid: toID(`gen${generation}customgame`),
    p1: { name: 'attacker', team: [createSet({ species: 'Mew', speed: 31 })] },
    p2: { name: 'defender', team: [createSet({ species: 'Mew' })] },
  });
  if (battle.requestState === 'teampreview') battle.makeChoices('team 1', 'team 1');
  battle.randomizer = (damage) => damage;
  // Damage here is larger than the 16 and 32 bits to which the games truncate it.
  battle.trunc = Math.trunc;
  if (hasOldFormula(battle)) {
    battle.clampIntRange = Math.trunc;
    // A critical hit of generation 1 cannot be switched off in another way.
    battle.randomChance = () => false;
  }
  // The log is not needed.
  battle.add = () => {};
  battle.addMove = () => {};
  battle.attrLastMove = () => {};
  return battle;
}

function hasOldFormula({ gen }: Battle): boolean {
  return gen <= 2;
}

/** Gives the Pokémon stats with which the damage is that of the power; they roll over in generations 1 and 2. */
export function setStats(pokemon: Pokemon): void {
  const stat = hasOldFormula(pokemon.battle) ? 200 : largeStat;
  pokemon.storedStats = { atk: stat, def: stat, spa: stat, spd: stat, spe: 300 };
  pokemon.modifiedStats = pokemon.storedStats;
}

/** Attacks the target with the move; returns the damage. */
export function attackWith(move: ActiveMove, source: Pokemon, target: Pokemon): number {
  const { battle } = source;
  if (hasOldFormula(battle)) {
    battle.singleEvent('ModifyMove', move, null, source, target, move, move);
    return battle.actions.getDamage(source, target, move) || 0;
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: useMove is no React hook.
  battle.actions.useMove(move, source, { target });
  return target.maxhp - target.hp;
}

/** Removes all traces of the last hit from the battle. */
export function clear(battle: Battle): void {
  battle.clearActiveMove(true);
  battle.queue.clear();
  battle.faintQueue.length = 0;
  // Some messages are added in another way, and too many are an error.
  battle.log.length = 0;
  for (const side of battle.sides) {
    side.active = [null as unknown as Pokemon];
    side.sideConditions = {};
  }
  battle.effectOrder = 0;
  // Makes random results independent of the number of previous hits.
  battle.prng = new PRNG('gen5,0123456789abcdef');
  Object.assign(battle.field, {
    weather: '',
    weatherState: battle.initEffectState({ id: '' }),
    terrain: '',
    terrainState: battle.initEffectState({ id: '' }),
    pseudoWeather: {},
  });
}

/** Puts a new Pokémon into the side's only slot. */
export function sendOut(side: Side, set: PokemonSet): Pokemon {
  const pokemon = new Pokemon(set, side);
  side.pokemon = [pokemon];
  side.pokemonLeft = 1;
  side.battle.actions.switchIn(pokemon, 0);
  return pokemon;
}

/** Types of special attacks in generation 3, in which the items for a type raise the stat of its category. */
const specialTypes = 'Fire Water Grass Electric Ice Psychic Dragon Dark'.split(' ');

/** The category of an attack: Physical wherever it does not matter. */
export function categoryOf(battle: Battle, type: string): 'Physical' | 'Special' {
  return battle.gen === 3 && specialTypes.includes(type) ? 'Special' : 'Physical';
}

/** Lets the abilities of the Pokémon that were sent out act. */
export function runSwitches(battle: Battle): void {
  for (let action = battle.queue.shift(); action; action = battle.queue.shift()) {
    if (action.choice === 'runSwitch') battle.actions.runSwitch(action.pokemon);
  }
}

/** A set without what changes a hit. */
export function createSet({
  species,
  item = '',
  ability = 'noability',
  speed = 0,
}: {
  species: string;
  item?: string | undefined;
  ability?: string | undefined;
  speed?: number;
}): PokemonSet {
  return {
    ...{ name: species, species, item, ability, moves: ['splash'], nature: 'hardy', gender: 'N' },
    ...{ evs: noStats, ivs: { ...noStats, spe: speed }, level: 100 },
  };
}
