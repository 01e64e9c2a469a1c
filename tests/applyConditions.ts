import { type Battle, type Effect, type ID, type Pokemon, toID } from '@pkmn/sim';
import type { Situation } from './situation.ts';
import { placeAbilities, weathers } from './situations.ts';

/** The states in which these abilities of the attacker act. */
const statesOfAbilities: Readonly<Record<string, string>> = {
  flash_fire: 'flashfire',
  electromorphosis: 'charge',
  wind_power: 'charge',
};

/**
 * The moves that change the types of the target, in the order in which they follow each other; Roost
 * acts in between.
 */
const typeMoves = [
  'soak',
  'magic_powder',
  'burn_up',
  'double_shock',
  'forests_curse',
  'trick_or_treat',
];

/** Runs the part of a move that changes the types of the target. */
function changeTypes(battle: Battle, source: Pokemon, target: Pokemon, name: string): void {
  const move = battle.dex.getActiveMove(toID(name));
  if (!move.self) battle.singleEvent('Hit', move, {}, target, source, move);
  // Burn Up and Double Shock change the types of their own user, which has the type.
  else if (target.hasType(move.type))
    battle.singleEvent('Hit', move.self as Effect, {}, target, target, move);
}

/** Sets the conditions, and the states in which the attacker's triggered abilities act. */
export function applyConditions(
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
    if (condition.endsWith('_terrain')) battle.field.setTerrain(toID(condition), source);
    else if (condition === 'electrify' || condition === 'powder') addState(source, condition);
    // Roost does not remove the type of a Terastallized Pokémon.
    else if (condition === 'roost' && defender.tera) continue;
    else if (typeMoves.includes(condition)) continue;
    else if (battle.dex.moves.get(toID(condition)).pseudoWeather) {
      battle.field.addPseudoWeather(toID(condition), source);
    } else addState(target, condition);
  }
  for (const name of typeMoves.filter((each) => defender.conditions?.some((one) => one === each)))
    changeTypes(battle, source, target, name);
}
