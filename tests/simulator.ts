import { type Battle, type Move, type PokemonSet, toID } from '@pkmn/sim';
import type { AttackingType } from '#core/charts/type.ts';
import type { Attack, Defender } from '#core/hit/situation.ts';
import { applyConditions } from './applyConditions.ts';
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
import type { SimulatedGeneration, Situation } from './situation.ts';
import { placeAbilities, weathers } from './situations.ts';

/*
 * Runs situations as real attacks in the battle simulator @pkmn/sim. For each one the battle gets two
 * new Pokémon and an empty field, so that the last hit has no influence.
 */

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

function fight(battle: Battle, { attack, defender, attacker, realMove }: Situation) {
  clear(battle);
  const species = defender.abilities?.includes('tera_shell') ? 'Terapagos-Terastal' : 'Mew';
  // The attacker is faster, so the weather of the defender comes last.
  // Until generation 6 Soul Dew was not about types.
  const isOldDew = attack.item === 'soul_dew' && battle.gen < 7;
  const user = (!isOldDew && usersOfItems[attack.item ?? '']) || 'Mew';
  const source = sendOut(battle.p1, setOf(user, attack, 31));
  const target = sendOut(battle.p2, setOf(species, defender));
  for (const condition of defender.conditions ?? []) {
    const weather = weathers[condition];
    if (weather) battle.field.setWeather(weather, source);
  }
  runSwitches(battle);
  for (const pokemon of [source, target]) setStats(pokemon);
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
    accuracy: true,
    willCrit: false,
  });
  if (typeof attack.move === 'object') {
    const { id, name, flags, priority, type, onModifyType, recoil, hasCrashDamage } =
      battle.dex.moves.get(toID(attack.move.id));
    Object.assign(strike, { id, name, flags, priority, type, onModifyType });
    if (recoil || hasCrashDamage) strike.recoil = [0, 1];
    // In generations 3 and 4 these two halve the target's defense by their ids.
    const halvesDefense =
      (battle.gen === 3 || battle.gen === 4) && (id === 'explosion' || id === 'selfdestruct');
    if (halvesDefense) strike.basePower = largeStat / 2;
  } else if (attack.move === undefined && !realMove) {
    // Without contact, and a sound for Liquid Voice.
    strike.flags = attack.abilities?.includes('liquid_voice') ? { sound: 1 } : {};
  }
  strike.flags = keepFlags(strike.flags);
  if (attack.type) strike.type = capitalize(attack.type);
  strike.category = categoryOf(battle, strike.type);
  // A move with `hit` set is used directly instead of copied.
  strike.hit = 1;
  const damage = attackWith(strike, source, target);
  // Generations 1 and 2 do not keep it.
  const typeMod =
    battle.gen <= 2 ? target.runEffectiveness(strike) : target.getMoveHitData(strike).typeMod;
  return { damage, effectiveness: damage && 2 ** typeMod };
}

/** The flags that rules ask for. */
function keepFlags(flags: Move['flags']) {
  const { contact, sound, bullet, wind, gravity, punch, bite, pulse, slicing } = flags;
  return {
    ...(contact && { contact }),
    ...(sound && { sound }),
    ...(bullet && { bullet }),
    ...(wind && { wind }),
    ...(gravity && { gravity }),
    ...(punch && { punch }),
    ...(bite && { bite }),
    ...(pulse && { pulse }),
    ...(slicing && { slicing }),
  };
}

/** A move with facts is Tackle with its id, type, flags and priority, without its other effects. */
function idOfAttack({ move }: Attack): string {
  return typeof move === 'string' ? toID(move) : 'tackle';
}

function setOf(species: string, battler: Attack | Defender, speed = 0): PokemonSet {
  const { slotAbility } = placeAbilities(battler);
  return createSet({ species, item: battler.item, ability: slotAbility, speed });
}

function capitalize(type: AttackingType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}
