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

/** Power and stats so large that their rounding is negligible. */
const largeStat = 1_000_000;

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
  const battlefield = { battle, unit: fight(battle, plainSituation).damage };
  battlefields.set(generation, battlefield);
  return battlefield;
}

function fight(battle: Battle, { attack, defender, attacker, realMove }: Situation) {
  clear(battle);
  const species = defender.abilities?.includes('tera_shell') ? 'Terapagos-Terastal' : 'Mew';
  // The attacker is faster, so the weather of the defender comes last.
  const source = sendOut(battle.p1, setOf('Mew', attack, 31));
  const target = sendOut(battle.p2, setOf(species, defender, 0));
  for (const condition of defender.conditions ?? []) {
    const weather = weathers[condition];
    if (weather) battle.field.setWeather(weather, source);
  }
  for (let action = battle.queue.shift(); action; action = battle.queue.shift()) {
    if (action.choice === 'runSwitch') battle.actions.runSwitch(action.pokemon);
  }
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

  const strike = battle.dex.getActiveMove(realMove ?? idOfAttack(attack));
  Object.assign(strike, {
    basePower: largeStat,
    category: 'Physical',
    accuracy: true,
    willCrit: false,
  });
  if (typeof attack.move === 'object') {
    const { id, name, flags, priority, type, onModifyType } = battle.dex.moves.get(
      toID(attack.move.id),
    );
    Object.assign(strike, { id, name, flags, priority, type, onModifyType });
  } else if (attack.move === undefined && !realMove) {
    // Without contact, and a sound for Liquid Voice.
    strike.flags = attack.abilities?.includes('liquid_voice') ? { sound: 1 } : {};
  }
  strike.flags = keepFlags(strike.flags);
  if (attack.type) strike.type = capitalize(attack.type);
  // A move with `hit` set is used directly instead of copied.
  strike.hit = 1;
  // biome-ignore lint/correctness/useHookAtTopLevel: useMove is no React hook.
  battle.actions.useMove(strike, source, { target });
  const damage = target.maxhp - target.hp;
  return { damage, effectiveness: damage && 2 ** target.getMoveHitData(strike).typeMod };
}

/** The flags that rules ask for, without such as that of moves that fail in Gravity. */
function keepFlags({ contact, sound, bullet, wind }: Record<string, 1 | undefined>) {
  return {
    ...(contact && { contact }),
    ...(sound && { sound }),
    ...(bullet && { bullet }),
    ...(wind && { wind }),
  };
}

/** A move with facts is Tackle with its id, type, flags and priority, without its other effects. */
function idOfAttack({ move }: Attack): string {
  return typeof move === 'string' ? toID(move) : 'tackle';
}

/** Removes all traces of the last hit from the battle. */
function clear(battle: Battle): void {
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
function sendOut(side: Side, set: PokemonSet): Pokemon {
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
