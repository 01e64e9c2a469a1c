import { type Battle, type ID, type Pokemon, toID } from '@pkmn/sim';
import { placeAbilities, type Situation, slotOf, weathers } from './situations.ts';

/** The states in which these abilities of the attacker act. */
const statesOfAbilities: Readonly<Record<string, string>> = {
  flash_fire: 'flashfire',
  electromorphosis: 'charge',
  wind_power: 'charge',
};

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
    if (slotOf(condition) === 'terrain') battle.field.setTerrain(toID(condition), source);
    else if (condition === 'electrify' || condition === 'powder') addState(source, condition);
    // Roost does not remove the type of a Terastallized Pokémon.
    else if (condition === 'roost' && defender.tera) continue;
    else if (battle.dex.moves.get(toID(condition)).pseudoWeather) {
      battle.field.addPseudoWeather(toID(condition), source);
    } else addState(target, condition);
  }
}
