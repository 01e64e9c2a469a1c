import { Battle, type ID, Pokemon, type PokemonSet, PRNG, type Side, toID } from '@pkmn/sim';
import type { Attack, Defender } from '#engine/situation.ts';
import type { AttackingType } from '#engine/type.ts';
import {
  placeAbilities,
  type SimulatedGeneration,
  type Situation,
  slotOf,
  weathers,
} from './situations.ts';

/*
 * Runs situations as real attacks in the battle simulator @pkmn/sim. For each one the battle gets two
 * new Pokémon and an empty field, so that the last hit has no influence.
 */

/** The states in which these abilities of the attacker act. */
const statesOfAbilities: Readonly<Record<string, string>> = {
  flash_fire: 'flashfire',
  electromorphosis: 'charge',
  wind_power: 'charge',
};

/** The only Pokémon for which these items act. */
const usersOfItems: Readonly<Record<string, string>> = {
  soul_dew: 'Latios',
  adamant_orb: 'Dialga',
  lustrous_orb: 'Palkia',
  griseous_orb: 'Giratina',
  adamant_crystal: 'Dialga-Origin',
  lustrous_globe: 'Palkia-Origin',
  griseous_core: 'Giratina-Origin',
};

/** Power and stats so large that their rounding is negligible. */
export const largeStat = 1_000_000;

const plainSituation: Situation = {
  attack: { move: 'struggle' },
  defender: { typing: ['normal'] },
};

/** `multiplier` is the damage divided by that of a hit without any rule. */
export type SimulatedHit = { effectiveness: number; damage: number; multiplier: number };

type Battlefield = { battle: Battle; unit: number };

const battlefields = new Map<SimulatedGeneration, Battlefield>();

/** Runs the situation in the simulator. */
export function simulate(situation: Situation, generation: SimulatedGeneration): SimulatedHit {
  const { battle, unit } = battlefieldOf(generation);
  const { effectiveness, damage } = fight(battle, situation);
  return { effectiveness, damage, multiplier: damage / unit };
}

/** The battle of the generation, which is reused: starting another takes longer than the hit. */
function battlefieldOf(generation: SimulatedGeneration): Battlefield {
  const existing = battlefields.get(generation);
  if (existing) return existing;
  const battle = startBattle(generation);
  const battlefield = { battle, unit: fight(battle, plainSituation).damage };
  battlefields.set(generation, battlefield);
  return battlefield;
}

/** Starts a battle of the generation without random numbers, truncation and log. */
export function startBattle(generation: SimulatedGeneration): Battle {
  const battle = new Battle({
    formatid: toID(`gen${generation}customgame`),
    p1: { name: 'attacker', team: [setOf('Mew', plainSituation.attack, 31)] },
    p2: { name: 'defender', team: [setOf('Mew', plainSituation.defender, 0)] },
  });
  if (battle.requestState === 'teampreview') battle.makeChoices('team 1', 'team 1');
  battle.randomizer = (damage) => damage;
  // Damage here is larger than the 16 and 32 bits to which the games truncate it.
  battle.trunc = Math.trunc;
  // The log is not needed.
  battle.add = () => {};
  battle.addMove = () => {};
  battle.attrLastMove = () => {};
  return battle;
}

function fight(battle: Battle, { attack, defender, attacker, realMove }: Situation) {
  clear(battle);
  const species = defender.abilities?.includes('tera_shell') ? 'Terapagos-Terastal' : 'Mew';
  // The attacker is faster, so the weather of the defender comes last.
  // Until generation 6 Soul Dew was not about types.
  const isOldDew = attack.item === 'soul_dew' && battle.gen < 7;
  const user = (!isOldDew && usersOfItems[attack.item ?? '']) || 'Mew';
  const source = sendOut(battle.p1, setOf(user, attack, 31));
  const target = sendOut(battle.p2, setOf(species, defender, 0));
  for (const condition of defender.conditions ?? []) {
    const weather = weathers[condition];
    if (weather) battle.field.setWeather(weather, source);
  }
  runSwitches(battle);
  for (const pokemon of [source, target]) {
    pokemon.storedStats = {
      atk: largeStat,
      def: largeStat,
      spa: largeStat,
      spd: largeStat,
      spe: 300,
    };
  }
  source.setType(attacker ? attacker.typing.slice(0, 2).map(capitalize) : '???', true);
  source.addedType = attacker?.typing.slice(2).map(capitalize).join('') ?? '';
  if (attacker?.tera) source.terastallized = source.teraType = capitalize(attacker.tera);
  // Blaze and similar abilities act at low HP.
  if (attack.isAbilityTriggered) source.hp = 1;
  target.setType(defender.typing.slice(0, 2).map(capitalize), true);
  target.addedType = defender.typing.slice(2).map(capitalize).join('');
  target.hp = target.maxhp = largeStat * largeStat;
  if (defender.tera) target.terastallized = target.teraType = capitalize(defender.tera);
  applyConditions(battle, source, target, { attack, defender });

  const strike = battle.dex.getActiveMove(realMove ?? (attack.move ? toID(attack.move) : 'tackle'));
  Object.assign(strike, {
    basePower: largeStat,
    accuracy: true,
    willCrit: false,
  });
  // Without contact, and a sound for Liquid Voice.
  strike.flags = attack.move || realMove ? {} : { sound: 1 };
  if (attack.type) strike.type = capitalize(attack.type);
  strike.category = categoryOf(battle, strike.type);
  // A move with `hit` set is used directly instead of copied.
  strike.hit = 1;
  // biome-ignore lint/correctness/useHookAtTopLevel: useMove is no React hook.
  battle.actions.useMove(strike, source, { target });
  const damage = target.maxhp - target.hp;
  return { damage, effectiveness: damage && 2 ** target.getMoveHitData(strike).typeMod };
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

/** Removes all traces of the last hit from the battle. */
export function clear(battle: Battle): void {
  battle.clearActiveMove(true);
  battle.queue.clear();
  battle.faintQueue.length = 0;
  for (const side of battle.sides) side.active = [null as unknown as Pokemon];
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

/** Sets the conditions, and the states in which the attacker's triggered abilities act. */
function applyConditions(
  battle: Battle,
  source: Pokemon,
  target: Pokemon,
  { attack, defender }: Situation,
): void {
  const addState = (pokemon: Pokemon, name: string) => {
    const id = name.startsWith('ability:') ? (name as ID) : toID(name);
    pokemon.volatiles[id] = battle.initEffectState({ id, target: pokemon });
  };
  for (const ability of placeAbilities(attack).others) addState(source, `ability:${toID(ability)}`);
  for (const ability of placeAbilities(defender).others) {
    addState(target, `ability:${toID(ability)}`);
  }
  const triggeredAbilities = (attack.isAbilityTriggered && attack.abilities) || [];
  for (const ability of triggeredAbilities) {
    const state = statesOfAbilities[ability];
    if (state) addState(source, state);
  }
  if (triggeredAbilities.includes('sand_force')) battle.field.setWeather('sandstorm', source);
  for (const condition of defender.conditions ?? []) {
    if (condition in weathers) continue;
    if (slotOf(condition) === 'terrain') battle.field.setTerrain(toID(condition), source);
    else if (condition === 'electrify') addState(source, condition);
    // Roost does not remove the type of a Terastallized Pokémon.
    else if (condition === 'roost' && defender.tera) continue;
    else if (battle.dex.moves.get(toID(condition)).pseudoWeather) {
      battle.field.addPseudoWeather(toID(condition), source);
    } else addState(target, condition);
  }
}

function setOf(species: string, battler: Attack | Defender, spe: number): PokemonSet {
  const evs = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 };
  return {
    name: species,
    species,
    item: battler.item ?? '',
    ability: placeAbilities(battler).slotAbility ?? 'noability',
    moves: ['splash'],
    nature: 'hardy',
    gender: 'N',
    evs,
    ivs: { ...evs, spe },
    level: 100,
  };
}

function capitalize(type: AttackingType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}
